//! Cells only where positions stand.

use draw::{Cells, NONE};
use question::Standing;

/// Cells, empty where the numbers break a law of the game and so are no position.
pub struct LawfulCells<'a> {
    standing: &'a Standing,
    cells: &'a dyn Cells,
}

impl<'a> LawfulCells<'a> {
    /// The cells of a table.
    pub fn new(standing: &'a Standing, cells: &'a dyn Cells) -> LawfulCells<'a> {
        LawfulCells { standing, cells }
    }
}

impl Cells for LawfulCells<'_> {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        self.cells.fill(prefix, start, row);
        if self.standing.is_everywhere() {
            return;
        }
        let mut at = [prefix, &[start]].concat();
        for (cell, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            if !self.standing.at(&at) {
                *cell = NONE;
            }
        }
    }
}
