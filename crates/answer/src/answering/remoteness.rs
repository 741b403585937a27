//! Duration of play, where finding it costs next to nothing.

use question::memory::Store;
use question::{Position, Variant};
use rules::{Convention, Options};
use solve::loopy::Lengths;
use solve::pool::Component;
use solve::{Halt, Limits};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

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
    if let [variant] = position.variants()
        && let Some(remoteness) = Known::of(variant, &words, most)
    {
        return Some(remoteness);
    }
    if let Some(remoteness) = solve::loopy::remoteness(&rules, &words, most / 4) {
        return Some(remoteness);
    }
    let quiet = Limits { progress: None, ..limits.clone() };
    match solve::loopy::analyse_within(&rules, &words, most, &quiet) {
        Ok(analysis) => analysis.remoteness,
        Err(Halt::Refused(_) | Halt::Stopped { .. } | Halt::File(_)) => None,
    }
}

/// Lengths of play known of a game's variants, by name and convention.
#[derive(Default)]
struct Known(Mutex<HashMap<(String, Convention), Lengths>>);

/// Limit on what is known of a variant, and approximate bytes of each.
const MOST_KNOWN: usize = 1 << 18;
const KNOWN: u64 = 64;

impl Store for Known {
    fn weight(&self) -> u64 {
        self.lock().values().map(|lengths| lengths.known() as u64 * KNOWN).sum()
    }
}

impl Known {
    fn lock(&self) -> MutexGuard<'_, HashMap<(String, Convention), Lengths>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The remoteness of a sum of this game, where its moves never split.
    fn of(variant: &Variant, words: &[Component], most: u64) -> Option<u64> {
        let known = variant.memory().of::<Known>();
        let mut known = known.lock();
        let lengths = known.entry((variant.name().into(), variant.instance().convention())).or_default();
        if lengths.known() > MOST_KNOWN {
            *lengths = Lengths::default();
        }
        lengths.remoteness(variant.rules(), words, most)
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
