//! `Error` impls for refusals; user-facing wording is in the upper crates.

use crate::{Halt, Refusal};
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

impl Display for Refusal {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let reason = match self {
            Refusal::Unbounded { variable, .. } => {
                return write!(formatter, "`{variable}` has no finite range");
            }
            Refusal::LeavesBox { rule } => {
                return write!(formatter, "a move by rule {} leaves the box", rule + 1);
            }
            Refusal::TooLarge => "a number does not fit a machine word",
            Refusal::Endless => "play need not end",
            Refusal::DeclaredEnds => "declared ends decide the game",
            Refusal::NimSumMisere => "nim-sums do not decide misère play",
            Refusal::NimSumDraw => "nim-sums do not decide games with draws",
            Refusal::NimSumReach => "nim-sums do not decide moves in several components",
            Refusal::Blocking => "the opponent forbids options",
            Refusal::Entailing => "the reply to some moves is confined",
            Refusal::MixedBlocking => "numbers of forbidden options that do not agree",
            Refusal::MixedConventions => "the games have different conventions",
            Refusal::MixedTurns => "every component moves in some of the games only",
            Refusal::NotATuple => "positions are not tuples",
            Refusal::NoOrder => "no order of positions is lowered by all moves",
            Refusal::Apart => "processes were asked for different tables",
            Refusal::Undivided => "processes cannot share this table",
            Refusal::TooManyOptions => "a position has too many options",
            Refusal::TooManyPositions => "there are too many positions",
            Refusal::NotAPosition => "not a position of the games",
            Refusal::NoTheorem => "no theorem or proved claim covers the position",
            Refusal::NotOptimal => "the strategies found are not optimal",
        };
        formatter.write_str(reason)
    }
}

impl Error for Refusal {}

impl Display for Halt {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Halt::Refused(refusal) => refusal.fmt(formatter),
            Halt::Stopped { reason, positions } => write!(formatter, "{reason} after {positions} positions"),
            Halt::File(error) => error.fmt(formatter),
        }
    }
}

impl Error for Halt {}
