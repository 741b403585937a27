//! Products of coin-turning games.

use super::Pair;
use dashu_int::UBig;

/// A head with its values: `(3,5): 2 ⊗ 4 = 8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The place of the head.
    pub at: Pair,
    /// Its values in the game for rows and in the game for columns.
    pub factors: Pair,
    /// Their nim-product.
    pub value: UBig,
}

/// A statement on a product of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tartan {
    /// A head is worth the nim-product of two values.
    Rule,
    /// The values of the first heads.
    Heads(Vec<Head>),
    /// Coins are turned where columns meet rows.
    Move {
        /// The head.
        head: Pair,
        /// The first columns.
        columns: Vec<UBig>,
        /// The first rows.
        rows: Vec<UBig>,
        /// The value of the coins other than the head.
        value: UBig,
    },
}
