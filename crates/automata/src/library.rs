//! Relations with their tables and definitions, and decisions of sentences about them.

use crate::Numeration;
use crate::define::define;
use crate::digits::{Digits, listed};
use crate::eliminate::eliminated;
use crate::expression::Expression;
use crate::implication::implication;
use crate::linear::{Sign, linear};
use crate::member::Members;
use crate::proof::Proof;
use crate::relation::{Case, Cases, Literal, Relation};
use crate::sentence::Sentence;
use crate::sets::{Mixed, Sets};
use crate::shapes::{ShapeCache, Shaped};
use crate::spent::Spent;
use crate::table::Table;
use crate::unsatisfiable::{Verdict, unsatisfiable};
use crate::walk::Walk;
use crate::watch::{Watch, most_variables};
use limits::Meter;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Relations of one numeration whose tables have been made.
pub struct Library {
    numeration: Numeration,
    tables: FxHashMap<Relation, Arc<Table>>,
    decided: FxHashMap<Sentence, Verdict<Proof>>,
    shapes: ShapeCache,
}

/// Reason why there is no table or no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A limit was reached.
    Spent(Spent),
    /// The relation is not expressible in this numeration.
    Foreign(Relation),
}

impl From<Spent> for Trouble {
    fn from(spent: Spent) -> Trouble {
        Trouble::Spent(spent)
    }
}

impl Library {
    /// An empty library.
    pub fn new(numeration: Numeration) -> Library {
        Library {
            numeration,
            tables: FxHashMap::default(),
            decided: FxHashMap::default(),
            shapes: ShapeCache::default(),
        }
    }

    /// Numeration of the library.
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    /// Returns the table of a relation, which is made on first use.
    pub fn table(&mut self, relation: &Relation, meter: &Meter) -> Result<Arc<Table>, Trouble> {
        if let Some(table) = self.tables.get(relation) {
            return Ok(table.clone());
        }
        let table = self.make(relation, meter)?;
        self.tables.insert(relation.clone(), table.clone());
        Ok(table)
    }

    /// Returns `true` if a relation is expressible in this numeration.
    fn speaks(&self, relation: &Relation) -> bool {
        match (relation, self.numeration) {
            (Relation::Digits(digits), numeration) => match digits {
                Digits::Constant(_) | Digits::Shift | Digits::EvenZeros => true,
                Digits::Fibonacci | Digits::LowestZeckendorf => numeration == Numeration::Quadratic(1),
                _ => numeration == Numeration::Base(2),
            },
            (Relation::Floor(of), numeration) => numeration == *of && of.slope().is_some(),
            (Relation::Parted(_), _) => false,
            _ => true,
        }
    }

    fn make(&mut self, relation: &Relation, meter: &Meter) -> Result<Arc<Table>, Trouble> {
        if !self.speaks(relation) {
            return Err(Trouble::Foreign(relation.clone()));
        }
        self.fits(u32::try_from(relation.arity()).unwrap_or(u32::MAX))?;
        let numeration = self.numeration;
        let compared = |sign| linear(numeration, &[1, -1], 0, sign, meter);
        Ok(Arc::new(match relation {
            Relation::Equal => compared(Sign::Zero)?,
            Relation::Less => compared(Sign::Negative)?,
            Relation::Digits(digits) => digits.table(numeration, meter)?,
            Relation::Linear(expression, sign) => {
                let coefficients: Vec<i64> = expression.coefficients.values().copied().collect();
                linear(numeration, &coefficients, expression.constant, *sign, meter)?
            }
            Relation::Listed(of) => listed(numeration, of.arity, &of.transitions, &of.accepting, meter)?,
            Relation::Floor(of) => return self.define(&floor(*of), meter),
            Relation::Parted(_) => return Err(Trouble::Foreign(relation.clone())),
            Relation::Cases(cases) => return self.define(cases, meter),
        }))
    }

    /// Makes the table of a definition.
    fn define(&mut self, cases: &Cases, meter: &Meter) -> Result<Arc<Table>, Trouble> {
        let [case] = &*cases.cases else { return Ok(Arc::new(self.define_all(cases, meter)?)) };
        self.fits(cases.free.saturating_add(case.bound))?;
        let shaped = self.shaped((cases.free, false), &case.literals, meter)?.1;
        if let Some((original, tracks)) = self.shapes.find(&shaped) {
            let original = original.clone();
            let table = Arc::new(original.arranged(&tracks, meter)?.0);
            self.shapes.keep_arranged(&table, &original, tracks);
            return Ok(table);
        }
        let table = Arc::new(self.define_all(cases, meter)?);
        self.shapes.keep(shaped, &table);
        Ok(table)
    }

    /// Tables of some literals, and their shape.
    fn shaped(
        &mut self,
        free: (u32, bool),
        literals: &[Literal],
        meter: &Meter,
    ) -> Result<(Vec<Arc<Table>>, Shaped), Trouble> {
        let tables = literals.iter().map(|literal| self.table(&literal.relation, meter));
        let tables = tables.collect::<Result<Vec<_>, _>>()?;
        let shaped = self.shapes.shaped(free, literals, &tables);
        Ok((tables, shaped))
    }

    fn define_all(&mut self, cases: &Cases, meter: &Meter) -> Result<Table, Trouble> {
        let mut simpler = vec![];
        for case in &cases.cases {
            self.fits(cases.free.saturating_add(case.bound))?;
            let watches = self.watches(&case.literals, meter)?;
            simpler.push(eliminated(self.numeration, cases.free, watches, meter)?);
        }
        Ok(define(self.numeration, &mut self.walk(cases.free, vec![], simpler)?, meter)?)
    }

    fn watches(&mut self, literals: &[Literal], meter: &Meter) -> Result<Vec<Watch>, Trouble> {
        let mut watches = Vec::with_capacity(literals.len());
        for literal in literals {
            let table = self.table(&literal.relation, meter)?;
            watches.push(Watch::new(literal.positive, literal.arguments.clone(), &table, meter)?);
        }
        Ok(watches)
    }

    /// Prepares the given literals, and cases with their numbers of bound variables, for reading.
    fn walk(&self, free: u32, given: Vec<Watch>, cases: Vec<(u32, Vec<Watch>)>) -> Result<Walk, Trouble> {
        self.fits(free)?;
        let (count, mut universal, mut mixed) = (given.len(), given, vec![]);
        for (bound, watches) in cases {
            let first = universal.len();
            let (own, others): (Vec<Watch>, Vec<Watch>) = watches
                .into_iter()
                .partition(|watch| watch.variables.iter().all(|&variable| variable < free));
            universal.extend(own);
            mixed.push(Mixed::new(self.numeration, free, bound, others, first..universal.len()));
        }
        Ok(Walk::new(self.numeration, free, universal, count, Sets::new(free, mixed)))
    }

    /// Checks that a sentence may have this many variables.
    fn fits(&self, variables: u32) -> Result<(), Trouble> {
        if variables > most_variables(self.numeration) {
            Err(Spent::Variables(variables).into())
        } else {
            Ok(())
        }
    }

    /// Decides a sentence; earlier decisions are remembered.
    ///
    /// ```
    /// use automata::{Meter, Library, Literal, Numeration, Relation, Sentence, Verdict};
    /// use dashu_int::UBig;
    ///
    /// let mut library = Library::new(Numeration::Base(2));
    /// let less = |a, b| Literal::new(Relation::Less, [a, b]);
    /// let circle = Sentence::Nothing { variables: 3, literals: vec![less(0, 1), less(1, 2), less(2, 0)] };
    /// assert!(matches!(library.decide(&circle, &Meter::ample()), Ok(Verdict::Holds(_))));
    /// let chain = Sentence::Nothing { variables: 3, literals: vec![less(0, 1), less(1, 2)] };
    /// let smallest = [0u8, 1, 2].map(UBig::from).to_vec();
    /// let Ok(Verdict::Fails { numbers, .. }) = library.decide(&chain, &Meter::ample()) else { panic!() };
    /// assert_eq!(numbers, smallest);
    /// ```
    pub fn decide(&mut self, sentence: &Sentence, meter: &Meter) -> Result<Verdict<Proof>, Trouble> {
        if let Some(verdict) = self.decided.get(sentence) {
            return Ok(verdict.clone());
        }
        let verdict = match sentence {
            Sentence::Nothing { variables, literals } => {
                self.fits(*variables)?;
                self.unsatisfiable(*variables, literals, meter)?
            }
            Sentence::Every { variables, given, cases } => {
                let given = self.watches(given, meter)?;
                let mut read = vec![];
                for case in cases {
                    self.fits(variables.saturating_add(case.bound))?;
                    read.push((case.bound, self.watches(&case.literals, meter)?));
                }
                let mut walk = self.walk(*variables, given, read)?;
                match implication(self.numeration, &mut walk, meter)? {
                    Verdict::Holds(found) => Verdict::Holds(Proof::new(self.numeration, &walk, &found)),
                    Verdict::Fails { numbers, met } => Verdict::Fails { numbers, met },
                }
            }
        };
        self.decided.insert(sentence.clone(), verdict.clone());
        Ok(verdict)
    }

    /// Decides that no numbers satisfy all of some literals.
    fn unsatisfiable(
        &mut self,
        variables: u32,
        literals: &[Literal],
        meter: &Meter,
    ) -> Result<Verdict<Proof>, Trouble> {
        let (tables, shaped) = self.shaped((variables, true), literals, meter)?;
        if let Some(met) = self.shapes.unsatisfiable(&shaped) {
            return Ok(Verdict::Holds(Proof::empty(met)));
        }
        let watch = |(literal, table): (&Literal, &Arc<Table>)| {
            Watch::new(literal.positive, literal.arguments.clone(), table, meter)
        };
        let watches = literals.iter().zip(&tables).map(watch).collect::<Result<Vec<_>, _>>()?;
        Ok(match unsatisfiable(self.numeration, variables, watches, meter)? {
            Verdict::Holds(met) => {
                self.shapes.keep_unsatisfiable(shaped, met);
                Verdict::Holds(Proof::empty(met))
            }
            Verdict::Fails { numbers, met } => Verdict::Fails { numbers, met },
        })
    }

    /// The counterexamples of a sentence, as a relation of its first numbers.
    pub fn failing(&mut self, sentence: &Sentence, numbers: u32, meter: &Meter) -> Result<Members, Trouble> {
        let (variables, literals) = match sentence {
            Sentence::Nothing { variables, literals } => (*variables, literals.clone()),
            Sentence::Every { variables, given, cases } => {
                let some = Cases { free: *variables, cases: cases.clone() };
                let all: Vec<u32> = (0..*variables).collect();
                let none = Literal::new(Relation::Cases(Arc::new(some)), all).opposite();
                (*variables, given.iter().cloned().chain([none]).collect())
            }
        };
        let bound = variables.saturating_sub(numbers);
        let cases = Cases { free: numbers, cases: vec![Case { bound, literals }] };
        Ok(self.table(&Relation::Cases(Arc::new(cases)), meter)?.members(meter)?)
    }

    /// Returns `true` if the numbers are related.
    pub fn holds(
        &mut self,
        relation: &Relation,
        numbers: &[dashu_int::UBig],
        meter: &Meter,
    ) -> Result<bool, Trouble> {
        Ok(self.table(relation, meter)?.contains(numbers))
    }
}

/// ⌊α·x0⌋ = x1. In a quadratic numeration x1 ends in an even number of zeros, and with one zero more it is x1 + t·x0
/// (Fraenkel 1982). Where the places are worth Uₙ = a·Uₙ₋₁ − Uₙ₋₂, with the roots β and 1/β of x² = a·x − 1, the
/// digits dₙ of x0 give with one zero more β·x0 plus the sum of dₙ·β⁻ⁿ⁻¹, which is between 0 and 1 since a word
/// read backwards is a word: ⌊β·x0⌋ + 1 for x0 > 0, and α = (β − 1)/(a − 2).
fn floor(numeration: Numeration) -> Cases {
    let literal = |relation, arguments: &[u32]| Literal::new(relation, arguments);
    let linear = |factors: [i64; 3], constant, sign| {
        Relation::Linear(Expression { coefficients: (0..).zip(factors).collect(), constant }, sign)
    };
    let negative = |factors, constant| linear(factors, constant, Sign::Negative);
    let zero = || Relation::Digits(Digits::Constant(0u8.into()));
    let shift = Relation::Digits(Digits::Shift);
    let radix = i64::from(numeration.radix());
    let literals = match numeration.subtracts() {
        false => vec![
            literal(Relation::Digits(Digits::EvenZeros), &[1]),
            literal(shift, &[1, 2]),
            literal(linear([radix - 1, 1, -1], 0, Sign::Zero), &[0, 1, 2]),
        ],
        true => {
            let divisor = radix - 2;
            vec![
                literal(shift, &[0, 2]),
                literal(negative([1, divisor, -1], 0), &[0, 1, 2]),
                literal(negative([-1, -divisor, 1], -divisor - 1), &[0, 1, 2]),
            ]
        }
    };
    Cases {
        free: 2,
        cases: vec![
            Case { bound: 0, literals: vec![literal(zero(), &[0]), literal(zero(), &[1])] },
            Case { bound: 1, literals },
        ],
    }
}
