//! Steps that give one or few values of a variable, and signs of factors.

use super::condition::Condition;
use super::demand::Demand;
use super::{Planner, Step};
use crate::linear::Linear;
use crate::walk;
use crate::{Formula, Slot, Term};
use dashu_int::IBig;
use language::Relation;
use std::rc::Rc;

/// The step that solves `linear = 0`, in which everything but a variable is bound.
pub(super) fn solve(slot: Slot, linear: &Linear) -> Step {
    let mut rest = linear.clone();
    let factor = rest.variables.remove(&slot).unwrap_or_default();
    Step::Solve { slot, factor: Linear { constant: factor, ..Linear::default() }.term(), rest: rest.term() }
}

impl Planner<'_> {
    fn is_known(&self, term: &Term) -> bool {
        let mut known = true;
        walk::term(term, &mut |slot| known &= self.is_bound(slot));
        known
    }

    /// A step from one of some conditions that gives one or few values of a variable.
    pub(super) fn direct(&self, conditions: &[Rc<Condition>]) -> Option<Step> {
        let mut solved = None;
        for equation in conditions.iter().filter_map(|condition| condition.equation()) {
            let linear = &equation.linear;
            if let Some(slot) = self.only_unbound(&equation.slots) {
                if linear.variables.contains_key(&slot)
                    && linear.others.iter().all(|(_, term)| self.is_known(term))
                {
                    return Some(solve(slot, linear));
                }
                if solved.is_none() {
                    solved = self.product(slot, linear).or_else(|| self.inverse(slot, linear));
                }
            }
        }
        solved.or_else(|| self.members(conditions, true))
    }

    /// factor · slot + rest = 0, where the factor is a term that cannot be 0.
    fn product(&self, slot: Slot, linear: &Linear) -> Option<Step> {
        let demand = Demand::read(linear, slot, &|slot| self.is_bound(slot), false)?;
        self.is_nonzero(&demand.factor).then_some(Step::Solve {
            slot,
            factor: demand.factor,
            rest: demand.rest,
        })
    }

    /// ⌊by · t⌋ = of, where t is linear in the variable.
    fn inverse(&self, slot: Slot, linear: &Linear) -> Option<Step> {
        if linear.variables.contains_key(&slot) {
            return None;
        }
        let mut rest = linear.clone();
        let unknown = |(_, term): &(IBig, Term)| !self.is_known(term);
        let index = rest.others.iter().position(unknown)?;
        let (multiple, term) = rest.others.remove(index);
        if rest.others.iter().any(unknown) {
            return None;
        }
        // multiple · ⌊by · t⌋ + rest = 0
        let of = if multiple == IBig::ONE {
            Linear::default().plus(&rest, &IBig::NEG_ONE)
        } else if multiple == IBig::NEG_ONE {
            rest
        } else {
            return None;
        };
        let Term::Floor(by, inside) = &term else { return None };
        let by = by.surd().ok().filter(|by| !by.is_zero())?;
        let inside = Linear::read(inside);
        if !inside.variables.contains_key(&slot) || !inside.others.iter().all(|(_, term)| self.is_known(term))
        {
            return None;
        }
        let Step::Solve { factor, rest, .. } = solve(slot, &inside) else { return None };
        Some(Step::Invert { slot, by, factor, rest, of: of.term() })
    }

    /// Membership in a set whose ends are known; with `few`, only in plain sets with few members.
    pub(super) fn members(&self, conditions: &[Rc<Condition>], few: bool) -> Option<Step> {
        conditions.iter().find_map(|condition| {
            let ranges = condition.ranges(few)?;
            let reading = condition.reading();
            let slot = self.only_unbound(&reading.slots)?;
            let multiple = reading.linear.variables.get(&slot)?;
            let mirrored = *multiple == IBig::NEG_ONE;
            if !(mirrored || *multiple == IBig::ONE)
                || !reading.linear.others.iter().all(|(_, term)| self.is_known(term))
                || !ranges.iter().all(|(from, to)| self.is_known(from) && self.is_known(to))
            {
                return None;
            }
            let mut rest = reading.linear.clone();
            rest.variables.remove(&slot);
            Some(Step::Members { slot, mirrored, rest: rest.term(), ranges: ranges.to_vec() })
        })
    }

    /// Returns `true` if a term is negative wherever the conditions tested so far hold.
    pub(super) fn is_negative(&self, factor: &Term) -> bool {
        let minus = Linear::default().plus(&Linear::read(factor), &IBig::NEG_ONE);
        self.is_positive(&minus)
    }

    fn is_nonzero(&self, factor: &Term) -> bool {
        self.is_negative(factor) || self.is_positive(&Linear::read(factor))
    }

    /// Returns `true` if a linear form is at least 1 wherever the conditions tested so far hold: it is a
    /// positive constant, or a multiple of a variable known to be positive.
    fn is_positive(&self, form: &Linear) -> bool {
        let zero = IBig::ZERO;
        if !form.others.is_empty() || form.constant < zero || form.variables.values().any(|m| *m < zero) {
            return false;
        }
        form.constant > zero || form.variables.keys().any(|&slot| self.is_tested_positive(slot))
    }

    fn is_tested_positive(&self, slot: Slot) -> bool {
        self.tested.iter().any(|condition| match &condition.formula {
            Formula::Compare(relation, ..) => {
                let form = &condition.reading().linear;
                let (one, minus) = (IBig::ONE, IBig::NEG_ONE);
                let only = form.others.is_empty() && form.variables.len() == 1;
                let multiple = form.multiple(slot);
                let constant = &form.constant;
                only && match relation {
                    // slot >= c
                    Relation::GreaterEqual => multiple == one && *constant <= minus,
                    Relation::Greater => multiple == one && *constant <= IBig::ZERO,
                    Relation::LessEqual => multiple == minus && *constant >= one,
                    Relation::Less => multiple == minus && *constant >= IBig::ZERO,
                    Relation::NotEqual => (multiple == one || multiple == minus) && constant.is_zero(),
                    Relation::Equal => {
                        (multiple == one && *constant < IBig::ZERO)
                            || (multiple == minus && *constant > IBig::ZERO)
                    }
                }
            }
            _ => false,
        })
    }
}
