//! Interruptible evaluation of rules.
//!
//! Candidates of a condition are counted, so that every evaluation ends; but the default limit allows more
//! time than a server can spare for one client. On a watched thread fewer candidates are tried, and a
//! callback is polled from time to time. It is also polled while a text is read, while plans are made for its
//! rules, and while the rules are classified.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// Polled from time to time; returns `true` to stop.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

thread_local! {
    static WATCH: RefCell<Watch> = const { RefCell::new(Watch { fuel: u64::MAX, stop: None }) };
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// Number of steps between two polls.
const LOOK: u32 = 1 << 8;

/// Runs `work` on this thread; no position of a game is examined for more than `fuel` candidates, or after
/// `stop` returns `true`: such a position has too many options to list. Within another watch both limits
/// hold.
///
/// ```
/// use language::{Problems, parse, watch};
/// let text = "game nim\n".to_owned() + &"(n) -> (n - k) where k >= 1\n".repeat(1000);
/// let errors = || {
///     let mut problems = Problems::default();
///     parse(&text, &mut problems);
///     problems.errors()
/// };
/// assert_eq!(errors(), 0);
/// assert_eq!(watch::watched(1000, std::sync::Arc::new(|| true), errors), 1);
/// ```
pub fn watched<T>(fuel: u64, stop: Stop, work: impl FnOnce() -> T) -> T {
    let Watch { fuel: most, stop: outer } = Watch::here();
    let stop: Stop = match outer {
        Some(outer) => Arc::new(move || stop() || outer()),
        None => stop,
    };
    Watch { fuel: most.min(fuel), stop: Some(stop) }.during(work)
}

/// Returns `true` if this thread's watch wants it to stop; `false` if it is not watched.
#[cold]
pub fn is_stopped() -> bool {
    // The callback may itself borrow the watch.
    let stop = WATCH.with_borrow(|watch| watch.stop.clone());
    stop.is_some_and(|stop| stop())
}

/// Watch of a thread, for other threads that work on its behalf.
///
/// ```
/// use std::sync::Arc;
/// let watch = language::watch::watched(1000, Arc::new(|| true), language::watch::Watch::here);
/// std::thread::spawn(move || watch.during(|| assert!(language::watch::is_stopped()))).join().unwrap();
/// assert!(!language::watch::is_stopped());
/// ```
#[derive(Clone)]
pub struct Watch {
    fuel: u64,
    stop: Option<Stop>,
}

impl Watch {
    /// Watch of this thread.
    pub fn here() -> Watch {
        WATCH.with_borrow(Watch::clone)
    }

    /// Runs `work` on this thread under the same watch.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(WATCH.replace(self.clone()));
        work()
    }
}

/// The previous watch, restored even if the work panics.
struct Before(Watch);

impl Drop for Before {
    fn drop(&mut self) {
        let nobody = Watch { fuel: u64::MAX, stop: None };
        WATCH.set(std::mem::replace(&mut self.0, nobody));
    }
}

/// Number of candidates that may be tried on this thread, given the general limit.
pub fn fuel(most: u64) -> u64 {
    WATCH.with_borrow(|watch| most.min(watch.fuel))
}

/// Counts steps of work, each of some microseconds at most, and polls from time to time; returns `true` to
/// stop.
#[inline]
pub fn steps(count: u32) -> bool {
    let steps = STEPS.get().saturating_add(count);
    STEPS.set(if steps < LOOK { steps } else { 0 });
    steps >= LOOK && is_stopped()
}
