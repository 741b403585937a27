//! Resource limits of checks.

use std::cell::Cell;
use std::fmt;

/// Limits of a check, beyond which its result is undecided. Steps are counted, not timed, so that every machine comes
/// to the same verdict.
#[derive(Clone, Copy)]
pub struct CheckLimits<'a> {
    /// Maximum number of steps: states of products, digits read, formulas turned into cases.
    pub steps: u64,
    /// Maximum number of bytes for the states of one sentence, and for all formulas together.
    pub bytes: usize,
    /// Polled from time to time; returns `true` to stop.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl Default for CheckLimits<'_> {
    fn default() -> Self {
        CheckLimits { steps: 100_000_000_000, bytes: 4 << 30, stop: None }
    }
}

impl std::fmt::Debug for CheckLimits<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("CheckLimits")
            .field("steps", &self.steps)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

/// The limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// [`CheckLimits::steps`].
    Steps,
    /// [`CheckLimits::bytes`].
    Bytes,
    /// [`CheckLimits::stop`] returned `true`.
    Stopped,
}

impl fmt::Display for Exhausted {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Exhausted::Steps => "steps",
            Exhausted::Bytes => "bytes",
            Exhausted::Stopped => "stopped",
        })
    }
}

/// Steps of a check, counted against its limits.
pub(crate) struct CheckMeter<'a> {
    limits: CheckLimits<'a>,
    steps: Cell<u64>,
    asked: Cell<u64>,
}

/// Number of steps between two polls of `stop`.
const PATIENCE: u64 = 1 << 10;

impl<'a> CheckMeter<'a> {
    pub(crate) fn new(limits: &CheckLimits<'a>) -> CheckMeter<'a> {
        CheckMeter { limits: *limits, steps: Cell::new(0), asked: Cell::new(0) }
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn steps(&self, count: u64) -> Result<(), Exhausted> {
        let steps = self.steps.get().saturating_add(count);
        self.steps.set(steps);
        if steps - self.asked.get() < PATIENCE && steps <= self.limits.steps {
            return Ok(());
        }
        self.asked.set(steps);
        match self.limits.stop {
            _ if steps > self.limits.steps => Err(Exhausted::Steps),
            Some(stop) if stop() => Err(Exhausted::Stopped),
            _ => Ok(()),
        }
    }

    /// Checks a size in memory.
    #[inline]
    pub(crate) fn holds(&self, bytes: usize) -> Result<(), Exhausted> {
        if bytes > self.limits.bytes { Err(Exhausted::Bytes) } else { Ok(()) }
    }
}
