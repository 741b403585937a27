//! How long play lasts, where finding out costs next to nothing.

use crate::Position;
use solve::{Halt, Limits};

/// The most positions below one whose remoteness is found on the side, as far as the numbers let foresee where no component splits.
const MOST_SUMS: u64 = 1 << 13;
/// How much is written down before it is given up: what splits leads to more than the numbers let foresee.
const MOST_WORK: u64 = 1 << 18;

/// The remoteness of a small position: how many moves play lasts when the winner hurries and the loser delays.
pub(crate) fn cheap(position: &Position, limits: &Limits) -> Option<u64> {
    let words = position.words()?;
    let mut sums = 1u64;
    for word in words.iter().flat_map(|component| &component.words) {
        sums = sums.checked_mul(word.checked_add(1)?).filter(|&sums| sums <= MOST_SUMS)?;
    }
    if position.components().len() > 12 {
        return None;
    }
    let quiet = Limits { progress: None, ..limits.clone() };
    match solve::loopy::analyse_within(&position.rules(), &words, MOST_WORK, &quiet) {
        Ok(analysis) => analysis.remoteness,
        Err(Halt::Refused(_) | Halt::Stopped { .. } | Halt::File(_)) => None,
    }
}
