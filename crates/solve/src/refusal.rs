//! Why an engine does not answer.

use crate::{Limits, StopReason};

/// Why an engine cannot answer, as data; words are made from it where people read them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A natural does not fit a machine word.
    TooLarge,
    /// A rule has no finite range for a variable.
    Unbounded {
        /// The rule, as an index.
        rule: usize,
        /// The variable.
        variable: String,
    },
    /// The game need not end, and this engine needs it to.
    Endless,
    /// The game has ends that are not decided by the convention, and this engine needs them to be.
    DeclaredEnds,
    /// The nim-sum does not decide: misère play.
    NimSumMisere,
    /// The nim-sum does not decide: draws are possible.
    NimSumDraw,
    /// The nim-sum does not decide: a player may move in several components at once.
    NimSumReach,
    /// A sum of games with different conventions means nothing.
    MixedConventions,
    /// The engine is for tuples.
    NotATuple,
    /// A move leaves the box of the table.
    LeavesBox {
        /// The rule, as an index.
        rule: usize,
    },
    /// Some moves do not decrease the position in an order that a table can follow.
    NoOrder,
    /// The options of one position are too many to list.
    TooManyOptions,
    /// The positions are too many to be numbered in 32 bits.
    TooManyPositions,
    /// A component does not have the form of its game, or names a game that is not there.
    NotAPosition,
    /// Anything else, said by a game written in Rust.
    Other(rules::Text),
}

impl Refusal {
    /// Whether the question is right and only too large: a limit was reached.
    pub fn is_limit(&self) -> bool {
        matches!(self, Refusal::TooLarge | Refusal::TooManyOptions | Refusal::TooManyPositions)
    }
}

/// Why an engine ended without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It cannot.
    Refused(Refusal),
    /// It was stopped by a limit, after this many positions.
    Stopped {
        /// By what.
        reason: StopReason,
        /// How many positions had been solved or listed by then.
        positions: u64,
    },
    /// A checkpoint cannot be used.
    File(store::Error),
}

impl Halt {
    /// The same; whatever could not be done when limits were reached was stopped by them.
    pub fn within(self, limits: &Limits) -> Halt {
        match (self, limits.stopped()) {
            (Halt::Refused(_), Some(reason)) => Halt::Stopped { reason, positions: 0 },
            (halt, _) => halt,
        }
    }
}

impl From<Refusal> for Halt {
    fn from(refusal: Refusal) -> Halt {
        Halt::Refused(refusal)
    }
}
