//! Duration of play, where finding it costs next to nothing.

use question::Position;
use rules::Options;
use solve::{Halt, Limits};

/// The most positions below one whose remoteness is found on the side, as far as the numbers let foresee where no component splits.
const MOST_SUMS: u64 = 1 << 13;
/// Limit on what is stored; less where components split, which lead to more than the numbers let foresee.
const MOST_WORK: u64 = 1 << 19;
const MOST_SPLIT: u64 = 1 << 16;
/// The most numbers that the moves of a position leave behind, and these times the sums.
const MOST_LEFT: u64 = 1 << 16;
const MOST_FORESEEN: u64 = 1 << 20;

/// The remoteness of a small position: how many moves play lasts when the winner hurries and the loser delays.
pub(crate) fn cheap(position: &Position, limits: &Limits) -> Option<u64> {
    let words = position.words()?;
    let mut sums = 1u64;
    for word in words.iter().flat_map(|component| &component.words) {
        sums = sums.checked_mul(word.checked_add(1)?).filter(|&sums| sums <= MOST_SUMS)?;
    }
    let Left { numbers, splits } = left(position)?;
    if position.components().len() > 12 || sums.checked_mul(numbers)? > MOST_FORESEEN {
        return None;
    }
    let most = if splits { MOST_SPLIT } else { MOST_WORK };
    // In so many sums and moves less is written down than is given up for.
    let rules = position.rules();
    if let Some(remoteness) = solve::loopy::remoteness(&rules, &words, most / 4) {
        return Some(remoteness);
    }
    let quiet = Limits { progress: None, ..limits.clone() };
    match solve::loopy::analyse_within(&rules, &words, most, &quiet) {
        Ok(analysis) => analysis.remoteness,
        Err(Halt::Refused(_) | Halt::Stopped { .. } | Halt::File(_)) => None,
    }
}

/// Size of what the moves of a position leave.
pub(crate) struct Left {
    /// Number of numbers, over all moves.
    pub(crate) numbers: u64,
    /// `true` if a component may become several.
    pub(crate) splits: bool,
}

/// Size of what the moves of a position leave; `None` if going on from there is too much work.
pub(crate) fn left(position: &Position) -> Option<Left> {
    let mut options = Options::new();
    for component in position.words()? {
        position.rules().get(component.game)?.options(&component.words, &mut options).ok()?;
        if options.words() as u64 > MOST_LEFT {
            return None;
        }
    }
    let splits = options.iter().any(|option| option.components().len() > 1);
    Some(Left { numbers: options.words() as u64, splits })
}
