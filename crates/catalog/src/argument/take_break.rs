//! Take and break.

use super::RowSum;
use dashu_int::UBig;

/// A statement on take and break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBreak {
    /// Each stone has a value by its distance from the end.
    Rule,
    /// The values of the places with an odd number of stones, in each row.
    Places(Vec<RowSum>),
    /// A stone is broken into two.
    Move {
        /// Its place.
        from: usize,
        /// The places of the two.
        to: [usize; 2],
        /// Its value.
        taken: u64,
        /// The values of the two.
        values: [u64; 2],
        /// The nim-sum of these.
        sum: u64,
        /// The nim-sum of the row after it.
        value: UBig,
    },
}
