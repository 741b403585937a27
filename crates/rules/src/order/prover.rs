//! Consequences of conditions.

use super::system::System;
use super::{BUDGET, edge};
use crate::Relation;
use crate::linear::Linear;
use crate::ruleset::{Formula, Rule, Slot, Term};
use dashu_int::IBig;
use formulas::inequalities::{Affine, Budget};
use limits::watch;
use std::collections::BTreeSet;

/// Premises about some variables.
pub struct Premises<'a> {
    /// Conditions that hold.
    pub conditions: Vec<&'a Formula>,
    /// Terms that are defined and naturals.
    pub naturals: &'a [Term],
    /// Variables that are integers; all others are naturals.
    pub integers: &'a BTreeSet<Slot>,
}

/// Draws conclusions from inequalities until its budget is spent; failing to find one means nothing.
pub struct Prover {
    budget: Budget,
}

impl Prover {
    /// A prover with its whole budget.
    #[expect(clippy::new_without_default, reason = "a budget is not a default")]
    pub fn new() -> Prover {
        Prover { budget: Budget::new(BUDGET, watch::steps) }
    }

    /// Returns `true` if a rule, with fixed parameters, is proved never to apply.
    pub fn is_never(&self, rule: &Rule) -> bool {
        edge::is_never(rule, &self.budget)
    }

    /// Returns `true` if a comparison of linear terms is proved to follow from the known facts.
    pub fn follows(&self, known: &Premises<'_>, condition: &Formula) -> bool {
        let Formula::Compare(relation, a, b) = condition else { return false };
        let Some(difference) = Linear::difference(a, b) else { return false };
        let mut system = System::default();
        known.integers.iter().for_each(|slot| system.set_integer(*slot));
        known.conditions.iter().for_each(|condition| system.assume_all(condition));
        for term in known.naturals {
            let form = system.read(term);
            system.demand(form);
        }
        let difference = system.read(&difference.term());
        let opposite = difference.times(&IBig::NEG_ONE);
        let wanted: Vec<Affine> = match relation {
            Relation::Equal => vec![difference, opposite],
            Relation::NotEqual => return false,
            Relation::Less => vec![opposite.offset(-1)],
            Relation::LessEqual => vec![opposite],
            Relation::Greater => vec![difference.offset(-1)],
            Relation::GreaterEqual => vec![difference],
        };
        let holds = |case: &System| wanted.iter().all(|form| case.entails(form, &self.budget));
        system.cases(&self.budget).iter().all(holds)
    }
}

impl System {
    /// Adds consequences of a conjunction that holds for some values of the variables bound in it.
    fn assume_all(&mut self, condition: &Formula) {
        match condition {
            Formula::And(all) => all.iter().for_each(|inner| self.assume_all(inner)),
            Formula::Exists(_, inner) => self.assume_all(inner),
            Formula::False => self.demand(Affine::constant(-1)),
            atom => self.assume(atom),
        }
    }
}
