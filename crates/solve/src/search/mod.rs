//! Search of one position, or a sum: memoised and depth-first, without recursion.
//!
//! [`Values`] finds nim-values, component by component; [`Outcomes`] finds the winner of a whole sum, where
//! nim-values do not decide, and [`Suspense`] does so where every component moves,
//! [`Tames`] in many misère games. All remember their results,
//! so that a second question costs only its new positions.

mod batch;
mod blocked;
mod descent;
mod entailing;
mod labels;
mod outcomes;
mod suspense;
mod tame;
mod values;

pub use blocked::{Forbidden, distinct_options, forbidden};
pub use descent::Valued;
pub use entailing::{Entailed, Entailing};
pub use outcomes::{Outcomes, Solved};
pub use suspense::Suspense;
pub use tame::{Tame, Tames};
pub use values::Values;

use crate::pool::Component;
use crate::{Game, Halt, Limits};

/// Nim-value of one component; use [`Values`] for several questions.
pub fn value(games: &[&dyn Game], component: &Component, limits: &Limits) -> Result<Valued, Halt> {
    Values::new(games)?.value(component, limits)
}

/// Winner of a sum; use [`Outcomes`] for several questions.
pub fn outcome(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<Solved, Halt> {
    Outcomes::new(games)?.outcome(sum, limits)
}
