//! Reasons why an engine does not answer.

use crate::{Limits, StopReason};

/// Reason why an engine cannot answer, as data; messages are made from it later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A natural does not fit a machine word.
    TooLarge,
    /// A rule has no finite range for a variable.
    Unbounded {
        /// Index of the rule.
        rule: usize,
        /// Name of the variable.
        variable: String,
    },
    /// Play may be endless, and this engine needs it to end.
    Endless,
    /// The game has ends that the convention does not decide, and this engine supports no others.
    DeclaredEnds,
    /// The nim-sum does not decide: misère play.
    NimSumMisere,
    /// The nim-sum does not decide: draws are possible.
    NimSumDraw,
    /// The nim-sum does not decide: a player may move in several components at once.
    NimSumReach,
    /// The opponent forbids options, and this engine does not know of that.
    Blocking,
    /// The reply to some moves is confined, and this engine does not know of that.
    Entailing,
    /// A sum of games in which the opponent may forbid different numbers of options has no meaning.
    MixedBlocking,
    /// A sum of games with different conventions has no meaning.
    MixedConventions,
    /// A sum of a game in which every component moves with one in which one does has no meaning.
    MixedTurns,
    /// The engine supports tuples only.
    NotATuple,
    /// A move leaves the box of the table.
    LeavesBox {
        /// Index of the rule.
        rule: usize,
    },
    /// Some moves do not decrease the position in any order that a table can follow.
    NoOrder,
    /// Several processes were asked for, and the table is not one that they can share.
    Undivided,
    /// Processes that are to share a table were asked for different ones.
    Apart,
    /// A position has too many options to list.
    TooManyOptions,
    /// There are too many positions to number in 32 bits.
    TooManyPositions,
    /// A component does not have the form of its game, or belongs to a game that is not given.
    NotAPosition,
    /// No theorem or proved claim covers the position.
    NoTheorem,
    /// The strategies found are not optimal, which theory excludes.
    NotOptimal,
}

impl Refusal {
    /// Returns `true` if the question is valid but too large: a limit was reached.
    pub fn is_limit(&self) -> bool {
        matches!(self, Refusal::TooLarge | Refusal::TooManyOptions | Refusal::TooManyPositions)
    }
}

/// Reason why an engine ended without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The engine cannot answer.
    Refused(Refusal),
    /// A limit stopped it.
    Stopped {
        /// The limit.
        reason: StopReason,
        /// Number of positions solved or listed by then.
        positions: u64,
    },
    /// A checkpoint is unusable.
    File(store::Error),
}

impl Halt {
    /// Replaces a refusal by the limit that caused it, if one has been reached.
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
