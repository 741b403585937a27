//! Patterns found in values.

use crate::identity::Identified;
use guess::read::Data;
use guess::{Guess, Guesses};
use solve::StopReason;

/// Patterns found in values, and what they predict.
#[derive(Clone, Debug)]
pub struct Guessed {
    /// The data, as they were understood.
    pub data: Data,
    /// The patterns.
    pub guesses: Guesses,
    /// Positions to predict, and their values by the first conjecture.
    pub predictions: Vec<(Vec<u64>, Option<i64>)>,
    /// The known games that have these values, if they are those of successive numbers.
    pub identified: Identified,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
}

impl Guessed {
    /// The conjectures, the best one first.
    pub fn conjectures(&self) -> &[Guess] {
        match &self.guesses {
            Guesses::Of { conjectures, .. } => conjectures,
            Guesses::TooFew { .. } => &[],
        }
    }
}
