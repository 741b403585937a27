//! Staircase Nim.

use super::RowSum;
use dashu_int::UBig;

/// A statement on Staircase Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Staircase {
    /// Only odd steps count.
    Rule,
    /// The odd steps of each row.
    Steps(Vec<RowSum>),
    /// Stones move down.
    Move {
        /// Their number.
        stones: UBig,
        /// The step that they leave, from 1.
        step: usize,
        /// The odd step that changes, from 1.
        odd: usize,
        /// Its stones before it.
        from: UBig,
        /// Its stones after it.
        to: UBig,
        /// The nim-sum after it.
        value: UBig,
    },
}
