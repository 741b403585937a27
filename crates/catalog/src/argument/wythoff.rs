//! Wythoff's game, and the queen that walks to a corner.

use super::Pair;
use dashu_int::UBig;
use rules::Convention;

/// Meaning of the two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Heaps of stones.
    Heaps,
    /// Columns and rows that a queen still has to go.
    Board,
}

/// Kind of move that reaches a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Decreasing both numbers equally.
    Both,
    /// Decreasing the first number.
    First,
    /// Decreasing the second number.
    Second,
}

/// A move to a lost position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToPair {
    /// The kind of move.
    pub direction: Direction,
    /// Amount of the decrease.
    pub by: UBig,
    /// The lost position.
    pub to: Pair,
    /// Number of the pair reached.
    pub number: UBig,
}

/// A lost position, by its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedPair {
    /// The number.
    pub number: UBig,
    /// The position, lesser number first.
    pub pair: Pair,
}

/// A statement on Wythoff's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wythoff {
    /// Play has ended.
    Ended {
        /// The meaning of the numbers.
        setting: Setting,
        /// The convention of play.
        convention: Convention,
    },
    /// The lost positions.
    Rule {
        /// The convention of play.
        convention: Convention,
    },
    /// The position is a pair, and so lost.
    IsPair {
        /// The position.
        at: Pair,
        /// Its number.
        number: UBig,
    },
    /// The position is no pair, and so won.
    IsNoPair {
        /// The position.
        at: Pair,
        /// The pair with the same difference.
        alike: NumberedPair,
    },
    /// No move leads from a pair to a pair.
    EveryMoveFails {
        /// The position.
        at: Pair,
        /// Its number.
        number: UBig,
        /// The meaning of the numbers.
        setting: Setting,
    },
    /// The pairs of the two numbers; of equal ones once.
    Belong(Vec<(UBig, NumberedPair)>),
    /// Further winning moves.
    OtherMoves {
        /// The position.
        at: Pair,
        /// The meaning of the numbers.
        setting: Setting,
        /// The moves.
        moves: Vec<ToPair>,
    },
    /// The recommended move.
    Move {
        /// The position.
        at: Pair,
        /// The meaning of the numbers.
        setting: Setting,
        /// The move.
        made: ToPair,
    },
}
