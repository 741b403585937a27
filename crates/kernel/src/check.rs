//! The checker.

use crate::atoms;
use crate::certificate::Certificate;
use crate::cover::uncovered;
use crate::limits::{Limits, Meter};
use crate::numeration::Numeration;
use crate::plan::{Book, Definition, demands};
use crate::rejection::Rejection;
use crate::statement::{Literal, Relation, Sense, Statement, Variable};
use crate::table::Table;
use crate::walk::{Joined, Product, Words, satisfied};
use std::collections::{HashMap, HashSet};

type Result<T> = std::result::Result<T, Rejection>;

/// A statement that has been proved, and how much that took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// What has been proved, for all positions.
    pub statement: Statement,
    /// Number of definitions, and of the states of their tables.
    pub definitions: usize,
    /// Number of states of the tables of the certificate.
    pub states: usize,
    /// Number of demands.
    pub demands: usize,
}

/// Checks the text of a certificate.
pub fn check(text: &str, limits: Limits) -> Result<Theorem> {
    let certificate = Certificate::parse(text)?;
    let meter = Meter::new(limits);
    meter.steps(text.len())?;
    let numeration = certificate.statement.numeration;
    numeration.certify().map_err(Rejection::Numeration)?;
    let list = certificate.definitions.iter().map(|(_, definition, _)| definition.clone()).collect();
    let mut book = Book::closed(list, limits.bytes);
    let demands = demands(&certificate.statement, &certificate.ranks, &mut book)?;
    let mut shelf = Shelf { certificate: &certificate, meter: &meter, atoms: HashMap::new(), bytes: 0 };
    let definitions = certificate.definitions.iter().flat_map(|(_, definition, _)| &definition.literals);
    for literal in definitions.chain(demands.iter().flat_map(|demand| &demand.literals)) {
        shelf.add(&literal.relation, literal.numbers.len())?;
    }
    if certificate.floor.is_some() {
        shelf.floor()?;
    }
    for (place, (name, definition, _)) in certificate.definitions.iter().enumerate() {
        if let Some(words) = shelf.differs(place, definition)? {
            return Err(Rejection::Differs { name: name.clone(), words });
        }
    }
    let mut held: HashSet<&[Literal]> = HashSet::new();
    for demand in &demands {
        // Demands that differ in nothing but their label are walked once.
        if held.insert(&demand.literals)
            && let Some(words) = shelf.some(&demand.literals, demand.numbers)?
        {
            return Err(Rejection::Fails { label: demand.label, number: demand.number, words });
        }
    }
    let tables = certificate.definitions.iter().map(|(_, _, table)| table).chain(&certificate.floor);
    Ok(Theorem {
        states: tables.map(Table::states).sum(),
        definitions: certificate.definitions.len(),
        demands: demands.len(),
        statement: certificate.statement,
    })
}

/// The tables of a certificate, and those of relations that are known by themselves.
struct Shelf<'a> {
    certificate: &'a Certificate,
    meter: &'a Meter<'a>,
    atoms: HashMap<(Relation, usize), Table>,
    /// Bytes of these, about.
    bytes: usize,
}

impl Shelf<'_> {
    fn numeration(&self) -> Numeration {
        self.certificate.statement.numeration
    }

    /// Makes the table of a relation, unless the certificate has it.
    fn add(&mut self, relation: &Relation, numbers: usize) -> Result<()> {
        let key = (relation.clone(), numbers);
        match relation {
            Relation::Defined(_) => {}
            Relation::Floor if self.certificate.floor.is_some() => {}
            Relation::Floor => return Err(Rejection::NoFloor),
            _ if self.atoms.contains_key(&key) => {}
            _ => {
                let automata = &self.certificate.statement.automata;
                let table = atoms::table(relation, numbers, self.numeration(), automata, self.meter)?;
                self.bytes += 8 * table.size();
                self.meter.holds(self.bytes)?;
                self.atoms.insert(key, table);
            }
        }
        Ok(())
    }

    fn table(&self, relation: &Relation, numbers: usize) -> Result<&Table> {
        let table = match relation {
            Relation::Defined(place) => self.certificate.definitions.get(*place).map(|(_, _, table)| table),
            Relation::Floor => self.certificate.floor.as_ref(),
            other => self.atoms.get(&(other.clone(), numbers)),
        };
        table.ok_or(Rejection::NoFloor)
    }

    fn all<'s>(&'s self, literals: &'s [Literal]) -> Result<Vec<Joined<'s>>> {
        let joined = |it: &'s Literal| {
            let table = self.table(&it.relation, it.numbers.len())?;
            Ok(Joined { positive: it.positive, table, numbers: &it.numbers })
        };
        literals.iter().map(joined).collect()
    }

    /// Some numbers with which all literals hold.
    fn some(&self, literals: &[Literal], numbers: u32) -> Result<Option<Words>> {
        let product = Product::new(self.numeration(), self.all(literals)?, numbers as usize)?;
        satisfied(&product, self.meter)
    }

    /// Numbers on which a table differs from its definition.
    fn differs(&self, place: usize, definition: &Definition) -> Result<Option<Words>> {
        let Definition { free, bound, literals } = definition;
        let own = Literal::new(Relation::Defined(place), (0..*free).collect::<Vec<Variable>>());
        if *bound > 0 {
            let case = vec![(*bound as usize, self.all(literals)?)];
            let table = self.table(&own.relation, own.numbers.len())?;
            return uncovered(self.numeration(), *free as usize, table, case, self.meter);
        }
        let outside = literals.iter().cloned().chain([own.clone().opposite()]);
        if let Some(words) = self.some(&outside.collect::<Vec<_>>(), *free)? {
            return Ok(Some(words));
        }
        for literal in literals {
            let words = self.some(&[own.clone(), literal.clone().opposite()], *free)?;
            if words.is_some() {
                return Ok(words);
            }
        }
        Ok(None)
    }

    /// Shows that the table of `floor` has the properties that determine F(x) = ⌊α·x⌋: each x has one F(x) (1, 2),
    /// F(0) = 0 (3), it rises (4), and each number above 0 is F(x) or F(x) + T·x for an x above 0, but no number is both,
    /// for any two x (5, 6). So F(x) is the least number that is neither for a smaller x, and F is the only solution;
    /// ⌊α·x⌋ is one, since 1/α + 1/(α + T) = 1 (S. Beatty, 1926).
    fn floor(&mut self) -> Result<()> {
        let Numeration::Quadratic(t) = self.numeration() else { return Err(Rejection::NoFloor) };
        let is = |x: Variable, y: Variable| Literal::new(Relation::Floor, [x, y]);
        let less = |x: Variable, y: Variable| Literal::linear([(x, 1), (y, -1)], 0, Sense::Negative);
        let zero = |x: Variable| Literal::linear([(x, 1)], 0, Sense::Zero);
        let positive = |x: Variable| zero(x).opposite();
        let second = |x: Variable, y: Variable, z: Variable| {
            Literal::linear([(x, t.into()), (y, 1), (z, -1)], 0, Sense::Zero)
        };
        let never: [(u32, u32, Vec<Literal>); 4] = [
            (2, 3, vec![is(0, 1), is(0, 2), less(1, 2)]),
            (3, 2, vec![zero(0), zero(1), is(0, 1).opposite()]),
            (4, 4, vec![is(0, 1), is(2, 3), less(0, 2), less(1, 3).opposite()]),
            (5, 4, vec![is(0, 1), is(2, 3), positive(0), positive(2), second(2, 3, 1)]),
        ];
        let always = Literal::linear([], 0, Sense::Zero);
        let ways = [(1, vec![is(0, 1)])];
        let cases = [(0, vec![zero(0)]), (1, vec![is(1, 0)]), (2, vec![is(1, 2), second(1, 2, 0)])];
        let literals = never.iter().map(|it| &it.2).chain(ways.iter().chain(&cases).map(|it| &it.1)).flatten();
        for literal in literals.cloned().chain([always.clone()]).collect::<Vec<_>>() {
            self.add(&literal.relation, literal.numbers.len())?;
        }
        let broken = |axiom, words: Option<Words>| {
            words.map_or(Ok(()), |words| Err(Rejection::Floor { axiom, words }))
        };
        let every = |cases: &[(usize, Vec<Literal>)]| {
            let joined = cases.iter().map(|(bound, literals)| Ok((*bound, self.all(literals)?)));
            let table = self.table(&always.relation, 0)?;
            uncovered(self.numeration(), 1, table, joined.collect::<Result<_>>()?, self.meter)
        };
        broken(1, every(&ways)?)?;
        for (axiom, numbers, literals) in &never {
            broken(*axiom, self.some(literals, *numbers)?)?;
        }
        broken(6, every(&cases)?)
    }
}
