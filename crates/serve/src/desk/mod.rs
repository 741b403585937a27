//! The desk where questions are answered at once, each on a thread of its own.
//!
//! Machines take turns, see `turns`. A question that has lasted for a moment makes room for another short one and goes on less urgently;
//! one that has lasted for long has what the others leave. So nobody waits for the hard questions of somebody else.

mod turns;

use crate::client::Client;
use crate::problem::Refused;
use crate::urgency::{LAST, LATER, Thread};
use rules::Lang;
use solve::{Limits, StopReason};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use turns::{Turn, Turns, Unserved};

/// How long a question may take.
pub(crate) const TIME: Duration = Duration::from_secs(2);
/// How much memory it may take.
pub(crate) const MEMORY: u64 = 256 << 20;
/// Positions met where play need not end.
const POSITIONS: u64 = 1 << 19;
/// How many candidates are tried for a position.
const FUEL: u64 = 1 << 21;
/// How long a question is short, and how long it then goes on before others that have lasted longer.
const SHORT: Duration = Duration::from_millis(100);
const MIDDLING: Duration = Duration::from_millis(400);
/// How long a question that is to stop is waited for.
const GRACE: Duration = Duration::from_secs(2);

/// Where questions are answered.
pub(crate) struct Desk {
    turns: Arc<Turns>,
    panics: AtomicU64,
}

impl Desk {
    /// With places for so many short questions at once.
    pub(crate) fn new(places: usize) -> Desk {
        Desk { turns: Turns::new(places), panics: AtomicU64::new(0) }
    }

    /// How many questions are being answered, and how many wait.
    pub(crate) fn busy(&self) -> (usize, usize) {
        self.turns.busy()
    }

    /// Sends away who waits, and whoever comes.
    pub(crate) fn close(&self) {
        self.turns.close();
    }

    /// How many questions ended in a panic.
    pub(crate) fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Counts a panic.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// Does the work on a thread of its own, within the limits of a question. Who goes away interrupts it.
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
        let limits = limits.with_time(TIME).with_memory(MEMORY).with_positions(POSITIONS);
        let turn = Arc::new(turn);
        let (tell, told) = oneshot::channel();
        let (begin, begun) = oneshot::channel();
        let held = turn.clone();
        let work = move || {
            // If nobody hears it, nobody watches.
            let _ = begin.send(Thread::current());
            let done = catch_unwind(AssertUnwindSafe(|| within(FUEL, &limits, lang, work)));
            held.end();
            let _ = tell.send(done);
        };
        let thread = std::thread::Builder::new().name("question".into()).stack_size(crate::urgency::STACK);
        if thread.spawn(work).is_err() {
            return Err(Refused::busy(lang));
        }
        tokio::spawn(watch(turn, begun));
        let done = tokio::time::timeout(TIME + GRACE, told).await;
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

/// Sees to it that a question which lasts makes room for others, whether or not somebody still waits for it.
async fn watch(turn: Arc<Turn>, begun: oneshot::Receiver<Thread>) {
    let Ok(thread) = begun.await else { return };
    for (time, niceness) in [(SHORT, LATER), (MIDDLING, LAST)] {
        tokio::time::sleep(time).await;
        turn.lengthen(|| thread.lower(niceness));
        if turn.is_over() {
            return;
        }
    }
    tokio::time::sleep(TIME + GRACE - SHORT - MIDDLING).await;
    turn.give_up();
}

/// Does the work on this thread, where even a single position is looked at no longer than the limits allow.
pub(crate) fn within<T>(
    fuel: u64,
    limits: &Limits,
    lang: Lang,
    work: impl FnOnce(&Limits) -> Result<T, Refused>,
) -> Result<T, Refused> {
    let watched = limits.clone();
    let done = rules::watched(fuel, Arc::new(move || watched.stopped().is_some()), || work(limits));
    match (&done, limits.stopped()) {
        // Whatever it says that it could not do, it had no time for it.
        (Err(_), Some(reason)) => Err(Refused::stopped(reason, lang)),
        _ => done,
    }
}

/// Interrupts the work when nobody waits for it any more.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
