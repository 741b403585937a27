//! Long work: it waits its turn, reports progress, can be cancelled, and is remembered for a while.
//!
//! Turns rotate among clients, so that no client waits for all the work of another. A job is independent of
//! connections: a client that goes away finds it again by its identifier. A cancelled job gives up its turn
//! at once, no matter how soon it notices.

mod job;
mod queue;

pub(crate) use job::{Done, Job, Task};

use crate::client::{Client, Machine};
use crate::problem::Refused;
use crate::questions::within;
use crate::urgency::{JOB, Thread};
use queue::Queue;
use rules::Lang;
use solve::{Limits, StopReason};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Limits on the waiting jobs of one client, and of all; the last places are for machines without waiting
/// jobs.
pub(crate) const MOST_OF_CLIENT: usize = 4;
pub(crate) const MOST_WAITING: usize = 64;
const KEPT_FREE: usize = 16;
/// Limits on a job's time and memory.
pub(crate) const TIME: Duration = Duration::from_secs(600);
pub(crate) const MEMORY: u64 = 512 << 20;
/// Limit on positions met where play need not end.
const POSITIONS: u64 = 1 << 22;
/// Limit on the candidates tried for a position.
const FUEL: u64 = 1 << 24;
/// Time for which an ended job is kept, and limits on the number and bytes of such jobs.
const KEPT: Duration = Duration::from_secs(600);
const MOST_KEPT: usize = 128;
const MOST_BYTES: usize = 256 << 20;
/// Time that a job told to stop may take to report its result.
const GRACE: Duration = Duration::from_secs(2);
/// Limits on threads that have not noticed that they are to stop, in total and per machine, while others go
/// on.
const MOST_DEAF: usize = 8;
const MOST_DEAF_OF_MACHINE: usize = 2;

/// All jobs.
pub(crate) struct Jobs {
    state: Mutex<State>,
    /// Notified when there is work, when some has ended, or when no more will come.
    called: Condvar,
    panics: AtomicU64,
}

#[derive(Default)]
struct State {
    jobs: Vec<Arc<Job>>,
    queue: Queue,
    running: Vec<RunningJob>,
    closed: bool,
}

/// A job on a thread.
struct RunningJob {
    job: Arc<Job>,
    machine: Machine,
    /// Deadline, and deadline for reporting afterwards.
    until: Instant,
    /// `true` while it has a turn. Without one it has been told to stop, and is not waited for.
    has_turn: bool,
}

impl Jobs {
    pub(crate) fn new() -> Jobs {
        Jobs { state: Mutex::default(), called: Condvar::new(), panics: AtomicU64::new(0) }
    }

    /// Starts to give turns, this many at once. The thread ends when the jobs are closed and none is running.
    pub(crate) fn open(self: &Arc<Jobs>, turns: usize) -> std::io::Result<JoinHandle<()>> {
        let jobs = self.clone();
        std::thread::Builder::new().name("jobs".into()).spawn(move || jobs.give_turns(turns))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Numbers of running and waiting jobs.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.turns(), state.queue.len())
    }

    /// Number of jobs that ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Adds a job to the end of its client's queue.
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

    /// Job with this identifier.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Job>> {
        let mut state = self.state();
        state.forget();
        state.jobs.iter().find(|job| job.id() == id).cloned()
    }

    /// Takes a job out of the queue, or interrupts it and gives its turn to another.
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

    /// Cancels everything and accepts nothing more.
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

    /// Marks jobs that do not notice that they are to stop as ended: they are no longer waited for.
    pub(crate) fn abandon(&self) {
        self.state().jobs.iter().for_each(|job| job.cancelled());
    }

    /// Gives turns until the jobs are closed.
    fn give_turns(self: Arc<Jobs>, turns: usize) {
        let mut state = self.state();
        loop {
            if state.closed && state.running.is_empty() {
                return;
            }
            state.dismiss_late();
            while let Some(job) = state.next(turns) {
                let (jobs, running) = (self.clone(), job.clone());
                let thread = std::thread::Builder::new().name("job".into()).stack_size(crate::urgency::STACK);
                if thread.spawn(move || jobs.work(&running)).is_err() {
                    job.end(Err(Refused::busy(job.lang())));
                    state.over(job.id());
                }
            }
            state.tell_waiting();
            let now = Instant::now();
            let next = state.running.iter().filter_map(RunningJob::next_look).min();
            state = match next.map(|next| next.saturating_duration_since(now)) {
                None => self.called.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(time) => {
                    let time = time + Duration::from_millis(1);
                    self.called.wait_timeout(state, time).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Runs a job on this thread.
    fn work(&self, job: &Arc<Job>) {
        Thread::current().lower(JOB);
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

impl RunningJob {
    /// Time of the next check for late jobs, if there is anything to check.
    fn next_look(&self) -> Option<Instant> {
        (!self.job.is_over()).then_some(self.until + GRACE)
    }
}

impl State {
    /// Number of jobs with a turn.
    fn turns(&self) -> usize {
        self.running.iter().filter(|running| running.has_turn).count()
    }

    /// The next job, if one may start.
    fn next(&mut self, turns: usize) -> Option<Arc<Job>> {
        if self.closed || self.turns() >= turns {
            return None;
        }
        let deaf: Vec<Machine> = self.deaf().map(|running| running.machine).collect();
        let of = |machine| deaf.iter().filter(|other| **other == machine).count();
        let (machine, job) = self.queue.pop(|machine| of(machine) < MOST_DEAF_OF_MACHINE)?;
        let until = Instant::now() + TIME;
        self.running.push(RunningJob { job: job.clone(), machine, until, has_turn: true });
        Some(job)
    }

    /// Running jobs that have been told to stop and have not stopped.
    fn deaf(&self) -> impl Iterator<Item = &RunningJob> {
        self.running.iter().filter(|running| !running.has_turn)
    }

    /// Tells a job to stop, and takes its turn, unless too many threads would be running.
    fn dismiss(&mut self, id: &str) {
        let room = self.deaf().count() < MOST_DEAF;
        let Some(running) = self.running.iter_mut().find(|running| running.job.id() == id) else { return };
        if !running.job.is_interrupted() {
            running.job.interrupt();
            running.until = Instant::now();
        }
        running.has_turn &= !room;
    }

    /// Dismisses jobs that have not stopped in time: they are no longer waited for.
    fn dismiss_late(&mut self) {
        let now = Instant::now();
        let late = self.running.iter().filter(|running| now >= running.until + GRACE);
        for job in late.map(|running| running.job.clone()).collect::<Vec<_>>() {
            match job.is_interrupted() {
                true => job.cancelled(),
                false => job.end(Err(Refused::stopped(StopReason::Time, job.lang()))),
            }
            self.dismiss(job.id());
        }
    }

    /// Records that a job has ended.
    fn over(&mut self, id: &str) {
        self.running.retain(|running| running.job.id() != id);
    }

    /// Tells waiting jobs how many are ahead of them.
    fn tell_waiting(&self) {
        for (job, before) in self.queue.order().iter().zip(self.turns()..) {
            job.waits(before);
        }
    }

    /// Forgets jobs that ended long ago, and the oldest ones if there is too much.
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
