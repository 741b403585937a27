//! Cells of a table filled by the engine.

use super::{Cells, Content};
use rules::Outcome;
use tables::{Table, Want};

/// The code of an outcome in grids and .npy files.
pub fn code(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::P => 0,
        Outcome::N => 1,
        Outcome::D => 2,
    }
}

impl Content {
    /// Content of the cells of this table.
    pub fn of(table: &Table) -> Content {
        match table.want() {
            Want::Outcomes => Content::Outcome,
            Want::Values => Content::Value,
        }
    }
}

impl Cells for Table {
    /// Places outside the table are left unchanged; callers stay within its extents.
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        if let [cell] = row {
            let at = [prefix, &[start]].concat();
            let found = match self.want() {
                Want::Outcomes => self.outcome(&at).map(code),
                Want::Values => self.value(&at),
            };
            *cell = found.unwrap_or(*cell);
            return;
        }
        let skipped = usize::try_from(start).unwrap_or(usize::MAX);
        match self.want() {
            Want::Outcomes => copy(self.outcomes(prefix).skip(skipped).map(code), row),
            Want::Values => copy(self.values(prefix).skip(skipped), row),
        }
    }
}

fn copy(cells: impl Iterator<Item = u64>, row: &mut [u64]) {
    for (place, cell) in row.iter_mut().zip(cells) {
        *place = cell;
    }
}
