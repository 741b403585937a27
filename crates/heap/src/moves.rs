//! The moves that the fast engine knows: lists of amounts, and at most two heaps left.

use crate::{Rules, Shape};

/// Moves by how many stones are taken and how many heaps are left; all lists rise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves {
    /// A heap of exactly so many may be taken.
    pub(crate) whole: Vec<usize>,
    /// So many may be taken from a larger heap.
    pub(crate) one: Vec<usize>,
    /// So many may be taken, perhaps none, and what is left split in two.
    pub(crate) two: Vec<usize>,
    /// Whether the two parts have to be different.
    pub(crate) unequal: bool,
}

impl Moves {
    /// The same as the rules; nothing if they need more than this can say.
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

    /// The most stones that are taken.
    pub(crate) fn largest(&self) -> usize {
        let last = [&self.whole, &self.one, &self.two].map(|amounts| amounts.last().copied().unwrap_or(0));
        last.into_iter().max().unwrap_or(0)
    }

    /// Whether two equal parts, which are worth nothing, may be left of this heap.
    pub(crate) fn halves(&self, heap: usize) -> bool {
        let even = |taken: &usize| *taken + 2 <= heap && (heap - taken).is_multiple_of(2);
        !self.unequal && self.two.iter().any(even)
    }
}
