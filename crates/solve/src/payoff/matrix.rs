//! A matrix of payoffs, as it was written.

use dashu_ratio::RBig;

/// How large a matrix, and the numbers in its text, may be.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Rows, and columns.
    pub lines: usize,
    /// Entries.
    pub entries: usize,
    /// Digits of a number that is read.
    pub digits: usize,
    /// The exponent of a power of ten that is read, either way.
    pub exponent: usize,
    /// Digits of all entries that are read together, roughly; so many are read in seconds.
    pub together: usize,
}

/// The largest matrix.
pub const LARGEST: Most =
    Most { lines: 4096, entries: 1 << 22, digits: 10_000, exponent: 10_000, together: 1 << 26 };

/// A matrix of payoffs: what the column player pays the row player, for every row that one may choose and every
/// column that the other may. It has at least one of each.
///
/// ```
/// use solve::payoff::Matrix;
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
    /// So many rows of these entries, row after row; `None` if they do not make full rows, at least one, or are more
    /// than [`LARGEST`] allows.
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

    /// With names for the rows and for the columns, as many as there are, or none.
    pub fn named(mut self, rows: Vec<String>, columns: Vec<String>) -> Option<Matrix> {
        let fits = |names: &[String], lines| names.is_empty() || names.len() == lines;
        if !fits(&rows, self.rows) || !fits(&columns, self.columns) {
            return None;
        }
        (self.row_names, self.column_names) = (rows, columns);
        Some(self)
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// What the row player gets; both lines counted from 0.
    pub fn entry(&self, row: usize, column: usize) -> &RBig {
        &self.entries[row * self.columns + column]
    }

    /// All entries, row after row.
    pub fn entries(&self) -> &[RBig] {
        &self.entries
    }

    /// The name of a row, if the rows have names.
    pub fn row_name(&self, row: usize) -> Option<&str> {
        self.row_names.get(row).map(String::as_str)
    }

    /// The name of a column, if the columns have names.
    pub fn column_name(&self, column: usize) -> Option<&str> {
        self.column_names.get(column).map(String::as_str)
    }
}
