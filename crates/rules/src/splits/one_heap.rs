//! The splits of a game as the literature has them: no heap that is left is empty, and every heap may be moved in.
//!
//! Where a rule may leave empty heaps, it is several ways to move, by how many are not. Where no rule leaves a heap of
//! fewer than c, such heaps have no moves, and the game is played with heaps smaller by c.

use super::{Amounts, Pair, Split};

/// A game on heaps in the terms of the literature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneHeap {
    /// A component n stands for a heap of n less this; smaller ones have no moves.
    pub offset: u64,
    /// The ways to move.
    pub ways: Vec<Way>,
}

/// A way to move: an amount is taken from a heap, and what is left of it are so many heaps, none of them empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How much may be taken.
    pub taken: Amounts,
    /// How many heaps are left.
    pub parts: usize,
    /// How many empty ones the rule leaves besides.
    pub empty: usize,
    /// Whether two heaps may be alike.
    pub pair: Pair,
}

impl OneHeap {
    /// With the smallest offset that does.
    pub(crate) fn of(splits: &[Split]) -> Option<OneHeap> {
        let least = splits.iter().filter(|split| split.parts > 0).map(|split| split.least).min();
        let offsets = [0, least.unwrap_or(0).saturating_sub(1), least.unwrap_or(0)];
        offsets.into_iter().find_map(|offset| OneHeap::with(offset, splits))
    }

    fn with(offset: u64, splits: &[Split]) -> Option<OneHeap> {
        let mut ways = Vec::new();
        for split in splits {
            expand(split, offset, &mut ways)?;
        }
        Some(OneHeap { offset, ways })
    }
}

/// The ways of a split with heaps smaller by an offset.
fn expand(split: &Split, offset: u64, ways: &mut Vec<Way>) -> Option<()> {
    let from = split.from.saturating_sub(offset);
    let taken = match split.parts {
        0 => split.taken.clone().lowered(offset)?,
        // Every part is smaller by the offset, and the heap itself as well.
        parts => split.taken.clone().raised((parts as u64 - 1).checked_mul(offset)?)?,
    };
    let fewest = match (split.least.checked_sub(offset), split.parts) {
        (_, 0) | (Some(0), _) => 0,
        (Some(1), parts) => parts,
        _ => return None,
    };
    for parts in fewest..=split.parts {
        let empty = split.parts - parts;
        // Two empty heaps are alike, and an empty one is different from every other.
        let pair = match (split.pair, parts, empty) {
            (Pair::Different, 0, 2..) | (Pair::Equal, 1, 1..) => continue,
            (pair, 2, _) => pair,
            _ => Pair::Any,
        };
        let mut taken = taken.clone();
        if parts == 0 {
            // What is taken is the heap.
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
        ways.push(Way { taken, parts, empty, pair });
    }
    Some(())
}
