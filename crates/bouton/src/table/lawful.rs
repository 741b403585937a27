//! Cells only where positions stand.

use draw::{Cells, NONE};
use question::Variant;

/// Cells, empty where the numbers break a law of the game and so are no position.
pub struct LawfulCells<'a> {
    variant: &'a Variant,
    cells: &'a dyn Cells,
    has_gaps: bool,
}

impl<'a> LawfulCells<'a> {
    /// The cells of a table of this game.
    pub fn new(variant: &'a Variant, cells: &'a dyn Cells) -> LawfulCells<'a> {
        LawfulCells { variant, cells, has_gaps: variant.has_gaps() }
    }
}

/// Number of positions with numbers below these extents.
pub(super) fn positions(variant: &Variant, extents: &[u64]) -> u64 {
    let all = extents.iter().fold(1, |all: u64, &extent| all.saturating_mul(extent));
    if !variant.has_gaps() {
        return all;
    }
    let mut at = vec![0; extents.len()];
    let stands = (0..all).filter(|&number| {
        let mut rest = number;
        for (place, extent) in at.iter_mut().zip(extents).rev() {
            *place = rest % extent;
            rest /= extent;
        }
        variant.components_at(&at).is_some()
    });
    stands.count() as u64
}

impl Cells for LawfulCells<'_> {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        self.cells.fill(prefix, start, row);
        if !self.has_gaps {
            return;
        }
        let mut at = [prefix, &[start]].concat();
        for (cell, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            if self.variant.components_at(&at).is_none() {
                *cell = NONE;
            }
        }
    }
}
