//! What is wrong with the text of a matrix.

use super::cells::Separator;
use std::ops::Range;

/// What is wrong with the text of a matrix, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What.
    pub flaw: Flaw,
    /// The bytes of the text that it is about.
    pub span: Range<usize>,
}

/// What can be wrong with the text of a matrix. Rows and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no number at all.
    Empty,
    /// Nothing stands between two separators.
    MissingEntry,
    /// A row has no name, though the first row has one.
    MissingName,
    /// Something that is no number.
    NotANumber {
        /// What stands there.
        given: String,
        /// What separates the entries of this text.
        separator: Separator,
    },
    /// A fraction over 0.
    ZeroDenominator,
    /// A power of ten that is out of all proportion.
    LargeExponent,
    /// A number with more digits than anybody writes.
    LongNumber,
    /// A row that is longer or shorter than the first.
    Ragged {
        /// Which row of the matrix.
        row: usize,
        /// How many entries it has.
        entries: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// More or fewer names than columns.
    Names {
        /// How many names there are.
        names: usize,
        /// How many columns.
        columns: usize,
    },
    /// A quotation mark that is never closed.
    OpenQuote,
    /// More rows, columns or entries than [`LARGEST`](crate::payoff::LARGEST) allows.
    TooLarge,
}
