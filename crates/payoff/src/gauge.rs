//! Resources used by the work on a matrix.

use solve::{Limits, Meter, StopReason};

/// Watches the clock, the memory and the user; counts pivots.
pub(super) struct Gauge {
    meter: Meter,
    memory: Option<u64>,
    held: u64,
}

impl Gauge {
    pub(super) fn new(limits: &Limits) -> Gauge {
        Gauge { meter: Meter::new(limits), memory: limits.memory, held: 0 }
    }

    /// Number of pivots made.
    pub(super) fn pivots(&self) -> u64 {
        self.meter.done()
    }

    /// Counts a pivot, and checks the limits.
    pub(super) fn pivot(&mut self) -> Result<(), StopReason> {
        self.meter.step(1, || self.held)?;
        self.look()
    }

    /// Checks the clock and the memory.
    pub(super) fn look(&mut self) -> Result<(), StopReason> {
        self.meter.look_with(|| self.held)
    }

    /// Adds to the bytes in use; takes effect at the next check.
    pub(super) fn hold(&mut self, bytes: u64) {
        self.held = self.held.saturating_add(bytes);
    }

    /// Subtracts from the bytes in use.
    pub(super) fn release(&mut self, bytes: u64) {
        self.held = self.held.saturating_sub(bytes);
    }

    /// Checks that this many more bytes would be within the limit.
    pub(super) fn would_hold(&mut self, bytes: u64) -> Result<(), StopReason> {
        let whole = self.held.saturating_add(bytes);
        if self.memory.is_some_and(|memory| whole > memory) { Err(StopReason::Memory) } else { self.look() }
    }
}
