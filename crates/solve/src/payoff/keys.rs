//! Entries as machine words that compare as they do.

use super::grid::Grid;
use super::scaled::Cells;

impl Cells {
    /// For every entry a word; two words compare as the entries do.
    pub(super) fn keys(&self) -> Grid<i64> {
        match self {
            Cells::Words(grid) => grid.clone(),
            Cells::Large(grid) => {
                let cells = grid.cells();
                let mut order: Vec<usize> = (0..cells.len()).collect();
                order.sort_unstable_by(|&one, &other| cells[one].cmp(&cells[other]));
                let mut keys = vec![0; cells.len()];
                for pair in order.windows(2) {
                    let above = i64::from(cells[pair[0]] != cells[pair[1]]);
                    keys[pair[1]] = keys[pair[0]] + above;
                }
                Grid::new(grid.columns(), keys)
            }
        }
    }
}
