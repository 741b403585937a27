//! Plans that find all values of variables that satisfy a formula, without trying every natural.
//!
//! The conditions themselves show where to look: an equation gives a variable at once, a set lists its members, inequalities give
//! a range. The steps of a plan bind one variable after another and test every condition as soon as all its variables are bound.
//! A variable without a finite range from some condition has no plan.
//!
//! **Method.** Greedy: of the conditions whose variables are bound but for one, the first equation that gives
//! that variable; else a set; else a disjunction each of whose branches gives a variable; else the first variable with an upper
//! bound, after other variables have been eliminated by equations (`demand`); else any disjunction. The branches of a
//! disjunction are planned separately.
//!
//! **Cost.** With n variables and conditions of size S, of which linear forms are read once: n steps of time
//! S each, so n·S, where equations give variables or none is left. Where a range is looked for among equations that eliminate m
//! of the variables, such a step takes up to m + 1 times as long.

mod condition;
mod demand;
mod direct;
mod normal;

pub use normal::is_total;

use crate::unbound::Unbound;
use crate::{Formula, Slot, Term};
use condition::{Condition, difference};
use demand::{Demand, System};
use language::Relation;
use language::Surd;
use limits::watch;
use std::rc::Rc;

/// Limit on the branches of split disjunctions.
const MOST_BRANCHES: usize = 256;

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
    let conditions = normal::conjuncts(formula, &mut unbound).into_iter().map(Condition::new).collect();
    let mut branches = MOST_BRANCHES;
    let mut planner = Planner {
        conditions,
        unbound: Unbound::new(unbound),
        needed,
        tested: Vec::new(),
        never: false,
        steps: Vec::new(),
    };
    planner.finish(&mut branches)?;
    Ok(planner.steps)
}

struct Planner<'a> {
    conditions: Vec<Rc<Condition>>,
    unbound: Unbound,
    needed: &'a [Slot],
    /// Conditions tested so far.
    tested: Vec<Rc<Condition>>,
    /// `true` if one of them never holds.
    never: bool,
    steps: Vec<Step>,
}

impl Planner<'_> {
    fn finish(&mut self, branches: &mut usize) -> Result<(), Slot> {
        loop {
            self.test_what_is_bound();
            if self.never {
                // Nothing passes that test, so nothing need be found.
                return Ok(());
            }
            self.drop_what_is_free();
            let Some(first) = self.unbound.first() else { return Ok(()) };
            if watch::steps(self.work()) {
                // The plan is no longer wanted; its caller polls the watch.
                return Err(first);
            }
            if let Some(step) = self.direct(&self.conditions) {
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
            let condition = self.conditions.remove(index);
            let Formula::Or(choices) = &condition.formula else { return Err(first) };
            *branches = branches.saturating_sub(choices.len());
            let mut plans = Vec::with_capacity(choices.len());
            for choice in choices {
                let mut branch = self.branch();
                let conditions = branch.open(choice);
                branch.conditions.extend(conditions);
                branch.finish(branches)?;
                plans.push(branch.steps);
            }
            self.steps.push(Step::Split(plans));
            return Ok(());
        }
    }

    /// A planner in the same state, with no steps.
    fn branch(&self) -> Self {
        Planner {
            conditions: self.conditions.clone(),
            unbound: self.unbound.clone(),
            needed: self.needed,
            tested: self.tested.clone(),
            never: self.never,
            steps: Vec::new(),
        }
    }

    fn is_bound(&self, slot: Slot) -> bool {
        !self.unbound.contains(slot)
    }

    fn are_bound(&self, slots: &[Slot]) -> bool {
        slots.iter().all(|&slot| self.is_bound(slot))
    }

    /// The unbound one of some variables, if it is the only one.
    fn only_unbound(&self, slots: &[Slot]) -> Option<Slot> {
        let mut unbound = slots.iter().copied().filter(|&slot| !self.is_bound(slot));
        let only = unbound.next()?;
        unbound.next().is_none().then_some(only)
    }

    /// Approximate number of steps to look for the next variable.
    fn work(&self) -> u32 {
        let pairs = self.conditions.len().saturating_mul(self.unbound.slots.len());
        u32::try_from(1 + pairs / 4).unwrap_or(u32::MAX)
    }

    /// Conditions of a disjunct, whose variables become unbound.
    fn open(&mut self, choice: &Formula) -> Vec<Rc<Condition>> {
        let mut new = Vec::new();
        let conditions = normal::conjuncts(choice, &mut new).into_iter().map(Condition::new).collect();
        self.unbound.extend(new);
        conditions
    }

    fn test_what_is_bound(&mut self) {
        for condition in std::mem::take(&mut self.conditions) {
            if self.are_bound(&condition.slots) {
                self.never |= condition.formula == Formula::False;
                self.steps.push(Step::Test(condition.formula.clone()));
                self.tested.push(condition);
            } else {
                self.conditions.push(condition);
            }
        }
    }

    /// Drops variables without remaining conditions.
    fn drop_what_is_free(&mut self) {
        let asked = self.conditions.iter().flat_map(|condition| &condition.slots);
        self.unbound.keep(asked.chain(self.needed));
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
        if let Step::Range { demands, .. } = &step {
            self.drop_what_is_demanded(slot, demands);
        }
        // An equation that the step solves exactly need not be tested again, if nothing in it can be
        // undefined.
        if matches!(step, Step::Solve { .. }) {
            let solved = |condition: &Rc<Condition>| match (&condition.formula, condition.equation()) {
                (Formula::Compare(_, a, b), Some(equation)) => {
                    let linear = &equation.linear;
                    linear.others.is_empty()
                        && normal::is_total(a)
                        && normal::is_total(b)
                        && linear.variables.contains_key(&slot)
                        && self.are_bound(&equation.slots)
                        && step == direct::solve(slot, linear)
                }
                _ => false,
            };
            if let Some(index) = self.conditions.iter().position(solved) {
                self.conditions.remove(index);
            }
        }
        self.steps.push(step);
    }

    /// Drops inequalities that a range expresses exactly: they need not be tested again, if nothing in them can be undefined.
    fn drop_what_is_demanded(&mut self, slot: Slot, demands: &[(Term, Term)]) {
        let unbound = &self.unbound;
        let known = |other: Slot| !unbound.contains(other);
        self.conditions.retain(|condition| {
            let Formula::Compare(_, a, b) = &condition.formula else { return true };
            let [form] = &*condition.reading().demanded else { return true };
            let is_total = normal::is_total(a) && normal::is_total(b);
            let known = |other: Slot| other != slot && known(other);
            let demand = if is_total { Demand::read(form, slot, &known, false) } else { None };
            !demand.is_some_and(|demand| demands.contains(&(demand.factor, demand.rest)))
        });
    }

    /// A range for a variable, from inequalities.
    fn range(&self) -> Option<Step> {
        let shared = System::new(&self.conditions, &self.unbound, None);
        for &slot in &self.unbound.slots {
            let demands = match shared.eliminates(slot) {
                true => System::new(&self.conditions, &self.unbound, Some(slot)).demands(slot),
                false => shared.demands(slot),
            };
            if demands.iter().any(|demand| self.is_negative(&demand.factor)) {
                let demands = demands.into_iter().map(|demand| (demand.factor, demand.rest)).collect();
                return Some(Step::Range { slot, demands });
            }
        }
        self.members(&self.conditions, false)
    }

    /// A disjunction in which each branch gives a variable directly.
    fn promising_split(&mut self, branches: usize) -> Option<usize> {
        (0..self.conditions.len()).find(|&index| {
            let condition = Rc::clone(&self.conditions[index]);
            match &condition.formula {
                Formula::Or(choices) if choices.len() <= branches => {
                    choices.iter().all(|choice| self.promises(choice))
                }
                _ => false,
            }
        })
    }

    /// Returns `true` if a variable is given directly once a disjunct holds. Without it none is.
    fn promises(&mut self, choice: &Formula) -> bool {
        let (unbound, tested) = (self.unbound.slots.len(), self.tested.len());
        let conditions = self.open(choice);
        let (known, open): (Vec<_>, Vec<_>) =
            conditions.into_iter().partition(|condition| self.are_bound(&condition.slots));
        self.tested.extend(known);
        // More tests may show that the factor in another equation is not 0.
        let more = self.tested.len() > tested;
        let direct = self.direct(&open).is_some() || (more && self.direct(&self.conditions).is_some());
        self.unbound.truncate(unbound);
        self.tested.truncate(tested);
        direct
    }

    fn any_split(&self, branches: usize) -> Option<usize> {
        let fits = |condition: &Rc<Condition>| matches!(&condition.formula, Formula::Or(choices) if choices.len() <= branches);
        self.conditions.iter().position(fits)
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
