//! Answers, with their evidence.

use crate::reason::{Ground, Reason};
use question::Move;
use rules::{Convention, Outcome};
use solve::StopReason;

/// Evidence for an answer, from strongest to weakest. Nothing is ever shown as stronger than it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A certificate covers all positions, and the checker has accepted it.
    Proved(Ground),
    /// A cited theorem: of the catalogue, whose closed form the tests check against the rules, or on heaps, from values of the rules.
    Theorem(Ground),
    /// Exhausted from the rules for this very position.
    Computed(Ground),
    /// A claim that agreed with the rules on every position up to a bound: a conjecture.
    Checked {
        /// The bound on each component.
        upto: u64,
    },
}

impl Evidence {
    /// The stable word for it: `proved`, `theorem`, `computed` or `checked`.
    pub fn kind(&self) -> &'static str {
        match self {
            Evidence::Proved(_) => "proved",
            Evidence::Theorem(_) => "theorem",
            Evidence::Computed(_) => "computed",
            Evidence::Checked { .. } => "checked",
        }
    }
}

/// An answer about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answer {
    /// The game, with its parameters: `bash m=3`.
    pub game: String,
    /// The position, in the syntax of positions.
    pub position: String,
    /// The convention of play.
    pub convention: Convention,
    /// Who wins; absent if a limit was reached first.
    pub outcome: Option<Outcome>,
    /// The nim-value in decimal, where the position has one and it is known.
    pub value: Option<String>,
    /// The winning moves, as many as were asked for.
    pub winning_moves: Vec<Move>,
    /// Number of winning moves, in decimal; absent if they were not all found.
    pub winning_move_count: Option<String>,
    /// Number of moves with best play: the winner hurries, the loser delays.
    pub remoteness: Option<u64>,
    /// The argument, step by step.
    pub why: Vec<Reason>,
    /// Evidence.
    pub evidence: Option<Evidence>,
    /// The engine that answered.
    pub engine: String,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}
