//! Resource limits of checks.

use std::cell::Cell;
use std::fmt;

/// Limits of a check; results beyond them are undecided.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Maximum number of steps: states of products, digits read, formulas turned into cases.
    pub steps: u64,
    /// Maximum number of bytes for the states of one sentence, and for all formulas together.
    pub bytes: usize,
    /// Polled from time to time; returns `true` to stop.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { steps: 100_000_000_000, bytes: 4 << 30, stop: None }
    }
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Limits")
            .field("steps", &self.steps)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

/// The limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// [`Limits::steps`].
    Steps,
    /// [`Limits::bytes`].
    Bytes,
    /// [`Limits::stop`] returned `true`.
    Stopped,
}

impl fmt::Display for Spent {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Spent::Steps => "steps",
            Spent::Bytes => "bytes",
            Spent::Stopped => "stopped",
        })
    }
}

/// Remaining resources.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    steps: Cell<u64>,
    asked: Cell<u64>,
}

/// Number of steps between two polls of `stop`.
const PATIENCE: u64 = 1 << 10;

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: &Limits<'a>) -> Meter<'a> {
        Meter { limits: *limits, steps: Cell::new(0), asked: Cell::new(0) }
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn steps(&self, count: u64) -> Result<(), Spent> {
        let steps = self.steps.get().saturating_add(count);
        self.steps.set(steps);
        if steps - self.asked.get() < PATIENCE && steps <= self.limits.steps {
            return Ok(());
        }
        self.asked.set(steps);
        match self.limits.stop {
            _ if steps > self.limits.steps => Err(Spent::Steps),
            Some(stop) if stop() => Err(Spent::Stopped),
            _ => Ok(()),
        }
    }

    /// Checks a size in memory.
    #[inline]
    pub(crate) fn holds(&self, bytes: usize) -> Result<(), Spent> {
        if bytes > self.limits.bytes { Err(Spent::Bytes) } else { Ok(()) }
    }
}
