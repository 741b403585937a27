//! Matrices of payoffs, as written.

use dashu_ratio::RBig;

/// Size limits of a matrix and of the numbers in its text.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Rows, and columns, separately.
    pub lines: usize,
    /// Number of entries.
    pub entries: usize,
    /// Digits of a number.
    pub digits: usize,
    /// Absolute value of the exponent of a power of ten.
    pub exponent: usize,
    /// Approximate number of digits of all entries together; this many are read in seconds.
    pub together: usize,
}

/// Limits for the largest matrix.
pub const LARGEST: Most =
    Most { lines: 4096, entries: 1 << 22, digits: 10_000, exponent: 10_000, together: 1 << 26 };

/// A matrix of payoffs: the payment of the column player to the row player for every choice of a row by one
/// and of a column by the other. It has at least one row and one column.
///
/// ```
/// use payoff::Matrix;
/// let matrix = Matrix::new(2, [3, -1, -2, 4].map(Into::into).into()).expect("two rows of two");
/// assert_eq!((matrix.rows(), matrix.columns()), (2, 2));
/// assert_eq!(matrix.entry(1, 0), &(-2).into());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    entries: Vec<RBig>,
    row_names: Vec<String>,
    column_names: Vec<String>,
}

impl Matrix {
    /// A matrix of this many rows from its entries, row by row; `None` if they do not form full, nonempty rows, or
    /// exceed [`LARGEST`].
    pub fn new(rows: usize, entries: Vec<RBig>) -> Option<Matrix> {
        let columns = entries.len().checked_div(rows)?;
        let full = columns > 0 && columns.checked_mul(rows) == Some(entries.len());
        let small = rows.max(columns) <= LARGEST.lines && entries.len() <= LARGEST.entries;
        (full && small).then_some(Matrix {
            rows,
            columns,
            entries,
            row_names: Vec::new(),
            column_names: Vec::new(),
        })
    }

    /// Adds names for all of the rows and for all of the columns, or for none of either.
    pub fn named(mut self, rows: Vec<String>, columns: Vec<String>) -> Option<Matrix> {
        let fits = |names: &[String], lines| names.is_empty() || names.len() == lines;
        if !fits(&rows, self.rows) || !fits(&columns, self.columns) {
            return None;
        }
        (self.row_names, self.column_names) = (rows, columns);
        Some(self)
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Payoff of the row player; both lines are counted from 0.
    pub fn entry(&self, row: usize, column: usize) -> &RBig {
        &self.entries[row * self.columns + column]
    }

    /// All entries, row by row.
    pub fn entries(&self) -> &[RBig] {
        &self.entries
    }

    /// Name of a row, if the rows have names.
    pub fn row_name(&self, row: usize) -> Option<&str> {
        self.row_names.get(row).map(String::as_str)
    }

    /// Name of a column, if the columns have names.
    pub fn column_name(&self, column: usize) -> Option<&str> {
        self.column_names.get(column).map(String::as_str)
    }
}
