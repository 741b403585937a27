//! Coin-turning games.

use dashu_int::UBig;

/// The nim-value of a head at place n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// n
    Place,
    /// n - 1
    PlaceBefore,
    /// The n-th odious number.
    Odious,
    /// The odious number n - 2; nothing at the first two places.
    OdiousLater,
    /// The largest power of two that divides n.
    PowerOfTwo,
    /// 2^(n-1)
    TwoToThePlace,
}

/// A statement on a coin-turning game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turning {
    /// The value of a head.
    Rule(Worth),
    /// The places and the values of the first heads.
    Heads(Vec<(UBig, UBig)>),
    /// One coin is turned.
    Alone {
        /// Its place.
        place: UBig,
    },
    /// Several coins are turned.
    With {
        /// The place of the head.
        place: UBig,
        /// The first of the others.
        others: Vec<UBig>,
        /// Their values.
        values: Vec<UBig>,
        /// The nim-sum of these.
        value: UBig,
    },
}
