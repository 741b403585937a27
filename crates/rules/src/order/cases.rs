//! Conditions as disjunctions of conjunctions of atoms, weakened where they would grow too long.

use super::system::System;
use crate::ruleset::{Formula, Set, Term};
use crate::{Predicate, Relation};
use dashu_int::IBig;
use formulas::inequalities::Affine;

/// Limit on the number of cases.
const CASES: usize = 32;
/// Limit on the parts of a formula that are examined.
const PARTS: u32 = 20_000;

/// A conjunction of atoms, possibly weaker than the original condition.
pub(super) type Case = Vec<Formula>;

/// Cases of a formula: whenever it holds, all atoms of some case hold, for some values of the variables bound inside.
pub(super) fn cases(formula: &Formula) -> Vec<Case> {
    Splitter { parts: PARTS }.split(formula, true)
}

struct Splitter {
    parts: u32,
}

impl Splitter {
    fn split(&mut self, formula: &Formula, holds: bool) -> Vec<Case> {
        let Some(parts) = self.parts.checked_sub(1) else { return anything() };
        self.parts = parts;
        match (formula, holds) {
            (Formula::True, true) | (Formula::False, false) => anything(),
            (Formula::True, false) | (Formula::False, true) => vec![],
            (Formula::Not(inner), _) => self.split(inner, !holds),
            (Formula::And(all), true) | (Formula::Or(all), false) => {
                let each: Vec<_> = all.iter().map(|inner| self.split(inner, holds)).collect();
                product(each)
            }
            (Formula::Or(all), true) | (Formula::And(all), false) => {
                let each: Vec<_> = all.iter().map(|inner| self.split(inner, holds)).collect();
                sum(each)
            }
            (Formula::Implies(a, b), true) => {
                let each = vec![self.split(a, false), self.split(b, true)];
                sum(each)
            }
            (Formula::Implies(a, b), false) => {
                let each = vec![self.split(a, true), self.split(b, false)];
                product(each)
            }
            (Formula::Iff(a, b), _) => {
                let both = vec![self.split(a, true), self.split(b, holds)];
                let neither = vec![self.split(a, false), self.split(b, !holds)];
                sum(vec![product(both), product(neither)])
            }
            (Formula::Exists(_, inner), true) | (Formula::Forall(_, inner), false) => {
                self.split(inner, holds)
            }
            (Formula::Exists(..), false) | (Formula::Forall(..), true) | (Formula::Counted(_), _) => {
                anything()
            }
            (atom, true) => affirmed(atom),
            (atom, false) => denied(atom),
        }
    }
}

/// One case without atoms.
fn anything() -> Vec<Case> {
    vec![vec![]]
}

/// Cases of a conjunction. Factors that would make too many cases are dropped.
fn product(each: Vec<Vec<Case>>) -> Vec<Case> {
    let mut cases = anything();
    for more in each {
        if cases.len() * more.len() <= CASES {
            let join = |case: &Case, more: &Case| case.iter().chain(more).cloned().collect();
            cases = cases.iter().flat_map(|case| more.iter().map(move |more| join(case, more))).collect();
        }
    }
    cases
}

/// Cases of a disjunction.
fn sum(each: Vec<Vec<Case>>) -> Vec<Case> {
    let cases: Vec<Case> = each.into_iter().flatten().collect();
    if cases.len() <= CASES { cases } else { anything() }
}

fn affirmed(atom: &Formula) -> Vec<Case> {
    match atom {
        Formula::Compare(Relation::NotEqual, a, b) => unequal(a, b),
        // For a constant set its hull suffices; ranges that vary become cases
        Formula::In(term, Set::Ranges(ranges)) if !ranges.iter().all(is_constant) => {
            let within = |(from, to): &(Term, Term)| {
                vec![
                    Formula::Compare(Relation::LessEqual, from.clone(), term.clone()),
                    Formula::Compare(Relation::LessEqual, term.clone(), to.clone()),
                ]
            };
            sum(vec![ranges.iter().map(within).collect()])
        }
        _ => vec![vec![atom.clone()]],
    }
}

/// Cases of a negated atom, which may be false because a term is undefined; only if no term can be does it imply anything.
fn denied(atom: &Formula) -> Vec<Case> {
    match atom {
        Formula::Compare(relation, a, b) if is_total(a) && is_total(b) => match relation {
            Relation::Equal => unequal(a, b),
            Relation::NotEqual => vec![vec![Formula::Compare(Relation::Equal, a.clone(), b.clone())]],
            Relation::Less => vec![vec![Formula::Compare(Relation::GreaterEqual, a.clone(), b.clone())]],
            Relation::LessEqual => vec![vec![Formula::Compare(Relation::Greater, a.clone(), b.clone())]],
            Relation::Greater => vec![vec![Formula::Compare(Relation::LessEqual, a.clone(), b.clone())]],
            Relation::GreaterEqual => vec![vec![Formula::Compare(Relation::Less, a.clone(), b.clone())]],
        },
        Formula::In(term, Set::Ranges(ranges)) if is_total(term) && ranges.iter().all(is_constant) => {
            let outside = |(from, to): &(Term, Term)| {
                let below = Formula::Compare(Relation::Less, term.clone(), from.clone());
                let above = Formula::Compare(Relation::Greater, term.clone(), to.clone());
                vec![vec![below], vec![above]]
            };
            product(ranges.iter().map(outside).collect())
        }
        Formula::Is(predicate @ (Predicate::Odd | Predicate::Even), term) if is_total(term) => {
            let other = if *predicate == Predicate::Odd { Predicate::Even } else { Predicate::Odd };
            let negative = Formula::Compare(Relation::Less, term.clone(), Term::Number(0u8.into()));
            vec![vec![negative], vec![Formula::Is(other, term.clone())]]
        }
        _ => anything(),
    }
}

fn unequal(a: &Term, b: &Term) -> Vec<Case> {
    let side = |relation| vec![Formula::Compare(relation, a.clone(), b.clone())];
    vec![side(Relation::Less), side(Relation::Greater)]
}

fn is_constant((from, to): &(Term, Term)) -> bool {
    matches!((from, to), (Term::Number(_), Term::Number(_)))
}

/// Returns `true` if a term is defined for all values of its variables.
fn is_total(term: &Term) -> bool {
    match term {
        Term::Number(_) | Term::Variable(_) => true,
        Term::Add(a, b) | Term::Subtract(a, b) | Term::Multiply(a, b) => is_total(a) && is_total(b),
        Term::Divide(a, b) | Term::Modulo(a, b) => {
            is_total(a) && matches!(&**b, Term::Number(number) if !number.is_zero())
        }
        _ => false,
    }
}

impl System {
    /// Adds consequences of an atom that holds.
    pub(super) fn assume(&mut self, atom: &Formula) {
        match atom {
            Formula::Compare(relation, a, b) => {
                let (a, b) = (self.read(a), self.read(b));
                match relation {
                    Relation::Equal => self.demand_zero(a.subtract(&b)),
                    Relation::NotEqual => {}
                    Relation::Less => self.demand(b.subtract(&a).offset(-1)),
                    Relation::LessEqual => self.demand(b.subtract(&a)),
                    Relation::Greater => self.demand(a.subtract(&b).offset(-1)),
                    Relation::GreaterEqual => self.demand(a.subtract(&b)),
                }
            }
            Formula::Divides(a, b) => self.assume_divides(a, b),
            Formula::Is(predicate, term) => self.assume_is(*predicate, term),
            Formula::In(term, Set::Ranges(ranges)) => {
                // A range in the wrong order is empty
                let constants = ranges.iter().filter_map(|range| match range {
                    (Term::Number(from), Term::Number(to)) if from <= to => Some((from, to)),
                    _ => None,
                });
                let term = self.read(term);
                let (from, to) =
                    (constants.clone().map(|range| range.0).min(), constants.map(|range| range.1).max());
                match (from, to) {
                    (Some(from), Some(to)) => {
                        self.demand(term.clone().offset(-IBig::from(from.clone())));
                        self.demand(Affine::constant(to.clone()).subtract(&term));
                    }
                    _ => self.demand(Affine::constant(-1)),
                }
            }
            _ => {}
        }
    }

    fn assume_divides(&mut self, a: &Term, b: &Term) {
        let (a, b) = (self.read(a), self.read(b));
        match a.as_constant() {
            Some(divisor) => {
                let quotient = self.integer();
                self.demand_zero(b.subtract(&quotient.times(divisor)));
            }
            None => {
                // 0, or at least as large as the divisor, which is then positive: 0 divides nothing else
                let (above, below) = (b.clone(), b.times(&IBig::NEG_ONE));
                let large = |size: &Affine| vec![a.clone().offset(-1), size.clone().subtract(&a)];
                self.demand_one_of(vec![vec![above.clone(), below.clone()], large(&above), large(&below)]);
            }
        }
    }

    fn assume_is(&mut self, predicate: Predicate, term: &Term) {
        let term = self.read(term);
        let least = match predicate {
            Predicate::Prime => 2,
            Predicate::PrimePower | Predicate::PowerOfTwo | Predicate::Odd => 1,
            Predicate::Fibonacci | Predicate::Square | Predicate::Even => 0,
        };
        self.demand(term.clone().offset(-least));
        if let Predicate::Odd | Predicate::Even = predicate {
            let half = self.natural().times(&2.into());
            self.demand_zero(term.subtract(&half).offset(-least));
        }
    }
}
