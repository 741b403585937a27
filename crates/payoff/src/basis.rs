//! Bases: sets of rows and columns that may form optimal strategies of the players.

/// As many rows as columns, in any order. They define the strategies that make the rows equally good against
/// the mixed columns, and the columns equally good against the mixed rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Basis {
    pub(super) rows: Vec<usize>,
    pub(super) columns: Vec<usize>,
}

impl Basis {
    /// A single row against a single column.
    pub(super) fn pure(row: usize, column: usize) -> Basis {
        Basis { rows: vec![row], columns: vec![column] }
    }

    /// The same basis with the players exchanged.
    pub(super) fn mirrored(self) -> Basis {
        Basis { rows: self.columns, columns: self.rows }
    }
}
