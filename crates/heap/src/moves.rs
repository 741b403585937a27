//! Moves known to the fast engine: lists of amounts, and at most two heaps left.

use crate::{Rules, Shape};

/// Moves by the number of stones taken and of heaps left; all lists ascend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves {
    /// Sizes of heaps that may be taken whole.
    pub(crate) whole: Vec<usize>,
    /// Amounts that may be taken from a larger heap.
    pub(crate) one: Vec<usize>,
    /// Amounts, possibly 0, after which the remainder is split in two.
    pub(crate) two: Vec<usize>,
    /// `true` if the two parts have to be different.
    pub(crate) unequal: bool,
}

impl Moves {
    /// Converts rules; `None` if they cannot be expressed.
    pub(crate) fn of(rules: &Rules) -> Option<Moves> {
        let mut moves = Moves::default();
        for split in rules.splits() {
            if split.parts.or_more || split.taken.tail().is_some() || !split.added.is_empty() {
                return None;
            }
            let amounts = split.taken.few().to_vec();
            match (split.parts.least, split.shape) {
                (0, _) => moves.whole = amounts,
                (1, _) => moves.one = amounts,
                (2, Shape::Free | Shape::Different) if moves.two.is_empty() => {
                    moves.two = amounts;
                    moves.unequal = split.shape == Shape::Different;
                }
                _ => return None,
            }
        }
        Some(moves)
    }

    /// The largest amount that may be taken.
    pub(crate) fn largest(&self) -> usize {
        let last = [&self.whole, &self.one, &self.two].map(|amounts| amounts.last().copied().unwrap_or(0));
        last.into_iter().max().unwrap_or(0)
    }

    /// Returns `true` if this heap may be left in two equal parts, which have value 0.
    pub(crate) fn halves(&self, heap: usize) -> bool {
        let even = |taken: &usize| *taken + 2 <= heap && (heap - taken).is_multiple_of(2);
        !self.unequal && self.two.iter().any(even)
    }
}
