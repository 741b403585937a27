//! Ctrl-C: the first asks the work to stop and report its findings, the second ends the program at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status of a program ended by Ctrl-C.
pub(crate) const STATUS: i32 = 130;

/// `true` while the program waits for a line, so that there is no work to stop.
static WAITING: AtomicBool = AtomicBool::new(false);

/// Returns a flag that is set when the user interrupts.
pub(crate) fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&flag);
    let handler = move || {
        if WAITING.load(Ordering::Relaxed) || set.swap(true, Ordering::Relaxed) {
            std::process::exit(STATUS);
        }
    };
    // Without a handler Ctrl-C ends the program at once, which is no worse than failing here
    let _ = ctrlc::set_handler(handler);
    flag
}

/// Runs `wait`, during which Ctrl-C ends the program at once.
pub(crate) fn while_waiting<T>(wait: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::Relaxed);
    let result = wait();
    WAITING.store(false, Ordering::Relaxed);
    result
}
