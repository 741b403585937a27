//! Ctrl-C: the first asks the work to stop and report its findings, the second ends the program at once.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

/// Exit status of a program ended by Ctrl-C.
pub(crate) const STATUS: i32 = 130;

/// Signals that ask the program to end.
#[cfg(unix)]
const SIGNALS: &[i32] = &[SIGINT, SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const SIGNALS: &[i32] = &[SIGINT, SIGTERM];

/// `true` while there is no work to stop: the next signal ends the program.
static ENDS: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Returns a flag that is set when the user interrupts.
pub(crate) fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    for &signal in SIGNALS {
        // Without handlers Ctrl-C ends the program at once, which is no worse than failing here. They run in this order.
        let _ = register_conditional_shutdown(signal, STATUS, Arc::clone(&flag))
            .and_then(|_| register_conditional_shutdown(signal, STATUS, Arc::clone(&ENDS)))
            .and_then(|_| register(signal, Arc::clone(&flag)));
    }
    flag
}

/// Runs `wait`, during which Ctrl-C ends the program at once.
pub(crate) fn while_waiting<T>(wait: impl FnOnce() -> T) -> T {
    ENDS.store(true, Ordering::SeqCst);
    let result = wait();
    ENDS.store(false, Ordering::SeqCst);
    result
}
