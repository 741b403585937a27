//! Calls of tools: each on a thread of its own, within limits, with progress, until it is cancelled.

use crate::Options;
use bouton::ops::{Caps, Context, Entry, Failure, Received, Session};
use rmcp::model::{ProgressNotificationParam, ProgressToken};
use rmcp::service::{Peer, RequestContext};
use rmcp::{RoleServer, service};
use rules::Lang;
use serde_json::{Value, json};
use solve::{Limits, Progress};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, oneshot};
use words::{mcp, server};

/// Limits on the input and output of a call.
const CAPS: Caps = Caps {
    text: 4 << 20,
    data: 4 << 20,
    ask: 8 << 10,
    moves: 1024,
    made: 1024,
    cells: 1 << 14,
    values: 1 << 22,
    elements: 2000,
    certificate: 256 << 10,
};
/// Limit on positions met where play need not end.
const POSITIONS: u64 = 1 << 19;
/// Limit on the candidates tried for a position.
const FUEL: u64 = 1 << 21;
/// Stack size for reading deeply nested texts; their depth is bounded by the language.
const STACK: usize = 16 << 20;
/// Interval of progress notifications.
const OFTEN: Duration = Duration::from_millis(250);
/// Time to wait for work that has been told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// A call of a tool.
pub(crate) struct Call {
    pub(crate) entry: &'static Entry,
    pub(crate) received: Received,
    pub(crate) options: Options,
    pub(crate) session: Arc<Session>,
}

impl Call {
    fn lang(&self) -> Lang {
        self.received.lang.unwrap_or(self.options.lang)
    }

    /// Answers on this thread; even a single position is examined only within the limits.
    fn answer(self, limits: &Limits) -> Result<Value, Value> {
        let lang = self.lang();
        let watched = Limits { candidates: Some(FUEL), ..limits.clone() };
        let done = watched.watching(|| self.within(limits, lang));
        let done = match (done, limits.stopped()) {
            // Any failure after a limit is due to that limit.
            (Err(_), Some(reason)) => Err(Failure::Stopped { reason, positions: 0 }),
            (done, _) => done,
        };
        done.map_err(|failure| failure.data(lang))
    }

    fn within(self, limits: &Limits, lang: Lang) -> Result<Value, Failure> {
        let mut context = Context { caps: CAPS, ..Context::new(self.session.clone(), limits.clone()) };
        let request = (self.entry.read)(&self.received)?;
        let work = request.open(&mut context)?;
        let response = work(&mut context)?;
        self.session.tidy();
        Ok(response.data(lang))
    }
}

/// Calls that are being answered.
pub(crate) struct Works {
    /// As many at a time as there are processors, so that a long call does not hold up short ones.
    turns: Semaphore,
    /// Interruptions by number.
    running: Mutex<HashMap<u64, Arc<AtomicBool>>>,
    next: AtomicU64,
}

impl Default for Works {
    fn default() -> Works {
        let turns = available_parallelism().map_or(2, usize::from).max(2);
        Works { turns: Semaphore::new(turns), running: Mutex::default(), next: AtomicU64::new(0) }
    }
}

impl Works {
    /// Interrupts all calls.
    pub(crate) fn end(&self) {
        self.turns.close();
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.values().for_each(|interrupt| interrupt.store(true, Ordering::Relaxed));
    }

    /// Answers a call as data, or tells in data why there is no answer.
    pub(crate) async fn answer(
        &self,
        call: Call,
        context: &RequestContext<RoleServer>,
    ) -> Result<Value, Value> {
        let lang = call.lang();
        let internal = || Err(problem("internal", server::PANICKED.get(lang)));
        let turn = tokio::select! {
            turn = self.turns.acquire() => turn,
            () = context.ct.cancelled() => return Err(problem("cancelled", mcp::CANCELLED.get(lang))),
        };
        let Ok(turn) = turn else { return Err(problem("stopping", server::STOPPING.get(lang))) };
        let running = self.register();
        let counted = Arc::new(Counted::default());
        let limits = Limits {
            interrupt: running.interrupt.clone(),
            progress: Some(counted.clone()),
            ..Limits::none()
        };
        let limits = limits.with_memory(call.options.memory).with_positions(POSITIONS);
        let time = call.options.time;
        let (tell, mut told) = oneshot::channel();
        let work = move || {
            let limits = limits.with_time(time);
            let done = catch_unwind(AssertUnwindSafe(|| call.answer(&limits)));
            // Nobody may wait for it any more.
            let _ = tell.send(done);
        };
        if std::thread::Builder::new().name("call".into()).stack_size(STACK).spawn(work).is_err() {
            return Err(problem("busy", server::BUSY.get(lang)));
        }
        let mut teller = context.meta.get_progress_token().map(|token| Teller::new(token, &context.peer));
        let mut ticks = tokio::time::interval(OFTEN);
        let most = tokio::time::sleep(time + GRACE);
        tokio::pin!(most);
        let done = loop {
            tokio::select! {
                done = &mut told => break done,
                _ = ticks.tick() => {
                    if let Some(teller) = &mut teller {
                        teller.tell(&counted).await;
                    }
                }
                () = context.ct.cancelled() => return Err(problem("cancelled", mcp::CANCELLED.get(lang))),
                () = &mut most => {
                    let failure = Failure::Stopped { reason: solve::StopReason::Time, positions: 0 };
                    return Err(failure.data(lang));
                }
            }
        };
        drop(turn);
        match done {
            Ok(Ok(done)) => done,
            Ok(Err(_)) | Err(_) => internal(),
        }
    }

    /// A call that is interrupted when it is dropped.
    fn register(&self) -> Running<'_> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let interrupt = Arc::<AtomicBool>::default();
        self.running.lock().unwrap_or_else(PoisonError::into_inner).insert(number, interrupt.clone());
        Running { works: self, number, interrupt }
    }
}

/// A call that is being answered.
struct Running<'w> {
    works: &'w Works,
    number: u64,
    interrupt: Arc<AtomicBool>,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.interrupt.store(true, Ordering::Relaxed);
        self.works.running.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.number);
    }
}

/// A refusal by the server itself, in the common shape of problems.
fn problem(code: &str, message: &str) -> Value {
    json!({ "problems": [{
        "code": code,
        "message": message,
        "help": null,
        "file": null,
        "place": null,
        "labels": [],
        "severity": "error",
    }] })
}

/// Work done so far, and the total where it is known.
#[derive(Default)]
struct Counted {
    done: AtomicU64,
    total: AtomicU64,
}

impl Progress for Counted {
    fn tell(&self, done: u64, total: Option<u64>) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total.unwrap_or(0), Ordering::Relaxed);
    }
}

/// Progress of a call, told to its client.
struct Teller<'c> {
    token: ProgressToken,
    peer: &'c Peer<RoleServer>,
    begun: Instant,
    last: f64,
}

impl<'c> Teller<'c> {
    fn new(token: ProgressToken, peer: &'c Peer<RoleServer>) -> Teller<'c> {
        Teller { token, peer, begun: Instant::now(), last: 0.0 }
    }

    /// Tells the share of the work where its total is known, and the seconds that have passed elsewhere; what is told only rises.
    async fn tell(&mut self, counted: &Counted) {
        let (done, total) = (counted.done.load(Ordering::Relaxed), counted.total.load(Ordering::Relaxed));
        let (progress, total) = match total {
            0 => (self.begun.elapsed().as_secs_f64(), None),
            total => (done.min(total) as f64, Some(total as f64)),
        };
        if progress <= self.last {
            return;
        }
        self.last = progress;
        let mut told = ProgressNotificationParam::new(self.token.clone(), progress);
        told.total = total;
        // A client that has gone is noticed elsewhere.
        let _: Result<(), service::ServiceError> = self.peer.notify_progress(told).await;
    }
}
