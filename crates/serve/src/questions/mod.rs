//! Questions answered at once, each on a separate thread.
//!
//! Machines take turns; see `turns`. A question that has lasted for a moment makes room for another short one.
//! When others are there, it continues at a lower priority, and at one still lower when it has lasted for
//! long. So no client waits for another's hard questions; and a hard question that is alone in the
//! server does not wait for other programs on the machine.

mod turns;

use crate::client::Client;
use crate::problem::Refused;
use crate::urgency::{LAST, LATER, Thread};
use rules::Lang;
use solve::{Limits, StopReason};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use turns::{Turn, Turns, Unserved};

/// Memory limit of a question.
pub(crate) const MEMORY: u64 = 256 << 20;
/// Limit on positions met where play need not end.
const POSITIONS: u64 = 1 << 19;
/// Limit on the candidates tried for a position.
const FUEL: u64 = 1 << 21;
/// Time during which a question counts as short, and time for which it then takes precedence over longer
/// ones.
const SHORT: Duration = Duration::from_millis(100);
const MIDDLING: Duration = Duration::from_millis(400);
/// Time between two looks at whether others ask while a question lasts.
const TICK: Duration = Duration::from_millis(20);
/// Time to wait for a question that has been told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// Questions being answered, and those that wait for their turn.
pub(crate) struct Questions {
    turns: Arc<Turns>,
    panics: AtomicU64,
    /// Time limit of a question.
    time: Duration,
}

impl Questions {
    /// Questions with this many places for short ones, and this time limit for each.
    pub(crate) fn new(places: usize, time: Duration) -> Questions {
        Questions { turns: Turns::new(places), panics: AtomicU64::new(0), time }
    }

    /// Time limit of a question.
    pub(crate) fn time(&self) -> Duration {
        self.time
    }

    /// Numbers of questions being answered, and waiting.
    pub(crate) fn busy(&self) -> (usize, usize) {
        self.turns.busy()
    }

    /// Rejects waiting and further questions.
    pub(crate) fn close(&self) {
        self.turns.close();
    }

    /// Number of questions that ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Counts a panic.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// Runs the work on a separate thread, within the limits of a question. It is interrupted if the client
    /// goes away.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        client: &Client,
        lang: Lang,
        work: impl FnOnce(&Limits) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = self.turns.turn(client).await.map_err(|unserved| match unserved {
            Unserved::Busy => Refused::busy(lang),
            Unserved::Stopping => Refused::stopping(lang),
        })?;
        let gone = Gone(Arc::new(AtomicBool::new(false)));
        let limits = Limits { interrupt: gone.0.clone(), ..Limits::none() };
        let limits = limits.with_time(self.time).with_memory(MEMORY).with_positions(POSITIONS);
        let turn = Arc::new(turn);
        let (tell, told) = oneshot::channel();
        let (begin, begun) = oneshot::channel();
        let held = turn.clone();
        let work = move || {
            // If the receiver is gone, no one watches.
            let _ = begin.send(Thread::current());
            let done = catch_unwind(AssertUnwindSafe(|| within(FUEL, &limits, lang, work)));
            held.end();
            let _ = tell.send(done);
        };
        let thread = std::thread::Builder::new().name("question".into()).stack_size(crate::urgency::STACK);
        if thread.spawn(work).is_err() {
            return Err(Refused::busy(lang));
        }
        tokio::spawn(watch(turn, begun, self.time + GRACE));
        let done = tokio::time::timeout(self.time + GRACE, told).await;
        drop(gone);
        match done {
            Ok(Ok(Ok(done))) => done,
            Ok(_) => {
                self.panicked();
                Err(Refused::panicked(lang))
            }
            Err(_) => Err(Refused::stopped(StopReason::Time, lang)),
        }
    }
}

/// Makes a question that lasts leave room for others, even if its client no longer waits for it.
async fn watch(turn: Arc<Turn>, begun: oneshot::Receiver<Thread>, most: Duration) {
    let Ok(thread) = begun.await else { return };
    let begun = Instant::now();
    tokio::time::sleep(SHORT).await;
    turn.lengthen(|| ());
    let mut steps: &[(Duration, i32)] = &[(SHORT, LATER), (SHORT + MIDDLING, LAST)];
    while !turn.is_over() {
        let lasted = begun.elapsed();
        if lasted >= most {
            turn.give_up();
            return;
        }
        if let [(time, niceness), rest @ ..] = steps
            && lasted >= *time
            && turn.has_company()
        {
            turn.lengthen(|| thread.lower(*niceness));
            steps = rest;
        }
        tokio::time::sleep(TICK).await;
    }
}

/// Runs the work on this thread, where even a single position is examined only within the limits.
pub(crate) fn within<T>(
    fuel: u64,
    limits: &Limits,
    lang: Lang,
    work: impl FnOnce(&Limits) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let watched = Limits { candidates: Some(fuel), ..limits.clone() };
    let done = watched.watching(|| work(limits));
    match (&done, limits.stopped()) {
        // Any failure after a limit is due to that limit.
        (Err(_), Some(reason)) => Err(Refused::stopped(reason, lang)),
        _ => done,
    }
}

/// Interrupts the work when no client waits for it any more.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
