//! Questions about parts, their answers, and reasons to pause.

use limits::StopReason;

/// A question about a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Its value.
    Value,
    /// Does it have this value?
    Is(u16),
}

/// An answer about a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    Value(u16),
    Is(bool),
}

/// A reason to pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    Answered(Reply),
    Stopped(StopReason),
    /// There should be more room, or other threads.
    Room,
}

impl Pause {
    pub(crate) fn rank(self) -> u8 {
        match self {
            Pause::Answered(_) => 0,
            Pause::Stopped(_) => 1,
            Pause::Room => 2,
        }
    }
}

impl Goal {
    pub(crate) fn answered(self, value: u16) -> Reply {
        match self {
            Goal::Value => Reply::Value(value),
            Goal::Is(asked) => Reply::Is(asked == value),
        }
    }
}
