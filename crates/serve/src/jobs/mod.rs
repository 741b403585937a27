//! Long work: it waits its turn, tells how far it is, can be cancelled, and is remembered for a while.
//!
//! Turns go round among those who ask, so that nobody waits for all the work of another. A job belongs to nobody's connection: who
//! goes away finds it again by its name. A job that is to stop gives up its turn at once: whether it hears of that soon, late or never
//! concerns no other.

mod job;
mod queue;

pub(crate) use job::{Done, Job, Task};

use crate::client::{Client, Machine};
use crate::desk::within;
use crate::problem::Refused;
use crate::urgency::{LATER, Thread};
use queue::Queue;
use rules::Lang;
use solve::{Limits, StopReason};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The most jobs of one client that wait, and of all; the last are for machines of which none waits.
pub(crate) const MOST_OF_CLIENT: usize = 4;
pub(crate) const MOST_WAITING: usize = 64;
const KEPT_FREE: usize = 16;
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
/// How long a job that is to stop may take to say what it has found.
const GRACE: Duration = Duration::from_secs(2);
/// The most threads that have not heard yet that they are to stop, and of one machine, while others go on.
const MOST_DEAF: usize = 8;
const MOST_DEAF_OF_MACHINE: usize = 2;

/// All jobs.
pub(crate) struct Jobs {
    state: Mutex<State>,
    /// Told when there is work, when some has ended, or when no more is to come.
    called: Condvar,
    panics: AtomicU64,
}

#[derive(Default)]
struct State {
    jobs: Vec<Arc<Job>>,
    queue: Queue,
    at_work: Vec<AtWork>,
    closed: bool,
}

/// A job on a thread.
struct AtWork {
    job: Arc<Job>,
    machine: Machine,
    /// When its time is over, and when it has also had time to say so.
    until: Instant,
    /// Whether it still has a turn. Without one it has been told to stop, and nobody waits for it.
    has_turn: bool,
}

impl Jobs {
    pub(crate) fn new() -> Jobs {
        Jobs { state: Mutex::default(), called: Condvar::new(), panics: AtomicU64::new(0) }
    }

    /// Begins to give turns, so many at once. The thread ends when the jobs are closed and none is at work.
    pub(crate) fn open(self: &Arc<Jobs>, turns: usize) -> std::io::Result<JoinHandle<()>> {
        let jobs = self.clone();
        std::thread::Builder::new().name("jobs".into()).spawn(move || jobs.give_turns(turns))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many run, and how many wait.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.turns(), state.queue.len())
    }

    /// How many ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Puts a job at the end of its client's queue.
    pub(crate) fn submit(
        &self,
        client: &Client,
        kind: &'static str,
        lang: Lang,
        task: Task,
    ) -> Result<Arc<Job>, Refused> {
        let mut state = self.state();
        state.forget();
        if state.closed {
            return Err(Refused::stopping(lang));
        }
        let most = MOST_WAITING - if state.queue.has(client.machine) { KEPT_FREE } else { 0 };
        if state.queue.len() >= most || state.queue.of(client) >= MOST_OF_CLIENT {
            return Err(Refused::busy(lang));
        }
        let job = Arc::new(Job::new(kind, lang, task));
        state.jobs.push(job.clone());
        state.queue.push(client, job.clone());
        state.tell_waiting();
        drop(state);
        self.called.notify_all();
        Ok(job)
    }

    /// The job of this name.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Job>> {
        let mut state = self.state();
        state.forget();
        state.jobs.iter().find(|job| job.id() == id).cloned()
    }

    /// Takes a job out of the queue; or interrupts it, and gives its turn to another.
    pub(crate) fn cancel(&self, job: &Job) {
        let mut state = self.state();
        if state.queue.remove(job.id()) {
            job.cancelled();
            state.tell_waiting();
        } else {
            state.dismiss(job.id());
            drop(state);
            self.called.notify_all();
        }
    }

    /// Cancels everything and takes nothing more.
    pub(crate) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.jobs.iter().for_each(|job| job.stops());
        while let Some((_, job)) = state.queue.pop(|_| true) {
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

    /// Gives turns until the jobs are closed.
    fn give_turns(self: Arc<Jobs>, turns: usize) {
        let mut state = self.state();
        loop {
            if state.closed && state.at_work.is_empty() {
                return;
            }
            state.dismiss_late();
            while let Some(job) = state.next(turns) {
                let (jobs, at_work) = (self.clone(), job.clone());
                let thread = std::thread::Builder::new().name("job".into()).stack_size(crate::urgency::STACK);
                if thread.spawn(move || jobs.work(&at_work)).is_err() {
                    job.end(Err(Refused::busy(job.lang())));
                    state.over(job.id());
                }
            }
            state.tell_waiting();
            let now = Instant::now();
            let next = state.at_work.iter().filter_map(AtWork::next_look).min();
            state = match next.map(|next| next.saturating_duration_since(now)) {
                None => self.called.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(time) => {
                    let time = time + Duration::from_millis(1);
                    self.called.wait_timeout(state, time).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Does a job on this thread.
    fn work(&self, job: &Arc<Job>) {
        Thread::current().lower(LATER);
        self.run(job);
        let mut state = self.state();
        state.over(job.id());
        state.forget();
        drop(state);
        self.called.notify_all();
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

impl AtWork {
    /// When to look whether it has stopped, unless nothing would come of that.
    fn next_look(&self) -> Option<Instant> {
        (!self.job.is_over()).then_some(self.until + GRACE)
    }
}

impl State {
    /// How many jobs have a turn.
    fn turns(&self) -> usize {
        self.at_work.iter().filter(|at_work| at_work.has_turn).count()
    }

    /// The next job, if one may begin.
    fn next(&mut self, turns: usize) -> Option<Arc<Job>> {
        if self.closed || self.turns() >= turns {
            return None;
        }
        let deaf: Vec<Machine> = self.deaf().map(|at_work| at_work.machine).collect();
        let of = |machine| deaf.iter().filter(|other| **other == machine).count();
        let (machine, job) = self.queue.pop(|machine| of(machine) < MOST_DEAF_OF_MACHINE)?;
        let until = Instant::now() + TIME;
        self.at_work.push(AtWork { job: job.clone(), machine, until, has_turn: true });
        Some(job)
    }

    /// Those at work that have been told to stop, and have not.
    fn deaf(&self) -> impl Iterator<Item = &AtWork> {
        self.at_work.iter().filter(|at_work| !at_work.has_turn)
    }

    /// Tells a job to stop, and takes its turn, unless too many threads would be at work.
    fn dismiss(&mut self, id: &str) {
        let room = self.deaf().count() < MOST_DEAF;
        let Some(at_work) = self.at_work.iter_mut().find(|at_work| at_work.job.id() == id) else { return };
        if !at_work.job.is_interrupted() {
            at_work.job.interrupt();
            at_work.until = Instant::now();
        }
        at_work.has_turn &= !room;
    }

    /// Sees to those that have not stopped in time: nobody waits for them any more.
    fn dismiss_late(&mut self) {
        let now = Instant::now();
        let late = self.at_work.iter().filter(|at_work| now >= at_work.until + GRACE);
        for job in late.map(|at_work| at_work.job.clone()).collect::<Vec<_>>() {
            match job.is_interrupted() {
                true => job.cancelled(),
                false => job.end(Err(Refused::stopped(StopReason::Time, job.lang()))),
            }
            self.dismiss(job.id());
        }
    }

    /// A job is no longer at work.
    fn over(&mut self, id: &str) {
        self.at_work.retain(|at_work| at_work.job.id() != id);
    }

    /// Tells those who wait how many are before them.
    fn tell_waiting(&self) {
        for (job, before) in self.queue.order().iter().zip(self.turns()..) {
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
