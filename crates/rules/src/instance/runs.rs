//! Options of a heap as runs of consecutive heaps.

use super::Instance;
use super::misfit::Trouble;
use super::rule::{Compiled, trouble};
use super::twice::twice;
use crate::Form;
use crate::eval::Fault;
use crate::linear::Linear;
use crate::ruleset::{Part, Rule, Slot};
use dashu_int::IBig;
use language::integer::Number;
use std::cell::RefCell;
use std::ops::ControlFlow;

/// Consecutive heaps, each of which a move of a rule leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Index of the rule.
    pub rule: usize,
    /// The smallest heap.
    pub first: u64,
    /// The largest.
    pub last: u64,
}

/// Limit on the runs of a heap.
const MOST: usize = 64;

impl Instance {
    /// Lists the options of a heap as runs of consecutive heaps, each with its rule. Returns `false` if positions are no heaps, if a move does not leave one heap, or if there are many runs or
    /// none are known.
    pub fn runs(&self, heap: u64, runs: &mut Vec<Run>) -> Result<bool, Trouble> {
        runs.clear();
        let (rules, moves) = self.moves();
        if self.form() != Form::Tuple(1) || rules.is_empty() || self.has_ends() {
            return Ok(false);
        }
        for (index, (rule, moves)) in rules.iter().zip(moves).enumerate() {
            let Some(linear) = linear(rule) else { return Ok(false) };
            let before = runs.len();
            let found = RefCell::new(&mut *runs);
            let listed = twice(
                moves.words.as_ref(),
                moves.big.as_ref(),
                &[heap],
                |compiled, at| list(compiled, &at[0], &linear, index, &mut found.borrow_mut(), before),
                |compiled, at| list(compiled, &at[0], &linear, index, &mut found.borrow_mut(), before),
            );
            if !listed.map_err(|fault| trouble(fault, index, &rule.scope))? || runs.len() > MOST {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Appends the runs of a rule, first dropping those beyond the first `before`.
fn list<N: Number>(
    compiled: &Compiled<N>,
    heap: &N,
    linear: &[(Slot, bool)],
    rule: usize,
    runs: &mut Vec<Run>,
    before: usize,
) -> Result<bool, Fault> {
    runs.truncate(before);
    let mut fault = None;
    let consecutive = compiled.runs(heap, linear, &mut |first, last| {
        match (first.word(), last.word()) {
            // One beyond the limit is enough to see it.
            (Some(first), Some(last)) if runs.len() <= MOST => {
                runs.push(Run { rule, first, last });
                return ControlFlow::Continue(());
            }
            (Some(_), Some(_)) => {}
            _ => fault = Some(Fault::TooLarge),
        }
        ControlFlow::Break(())
    })?;
    fault.map_or(Ok(consecutive), Err)
}

/// Variables by which the heap that a move leaves rises or falls step by step; `None` if the move does not leave one heap.
fn linear(rule: &Rule) -> Option<Vec<(Slot, bool)>> {
    let [Part::Tuple(terms)] = &*rule.after else { return None };
    let [term] = &**terms else { return None };
    let Some(left) = Linear::exact(term) else { return Some(vec![]) };
    let unit = |(&slot, multiple): (&Slot, &IBig)| match multiple {
        one if *one == IBig::ONE => Some((slot, true)),
        one if *one == IBig::NEG_ONE => Some((slot, false)),
        _ => None,
    };
    Some(left.variables.iter().filter_map(unit).collect())
}
