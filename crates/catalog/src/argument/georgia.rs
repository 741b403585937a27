//! Georgia and Bob.

use super::RowSum;
use dashu_int::UBig;

/// A statement on Georgia and Bob.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GeorgiaBob {
    /// Gaps inside pairs act as heaps.
    Rule,
    /// The gaps of each row.
    Gaps(Vec<RowSum>),
    /// A piece moves.
    Move {
        /// The cell before it.
        from: UBig,
        /// The cell after it.
        to: UBig,
        /// The gap of its pair before it.
        gap: UBig,
        /// The gap after it.
        changed: UBig,
        /// The nim-sum after it.
        value: UBig,
    },
}
