//! What the work on a matrix has used of its limits.

use crate::{Limits, Meter, StopReason};

/// Watches the clock, the memory and the user; counts pivots.
pub(super) struct Gauge<'l> {
    meter: Meter<'l>,
    memory: Option<u64>,
    held: u64,
}

impl<'l> Gauge<'l> {
    pub(super) fn new(limits: &'l Limits) -> Gauge<'l> {
        Gauge { meter: Meter::new(limits), memory: limits.memory, held: 0 }
    }

    /// How many pivots were made.
    pub(super) fn pivots(&self) -> u64 {
        self.meter.done()
    }

    /// Counts a pivot, and looks.
    pub(super) fn pivot(&mut self) -> Result<(), StopReason> {
        self.meter.step(1, || self.held)?;
        self.look()
    }

    /// Looks at the clock and at the memory.
    pub(super) fn look(&mut self) -> Result<(), StopReason> {
        self.meter.look(|| self.held)
    }

    /// Counts so many bytes more in use; the next look minds them.
    pub(super) fn hold(&mut self, bytes: u64) {
        self.held = self.held.saturating_add(bytes);
    }

    /// Counts so many bytes less in use.
    pub(super) fn release(&mut self, bytes: u64) {
        self.held = self.held.saturating_sub(bytes);
    }

    /// Stops if so many bytes more would be too many.
    pub(super) fn would_hold(&mut self, bytes: u64) -> Result<(), StopReason> {
        let whole = self.held.saturating_add(bytes);
        if self.memory.is_some_and(|memory| whole > memory) { Err(StopReason::Memory) } else { self.look() }
    }
}
