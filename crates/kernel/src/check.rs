//! The checker.

use crate::atoms;
use crate::certificate::Certificate;
use crate::cover::uncovered;
use crate::limits::{Limits, Meter};
use crate::numeration::Numeration;
use crate::plan::{Book, demands};
use crate::rejection::{Rejection, Result};
use crate::scope::Scope;
use crate::statement::{Definition, Literal, Relation, Statement, Variable};
use crate::table::{Child, Table};
use crate::text::Text;
use crate::walk::{Joined, Product, Words, satisfied};
use std::collections::{HashMap, HashSet};

/// A statement that has been proved, and how much that took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// The statement, proved for all positions.
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
    checked(certificate, &meter)
}

/// Checks a certificate that has been read.
pub fn checked(certificate: Certificate, meter: &Meter) -> Result<Theorem> {
    if !certificate.statement.numeration.is_certain() {
        return Err(Rejection::Numeration);
    }
    let list = certificate.definitions.iter().map(|(_, definition, _)| definition.clone()).collect();
    let mut book = Book::closed(list, meter.limits.bytes);
    let demands = demands(&certificate.statement, &certificate.phases, &mut book)?;
    let mut shelf = Shelf { certificate: &certificate, meter, atoms: HashMap::new(), bytes: 0 };
    let definitions = certificate.definitions.iter().flat_map(|(_, definition, _)| &definition.literals);
    shelf.add(definitions.chain(demands.iter().flat_map(|demand| &demand.literals)))?;
    if certificate.floor.is_some() {
        shelf.floor()?;
    }
    for (place, (name, definition, table)) in certificate.definitions.iter().enumerate() {
        if let Some(words) = shelf.differs(place, definition, table)? {
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

    /// Makes the tables of literals that there are not yet.
    fn add<'l>(&mut self, literals: impl IntoIterator<Item = &'l Literal>) -> Result<()> {
        for literal in literals {
            if self.table(literal).is_none() {
                let (relation, numbers) = (&literal.relation, literal.numbers.len());
                let automata = &self.certificate.statement.automata;
                let table = atoms::table(relation, numbers, self.numeration(), automata, self.meter)?;
                self.bytes += 8 * (table.states() + table.nodes().map(|node| node.1.len()).sum::<usize>());
                self.meter.holds(self.bytes)?;
                self.atoms.insert((relation.clone(), numbers), table);
            }
        }
        Ok(())
    }

    fn table(&self, literal: &Literal) -> Option<&Table> {
        match &literal.relation {
            Relation::Defined(place) => self.certificate.definitions.get(*place).map(|(_, _, table)| table),
            Relation::Floor => self.certificate.floor.as_ref(),
            other => self.atoms.get(&(other.clone(), literal.numbers.len())),
        }
    }

    /// Literals as a product that reads so many numbers.
    fn product<'s>(&'s self, literals: &'s [Literal], numbers: u32) -> Result<Product<'s>> {
        let mut joined = vec![];
        for literal @ Literal { positive, numbers, .. } in literals {
            let table = self.table(literal).ok_or(Rejection::NoFloor)?;
            joined.push(Joined { positive: *positive, table, numbers });
        }
        Product::new(self.numeration(), joined, numbers as usize)
    }

    /// Some numbers with which all literals hold.
    fn some(&self, literals: &[Literal], numbers: u32) -> Result<Option<Words>> {
        satisfied(&self.product(literals, numbers)?, self.meter)
    }

    /// Numbers on which a table differs from its definition.
    fn differs(&self, place: usize, definition: &Definition, table: &Table) -> Result<Option<Words>> {
        let Definition { free, bound, literals } = definition;
        if *bound > 0 {
            let case = self.product(literals, free + bound)?;
            return uncovered(self.numeration(), *free, table, &[case], self.meter);
        }
        let own = Literal::new(Relation::Defined(place), (0..*free).collect::<Vec<Variable>>());
        let outside = literals.iter().cloned().chain([own.clone().opposite()]).collect();
        let within = literals.iter().map(|literal| vec![own.clone(), literal.clone().opposite()]);
        for literals in std::iter::once(outside).chain(within) {
            let words = self.some(&literals, *free)?;
            if words.is_some() {
                return Ok(words);
            }
        }
        Ok(None)
    }

    /// Shows that the table of `floor` has the properties that determine F(x) = ⌊α·x⌋: each x has one F(x)
    /// (1, 2), F(0) = 0 (3), it rises (4), and each number above 0 is F(x) or G(x) = P·x + F(Q·x) for an x above 0,
    /// but no number is both, for any two x (5, 6). So F(x) is the least number above 0 that is neither F(y) for a y
    /// below x nor G(y) with Q·y below x: what is no F(y) for any y below x is at least F(x), and G(y) is more than F(x)
    /// if Q·y is at least x. And F is the only solution; ⌊α·x⌋ is one, since 1/α + 1/(P + Q·α) = 1 (S. Beatty, 1926).
    fn floor(&mut self) -> Result<()> {
        let Some((p, q)) = self.numeration().complement() else { return Err(Rejection::NoFloor) };
        // Numbers v and w, and that G(x) = z.
        let second = |x: &str, z: &str| match q {
            1 => ("w", format!("(floor {x} w) (= (+ (* {p} {x}) w) {z})")),
            _ => ("v w", format!("(= (* {q} {x}) v) (floor v w) (= (+ (* {p} {x}) w) {z})")),
        };
        let (more, equals) = second("z", "y");
        let apart = format!("(x y z {more}) (and (floor x y) (not (= x 0)) (not (= z 0)) {equals})");
        let never = [
            (2, "(x y z) (and (floor x y) (floor x z) (< y z))"),
            (3, "(x y) (and (= x 0) (= y 0) (not (floor x y)))"),
            (4, "(x y z w) (and (floor x y) (floor z w) (< x z) (not (< y w)))"),
            (5, &apart),
        ];
        let broken = |axiom, words: Option<Words>| {
            words.map_or(Ok(()), |words| Err(Rejection::Floor { axiom, words }))
        };
        for (axiom, text) in never {
            let Definition { free, literals, .. } = self.property(text)?;
            broken(axiom, self.some(&literals, free)?)?;
        }
        let (more, equals) = second("y", "x");
        let other = format!("(x) (exists (y {more}) {equals})");
        let always: [(u32, &[&str]); 2] = [
            (1, &["(x) (exists (y) (floor x y))"]),
            (6, &["(x) (and (= x 0))", "(x) (exists (y) (floor y x))", &other]),
        ];
        let all = Table::new(1, self.numeration().radix(), &[], vec![Child::State(0)], &[0]);
        let all = all.map_err(|flaw| Rejection::Table { name: "floor".to_string(), flaw })?;
        for (axiom, cases) in always {
            let cases = cases.iter().map(|text| self.property(text)).collect::<Result<Vec<Definition>>>()?;
            let products = cases.iter().map(|it| self.product(&it.literals, it.free + it.bound));
            let products = products.collect::<Result<Vec<Product>>>()?;
            broken(axiom, uncovered(self.numeration(), 1, &all, &products, self.meter)?)?;
        }
        Ok(())
    }

    /// A property of `floor`, in the form of a definition; the tables of its literals are added.
    fn property(&mut self, text: &str) -> Result<Definition> {
        let text = Text::read(text)?;
        let [free, body] = *text.top else { return Err(Rejection::NoFloor) };
        let definition = Definition::read(&text, free, body, Scope::new(self.numeration(), &[], &[]))?;
        self.add(&definition.literals)?;
        Ok(definition)
    }
}
