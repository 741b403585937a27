//! Limits of computations, and reports of their progress.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limit that stopped a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The memory limit.
    Memory,
    /// The time limit.
    Time,
    /// The limit on positions.
    Positions,
    /// An interruption by the user.
    Interrupted,
}

impl StopReason {
    /// Stable identifier: `memory`, `time`, `positions` or `interrupted`.
    pub fn name(self) -> &'static str {
        match self {
            StopReason::Memory => "memory",
            StopReason::Time => "time",
            StopReason::Positions => "positions",
            StopReason::Interrupted => "interrupted",
        }
    }
}

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
    /// Set by another thread to interrupt.
    pub interrupt: Arc<AtomicBool>,
    /// Receiver of progress reports.
    pub progress: Option<Arc<dyn Progress>>,
}

impl Limits {
    /// No limits.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// Adds a time limit, starting now.
    pub fn with_time(mut self, time: Duration) -> Limits {
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// The same limits with a fraction of the remaining time: a quarter, for 4.
    pub fn share(&self, of: u32) -> Limits {
        let now = Instant::now();
        let deadline =
            self.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / of.max(1));
        Limits { deadline, ..self.clone() }
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

    /// Runs `work` on this thread, with the clock and the interruption also polled inside the rules of games:
    /// while they are read, and while they are evaluated at one position.
    pub fn watching<T>(&self, work: impl FnOnce() -> T) -> T {
        let limits = Limits { memory: None, positions: None, progress: None, ..self.clone() };
        rules::watched(u64::MAX, Arc::new(move || limits.stopped().is_some()), work)
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

/// Watches limits during a computation; cheap enough to call at every position.
pub struct Meter<'a> {
    limits: &'a Limits,
    done: u64,
    next_look: u64,
    /// Number of positions counted between two checks, and time of the last one, since a position may take
    /// long.
    stride: u64,
    looked: Instant,
}

impl<'a> Meter<'a> {
    /// Largest number of positions between two checks, and the shortest and longest time.
    const STRIDE: u64 = 1 << 12;
    const OFTEN: Duration = Duration::from_millis(1);
    const SELDOM: Duration = Duration::from_millis(8);

    /// Starts watching.
    pub fn new(limits: &'a Limits) -> Meter<'a> {
        Meter { limits, done: 0, next_look: 0, stride: 1, looked: Instant::now() }
    }

    /// Number of positions counted.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// Checks that this many positions may be met; called where play need not end.
    pub fn allows(&self, positions: u64) -> Result<(), StopReason> {
        match self.limits.positions {
            Some(most) if positions > most => Err(StopReason::Positions),
            _ => Ok(()),
        }
    }

    /// Counts `more` positions; from time to time checks the clock and `bytes()`, and reports progress.
    pub fn step(&mut self, more: u64, bytes: impl FnOnce() -> u64) -> Result<(), StopReason> {
        self.done += more;
        if self.done < self.next_look {
            return Ok(());
        }
        self.look(bytes)
    }

    /// Checks the clock and `bytes()` now, and reports progress; for work that counts no positions.
    pub fn look(&mut self, bytes: impl FnOnce() -> u64) -> Result<(), StopReason> {
        let now = Instant::now();
        let since = now.duration_since(self.looked);
        self.stride = match self.stride {
            stride if since < Self::OFTEN => (2 * stride).min(Self::STRIDE),
            stride if since > Self::SELDOM => (stride / 4).max(1),
            stride => stride,
        };
        self.looked = now;
        self.next_look = self.done + self.stride;
        if let Some(progress) = &self.limits.progress {
            progress.tell(self.done, None);
        }
        if let Some(reason) = self.limits.stopped() {
            return Err(reason);
        }
        match self.limits.memory {
            Some(limit) if bytes() > limit => Err(StopReason::Memory),
            _ => Ok(()),
        }
    }
}
