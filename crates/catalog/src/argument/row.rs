//! Rows of numbers.

use dashu_int::UBig;

/// The start of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its first numbers.
    pub first: Vec<UBig>,
    /// `true` if there are more.
    pub more: bool,
}

/// The nim-value of a row as a nim-sum: `[3,1,4]: 3 ⊕ 4 = 7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowSum {
    /// The row.
    pub row: Row,
    /// The first terms.
    pub terms: Vec<UBig>,
    /// The nim-sum of all.
    pub sum: UBig,
}
