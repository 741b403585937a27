//! Mistakes in the text of a matrix.

use super::cells::Separator;
use std::ops::Range;

/// A mistake in the text of a matrix, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Kind of mistake.
    pub flaw: Flaw,
    /// Byte range of the mistake.
    pub span: Range<usize>,
}

/// Kinds of mistakes in the text of a matrix. Rows and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There are no numbers at all.
    Empty,
    /// There is nothing between two separators.
    MissingEntry,
    /// A row has no name, although the first row has one.
    MissingName,
    /// An entry that is not a number.
    NotANumber {
        /// Text of the entry.
        given: String,
        /// Separator of the entries in this text.
        separator: Separator,
    },
    /// A fraction over 0.
    ZeroDenominator,
    /// A power of ten with an excessive exponent.
    LargeExponent,
    /// A number with excessively many digits.
    LongNumber,
    /// A row that is longer or shorter than the first.
    Ragged {
        /// Number of the row in the matrix.
        row: usize,
        /// Number of its entries.
        entries: usize,
        /// Number of entries in the first row.
        expected: usize,
    },
    /// The number of names differs from that of columns.
    Names {
        /// Number of names.
        names: usize,
        /// Number of columns.
        columns: usize,
    },
    /// A quotation mark that is never closed.
    OpenQuote,
    /// More rows, columns or entries than [`LARGEST`](crate::LARGEST) allows.
    TooLarge,
}
