//! Why a pass over the table ends early.

use crate::{Refusal, StopReason};

/// Why a pass over the table ends early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// For good.
    Refused(Refusal),
    /// By a limit; what is finished stays.
    Limit(StopReason),
    /// A move was found with these signs, for which the order is wrong.
    Order(Vec<i8>),
    /// A nim-value does not fit a cell.
    Wider,
    /// A nim-value does not fit the set of a line.
    Longer,
    /// An option is a sum of several components, and outcomes do not say who wins a sum.
    NeedsValues,
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}
