//! Why a computation ended early, while its positions are still being counted.

use crate::{Halt, Refusal, StopReason};

/// Why an engine ended early; becomes a [`Halt`] when the number of positions is known.
pub(crate) enum Stop {
    /// It cannot be answered.
    Refused(Refusal),
    /// A limit.
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
