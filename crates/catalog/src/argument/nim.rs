//! Nim.

use dashu_int::UBig;

/// A statement on Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nim {
    /// The nim-value of a heap is its size.
    Rule,
    /// A table of the heaps in binary follows.
    InBinary,
    /// A line of that table: `14 = 001110`.
    Line(String),
    /// All columns have an even number of ones.
    EvenColumns,
    /// These columns have an odd number of ones.
    OddColumns(Vec<usize>),
    /// The heaps in which the odd columns can be made even.
    Fitting {
        /// The highest odd column.
        column: usize,
        /// The heaps with a one in it.
        heaps: Vec<UBig>,
    },
    /// The largest heap is none of them.
    LargestGrows {
        /// The largest heap.
        heap: UBig,
        /// Its size with the columns made even.
        grown: UBig,
    },
}
