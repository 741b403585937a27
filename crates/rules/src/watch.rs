//! Long evaluations of rules, watched from outside.
//!
//! What a condition tries is counted, so that every evaluation ends; but as many candidates as that allows take longer than somebody who
//! serves many wants to wait. On a thread that is watched, fewer are tried, and now and then it is asked whether to stop.

use std::cell::RefCell;
use std::sync::Arc;

/// Asked now and then: whether to stop.
pub type Stop = Arc<dyn Fn() -> bool + Send + Sync>;

thread_local! {
    static WATCH: RefCell<Option<(u64, Stop)>> = const { RefCell::new(None) };
}

/// Does something on this thread during which no position of a game is looked at for longer than `fuel` candidates, or
/// after `stop` says so: such a position has too many options to list.
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
    let _before = Before(WATCH.replace(Some((fuel, stop))));
    work()
}

/// What was watched before, put back even if the work panics.
struct Before(Option<(u64, Stop)>);

impl Drop for Before {
    fn drop(&mut self) {
        WATCH.set(self.0.take());
    }
}

/// How many candidates may be tried on this thread, of so many that may be anywhere.
pub(crate) fn fuel(most: u64) -> u64 {
    WATCH.with_borrow(|watch| watch.as_ref().map_or(most, |(fuel, _)| most.min(*fuel)))
}

/// Whether somebody wants this thread to stop.
#[cold]
pub(crate) fn is_stopped() -> bool {
    WATCH.with_borrow(|watch| watch.as_ref().is_some_and(|(_, stop)| stop()))
}
