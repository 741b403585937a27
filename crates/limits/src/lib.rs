//! Limits of long computations, the meter that watches them, the watch of a thread, and the processes that share one.
//!
//! [`Limits`] say how much time, memory and work a caller allows, how it interrupts, and who is told of progress. A
//! [`Meter`] holds a computation to them: cheap enough to call at every step, it looks at the clock every few
//! thousand steps, or more often if steps take long. Where no limits are passed down, as in the reader of a text,
//! the [`watch`] of the thread is asked instead.
//!
//! ```
//! use limits::{Limits, Meter, StopReason};
//!
//! let meter = Meter::new(&Limits::none().with_steps(1000));
//! assert_eq!(meter.steps(1000), Ok(()));
//! assert_eq!(meter.steps(1), Err(StopReason::Steps));
//! ```
#![forbid(unsafe_code)]

pub mod clock;
mod meter;
mod peers;
mod reason;
#[cfg(test)]
mod tests;
pub mod watch;

pub use clock::Instant;
pub use meter::Meter;
pub use peers::{Alone, Peers};
pub use reason::StopReason;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Receiver of progress reports.
pub trait Progress: Send + Sync {
    /// Reports the amount done, and the total if it is known.
    fn tell(&self, done: u64, total: Option<u64>);

    /// Offers the `count` values of a sequence that are known so far, each by its place.
    fn offer(&self, count: usize, value: &dyn Fn(usize) -> Option<u32>) {
        let _ = (count, value);
    }
}

/// Resource limits of a computation.
#[derive(Clone, Default)]
pub struct Limits {
    /// Bytes of working memory; unlimited if absent.
    pub memory: Option<u64>,
    /// Deadline; unlimited if absent.
    pub deadline: Option<Instant>,
    /// Positions met from one position, in games that need not end and may have infinitely many; unlimited if
    /// absent.
    pub positions: Option<u64>,
    /// Values tried for the variables of a rule at one position, on a thread that [watches](Limits::watching) these
    /// limits; the default of the rules if absent.
    pub candidates: Option<u64>,
    /// Steps of a construction, a proof or a check, of about a microsecond each; unlimited if absent. They are
    /// counted, not timed: every machine reaches this limit at the same place.
    pub steps: Option<u64>,
    /// States of one automaton or proof; unlimited if absent.
    pub states: Option<usize>,
    /// Set by another thread to interrupt.
    pub interrupt: Arc<AtomicBool>,
    /// Receiver of progress reports.
    pub progress: Option<Arc<dyn Progress>>,
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Limits")
            .field("memory", &self.memory)
            .field("deadline", &self.deadline)
            .field("positions", &self.positions)
            .field("candidates", &self.candidates)
            .field("steps", &self.steps)
            .field("states", &self.states)
            .field("interrupt", &self.interrupt)
            .finish_non_exhaustive()
    }
}

impl Limits {
    /// No limits.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// Generous limits on states and steps, enough for any reasonable construction or proof.
    pub fn ample() -> Limits {
        Limits::none().with_states(1 << 22).with_steps(1 << 36)
    }

    /// Adds a time limit, starting now.
    pub fn with_time(mut self, time: Duration) -> Limits {
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// Adds a memory limit in bytes.
    pub fn with_memory(mut self, bytes: u64) -> Limits {
        self.memory = Some(bytes);
        self
    }

    /// Adds a limit on positions in games that need not end.
    pub fn with_positions(mut self, positions: u64) -> Limits {
        self.positions = Some(positions);
        self
    }

    /// Adds a limit on the steps of a construction, a proof or a check.
    pub fn with_steps(mut self, steps: u64) -> Limits {
        self.steps = Some(steps);
        self
    }

    /// Adds a limit on the states of one automaton or proof.
    pub fn with_states(mut self, states: usize) -> Limits {
        self.states = Some(states);
        self
    }

    /// The same limits with a fraction of the remaining time: a quarter, for 4.
    pub fn share(&self, of: u32) -> Limits {
        let now = Instant::now();
        let deadline =
            self.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / of.max(1));
        Limits { deadline, ..self.clone() }
    }

    /// The same deadline and interruption, without limits on memory and work, and without progress reports.
    pub fn clock(&self) -> Limits {
        Limits { deadline: self.deadline, interrupt: self.interrupt.clone(), ..Limits::none() }
    }

    /// Runs `work` on this thread, with the clock and the interruption also polled where no limits are passed
    /// down: while games are read, and while their rules are evaluated at one position.
    ///
    /// ```
    /// use limits::{Limits, watch};
    ///
    /// let limits = Limits::none();
    /// limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
    /// assert!(limits.watching(watch::is_stopped));
    /// assert!(!watch::is_stopped());
    /// ```
    pub fn watching<T>(&self, work: impl FnOnce() -> T) -> T {
        watch::Watch::here().and(self).during(work)
    }

    /// Reason to stop, if the deadline has passed or the user has interrupted.
    pub fn stopped(&self) -> Option<StopReason> {
        if self.interrupt.load(Ordering::Relaxed) {
            Some(StopReason::Interrupted)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Some(StopReason::Time)
        } else {
            None
        }
    }

    /// Checks the limits in work that counts nothing, and reports to progress that it goes on.
    pub fn stopped_yet(&self) -> Option<StopReason> {
        if let Some(progress) = &self.progress {
            progress.tell(0, None);
        }
        self.stopped()
    }
}
