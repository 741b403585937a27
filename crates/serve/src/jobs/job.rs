//! A job, as seen by everyone who looks at it.

use crate::problem::Refused;
use axum::body::Bytes;
use rules::Lang;
use serde_json::{Value, json};
use solve::{Limits, Progress};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Interval between progress reports.
const OFTEN: Duration = Duration::from_millis(250);

/// Result of a job.
pub(crate) struct Done {
    /// Result as data.
    pub(crate) result: Value,
    /// Large results, in bytes.
    pub(crate) values: Option<Bytes>,
    /// `true` if it was interrupted.
    pub(crate) interrupted: bool,
}

/// Work of a job.
pub(crate) type Task = Box<dyn FnOnce(&Limits) -> Result<Done, Refused> + Send>;

/// Stage of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Waiting,
    Running,
    Done,
    Failed,
    Cancelled,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Running => "running",
            Stage::Done => "done",
            Stage::Failed => "failed",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// A job.
pub(crate) struct Job {
    id: String,
    kind: &'static str,
    lang: Lang,
    interrupt: Arc<AtomicBool>,
    /// Set when the server, and therefore the job, is to end.
    stops: AtomicBool,
    done: AtomicU64,
    /// One more than the total, or 0 if the total is unknown.
    total: AtomicU64,
    inner: Mutex<Inner>,
    changes: watch::Sender<u64>,
}

struct Inner {
    stage: Stage,
    ahead: usize,
    task: Option<Task>,
    begun: Option<Instant>,
    ended: Option<Instant>,
    told: Instant,
    result: Value,
    values: Option<Bytes>,
    /// Values of a sequence known so far, as they will be in `values`; while the job runs.
    early: Vec<u8>,
    problems: Vec<Value>,
    bytes: usize,
}

/// Limit on the values shown before a job ends.
const MOST_EARLY: usize = 1 << 20;

impl Job {
    pub(super) fn new(kind: &'static str, lang: Lang, task: Task) -> Job {
        let inner = Inner {
            stage: Stage::Waiting,
            ahead: 0,
            task: Some(task),
            begun: None,
            ended: None,
            told: Instant::now(),
            result: Value::Null,
            values: None,
            early: Vec::new(),
            problems: Vec::new(),
            bytes: 0,
        };
        // Each uses separate keys, which cannot be guessed.
        let random = || RandomState::new().build_hasher().finish();
        Job {
            id: format!("{:016x}{:016x}", random(), random()),
            kind,
            lang,
            interrupt: Arc::default(),
            stops: AtomicBool::new(false),
            done: AtomicU64::new(0),
            total: AtomicU64::new(0),
            inner: Mutex::new(inner),
            changes: watch::Sender::new(0),
        }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Identifier of the job.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    /// Notified of every change.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn changed(&self) {
        self.changes.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// Time at which it ended.
    pub(super) fn ended(&self) -> Option<Instant> {
        self.inner().ended
    }

    /// Returns `true` if there will be no more changes.
    pub(crate) fn is_over(&self) -> bool {
        self.ended().is_some()
    }

    /// Approximate number of bytes kept.
    pub(super) fn bytes(&self) -> usize {
        self.inner().bytes
    }

    /// Result in bytes.
    pub(crate) fn values(&self) -> Option<Bytes> {
        self.inner().values.clone()
    }

    /// As much of the result as is known so far, from this byte on.
    pub(crate) fn values_from(&self, from: usize) -> Bytes {
        let inner = self.inner();
        match &inner.values {
            Some(values) => values.slice(from.min(values.len())..),
            None => Bytes::copy_from_slice(inner.early.get(from..).unwrap_or_default()),
        }
    }

    pub(super) fn waits(&self, ahead: usize) {
        let mut inner = self.inner();
        if inner.ahead != ahead {
            inner.ahead = ahead;
            drop(inner);
            self.changed();
        }
    }

    pub(super) fn interrupted(&self) -> Arc<AtomicBool> {
        self.interrupt.clone()
    }

    pub(super) fn interrupt(&self) {
        self.interrupt.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Relaxed)
    }

    /// Marks a later cancellation as caused by the end of the server.
    pub(super) fn stops(&self) {
        self.stops.store(true, Ordering::Relaxed);
    }

    /// Records that it was taken out of the queue, or is no longer waited for.
    pub(super) fn cancelled(&self) {
        let mut inner = self.inner();
        if inner.ended.is_some() {
            return;
        }
        inner.stage = Stage::Cancelled;
        inner.task = None;
        inner.ended = Some(Instant::now());
        inner.problems = self.why_cancelled();
        drop(inner);
        self.changed();
    }

    /// Explanation of a cancellation.
    fn why_cancelled(&self) -> Vec<Value> {
        let stops = self.stops.load(Ordering::Relaxed);
        if stops { Refused::stopping(self.lang).into_problems() } else { Vec::new() }
    }

    /// Takes the task, once.
    pub(super) fn begin(&self) -> Option<Task> {
        let mut inner = self.inner();
        let task = inner.task.take().filter(|_| inner.ended.is_none())?;
        inner.stage = Stage::Running;
        inner.ahead = 0;
        inner.begun = Some(Instant::now());
        drop(inner);
        self.changed();
        Some(task)
    }

    /// Records the result.
    pub(super) fn end(&self, ended: Result<Done, Refused>) {
        let cancelled = self.interrupt.load(Ordering::Relaxed);
        let mut inner = self.inner();
        if inner.ended.is_some() {
            return;
        }
        match ended {
            Ok(done) => {
                inner.stage = if cancelled && done.interrupted { Stage::Cancelled } else { Stage::Done };
                inner.bytes =
                    1024 + 2 * done.result.to_string().len() + done.values.as_ref().map_or(0, Bytes::len);
                inner.result = done.result;
                inner.values = done.values;
            }
            Err(refused) => {
                inner.stage = if cancelled { Stage::Cancelled } else { Stage::Failed };
                inner.problems = refused.into_problems();
            }
        }
        if inner.stage == Stage::Cancelled && self.stops.load(Ordering::Relaxed) {
            inner.problems = self.why_cancelled();
        }
        inner.ended = Some(Instant::now());
        inner.early = Vec::new();
        drop(inner);
        self.changed();
    }

    /// All data about it: `id`, `kind`, `state`, `ahead`, `done`, `total`, `seconds`, `result`, `problems`.
    pub(crate) fn data(&self) -> Value {
        let inner = self.inner();
        let until = inner.ended.unwrap_or_else(Instant::now);
        let seconds = inner.begun.map_or(0.0, |begun| until.duration_since(begun).as_secs_f64());
        json!({
            "id": self.id,
            "kind": self.kind,
            "state": inner.stage.name(),
            "ahead": inner.ahead,
            "done": self.done.load(Ordering::Relaxed),
            "total": self.total.load(Ordering::Relaxed).checked_sub(1),
            "seconds": (seconds * 1e3).round() / 1e3,
            "result": inner.result,
            "values": inner.values.as_ref().map(Bytes::len),
            "problems": inner.problems,
        })
    }
}

impl Progress for Job {
    fn tell(&self, done: u64, total: Option<u64>) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total.map_or(0, |total| total.saturating_add(1)), Ordering::Relaxed);
        let mut inner = self.inner();
        if inner.told.elapsed() >= OFTEN {
            inner.told = Instant::now();
            drop(inner);
            self.changed();
        }
    }

    fn offer(&self, count: usize, value: &dyn Fn(usize) -> Option<u32>) {
        let mut inner = self.inner();
        for heap in inner.early.len() / 4..count.min(MOST_EARLY) {
            inner.early.extend(value(heap).unwrap_or(u32::MAX).to_le_bytes());
        }
    }
}
