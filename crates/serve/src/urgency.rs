//! The urgency of a thread, for the scheduler of the system: what has lasted must not slow down what has just been asked.
//!
//! Only Linux knows priorities of single threads. Elsewhere all threads stay equal, and long work is bounded by its number alone.

/// Deep texts are read with a stack of this size; their depth is bounded by the language.
pub(crate) const STACK: usize = 16 << 20;

/// Work that has outlasted the time of short questions; jobs.
pub(crate) const LATER: i32 = 10;
/// Work that goes on for long.
pub(crate) const LAST: i32 = 19;

/// A thread at work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread(#[cfg(target_os = "linux")] rustix::process::Pid);

impl Thread {
    /// The one that asks.
    pub(crate) fn current() -> Thread {
        #[cfg(target_os = "linux")]
        return Thread(rustix::thread::gettid());
        #[cfg(not(target_os = "linux"))]
        Thread()
    }

    /// Makes it less urgent, for the rest of its life: only the administrator could undo that.
    pub(crate) fn lower(self, niceness: i32) {
        // A system that does not allow it shares its time evenly, as it did before.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(Some(self.0), niceness);
        #[cfg(not(target_os = "linux"))]
        let _ = niceness;
    }
}
