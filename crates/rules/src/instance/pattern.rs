//! Matching of positions against patterns.

use crate::eval::{Env, Fault, FormulaFn};
use crate::ruleset::{Pattern, RowItem};
use language::integer::Number;
use std::ops::{ControlFlow, Range};

/// Result of a match: the bound slots of the environment, and the contents of gaps.
pub(super) struct Match<'m> {
    /// Ranges of the row, by gap.
    gaps: &'m [Range<usize>],
}

impl Match<'_> {
    /// Part of the row held by a gap.
    pub(super) fn gap<'c, N>(&self, gap: usize, component: &'c [N]) -> &'c [N] {
        self.gaps.get(gap).and_then(|range| component.get(range.clone())).unwrap_or_default()
    }
}

/// Callback for each match.
pub(super) type Each<'e, N> =
    &'e mut dyn FnMut(&Match<'_>, &mut Env<'_, N>) -> Result<ControlFlow<()>, Fault>;

/// Conditions that can be tested once the given number of places of a row is bound.
pub(super) type Early<N> = Vec<Vec<FormulaFn<N>>>;

/// Visits all ways in which a component matches, with the places bound to the first slots.
pub(super) fn matches<N: Number>(
    pattern: &Pattern,
    early: &Early<N>,
    component: &[N],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    match pattern {
        Pattern::Tuple(arity) => {
            if component.len() != *arity {
                return Ok(ControlFlow::Continue(()));
            }
            for (slot, number) in env.slots.iter_mut().zip(component) {
                slot.clone_from(number);
            }
            each(&Match { gaps: &[] }, env)
        }
        Pattern::Row(items) => {
            let places = items.iter().filter(|item| matches!(item, RowItem::Place(_))).count();
            let mut row = Row { early, component, each, gaps: Vec::new() };
            if places > component.len() {
                return Ok(ControlFlow::Continue(()));
            }
            row.from(items, places, 0, env)
        }
    }
}

struct Row<'m, N> {
    early: &'m Early<N>,
    component: &'m [N],
    each: Each<'m, N>,
    gaps: Vec<Range<usize>>,
}

impl<N: Number> Row<'_, N> {
    /// Matches the remaining items against the row from `at`; `places` of the items are places, so at least
    /// that many numbers are left. Recursion is as deep as the pattern is long.
    fn from(
        &mut self,
        items: &[RowItem],
        places: usize,
        at: usize,
        env: &mut Env<'_, N>,
    ) -> Result<ControlFlow<()>, Fault> {
        let spare = self.component.len() - at - places;
        match items.split_first() {
            None if spare == 0 => (self.each)(&Match { gaps: &self.gaps }, env),
            None => Ok(ControlFlow::Continue(())),
            Some((RowItem::Place(slot), later)) => {
                let Some(number) = self.component.get(at) else { return Ok(ControlFlow::Continue(())) };
                env.slots[slot.0 as usize].clone_from(number);
                for condition in self.early.get(slot.0 as usize).into_iter().flatten() {
                    if !condition(env)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                self.from(later, places - 1, at + 1, env)
            }
            Some((RowItem::Gap, later)) => {
                // The last gap takes the rest.
                let last = !later.contains(&RowItem::Gap);
                for length in if last { spare..=spare } else { 0..=spare } {
                    env.spend()?;
                    self.gaps.push(at..at + length);
                    let went = self.from(later, places, at + length, env);
                    self.gaps.pop();
                    let went = went?;
                    if went.is_break() {
                        return Ok(went);
                    }
                }
                Ok(ControlFlow::Continue(()))
            }
        }
    }
}
