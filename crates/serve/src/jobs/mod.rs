//! Long work: it waits its turn, tells how far it is, can be cancelled, and is remembered for a while.
//!
//! Turns go round among those who ask, so that nobody waits for all the work of another. A job belongs to nobody's connection: who
//! goes away finds it again by its name.

mod job;
mod queue;
mod work;

pub(crate) use job::{Done, Job};
pub(crate) use work::{Asked, prepare};

use crate::desk::within;
use crate::problem::Refused;
use queue::Queue;
use rules::Lang;
use solve::Limits;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What a job does.
pub(crate) type Task = Box<dyn FnOnce(&Limits) -> Result<Done, Refused> + Send>;

/// The most jobs of one client that wait, and of all.
pub(crate) const MOST_OF_CLIENT: usize = 4;
pub(crate) const MOST_WAITING: usize = 64;
/// How long a job may take, and how much memory.
pub(crate) const TIME: Duration = Duration::from_secs(600);
pub(crate) const MEMORY: u64 = 512 << 20;
/// Positions met where play need not end.
const POSITIONS: u64 = 1 << 22;
/// How many candidates are tried for a position.
const FUEL: u64 = 1 << 24;
/// How long what has ended is kept, at most how many, and of how many bytes.
const KEPT: Duration = Duration::from_secs(600);
const MOST_KEPT: usize = 128;
const MOST_BYTES: usize = 256 << 20;
/// Deep texts are read with a stack of this size.
const STACK: usize = 16 << 20;

/// All jobs.
pub(crate) struct Jobs {
    state: Mutex<State>,
    /// Told when there is work, or no more to come.
    called: Condvar,
    panics: AtomicU64,
}

#[derive(Default)]
struct State {
    jobs: Vec<Arc<Job>>,
    queue: Queue,
    running: usize,
    closed: bool,
}

impl Jobs {
    pub(crate) fn new() -> Jobs {
        Jobs { state: Mutex::default(), called: Condvar::new(), panics: AtomicU64::new(0) }
    }

    /// Begins to work, on so many jobs at once.
    pub(crate) fn hire(self: &Arc<Jobs>, hands: usize) -> std::io::Result<Vec<JoinHandle<()>>> {
        let hand = |_| {
            let jobs = self.clone();
            std::thread::Builder::new().name("job".into()).stack_size(STACK).spawn(move || jobs.work())
        };
        (0..hands).map(hand).collect()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many run, and how many wait.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.running, state.queue.len())
    }

    /// How many ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Puts a job at the end of its client's queue.
    pub(crate) fn submit(
        &self,
        client: &str,
        kind: &'static str,
        lang: Lang,
        task: Task,
    ) -> Result<Arc<Job>, Refused> {
        let mut state = self.state();
        state.forget();
        if state.closed {
            return Err(Refused::stopping(lang));
        }
        if state.queue.len() >= MOST_WAITING || state.queue.of(client) >= MOST_OF_CLIENT {
            return Err(Refused::busy(lang));
        }
        let job = Arc::new(Job::new(kind, lang, task));
        state.jobs.push(job.clone());
        state.queue.push(client, job.clone());
        state.tell_waiting();
        drop(state);
        self.called.notify_one();
        Ok(job)
    }

    /// The job of this name.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Job>> {
        let mut state = self.state();
        state.forget();
        state.jobs.iter().find(|job| job.id() == id).cloned()
    }

    /// Takes a job out of the queue, or interrupts it.
    pub(crate) fn cancel(&self, job: &Job) {
        let mut state = self.state();
        if state.queue.remove(job.id()) {
            job.cancelled();
            state.tell_waiting();
        } else {
            job.interrupt();
        }
    }

    /// Cancels everything and takes nothing more.
    pub(crate) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.jobs.iter().for_each(|job| job.stops());
        while let Some(job) = state.queue.pop() {
            job.cancelled();
        }
        state.jobs.iter().for_each(|job| job.interrupt());
        drop(state);
        self.called.notify_all();
    }

    /// Says of jobs that do not hear that they are to stop that they have ended: nobody waits for them any more.
    pub(crate) fn abandon(&self) {
        self.state().jobs.iter().for_each(|job| job.cancelled());
    }

    /// Does one job after another until the server is stopped.
    fn work(&self) {
        while let Some(job) = self.next() {
            self.run(&job);
            let mut state = self.state();
            state.running -= 1;
            state.forget();
            state.tell_waiting();
        }
    }

    /// The next job, once there is one; none if no more will come.
    fn next(&self) -> Option<Arc<Job>> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(job) = state.queue.pop() {
                state.running += 1;
                state.tell_waiting();
                return Some(job);
            }
            state = self.called.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn run(&self, job: &Arc<Job>) {
        let Some(task) = job.begin() else { return };
        let limits = Limits {
            interrupt: job.interrupted(),
            progress: Some(job.clone()),
            ..Limits::none().with_time(TIME).with_memory(MEMORY).with_positions(POSITIONS)
        };
        let ended = catch_unwind(AssertUnwindSafe(|| within(FUEL, &limits, job.lang(), task)))
            .unwrap_or_else(|_| {
                self.panics.fetch_add(1, Ordering::Relaxed);
                Err(Refused::panicked(job.lang()))
            });
        job.end(ended);
    }
}

impl State {
    /// Tells those who wait how many are before them.
    fn tell_waiting(&self) {
        for (job, before) in self.queue.order().iter().zip(self.running..) {
            job.waits(before);
        }
    }

    /// Forgets what ended long ago, and the oldest if it is too much.
    fn forget(&mut self) {
        let now = Instant::now();
        self.jobs.retain(|job| job.ended().is_none_or(|ended| now.duration_since(ended) < KEPT));
        loop {
            let ended = || self.jobs.iter().filter(|job| job.ended().is_some());
            let bytes: usize = ended().map(|job| job.bytes()).sum();
            if ended().count() <= MOST_KEPT && bytes <= MOST_BYTES {
                return;
            }
            let oldest = ended().min_by_key(|job| job.ended()).map(|job| job.id().to_owned());
            let Some(oldest) = oldest else { return };
            self.jobs.retain(|job| job.id() != oldest);
        }
    }
}

#[cfg(test)]
mod tests;
