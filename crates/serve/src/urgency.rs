//! Thread priorities for the system's scheduler: work that has lasted must not slow down new questions.
//!
//! Only Linux has priorities of single threads. Elsewhere all threads are equal, and long work is limited by
//! its number only.

/// Stack size for reading deeply nested texts; their depth is bounded by the language.
pub(crate) const STACK: usize = 16 << 20;

/// For jobs: questions take two thirds of a processor beside one, and other programs do not keep it waiting for long.
pub(crate) const JOB: i32 = 3;
/// For work that has outlasted the time of short questions.
pub(crate) const LATER: i32 = 3;
/// For long-running work. It is not 19, the lowest: at that a question starves while other programs keep the processors
/// busy.
pub(crate) const LAST: i32 = 6;

/// A thread at work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread(#[cfg(target_os = "linux")] rustix::process::Pid);

impl Thread {
    /// The current thread.
    pub(crate) fn current() -> Thread {
        #[cfg(target_os = "linux")]
        return Thread(rustix::thread::gettid());
        #[cfg(not(target_os = "linux"))]
        Thread()
    }

    /// Lowers its priority for the rest of its life: only the administrator could undo that.
    pub(crate) fn lower(self, niceness: i32) {
        // If the system refuses, threads share its time evenly, as before.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(Some(self.0), niceness);
        #[cfg(not(target_os = "linux"))]
        let _ = niceness;
    }
}
