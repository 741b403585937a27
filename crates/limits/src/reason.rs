//! Reasons for stopping.

use std::fmt;

/// The limit that stopped a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The memory limit.
    Memory,
    /// The time limit.
    Time,
    /// The limit on positions.
    Positions,
    /// The limit on steps.
    Steps,
    /// The limit on the states of an automaton.
    States,
    /// An interruption by the user.
    Interrupted,
}

impl StopReason {
    /// Stable identifier: `memory`, `time`, `positions`, `steps`, `states` or `interrupted`.
    pub fn name(self) -> &'static str {
        match self {
            StopReason::Memory => "memory",
            StopReason::Time => "time",
            StopReason::Positions => "positions",
            StopReason::Steps => "steps",
            StopReason::States => "states",
            StopReason::Interrupted => "interrupted",
        }
    }
}

impl fmt::Display for StopReason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            StopReason::Memory => "the memory limit was reached",
            StopReason::Time => "the time limit was reached",
            StopReason::Positions => "the limit on positions was reached",
            StopReason::Steps => "the limit on steps was reached",
            StopReason::States => "the limit on states was reached",
            StopReason::Interrupted => "interrupted",
        })
    }
}

impl std::error::Error for StopReason {}
