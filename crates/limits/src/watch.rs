//! The watch of a thread: limits for work that is not passed any.
//!
//! Candidates of a condition are counted, so that every evaluation of a rule ends; but the default limit allows more
//! time than a server can spare for one client. On a watched thread fewer candidates are tried, and the clock is
//! looked at from time to time: while rules are evaluated, while a text is read, while plans are made for its rules,
//! and while the rules are classified.

use crate::Limits;
use std::cell::{Cell, RefCell};
use std::sync::Arc;

thread_local! {
    static WATCH: RefCell<Watch> = const { RefCell::new(Watch::NONE) };
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// Number of steps between two looks at the clock.
const LOOK: u32 = 1 << 8;

/// Watch of a thread, for other threads that work on its behalf.
///
/// ```
/// use limits::{Limits, watch};
///
/// let limits = Limits::none().with_time(std::time::Duration::ZERO);
/// let watch = limits.watching(watch::Watch::here);
/// std::thread::spawn(move || watch.during(|| assert!(watch::is_stopped()))).join().unwrap();
/// assert!(!watch::is_stopped());
/// ```
#[derive(Clone)]
pub struct Watch {
    candidates: u64,
    innermost: Option<Arc<Watched>>,
}

/// Limits that a thread is held to, and those around them.
struct Watched {
    limits: Limits,
    outer: Option<Arc<Watched>>,
}

impl Watch {
    const NONE: Watch = Watch { candidates: u64::MAX, innermost: None };

    /// Watch of this thread.
    pub fn here() -> Watch {
        WATCH.with_borrow(Watch::clone)
    }

    /// This watch and, within it, that of other limits: both hold.
    pub(crate) fn and(self, limits: &Limits) -> Watch {
        let candidates = self.candidates.min(limits.candidates.unwrap_or(u64::MAX));
        let innermost = Watched { limits: limits.clock(), outer: self.innermost };
        Watch { candidates, innermost: Some(Arc::new(innermost)) }
    }

    /// Runs `work` on this thread under the same watch.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(WATCH.replace(self.clone()));
        work()
    }

    fn is_stopped(&self) -> bool {
        let mut all = std::iter::successors(self.innermost.as_ref(), |watched| watched.outer.as_ref());
        all.any(|watched| watched.limits.stopped().is_some())
    }
}

/// The previous watch, restored even if the work panics.
struct Before(Watch);

impl Drop for Before {
    fn drop(&mut self) {
        WATCH.set(std::mem::replace(&mut self.0, Watch::NONE));
    }
}

/// Returns `true` if this thread's watch wants it to stop; `false` if it is not watched.
#[cold]
pub fn is_stopped() -> bool {
    WATCH.with_borrow(Watch::is_stopped)
}

/// Number of candidates that may be tried on this thread, given the general limit.
pub fn candidates(most: u64) -> u64 {
    WATCH.with_borrow(|watch| most.min(watch.candidates))
}

/// Counts steps of work, each of some microseconds at most, and looks at the clock from time to time; returns `true`
/// to stop.
#[inline]
pub fn steps(count: u32) -> bool {
    let steps = STEPS.get().saturating_add(count);
    STEPS.set(if steps < LOOK { steps } else { 0 });
    steps >= LOOK && is_stopped()
}
