//! Turning Corners.

use super::Pair;
use dashu_int::UBig;

/// The value of a head: `3 ⊗ 5 = 15`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// The place of the head.
    pub at: Pair,
    /// The nim-product.
    pub value: UBig,
}

/// A statement on Turning Corners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Corners {
    /// A head is worth a nim-product.
    Rule,
    /// The values of the first heads.
    Heads(Vec<Product>),
    /// The corners of a rectangle are turned.
    Move {
        /// Its corner away from the origin.
        from: Pair,
        /// The opposite corner.
        to: Pair,
        /// The values of the other corners.
        values: Vec<UBig>,
        /// Their nim-sum.
        sum: UBig,
    },
}
