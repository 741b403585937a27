//! Ruler.

use super::RowSum;
use dashu_int::UBig;

/// A statement on Ruler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruler {
    /// A head is worth a power of two.
    Rule,
    /// The values of the heads of each row.
    Heads(Vec<RowSum>),
    /// A run of coins is turned.
    Move {
        /// The first of them.
        first: u64,
        /// The last, if there are several.
        last: Option<u64>,
        /// The nim-sum after it.
        value: UBig,
    },
}
