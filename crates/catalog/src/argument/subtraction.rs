//! Subtraction games.

use super::Equation;
use dashu_int::UBig;

/// A statement on a subtraction game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subtraction {
    /// No number may be taken.
    Nothing,
    /// Nim-values by their definition, where no period is known.
    Definition,
    /// Periodic nim-values.
    Period {
        /// The values up to the end of the first period; none if they are many.
        values: Vec<u32>,
        /// The first size from which they repeat.
        start: usize,
        /// The length of the period.
        length: usize,
        /// The largest number that may be taken.
        largest: UBig,
    },
    /// A heap without a move.
    Stuck {
        /// The heap.
        heap: UBig,
        /// The least number that may be taken.
        least: UBig,
    },
    /// In misère play: the nim-value 1 is to be left.
    LeaveOne {
        /// The first numbers that may be taken.
        set: Vec<UBig>,
        /// The nim-value of the heap.
        equation: Option<Equation>,
    },
}
