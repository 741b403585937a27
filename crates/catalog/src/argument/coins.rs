//! Turning Turtles.

use super::RowSum;
use dashu_int::UBig;

/// A statement on Turning Turtles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coins {
    /// A head acts as a heap.
    Rule,
    /// The positions of the heads of each row.
    Heads(Vec<RowSum>),
    /// One or two coins are turned.
    Move {
        /// The first of them.
        first: u64,
        /// The second.
        second: Option<u64>,
        /// The nim-sum after it.
        value: UBig,
    },
}
