//! Obligations that play ends.

use super::literals::{below, drafted, linear, moved, same};
use super::{Plan, Planner, Purpose};
use crate::view::{Clause, Unfit, View};
use automata::{Claim, Draft, Expression, Meter, Sign, Single};
use rules::Convention;
use std::collections::BTreeSet;

impl Plan {
    /// Obligations that play ends by these ranks, for the same game; nothing else is in this plan.
    pub(crate) fn ending(
        &self,
        view: &View,
        convention: Convention,
        allowed: &BTreeSet<usize>,
        ranks: &[Expression],
        meter: &Meter,
    ) -> Result<Plan, Unfit> {
        let mut planner = Planner::new(view, convention, allowed, meter);
        planner.ranked(ranks, &self.domain, &self.clauses)?;
        let Planner { demands, falls, .. } = planner;
        let (assumptions, domain) = (self.assumptions.clone(), Draft::default());
        Ok(Plan { demands, assumptions, falls, domain, clauses: vec![], met: vec![] })
    }
}

impl Planner<'_> {
    /// Demands that play ends: some expression of the places, nonnegative where there is a move, decreases
    /// with every move, and those before it do not increase.
    pub(super) fn ranked(
        &mut self,
        ranks: &[Expression],
        domain: &Draft,
        clauses: &[Clause],
    ) -> Result<(), Unfit> {
        for clause in clauses {
            for rank in ranks {
                if rank.coefficients.values().any(|&coefficient| coefficient < 0) {
                    let mut literals = drafted(clause);
                    literals.push(Single::Open(linear(rank.clone(), Sign::Negative)));
                    self.no(Purpose::Ends, "ends", domain, literals)?;
                }
            }
            for part in &clause.parts {
                let mut literals = drafted(clause);
                for rank in ranks {
                    let Single::Open(Claim::Linear(_, after, _)) =
                        moved(&Single::Open(linear(rank.clone(), Sign::Zero)), part)
                    else {
                        continue;
                    };
                    let mut rising = literals.clone();
                    rising.push(Single::Open(below(rank, &after)?));
                    self.no(Purpose::Ends, "ends", domain, rising)?;
                    literals.push(Single::Open(same(&after, rank)?));
                }
                let falls = self.demands.len();
                self.no(Purpose::Ends, "ends", domain, literals)?;
                self.falls.extend(falls..self.demands.len());
            }
        }
        Ok(())
    }
}
