//! The lines of a list, shown by several threads. Each line rests on the list alone, so that they may be looked at in any order.

use crate::rejection::Rejection;
use kernel::{Limits, Meter};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// Lines at least for each thread: fewer take less time than a thread does to begin.
const LEAST: usize = 64;
/// Threads at most.
const MOST_THREADS: usize = 16;
/// `true` where there is one thread alone.
const ONE_THREAD: bool = cfg!(target_family = "wasm");

/// Work that is shared.
struct Shared {
    lines: usize,
    /// The next line that nobody has begun.
    next: AtomicUsize,
    /// The first line that is known to be wrong.
    wrong: AtomicUsize,
    reason: Mutex<Option<(usize, Rejection)>>,
    stopped: AtomicBool,
    /// Threads that are at work.
    busy: AtomicUsize,
}

/// Counts a thread out, however it ends.
struct Leaving<'s>(&'s AtomicUsize);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Shows each line, by its number from 0; the reason is that of the first line that is wrong, whatever the threads do. Steps are shared out evenly.
pub(crate) fn each(
    lines: usize,
    limits: Limits<'_>,
    show: &(dyn Fn(usize, &Meter<'_>) -> Result<(), Rejection> + Sync),
) -> Result<(), Rejection> {
    let threads = if ONE_THREAD {
        1
    } else {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        cores.min(lines / LEAST).clamp(1, MOST_THREADS)
    };
    let steps = limits.steps / threads as u64;
    let shared = Shared {
        lines,
        next: AtomicUsize::new(0),
        wrong: AtomicUsize::new(usize::MAX),
        reason: Mutex::new(None),
        stopped: AtomicBool::new(false),
        busy: AtomicUsize::new(threads - 1),
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            let shared = &shared;
            scope.spawn(move || {
                let _leaving = Leaving(&shared.busy);
                let stop = || shared.stopped.load(Ordering::Relaxed);
                shared.work(&Meter::new(Limits { steps, bytes: limits.bytes, stop: &stop }), show);
            });
        }
        shared.work(&Meter::new(Limits { steps, ..limits }), show);
        // The others look at a flag: what sets it can be asked in this thread alone.
        while shared.busy.load(Ordering::Relaxed) > 0 {
            if (limits.stop)() {
                shared.stopped.store(true, Ordering::Relaxed);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    });
    let reason = shared.reason.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    reason.map_or(Ok(()), |(_, reason)| Err(reason))
}

impl Shared {
    /// Shows lines until there are none, or none before one that is wrong.
    fn work(&self, meter: &Meter<'_>, show: &dyn Fn(usize, &Meter<'_>) -> Result<(), Rejection>) {
        loop {
            let line = self.next.fetch_add(1, Ordering::Relaxed);
            if line >= self.lines || line > self.wrong.load(Ordering::Relaxed) {
                return;
            }
            let Err(found) = show(line, meter) else { continue };
            let over = found.is_undecided();
            self.wrong.fetch_min(line, Ordering::Relaxed);
            let mut reason = self.reason.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if reason.as_ref().is_none_or(|(known, _)| line < *known) {
                *reason = Some((line, found));
            }
            if over {
                self.stopped.store(true, Ordering::Relaxed);
                return;
            }
        }
    }
}
