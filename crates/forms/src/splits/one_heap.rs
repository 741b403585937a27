//! Splits in the form of the literature: no remaining heap is empty, and moves exist in every heap.
//!
//! A rule that may leave empty heaps becomes several kinds of moves, by the number of nonempty ones. If no rule leaves a heap of
//! fewer than c, such heaps have no moves, and the game is played with heaps smaller by c.

use super::{Amounts, Pair, Split};

/// A heap game in the terms of the literature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneHeap {
    /// A component n stands for a heap of n minus this; smaller ones have no moves.
    pub offset: u64,
    /// Kinds of moves.
    pub kinds: Vec<MoveKind>,
}

/// A kind of move: an amount is taken from a heap, and the remainder forms `parts` nonempty heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveKind {
    /// Amounts that may be taken.
    pub taken: Amounts,
    /// Number of heaps left.
    pub parts: usize,
    /// Number of empty heaps that the rule leaves besides.
    pub empty: usize,
    /// Condition on equal heaps.
    pub pair: Pair,
}

impl OneHeap {
    /// Chooses the smallest offset that works.
    pub(crate) fn of(splits: &[Split]) -> Option<OneHeap> {
        let least = splits.iter().filter(|split| split.parts > 0).map(|split| split.least).min();
        let offsets = [0, least.unwrap_or(0).saturating_sub(1), least.unwrap_or(0)];
        offsets.into_iter().find_map(|offset| OneHeap::with(offset, splits))
    }

    fn with(offset: u64, splits: &[Split]) -> Option<OneHeap> {
        let mut kinds = Vec::new();
        for split in splits {
            expand(split, offset, &mut kinds)?;
        }
        Some(OneHeap { offset, kinds })
    }
}

/// Kinds of moves of a split, with heaps smaller by an offset.
fn expand(split: &Split, offset: u64, kinds: &mut Vec<MoveKind>) -> Option<()> {
    let from = split.from.saturating_sub(offset);
    let taken = match split.parts {
        0 => split.taken.clone().lowered(offset)?,
        // Every part is smaller by the offset, and so is the heap itself.
        parts => split.taken.clone().raised((parts as u64 - 1).checked_mul(offset)?)?,
    };
    let fewest = match (split.least.checked_sub(offset), split.parts) {
        (_, 0) | (Some(0), _) => 0,
        (Some(1), parts) => parts,
        _ => return None,
    };
    for parts in fewest..=split.parts {
        let empty = split.parts - parts;
        // Two empty heaps are equal, and an empty one differs from every other.
        let pair = match (split.pair, parts, empty) {
            (Pair::Different, 0, 2..) | (Pair::Equal, 1, 1..) => continue,
            (pair, 2, _) => pair,
            _ => Pair::Any,
        };
        let mut taken = taken.clone();
        if parts == 0 {
            // The amount taken is the whole heap.
            taken = taken.from(from)?;
            if taken.contains(0) {
                return None;
            }
        }
        let Some(first) = taken.first() else { continue };
        let more = parts as u64 + u64::from(pair == Pair::Different);
        if first + more < from {
            return None;
        }
        kinds.push(MoveKind { taken, parts, empty, pair });
    }
    Some(())
}
