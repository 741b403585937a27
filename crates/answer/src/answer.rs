//! What an answer is, and how it is known.

use crate::reason::{Ground, Reason};
use question::Move;
use rules::{Convention, Outcome};
use solve::StopReason;

/// How an answer is known, from strongest to weakest. Nothing is ever shown as stronger than it is.
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
    /// How many winning moves there are, in decimal; absent if they were not all found.
    pub winning_move_count: Option<String>,
    /// How many moves play lasts with best play: the winner hurries, the loser delays.
    pub remoteness: Option<u64>,
    /// The argument, step by step.
    pub why: Vec<Reason>,
    /// How it is known.
    pub evidence: Option<Evidence>,
    /// The engine that answered.
    pub engine: String,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}
