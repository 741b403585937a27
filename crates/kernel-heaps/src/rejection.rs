//! Reasons for rejection, as data: sentences are made elsewhere.

use crate::flaw::{MovesFlaw, PeriodFlaw, QuotientFlaw};
use std::fmt;

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The text cannot be read, or a limit was reached.
    Kernel(kernel::Rejection),
    /// The moves are not those of a code.
    Moves(MovesFlaw),
    /// The period is not proved.
    Period(PeriodFlaw),
    /// The quotient is not proved.
    Quotient(QuotientFlaw),
}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        use kernel::Rejection::{Memory, Steps, Stopped};
        matches!(self, Rejection::Kernel(Steps | Memory | Stopped))
    }
}

/// The code of the reason and its numbers, for logs.
impl fmt::Display for Rejection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Kernel(flaw) => write!(out, "{flaw:?}"),
            Rejection::Moves(flaw) => write!(out, "moves: {flaw:?}"),
            Rejection::Period(flaw) => write!(out, "period: {flaw:?}"),
            Rejection::Quotient(flaw) => write!(out, "quotient: {flaw:?}"),
        }
    }
}

impl std::error::Error for Rejection {}

impl From<kernel::Rejection> for Rejection {
    fn from(flaw: kernel::Rejection) -> Rejection {
        Rejection::Kernel(flaw)
    }
}

impl From<MovesFlaw> for Rejection {
    fn from(flaw: MovesFlaw) -> Rejection {
        Rejection::Moves(flaw)
    }
}

impl From<PeriodFlaw> for Rejection {
    fn from(flaw: PeriodFlaw) -> Rejection {
        Rejection::Period(flaw)
    }
}

impl From<QuotientFlaw> for Rejection {
    fn from(flaw: QuotientFlaw) -> Rejection {
        Rejection::Quotient(flaw)
    }
}
