//! The meter of a computation.

use crate::{Instant, Limits, StopReason};
use std::cell::Cell;
use std::time::Duration;

/// Approximate number of bytes per state under construction, including bookkeeping.
const STATE: u64 = 1 << 10;

/// Watches limits during a computation; cheap enough to call at every position and every step.
///
/// Between two looks at the clock it only adds and compares. Looks are as far apart as the time between them says:
/// a few thousand positions or steps, or fewer if they take long.
pub struct Meter {
    limits: Limits,
    /// Total for progress reports, if it is known.
    total: Option<u64>,
    /// Positions counted, and the number at the next look.
    done: Cell<u64>,
    look_at_done: Cell<u64>,
    /// Steps counted, and the number at the next look, or the first beyond the limit.
    steps: Cell<u64>,
    look_at_steps: Cell<u64>,
    /// Number of positions or steps between two looks, and time of the last one.
    stride: Cell<u64>,
    looked: Cell<Instant>,
    /// Reason why nothing more is allowed.
    over: Cell<Option<StopReason>>,
}

impl std::fmt::Debug for Meter {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Meter")
            .field("limits", &self.limits)
            .field("done", &self.done)
            .field("steps", &self.steps)
            .field("over", &self.over)
            .finish_non_exhaustive()
    }
}

impl Meter {
    /// Largest number of positions or steps between two looks, and the shortest and longest time.
    const STRIDE: u64 = 1 << 12;
    const OFTEN: Duration = Duration::from_millis(1);
    const SELDOM: Duration = Duration::from_millis(8);

    /// Starts watching.
    pub fn new(limits: &Limits) -> Meter {
        Meter {
            limits: limits.clone(),
            total: None,
            done: Cell::new(0),
            look_at_done: Cell::new(0),
            steps: Cell::new(0),
            look_at_steps: Cell::new(0),
            stride: Cell::new(1),
            looked: Cell::new(Instant::now()),
            over: Cell::new(None),
        }
    }

    /// Watches [ample](Limits::ample) limits.
    pub fn ample() -> Meter {
        Meter::new(&Limits::ample())
    }

    /// Reports progress as a part of this total.
    pub fn out_of(self, total: u64) -> Meter {
        Meter { total: Some(total), ..self }
    }

    /// The limits that are watched.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Number of positions counted.
    pub fn done(&self) -> u64 {
        self.done.get()
    }

    /// Sets the amount done that is reported, in work that counts its steps.
    pub fn reached(&self, done: u64) {
        self.done.set(done);
    }

    /// Checks that this many positions may be met; called where play need not end.
    pub fn allows(&self, positions: u64) -> Result<(), StopReason> {
        match self.limits.positions {
            Some(most) if positions > most => Err(StopReason::Positions),
            _ => Ok(()),
        }
    }

    /// Counts `more` positions; from time to time checks the clock and `bytes()`, and reports progress.
    #[inline]
    pub fn step(&self, more: u64, bytes: impl FnOnce() -> u64) -> Result<(), StopReason> {
        let done = self.done.get() + more;
        self.done.set(done);
        if done < self.look_at_done.get() { Ok(()) } else { self.look_with(bytes) }
    }

    /// Counts steps, each of a microsecond or less; from time to time checks the clock and reports progress.
    #[inline]
    pub fn steps(&self, count: u64) -> Result<(), StopReason> {
        let steps = self.steps.get().saturating_add(count);
        self.steps.set(steps);
        if steps < self.look_at_steps.get() { Ok(()) } else { self.look() }
    }

    /// Checks a size in memory.
    #[inline]
    pub fn holds(&self, bytes: usize) -> Result<(), StopReason> {
        match self.limits.memory {
            Some(most) if bytes as u64 > most => Err(StopReason::Memory),
            _ => Ok(()),
        }
    }

    /// Checks that an automaton or proof may have this many states; one that takes too much memory ends all work.
    #[inline]
    pub fn states(&self, states: usize) -> Result<(), StopReason> {
        if self.limits.states.is_some_and(|most| states > most) {
            return Err(StopReason::States);
        }
        match self.limits.memory {
            Some(most) if states as u64 > most / STATE => Err(self.end(StopReason::Memory)),
            _ => Ok(()),
        }
    }

    /// Checks the clock now and reports progress; called before work that is not counted.
    #[cold]
    pub fn look(&self) -> Result<(), StopReason> {
        let now = Instant::now();
        let since = now.duration_since(self.looked.replace(now));
        let stride = match self.stride.get() {
            stride if since < Self::OFTEN => (2 * stride).min(Self::STRIDE),
            stride if since > Self::SELDOM => (stride / 4).max(1),
            stride => stride,
        };
        self.stride.set(stride);
        let steps = self.steps.get();
        let most = self.limits.steps.unwrap_or(u64::MAX);
        self.look_at_done.set(self.done.get() + stride);
        self.look_at_steps.set(steps.saturating_add(stride).min(most.saturating_add(1)));
        if let Some(progress) = &self.limits.progress {
            progress.tell(self.done.get(), self.total);
        }
        if let Some(reason) = self.over.get() {
            return Err(self.end(reason));
        }
        if steps > most {
            return Err(self.end(StopReason::Steps));
        }
        match self.limits.stopped() {
            Some(reason) => Err(self.end(reason)),
            None => Ok(()),
        }
    }

    /// Checks the clock and `bytes()` now, and reports progress; for work that counts no positions.
    #[cold]
    pub fn look_with(&self, bytes: impl FnOnce() -> u64) -> Result<(), StopReason> {
        self.look()?;
        match self.limits.memory {
            Some(limit) if bytes() > limit => Err(StopReason::Memory),
            _ => Ok(()),
        }
    }

    /// Allows nothing more, for this reason.
    #[cold]
    fn end(&self, reason: StopReason) -> StopReason {
        self.look_at_done.set(0);
        self.look_at_steps.set(0);
        self.over.set(Some(reason));
        reason
    }

    /// Reason why nothing more is allowed, if a limit was reached.
    pub fn over(&self) -> Option<StopReason> {
        self.over.get()
    }
}
