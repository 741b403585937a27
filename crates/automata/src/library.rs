//! Relations with their tables, what they are defined by, and sentences about them decided.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::digits::{Digits, listed};
use crate::every::{Closed, every};
use crate::expression::Expression;
use crate::linear::{Sign, linear};
use crate::nothing::{Verdict, nothing};
use crate::relation::{Case, Cases, Literal, Relation};
use crate::sentence::Sentence;
use crate::sets::{Element, Mixed, Sets};
use crate::table::{Child, Kind, Reader, Table, explore};
use crate::watch::Watch;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The relations of one numeration whose tables have been made.
pub struct Library {
    numeration: Numeration,
    tables: FxHashMap<Relation, Arc<Table>>,
}

/// Why there is no table or no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A limit was reached.
    Spent(Spent),
    /// This relation cannot be told in this numeration.
    Foreign(Relation),
}

impl From<Spent> for Trouble {
    fn from(spent: Spent) -> Trouble {
        Trouble::Spent(spent)
    }
}

/// A proof of a sentence: closed sets, in the states of the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The nodes.
    pub nodes: Vec<At>,
}

/// A node of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The states of the universal literals.
    pub states: Vec<Option<u32>>,
    /// Whether the last digit of each universal variable was the largest one.
    pub full: Vec<bool>,
    /// The elements of the set.
    pub elements: Vec<One>,
}

/// An element of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct One {
    /// The number of its case.
    pub case: u32,
    /// The states of the mixed literals.
    pub states: Vec<Option<u32>>,
    /// Whether the last digit of each bound variable was the largest one.
    pub full: Vec<bool>,
}

impl Library {
    /// An empty library.
    pub fn new(numeration: Numeration) -> Library {
        Library { numeration, tables: FxHashMap::default() }
    }

    /// How its numbers are written.
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    /// The table of a relation, made if need be.
    pub fn table(&mut self, relation: &Relation, budget: &Budget) -> Result<Arc<Table>, Trouble> {
        if let Some(table) = self.tables.get(relation) {
            return Ok(table.clone());
        }
        let table = Arc::new(self.make(relation, budget)?);
        self.tables.insert(relation.clone(), table.clone());
        Ok(table)
    }

    /// Whether a relation can be told in this numeration.
    fn speaks(&self, relation: &Relation) -> bool {
        match (relation, self.numeration) {
            (Relation::Digits(digits), numeration) => match digits {
                Digits::Constant(_) | Digits::Shift | Digits::EvenZeros => true,
                Digits::Fibonacci | Digits::LowestZeckendorf => numeration == Numeration::Quadratic(1),
                _ => numeration == Numeration::Base(2),
            },
            (Relation::Floor(t), numeration) => numeration == Numeration::Quadratic(*t),
            _ => true,
        }
    }

    fn make(&mut self, relation: &Relation, budget: &Budget) -> Result<Table, Trouble> {
        if !self.speaks(relation) {
            return Err(Trouble::Foreign(relation.clone()));
        }
        let numeration = self.numeration;
        let compared = |sign| linear(numeration, &[1, -1], 0, sign, budget);
        Ok(match relation {
            Relation::Equal => compared(Sign::Zero)?,
            Relation::Less => compared(Sign::Negative)?,
            Relation::Digits(digits) => digits.table(numeration, budget)?,
            Relation::Linear(expression, sign) => {
                let coefficients: Vec<i64> = expression.coefficients.values().copied().collect();
                linear(numeration, &coefficients, expression.constant, *sign, budget)?
            }
            Relation::Listed(of) => listed(numeration, of.arity, &of.transitions, &of.accepting, budget)?,
            Relation::Floor(t) => self.define(&floor(*t), budget)?,
            Relation::Cases(cases) => self.define(cases, budget)?,
        })
    }

    /// The table of a definition: its cases read along, all ways in which their bound variables may go on at once.
    fn define(&mut self, cases: &Cases, budget: &Budget) -> Result<Table, Trouble> {
        let (universal, mut sets) = self.goal(cases.free, &[], &cases.cases, budget)?;
        let mut reader = Defined {
            universal: &universal,
            start: sets.start(budget)?,
            sets: &mut sets,
            tracks: cases.free as usize,
            budget,
            spent: None,
        };
        let table = explore(&mut reader, self.numeration, cases.free as usize, budget)?;
        match reader.spent {
            Some(spent) => Err(spent.into()),
            None => Ok(table.minimal()),
        }
    }

    fn watch(&mut self, literal: &Literal, budget: &Budget) -> Result<Watch, Trouble> {
        let table = self.table(&literal.relation, budget)?;
        Ok(Watch::new(literal, &table, budget)?)
    }

    /// The universal literals, those given first, and the sets of what may come out.
    fn goal(
        &mut self,
        free: u32,
        given: &[Literal],
        cases: &[Case],
        budget: &Budget,
    ) -> Result<(Vec<Watch>, Sets), Trouble> {
        let mut universal = vec![];
        for literal in given {
            universal.push(self.watch(literal, budget)?);
        }
        let mut mixed = vec![];
        for case in cases {
            let first = universal.len();
            let mut watches = vec![];
            for literal in &case.literals {
                let watch = self.watch(literal, budget)?;
                match watch.variables.iter().all(|&variable| variable < free) {
                    true => universal.push(watch),
                    false => watches.push(watch),
                }
            }
            mixed.push(Mixed::new(case.bound, watches, first..universal.len()));
        }
        Ok((universal, Sets::new(self.numeration, free, mixed)))
    }

    /// Decides a sentence.
    pub fn decide(&mut self, sentence: &Sentence, budget: &Budget) -> Result<Verdict<Proof>, Trouble> {
        match sentence {
            Sentence::Nothing { variables, literals } => {
                let mut watches = vec![];
                for literal in literals {
                    watches.push(self.watch(literal, budget)?);
                }
                Ok(match nothing(self.numeration, *variables, &watches, budget)? {
                    Verdict::Holds(_) => Verdict::Holds(Proof { nodes: vec![] }),
                    Verdict::Fails(numbers) => Verdict::Fails(numbers),
                })
            }
            Sentence::Every { variables, given, cases } => {
                let (universal, mut sets) = self.goal(*variables, given, cases, budget)?;
                let verdict = every(self.numeration, *variables, &universal, given.len(), &mut sets, budget)?;
                Ok(match verdict {
                    Verdict::Holds(closed) => Verdict::Holds(self.proof(*variables, &closed, &sets)),
                    Verdict::Fails(numbers) => Verdict::Fails(numbers),
                })
            }
        }
    }

    fn proof(&self, variables: u32, closed: &Closed, sets: &Sets) -> Proof {
        let states = |states: &[Child]| {
            let state = |child: &Child| match child.kind() {
                Kind::State(state) => Some(state),
                _ => None,
            };
            states.iter().map(state).collect()
        };
        let full = |full: u32, count: u32| match self.numeration.restricts() {
            true => (0..count).map(|variable| full >> variable & 1 == 1).collect(),
            false => vec![],
        };
        let one = |&element: &u32| {
            let element: &Element = &sets.elements[element as usize];
            let bound = sets.cases[element.case as usize].bound;
            One { case: element.case, states: states(&element.states), full: full(element.full, bound) }
        };
        let at = |node: &crate::every::Node| At {
            states: states(&node.states),
            full: full(node.full, variables),
            elements: node.set.iter().map(one).collect(),
        };
        Proof { nodes: closed.nodes.iter().map(at).collect() }
    }

    /// Whether numbers are related.
    pub fn holds(
        &mut self,
        relation: &Relation,
        numbers: &[dashu_int::UBig],
        budget: &Budget,
    ) -> Result<bool, Trouble> {
        Ok(self.table(relation, budget)?.contains(numbers))
    }
}

/// ⌊α·x0⌋ = x1: x1 ends in an even number of zeros, and with one zero more it is x1 + T·x0 (Fraenkel 1982).
fn floor(t: u8) -> Cases {
    let literal = |relation, arguments: &[u32]| Literal::new(relation, arguments);
    let t = i64::from(t);
    let sum = Expression { coefficients: [(0, t), (1, 1), (2, -1)].into_iter().collect(), constant: 0 };
    let zero = || Relation::Digits(Digits::Constant(0u8.into()));
    Cases {
        free: 2,
        cases: vec![
            Case { bound: 0, literals: vec![literal(zero(), &[0]), literal(zero(), &[1])] },
            Case {
                bound: 1,
                literals: vec![
                    literal(Relation::Digits(Digits::EvenZeros), &[1]),
                    literal(Relation::Digits(Digits::Shift), &[1, 2]),
                    literal(Relation::Linear(sum, Sign::Zero), &[0, 1, 2]),
                ],
            },
        ],
    }
}

/// Reads a definition: the states of the universal literals, and the set of what may come out.
struct Defined<'a> {
    universal: &'a [Watch],
    sets: &'a mut Sets,
    start: Vec<u32>,
    tracks: usize,
    budget: &'a Budget<'a>,
    spent: Option<Spent>,
}

impl Reader for Defined<'_> {
    type Place = (Box<[Child]>, Box<[u32]>, Vec<u8>);

    fn start(&mut self) -> Self::Place {
        (vec![Child::state(0); self.universal.len()].into(), self.start.clone().into(), vec![])
    }

    fn read(&mut self, (states, set, digits): &Self::Place, track: usize, digit: u8) -> Option<Self::Place> {
        let mut digits = digits.clone();
        digits.push(digit);
        if track + 1 < self.tracks {
            return Some((states.clone(), set.clone(), digits));
        }
        let universal = self.universal;
        let states: Box<[Child]> =
            universal.iter().zip(states).map(|(watch, &state)| watch.open(state, &digits)).collect();
        let lost = |mixed: &Mixed| mixed.own.clone().any(|index| universal[index].is_lost(states[index]));
        match self.sets.after(set, &digits, lost, self.budget) {
            Ok(set) if set.is_empty() => None,
            Ok(set) => Some((states, set.into(), vec![])),
            Err(spent) => {
                self.spent = Some(spent);
                None
            }
        }
    }

    fn accepts(&mut self, (states, set, _): &Self::Place) -> bool {
        set.iter().any(|&element| {
            let own = self.sets.cases[self.sets.elements[element as usize].case as usize].own.clone();
            self.sets.holds(element)
                && self.universal[own.clone()]
                    .iter()
                    .zip(&states[own])
                    .all(|(watch, &state)| watch.holds(state))
        })
    }
}
