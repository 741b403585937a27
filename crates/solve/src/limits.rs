//! The limits of a computation, and how it reports progress.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What stopped a computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The memory limit.
    Memory,
    /// The time limit.
    Time,
    /// The limit on positions.
    Positions,
    /// The user.
    Interrupted,
}

impl StopReason {
    /// The stable word for it: `memory`, `time`, `positions` or `interrupted`.
    pub fn name(self) -> &'static str {
        match self {
            StopReason::Memory => "memory",
            StopReason::Time => "time",
            StopReason::Positions => "positions",
            StopReason::Interrupted => "interrupted",
        }
    }
}

/// Where progress is told.
pub trait Progress: Send + Sync {
    /// So much is done, of so much if that is known.
    fn tell(&self, done: u64, total: Option<u64>);
}

/// How much a computation may use.
#[derive(Clone, Default)]
pub struct Limits {
    /// Bytes of working memory; unlimited if absent.
    pub memory: Option<u64>,
    /// The end of the time allowed; unlimited if absent.
    pub deadline: Option<Instant>,
    /// Positions met from one position, where play need not end and they may never be all; unlimited if absent.
    pub positions: Option<u64>,
    /// Set by someone else to interrupt.
    pub interrupt: Arc<AtomicBool>,
    /// Where progress is told.
    pub progress: Option<Arc<dyn Progress>>,
}

impl Limits {
    /// No limits.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// A time limit from now on.
    pub fn with_time(mut self, time: Duration) -> Limits {
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// The same with this part of the time that is left: a fourth, for 4.
    pub fn share(&self, of: u32) -> Limits {
        let now = Instant::now();
        let deadline =
            self.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / of.max(1));
        Limits { deadline, ..self.clone() }
    }

    /// A memory limit in bytes.
    pub fn with_memory(mut self, bytes: u64) -> Limits {
        self.memory = Some(bytes);
        self
    }

    /// A limit on positions where play need not end.
    pub fn with_positions(mut self, positions: u64) -> Limits {
        self.positions = Some(positions);
        self
    }

    /// Does something on this thread during which the rules of games look at the clock and at the user as well: where they are
    /// read, and where they are asked of one position.
    pub fn watching<T>(&self, work: impl FnOnce() -> T) -> T {
        let limits = Limits { memory: None, positions: None, progress: None, ..self.clone() };
        rules::watched(u64::MAX, Arc::new(move || limits.stopped().is_some()), work)
    }

    /// Whether the clock or the user has stopped the computation.
    pub fn stopped(&self) -> Option<StopReason> {
        if self.interrupt.load(Ordering::Relaxed) {
            Some(StopReason::Interrupted)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Some(StopReason::Time)
        } else {
            None
        }
    }

    /// The same, where nothing is counted that could be told: progress hears that the work goes on.
    pub fn stopped_yet(&self) -> Option<StopReason> {
        if let Some(progress) = &self.progress {
            progress.tell(0, None);
        }
        self.stopped()
    }
}

/// Watches the limits during a computation; cheap enough to ask at every position.
pub struct Meter<'a> {
    limits: &'a Limits,
    done: u64,
    next_look: u64,
    /// How many positions are counted between two looks, and when the last one was: a position may take long.
    stride: u64,
    looked: Instant,
}

impl<'a> Meter<'a> {
    /// The most positions between two looks, and the least and the longest time.
    const STRIDE: u64 = 1 << 12;
    const OFTEN: Duration = Duration::from_millis(1);
    const SELDOM: Duration = Duration::from_millis(8);

    /// Starts watching.
    pub fn new(limits: &'a Limits) -> Meter<'a> {
        Meter { limits, done: 0, next_look: 0, stride: 1, looked: Instant::now() }
    }

    /// The number of positions counted.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// Whether so many positions may be met; asked where play need not end.
    pub fn allows(&self, positions: u64) -> Result<(), StopReason> {
        match self.limits.positions {
            Some(most) if positions > most => Err(StopReason::Positions),
            _ => Ok(()),
        }
    }

    /// Counts `more` positions; now and then looks at the clock, at `bytes()` and tells progress.
    pub fn step(&mut self, more: u64, bytes: impl FnOnce() -> u64) -> Result<(), StopReason> {
        self.done += more;
        if self.done < self.next_look {
            return Ok(());
        }
        self.look(bytes)
    }

    /// Looks at the clock and at `bytes()` now, and tells progress; for work that counts no positions.
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
