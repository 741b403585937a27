//! Euclid's game.

use super::Pair;
use dashu_int::UBig;

/// A division with its remainder: `25 = 3·7 + 4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The larger number.
    pub larger: UBig,
    /// The smaller number.
    pub smaller: UBig,
    /// Their quotient.
    pub quotient: UBig,
    /// Their remainder.
    pub rest: UBig,
}

/// A statement on Euclid's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Euclid {
    /// One of the numbers is 0.
    Ended,
    /// Moves without a choice.
    Forced {
        /// The first of them.
        first: Vec<Division>,
        /// Their number.
        count: usize,
    },
    /// The player to move makes a zero.
    Multiple {
        /// The numbers.
        division: Division,
        /// `true` if forced moves come before.
        later: bool,
    },
    /// The player to move has a choice.
    Choice {
        /// The numbers.
        division: Division,
        /// The larger number of the second choice.
        more: UBig,
        /// `true` if forced moves come before.
        later: bool,
    },
    /// The turn after the forced moves.
    Turn {
        /// Their number.
        forced: usize,
    },
    /// The ratio of numbers too long for a chain of divisions.
    Ratio {
        /// The larger number.
        larger: UBig,
        /// The smaller number.
        smaller: UBig,
        /// Their ratio, compared with φ.
        ratio: Ratio,
    },
    /// The recommended move.
    Move {
        /// The position before it.
        from: Pair,
        /// The position after it.
        to: Pair,
        /// The consequence.
        next: Next,
    },
}

/// The ratio of two numbers, compared with φ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ratio {
    /// The numbers are equal.
    One,
    /// It is above φ.
    Above,
    /// It is below φ.
    Below,
}

/// The consequence of a winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A number is 0.
    Zero,
    /// The ratio is below φ.
    Below,
    /// A number of forced moves.
    Forced(usize),
}
