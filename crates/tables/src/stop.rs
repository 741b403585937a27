//! Early ends of passes over a table.

use solve::{Refusal, StopReason};

/// Reason why a pass over the table ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The engine cannot answer.
    Refused(Refusal),
    /// A limit; finished tiles are kept.
    Limit(StopReason),
    /// A move with these signs was found, for which the order is wrong.
    Order(Vec<i8>),
    /// A nim-value does not fit a cell.
    Wider,
    /// A nim-value does not fit the set of a line.
    Longer,
    /// An option is a sum of several components, and outcomes do not determine the winner of a sum.
    NeedsValues,
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}
