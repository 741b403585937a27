//! One position, or a sum, by memoised depth-first search without recursion.
//!
//! [`Values`] finds nim-values, component by component; [`Outcomes`] finds who wins a whole sum, where nim-values
//! do not decide. Both keep what they have learnt, so that a second question costs only what is new in it.

mod batch;
mod known;
mod outcomes;
mod values;

pub use outcomes::{Outcomes, Solved};
pub use values::{Valued, Values};

use crate::pool::Component;
use crate::{Game, Halt, Limits};

/// The nim-value of one component; [`Values`] for several questions.
pub fn value(games: &[&dyn Game], component: &Component, limits: &Limits) -> Result<Valued, Halt> {
    Values::new(games)?.value(component, limits)
}

/// Who wins a sum; [`Outcomes`] for several questions.
pub fn outcome(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<Solved, Halt> {
    Outcomes::new(games)?.outcome(sum, limits)
}
