//! A basis: the rows and columns that an optimal strategy of each player may be made of.

/// As many rows as columns, in no order. The strategies that it stands for make the rows equally good against the
/// mixed columns, and the columns equally good against the mixed rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Basis {
    pub(super) rows: Vec<usize>,
    pub(super) columns: Vec<usize>,
}

impl Basis {
    /// A row against a column.
    pub(super) fn pure(row: usize, column: usize) -> Basis {
        Basis { rows: vec![row], columns: vec![column] }
    }

    /// The same seen from the other side of the board.
    pub(super) fn mirrored(self) -> Basis {
        Basis { rows: self.columns, columns: self.rows }
    }
}
