//! Early ends of computations, before the number of positions is known.

use crate::{Halt, Refusal, StopReason};

/// Reason why an engine ended early; becomes a [`Halt`] once the number of positions is known.
pub(crate) enum Stop {
    /// The engine cannot answer.
    Refused(Refusal),
    /// A limit was reached.
    Limit(StopReason),
}

impl Stop {
    pub(crate) fn into_halt(self, positions: u64) -> Halt {
        match self {
            Stop::Refused(refusal) => Halt::Refused(refusal),
            Stop::Limit(reason) => Halt::Stopped { reason, positions },
        }
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}

impl From<StopReason> for Stop {
    fn from(reason: StopReason) -> Stop {
        Stop::Limit(reason)
    }
}
