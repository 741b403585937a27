//! A piece that walks to a corner.

use super::{Pair, Statement};
use dashu_int::UBig;

/// A statement on a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Race {
    /// The piece is in the corner.
    Ended,
    /// On a king.
    King(King),
    /// On a rook.
    Rook(Rook),
    /// On a knight.
    Knight(Knight),
}

/// A statement on a king.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum King {
    /// Both numbers are even.
    Loses {
        /// The position.
        at: Pair,
    },
    /// A number is odd.
    Wins {
        /// The position.
        at: Pair,
        /// `true` for each odd number.
        odd: [bool; 2],
    },
    /// The winning step.
    Move {
        /// The position before it.
        from: Pair,
        /// The position after it.
        to: Pair,
    },
}

/// A statement on a rook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rook {
    /// The numbers are equal.
    Loses {
        /// The position.
        at: Pair,
    },
    /// The numbers are unequal.
    Wins {
        /// The position.
        at: Pair,
    },
    /// The winning move.
    Move {
        /// The position before it.
        from: Pair,
        /// The position after it.
        to: Pair,
        /// The squares that it goes.
        by: UBig,
    },
}

/// A knight's step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// (1,2)
    Steep,
    /// (2,1)
    Flat,
}

/// A statement on a knight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Knight {
    /// The steps to the corner.
    Steps {
        /// The position.
        at: Pair,
        /// All steps.
        all: UBig,
        /// Those of the kind (1,2).
        steep: UBig,
        /// Those of the kind (2,1).
        flat: UBig,
    },
    /// Either player can hold the draw.
    Draws {
        /// The scarcer kind of step.
        scarce: Jump,
        /// The position.
        from: Pair,
        /// The position after such a step.
        to: Pair,
    },
    /// Both kinds of steps are needed equally often.
    Loses,
    /// One kind of step is needed once more.
    Wins {
        /// The kind.
        kind: Jump,
    },
    /// The winning step.
    Move {
        /// The position before it.
        from: Pair,
        /// The position after it.
        to: Pair,
        /// The steps needed after it, of each kind.
        each: UBig,
    },
    /// There is no move.
    Stuck {
        /// The position.
        at: Pair,
    },
    /// The corner is out of reach.
    OutOfReach {
        /// The position.
        at: Pair,
        /// The position after some step.
        to: Pair,
    },
}

impl From<King> for Statement {
    fn from(said: King) -> Statement {
        Statement::Race(Race::King(said))
    }
}

impl From<Rook> for Statement {
    fn from(said: Rook) -> Statement {
        Statement::Race(Race::Rook(said))
    }
}

impl From<Knight> for Statement {
    fn from(said: Knight) -> Statement {
        Statement::Race(Race::Knight(said))
    }
}
