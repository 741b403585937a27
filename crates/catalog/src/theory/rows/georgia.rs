//! Georgia and Bob: pieces on the cells 1, 2, 3, … of a strip; move one to the left, not onto or past another.
//!
//! Pair the pieces from the right; a piece left over is paired with the edge, cell 0. The nim-value is the
//! nim-sum of the gaps inside the pairs (POJ 1704). *Proof.* The right piece of a pair can be moved up to the
//! left one, so the gap takes any smaller size: the options of Nim on the gaps. Moving the left piece widens
//! the gap; that can be undone by moving the right one by the same amount, so by induction such an option
//! never has the value of the position itself. Gaps between pairs do not matter.
//!
//! Each pair has at most one option with a wanted value. Linear in the number of pieces.
//! Evidence: the proof, compared in the tests with exhaustive search from the rules.

use super::row::{Gathered, replaced, sums};
use crate::argument::{self, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;

pub(super) struct GeorgiaBob;

/// The cell before the first, where the strip ends.
static EDGE: UBig = UBig::ZERO;

/// Two neighbours; the left one is a place of the row, or the edge.
struct Pair<'r> {
    left: Option<usize>,
    right: usize,
    left_cell: &'r UBig,
    right_cell: &'r UBig,
}

impl Pair<'_> {
    /// Free cells between them.
    fn gap(&self) -> UBig {
        self.right_cell - self.left_cell - UBig::ONE
    }

    /// The cell that the left piece may not enter, if the pair has one.
    fn fence<'r>(&self, row: &'r [UBig]) -> Option<&'r UBig> {
        self.left.map(|left| left.checked_sub(1).and_then(|before| row.get(before)).unwrap_or(&EDGE))
    }
}

/// The pairs from the left, for a row that ascends from at least 1.
fn pairs(row: &[UBig]) -> impl Iterator<Item = Pair<'_>> {
    let odd = row.len() % 2;
    let edge = row.first().filter(|_| odd == 1).map(|cell| Pair {
        left: None,
        right: 0,
        left_cell: &EDGE,
        right_cell: cell,
    });
    let rest = row.get(odd..).unwrap_or_default().chunks_exact(2).enumerate();
    edge.into_iter().chain(rest.map(move |(index, pair)| {
        let left = odd + 2 * index;
        Pair { left: Some(left), right: left + 1, left_cell: &pair[0], right_cell: &pair[1] }
    }))
}

fn rises(row: &[UBig]) -> bool {
    row.first().is_none_or(|first| !first.is_zero()) && row.is_sorted_by(|left, right| left < right)
}

impl Theory for GeorgiaBob {
    fn citation(&self) -> &str {
        "POJ 1704"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        rises(at).then(|| pairs(at).fold(UBig::ZERO, |sum, pair| sum ^ pair.gap()))
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let changed = self.value(at)? ^ value;
        let mut found = Gathered::new(most);
        if changed.is_zero() {
            return Some(found.all());
        }
        // As in Nim: a gap shrinks.
        for pair in pairs(at) {
            let gap = pair.gap();
            let wanted = &gap ^ &changed;
            if wanted < gap {
                found.add(|| replaced(at, [(pair.right, pair.left_cell + wanted + UBig::ONE)]));
            }
        }
        // Or it widens, as far as the left piece can go.
        for pair in pairs(at) {
            let (Some(left), Some(fence)) = (pair.left, pair.fence(at)) else { continue };
            let gap = pair.gap();
            let wanted = &gap ^ &changed;
            if wanted > gap && wanted - &gap < pair.left_cell - fence {
                let wider = (&gap ^ &changed) - gap;
                found.add(|| replaced(at, [(left, pair.left_cell - wider)]));
            }
        }
        Some(found.all())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums =
            sums(
                sum,
                |row| if rises(row) { pairs(row).map(|pair| pair.gap()).collect() } else { Vec::new() },
            );
        vec![argument::GeorgiaBob::Rule.into(), argument::GeorgiaBob::Gaps(sums).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [after] = option else { return None };
        if at.len() != after.len() || !rises(at) || !rises(after) {
            return None;
        }
        let (before, now) = pairs(at)
            .zip(pairs(after))
            .find(|(before, now)| before.left_cell != now.left_cell || before.right_cell != now.right_cell)?;
        let (from, to) = if before.left_cell == now.left_cell {
            (before.right_cell, now.right_cell)
        } else {
            (before.left_cell, now.left_cell)
        };
        let (gap, changed) = (before.gap(), now.gap());
        let (from, to, value) = (from.clone(), to.clone(), value.clone());
        Some(argument::GeorgiaBob::Move { from, to, gap, changed, value }.into())
    }
}
