//! Long evaluations of rules, watched from outside.
//!
//! What a condition tries is counted, so that every evaluation ends; but as many candidates as that allows take longer than somebody who
//! serves many wants to wait. On a thread that is watched, fewer are tried, and now and then it is asked whether to stop. The same is
//! asked while a text is read, while plans are made for its rules, and while it is looked for what its rules are.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// Asked now and then: whether to stop.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

thread_local! {
    static WATCH: RefCell<Watch> = const { RefCell::new(Watch { fuel: u64::MAX, stop: None }) };
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// How many steps are taken between two questions whether to stop.
const LOOK: u32 = 1 << 8;

/// Does something on this thread during which no position of a game is looked at for longer than `fuel` candidates, or
/// after `stop` says so: such a position has too many options to list. Within another watch both hold.
///
/// ```
/// use std::sync::Arc;
/// let text = "game far\n(a, b) -> (c, d) where c + d < a + b\n";
/// let game = rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
/// let options = || game.options(&[30, 30], &mut rules::Options::new());
/// assert!(options().is_ok());
/// assert_eq!(rules::watched(1000, Arc::new(|| false), options), Err(rules::Trouble::TooMany));
/// assert!(options().is_ok());
/// ```
pub fn watched<T>(fuel: u64, stop: Stop, work: impl FnOnce() -> T) -> T {
    let Watch { fuel: most, stop: outer } = Watch::here();
    let stop: Stop = match outer {
        Some(outer) => Arc::new(move || stop() || outer()),
        None => stop,
    };
    Watch { fuel: most.min(fuel), stop: Some(stop) }.during(work)
}

/// Whether who watches this thread wants it to stop; `false` where nobody does.
#[cold]
pub fn is_stopped() -> bool {
    // Who is asked may not want to be borrowed.
    let stop = WATCH.with_borrow(|watch| watch.stop.clone());
    stop.is_some_and(|stop| stop())
}

/// How a thread is watched; for other threads that work for it.
///
/// ```
/// use std::sync::Arc;
/// let watch = rules::watched(1000, Arc::new(|| true), rules::Watch::here);
/// std::thread::spawn(move || watch.during(|| assert!(rules::is_stopped()))).join().unwrap();
/// assert!(!rules::is_stopped());
/// ```
#[derive(Clone)]
pub struct Watch {
    fuel: u64,
    stop: Option<Stop>,
}

impl Watch {
    /// How this thread is watched.
    pub fn here() -> Watch {
        WATCH.with_borrow(Watch::clone)
    }

    /// Does something on this thread, watched in the same way.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        let _before = Before(WATCH.replace(self.clone()));
        work()
    }
}

/// How it was watched before, put back even if the work panics.
struct Before(Watch);

impl Drop for Before {
    fn drop(&mut self) {
        let nobody = Watch { fuel: u64::MAX, stop: None };
        WATCH.set(std::mem::replace(&mut self.0, nobody));
    }
}

/// How many candidates may be tried on this thread, of so many that may be anywhere.
pub(crate) fn fuel(most: u64) -> u64 {
    WATCH.with_borrow(|watch| most.min(watch.fuel))
}

/// Counts steps of work, each of some microseconds at most; now and then asks whether to stop.
#[inline]
pub(crate) fn steps(count: u32) -> bool {
    let steps = STEPS.get().saturating_add(count);
    STEPS.set(if steps < LOOK { steps } else { 0 });
    steps >= LOOK && is_stopped()
}
