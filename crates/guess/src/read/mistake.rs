//! Mistakes in the text of a table, with their places.

use std::fmt;
use std::ops::Range;

/// A mistake and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The mistake.
    pub flaw: Flaw,
    /// Bytes of the text.
    pub span: Range<usize>,
    /// Bytes that the mistake contradicts, if there are any.
    pub other: Option<Range<usize>>,
}

/// A kind of mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no number in the text.
    Empty,
    /// A word that is neither a number nor an outcome.
    NotANumber {
        /// The word.
        given: String,
    },
    /// A picture of two signs that was not said to show lost positions.
    Picture,
    /// A number with a fraction.
    Fraction {
        /// The number.
        given: String,
    },
    /// A number beyond 64 bits.
    LongNumber,
    /// A negative coordinate of a position.
    NegativePosition {
        /// The number.
        given: i64,
    },
    /// A line with another number of entries than those before it.
    Ragged {
        /// Its entries.
        entries: usize,
        /// Entries of the lines before it.
        expected: usize,
    },
    /// Ranges for positions with another number of coordinates.
    Ranges {
        /// Their number.
        given: usize,
        /// Coordinates of a position.
        arity: usize,
    },
    /// A number where others are outcomes, or an outcome where others are numbers.
    Mixed {
        /// The entry.
        given: String,
        /// An entry of the other kind.
        other: String,
    },
    /// A position with two values.
    Contradiction {
        /// The position.
        at: Vec<u64>,
        /// Its values, as they are written.
        values: [String; 2],
    },
    /// More entries than are read.
    TooMany {
        /// The limit.
        most: usize,
    },
    /// An index of the first value beyond the limit.
    LargeIndex {
        /// The limit.
        most: u64,
    },
    /// Bytes that are no array of whole numbers in the format of NumPy.
    NotAnArray,
    /// An array of NumPy that ends before its last entry.
    CutOff {
        /// Its entries.
        given: usize,
        /// Entries by its shape.
        expected: usize,
    },
}

impl Flaw {
    /// A stable name.
    pub fn code(&self) -> &'static str {
        match self {
            Flaw::Empty => "no-data",
            Flaw::NotANumber { .. } => "not-a-number",
            Flaw::Picture => "picture",
            Flaw::Fraction { .. } => "not-whole",
            Flaw::LongNumber => "long-number",
            Flaw::NegativePosition { .. } => "negative-position",
            Flaw::Ragged { .. } => "ragged-table",
            Flaw::Ranges { .. } => "wrong-number-of-ranges",
            Flaw::Mixed { .. } => "mixed-entries",
            Flaw::Contradiction { .. } => "contradiction",
            Flaw::TooMany { .. } => "large-table",
            Flaw::LargeIndex { .. } => "large-index",
            Flaw::NotAnArray => "not-an-array",
            Flaw::CutOff { .. } => "array-cut-off",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at bytes {}..{}", self.flaw, self.span.start, self.span.end)
    }
}

impl std::error::Error for Mistake {}
