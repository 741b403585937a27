//! Plans that find all values of variables that satisfy a formula, without trying every natural.
//!
//! The conditions themselves show where to look: an equation gives a variable at once, a set lists its
//! members, inequalities give a range. The steps of a plan bind one variable after another and test every
//! condition as soon as all its variables are bound. A variable without a finite range from some condition
//! has no plan.

mod demand;
mod normal;
#[cfg(test)]
mod tests;

pub(crate) use normal::is_total;

use crate::Relation;
use crate::linear::Linear;
use crate::ruleset::{Formula, Set, Slot, Term};
use crate::walk;
use demand::{Demand, demands};
use language::Surd;
use language::watch;
use std::collections::BTreeSet;

/// Limit on the branches of split disjunctions.
const MOST_BRANCHES: usize = 256;
/// Sets with at most this many members are enumerated in preference to a range of numbers.
const FEW_MEMBERS: u64 = 1 << 12;

/// A step of a plan. Its terms contain only variables bound before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Continues only if this holds.
    Test(Formula),
    /// The natural with factor · slot + rest = 0; the factor is not 0.
    Solve {
        /// Variable to bind.
        slot: Slot,
        /// Factor of the variable.
        factor: Term,
        /// Constant part.
        rest: Term,
    },
    /// The naturals with ⌊by · (factor · slot + rest)⌋ = of; neither `by` nor the factor is 0.
    Invert {
        /// Variable to bind.
        slot: Slot,
        /// The number whose multiples are rounded down.
        by: Surd,
        /// Factor of the variable.
        factor: Term,
        /// Constant part.
        rest: Term,
        /// Value of the floor.
        of: Term,
    },
    /// The naturals for which slot + rest, or rest - slot if `mirrored`, is in one of these ranges.
    Members {
        /// Variable to bind.
        slot: Slot,
        /// `true` if the variable is subtracted.
        mirrored: bool,
        /// Constant part.
        rest: Term,
        /// Inclusive ranges.
        ranges: Vec<(Term, Term)>,
    },
    /// The naturals with factor · slot + rest >= 0 for all of these (factor, rest).
    Range {
        /// Variable to bind.
        slot: Slot,
        /// Factors and constant parts.
        demands: Vec<(Term, Term)>,
    },
    /// Alternatives, each of which continues to the end by itself.
    Split(Vec<Vec<Step>>),
}

/// Plans a search for values of `wanted` that satisfy the formula; all other variables are given. Every value
/// of the variables in `needed` is found; for the others one value suffices. The error is a variable without
/// a finite range, or one not yet planned for when the caller asked to stop.
pub fn plan(formula: &Formula, wanted: &[Slot], needed: &[Slot]) -> Result<Vec<Step>, Slot> {
    let mut unbound: Vec<Slot> = wanted.to_vec();
    let conditions = normal::conjuncts(formula, &mut unbound);
    let mut branches = MOST_BRANCHES;
    let mut planner =
        Planner { conditions, unbound: Unbound::new(unbound), needed, tested: Vec::new(), steps: Vec::new() };
    planner.finish(&mut branches)?;
    Ok(planner.steps)
}

/// Unbound variables in the order in which they were met, with fast membership tests.
#[derive(Clone)]
struct Unbound {
    slots: Vec<Slot>,
    /// Membership by slot.
    among: Vec<bool>,
}

impl Unbound {
    fn new(slots: Vec<Slot>) -> Unbound {
        let mut unbound = Unbound { slots: Vec::new(), among: Vec::new() };
        unbound.extend(slots);
        unbound
    }

    fn first(&self) -> Option<Slot> {
        self.slots.first().copied()
    }

    fn contains(&self, slot: Slot) -> bool {
        self.among.get(slot.0 as usize).copied().unwrap_or(false)
    }

    fn extend(&mut self, slots: Vec<Slot>) {
        let most = slots.iter().map(|slot| slot.0 as usize + 1).max().unwrap_or(0);
        self.among.resize(self.among.len().max(most), false);
        slots.iter().for_each(|slot| self.among[slot.0 as usize] = true);
        self.slots.extend(slots);
    }

    fn retain(&mut self, kept: impl Fn(Slot) -> bool) {
        let Unbound { slots, among } = self;
        slots.retain(|&slot| {
            let stays = kept(slot);
            among[slot.0 as usize] = stays;
            stays
        });
    }
}

#[derive(Clone)]
struct Planner<'a> {
    conditions: Vec<Formula>,
    unbound: Unbound,
    needed: &'a [Slot],
    /// Conditions tested so far.
    tested: Vec<Formula>,
    steps: Vec<Step>,
}

impl Planner<'_> {
    fn finish(&mut self, branches: &mut usize) -> Result<(), Slot> {
        loop {
            self.test_what_is_bound();
            if self.tested.contains(&Formula::False) {
                // Nothing passes that test, so nothing need be found.
                return Ok(());
            }
            self.drop_what_is_free();
            let Some(first) = self.unbound.first() else { return Ok(()) };
            if watch::steps(self.work()) {
                // The plan is no longer wanted; its caller polls the watch.
                return Err(first);
            }
            if let Some(step) = self.direct() {
                self.take(step);
                continue;
            }
            let split = self.promising_split(*branches);
            let range = if split.is_some() { None } else { self.range() };
            if let Some(step) = range {
                self.take(step);
                continue;
            }
            let Some(index) = split.or_else(|| self.any_split(*branches)) else { return Err(first) };
            let Formula::Or(choices) = self.conditions.remove(index) else { return Err(first) };
            *branches = branches.saturating_sub(choices.len());
            let mut plans = Vec::with_capacity(choices.len());
            for choice in choices {
                let mut branch = self.clone();
                branch.steps = Vec::new();
                branch.extend(&choice);
                branch.finish(branches)?;
                plans.push(branch.steps);
            }
            self.steps.push(Step::Split(plans));
            return Ok(());
        }
    }

    fn is_bound(&self, slot: Slot) -> bool {
        !self.unbound.contains(slot)
    }

    /// Approximate number of steps to look for the next variable.
    fn work(&self) -> u32 {
        let pairs = self.conditions.len().saturating_mul(self.unbound.slots.len());
        u32::try_from(1 + pairs / 4).unwrap_or(u32::MAX)
    }

    /// Adds a disjunct and the variables that it binds.
    fn extend(&mut self, choice: &Formula) {
        let mut new = Vec::new();
        self.conditions.extend(normal::conjuncts(choice, &mut new));
        self.unbound.extend(new);
    }

    fn is_known(&self, term: &Term) -> bool {
        let mut known = true;
        walk::term(term, &mut |slot| known &= self.is_bound(slot));
        known
    }

    fn test_what_is_bound(&mut self) {
        let conditions = std::mem::take(&mut self.conditions);
        for condition in conditions {
            let mut known = true;
            walk::formula(&condition, &mut |slot| known &= self.is_bound(slot));
            if known {
                self.tested.push(condition.clone());
                self.steps.push(Step::Test(condition));
            } else {
                self.conditions.push(condition);
            }
        }
    }

    /// Drops variables without remaining conditions.
    fn drop_what_is_free(&mut self) {
        let mut asked: BTreeSet<Slot> = self.needed.iter().copied().collect();
        for condition in &self.conditions {
            walk::formula(condition, &mut |slot| {
                asked.insert(slot);
            });
        }
        self.unbound.retain(|slot| asked.contains(&slot));
    }

    fn take(&mut self, step: Step) {
        let slot = match &step {
            Step::Solve { slot, .. }
            | Step::Invert { slot, .. }
            | Step::Members { slot, .. }
            | Step::Range { slot, .. } => *slot,
            Step::Test(_) | Step::Split(_) => return,
        };
        self.unbound.retain(|other| other != slot);
        // An equation that the step solves exactly need not be tested again, if nothing in it can be
        // undefined.
        if matches!(step, Step::Solve { .. }) {
            let solved = |condition: &Formula| match condition {
                Formula::Compare(Relation::Equal, a, b) => {
                    let linear = difference(a, b);
                    linear.others.is_empty()
                        && normal::is_total(a)
                        && normal::is_total(b)
                        && linear.variables.contains_key(&slot)
                        && linear.variables.keys().all(|&other| self.is_bound(other))
                        && step == self.solve(slot, &linear)
                }
                _ => false,
            };
            if let Some(index) = self.conditions.iter().position(solved) {
                self.conditions.remove(index);
            }
        }
        self.steps.push(step);
    }

    fn solve(&self, slot: Slot, linear: &Linear) -> Step {
        let mut rest = linear.clone();
        let factor = rest.variables.remove(&slot).unwrap_or_default();
        Step::Solve {
            slot,
            factor: Linear { constant: factor, ..Linear::default() }.term(),
            rest: rest.term(),
        }
    }

    /// A step that gives one or few values of a variable.
    fn direct(&self) -> Option<Step> {
        let equations = self.conditions.iter().filter_map(|condition| match condition {
            Formula::Compare(Relation::Equal, a, b) => Some((a, b)),
            _ => None,
        });
        let mut solved = None;
        for (a, b) in equations {
            let linear = difference(a, b);
            let unknown = self.unknown(&linear);
            if let [slot] = unknown[..] {
                if linear.variables.contains_key(&slot)
                    && linear.others.iter().all(|(_, term)| self.is_known(term))
                {
                    return Some(self.solve(slot, &linear));
                }
                if solved.is_none() {
                    solved = self.product(slot, &linear).or_else(|| self.inverse(slot, &linear));
                }
            }
        }
        solved.or_else(|| self.members(true))
    }

    /// Unbound variables of a linear form.
    fn unknown(&self, linear: &Linear) -> Vec<Slot> {
        let mut unknown: BTreeSet<Slot> =
            linear.variables.keys().copied().filter(|&slot| !self.is_bound(slot)).collect();
        for (_, term) in &linear.others {
            walk::term(term, &mut |slot| {
                if !self.is_bound(slot) {
                    unknown.insert(slot);
                }
            });
        }
        unknown.into_iter().collect()
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
        let unknown = |(_, term): &(dashu_int::IBig, Term)| !self.is_known(term);
        let index = rest.others.iter().position(unknown)?;
        let (multiple, term) = rest.others.remove(index);
        if rest.others.iter().any(unknown) {
            return None;
        }
        // multiple · ⌊by · t⌋ + rest = 0
        let of = if multiple == dashu_int::IBig::ONE {
            Linear::default().plus(&rest, &dashu_int::IBig::NEG_ONE)
        } else if multiple == dashu_int::IBig::NEG_ONE {
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
        let Step::Solve { factor, rest, .. } = self.solve(slot, &inside) else { return None };
        Some(Step::Invert { slot, by, factor, rest, of: of.term() })
    }

    /// Membership in a set whose ends are known; with `few`, only in plain sets with few members.
    fn members(&self, few: bool) -> Option<Step> {
        self.conditions.iter().find_map(|condition| {
            let Formula::In(term, Set::Ranges(ranges)) = condition else { return None };
            if !ranges.iter().all(|(from, to)| self.is_known(from) && self.is_known(to)) {
                return None;
            }
            if few && count(ranges).is_none_or(|count| count > FEW_MEMBERS) {
                return None;
            }
            let linear = Linear::read(term);
            let [slot] = self.unknown(&linear)[..] else { return None };
            let multiple = linear.variables.get(&slot)?;
            let mirrored = *multiple == dashu_int::IBig::NEG_ONE;
            if !(mirrored || *multiple == dashu_int::IBig::ONE)
                || !linear.others.iter().all(|(_, term)| self.is_known(term))
            {
                return None;
            }
            let mut rest = linear.clone();
            rest.variables.remove(&slot);
            Some(Step::Members { slot, mirrored, rest: rest.term(), ranges: ranges.clone() })
        })
    }

    /// A range for a variable, from inequalities.
    fn range(&self) -> Option<Step> {
        let known = |slot| self.is_bound(slot);
        for &slot in &self.unbound.slots {
            let mut bounded = false;
            let mut found = Vec::new();
            for demand in demands(&self.conditions, slot, &self.unbound.slots, &known) {
                bounded |= self.is_negative(&demand.factor);
                found.push((demand.factor, demand.rest));
            }
            if bounded {
                return Some(Step::Range { slot, demands: found });
            }
        }
        self.members(false)
    }

    /// A disjunction in which each branch gives a variable directly.
    fn promising_split(&self, branches: usize) -> Option<usize> {
        self.splits(branches).find(|&index| {
            let Formula::Or(choices) = &self.conditions[index] else { return false };
            choices.iter().all(|choice| {
                let mut branch = self.clone();
                branch.conditions.remove(index);
                branch.extend(choice);
                branch.test_what_is_bound();
                branch.direct().is_some()
            })
        })
    }

    fn any_split(&self, branches: usize) -> Option<usize> {
        self.splits(branches).next()
    }

    fn splits(&self, branches: usize) -> impl Iterator<Item = usize> {
        let fits =
            move |condition: &Formula| matches!(condition, Formula::Or(choices) if choices.len() <= branches);
        let indices: Vec<usize> =
            (0..self.conditions.len()).filter(|&index| fits(&self.conditions[index])).collect();
        indices.into_iter()
    }

    /// Returns `true` if a term is negative wherever the conditions tested so far hold.
    fn is_negative(&self, factor: &Term) -> bool {
        let minus = Linear::default().plus(&Linear::read(factor), &dashu_int::IBig::NEG_ONE);
        self.is_positive(&minus)
    }

    fn is_nonzero(&self, factor: &Term) -> bool {
        self.is_negative(factor) || self.is_positive(&Linear::read(factor))
    }

    /// Returns `true` if a linear form is at least 1 wherever the conditions tested so far hold: it is a
    /// positive constant, or a multiple of a variable known to be positive.
    fn is_positive(&self, form: &Linear) -> bool {
        let zero = dashu_int::IBig::ZERO;
        if !form.others.is_empty() || form.constant < zero || form.variables.values().any(|m| *m < zero) {
            return false;
        }
        form.constant > zero || form.variables.keys().any(|&slot| self.is_tested_positive(slot))
    }

    fn is_tested_positive(&self, slot: Slot) -> bool {
        self.tested.iter().any(|condition| match condition {
            Formula::Compare(relation, a, b) => {
                let form = difference(a, b);
                let (one, minus) = (dashu_int::IBig::ONE, dashu_int::IBig::NEG_ONE);
                let only = form.others.is_empty() && form.variables.len() == 1;
                let multiple = form.multiple(slot);
                let constant = &form.constant;
                only && match relation {
                    // slot >= c
                    Relation::GreaterEqual => multiple == one && *constant <= minus,
                    Relation::Greater => multiple == one && *constant <= dashu_int::IBig::ZERO,
                    Relation::LessEqual => multiple == minus && *constant >= one,
                    Relation::Less => multiple == minus && *constant >= dashu_int::IBig::ZERO,
                    Relation::NotEqual => (multiple == one || multiple == minus) && constant.is_zero(),
                    Relation::Equal => {
                        (multiple == one && *constant < dashu_int::IBig::ZERO)
                            || (multiple == minus && *constant > dashu_int::IBig::ZERO)
                    }
                }
            }
            _ => false,
        })
    }
}

impl Step {
    /// Returns `true` if the step finds only values that satisfy the formula, so that it need not be tested.
    pub fn ensures(&self, formula: &Formula) -> bool {
        let (Step::Range { slot, demands }, Formula::Compare(relation, a, b)) = (self, formula) else {
            return false;
        };
        let mut form = match relation {
            Relation::Less | Relation::LessEqual => difference(b, a),
            Relation::Greater | Relation::GreaterEqual => difference(a, b),
            Relation::Equal | Relation::NotEqual => return false,
        };
        if matches!(relation, Relation::Less | Relation::Greater) {
            form.constant -= dashu_int::IBig::ONE;
        }
        let known = |other: Slot| other != *slot;
        let demand = Demand::read(&form, *slot, &known, false);
        normal::is_total(a)
            && normal::is_total(b)
            && demand.is_some_and(|demand| demands.contains(&(demand.factor, demand.rest)))
    }
}

/// a - b
fn difference(a: &Term, b: &Term) -> Linear {
    Linear::read(a).plus(&Linear::read(b), &dashu_int::IBig::NEG_ONE)
}

/// Number of members of a set of plain numbers; overlaps of ranges count twice.
fn count(ranges: &[(Term, Term)]) -> Option<u64> {
    ranges.iter().try_fold(0u64, |count, range| {
        let (Term::Number(from), Term::Number(to)) = range else { return None };
        if from > to {
            return Some(count);
        }
        count.checked_add(u64::try_from(to - from).ok()?.checked_add(1)?)
    })
}
