//! Calls: each on a thread of its own, within limits, while the caller's thread looks for Ctrl-C and tells the progress.

use bouton::ops::{self, Context, Failure, Received, Status, identify, read_any};
use crossbeam_channel::{RecvTimeoutError, bounded};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use solve::{Limits, Progress};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Limit on positions met where play need not end, unless the caller has set limits.
const POSITIONS: u64 = 1 << 19;
/// Memory limit of a call that sets none.
const MEMORY: u64 = 1 << 30;
/// Stack size for reading deeply nested texts; their depth is bounded by the language.
const STACK: usize = 16 << 20;
/// Interval at which signals are looked for and progress is told.
const OFTEN: Duration = Duration::from_millis(50);
/// Time to wait for work that has been told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// A call.
pub(crate) struct Call {
    pub(crate) session: Arc<ops::Session>,
    /// The request in JSON.
    pub(crate) request: String,
    pub(crate) time: Option<Duration>,
    pub(crate) memory: Option<u64>,
    pub(crate) form: Form,
}

/// Form of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// JSON.
    Data,
    /// Bytes, where the answer is large, with its header in JSON.
    Bytes,
    /// A drawing in SVG; nothing, where there is none.
    Drawing,
}

impl Form {
    /// The form of this name.
    pub(crate) fn of(name: &str) -> Option<Form> {
        match name {
            "data" => Some(Form::Data),
            "bytes" => Some(Form::Bytes),
            "drawing" => Some(Form::Drawing),
            _ => None,
        }
    }
}

/// An answer, or the reason why there is none.
pub(crate) struct Done {
    /// Exit status, as that of a command.
    pub(crate) code: u8,
    /// The data in JSON.
    pub(crate) text: String,
    pub(crate) bytes: Option<Vec<u8>>,
}

impl Call {
    fn limits(&self) -> Limits {
        let mut limits = Limits::none().with_memory(self.memory.unwrap_or(MEMORY));
        // A user who sets a limit has considered endless play.
        if self.time.is_none() && self.memory.is_none() {
            limits = limits.with_positions(POSITIONS);
        }
        limits
    }

    /// Answers on this thread; even a single position is examined only until the limits are reached.
    fn answer(self, limits: Limits) -> Done {
        let limits = self.time.into_iter().fold(limits, Limits::with_time);
        let received = Received::parse(self.request.as_bytes());
        let lang = received.lang.unwrap_or_default();
        let done = match (limits.watching(|| self.within(&received, &limits)), limits.stopped()) {
            // Any failure after a limit is due to that limit.
            (Err(_), Some(reason)) => Err(Failure::Stopped { reason, positions: 0 }),
            (done, _) => done,
        };
        done.unwrap_or_else(|failure| {
            let status =
                if matches!(failure, Failure::Stopped { .. }) { Status::Limit } else { Status::Wrong };
            let mut data = failure.data(lang);
            identify(&mut data, received.id.as_ref());
            Done { code: status.code(), text: data.to_string(), bytes: None }
        })
    }

    fn within(self, received: &Received, limits: &Limits) -> Result<Done, Failure> {
        let timed = self.time.is_some();
        let mut context = Context { timed, ..Context::new(self.session.clone(), limits.clone()) };
        let (_, request) = read_any(received)?;
        let lang = received.lang.unwrap_or_default();
        let work = request.open(&mut context)?;
        let response = work(&mut context)?;
        self.session.tidy();
        let code = response.status().code();
        match self.form {
            Form::Bytes if response.is_bytes() => {
                if let Some(binary) = response.binary(lang)? {
                    return Ok(Done { code, text: binary.header.to_string(), bytes: Some(binary.bytes) });
                }
            }
            Form::Drawing => {
                return Ok(Done { code, text: response.drawing(lang).unwrap_or_default(), bytes: None });
            }
            Form::Bytes | Form::Data => {}
        }
        let mut data = response.data(lang);
        identify(&mut data, received.id.as_ref());
        Ok(Done { code, text: data.to_string(), bytes: None })
    }
}

/// Answers a call on another thread, without the interpreter's lock, until it ends or the user interrupts.
pub(crate) fn wait(py: Python<'_>, call: Call, progress: Option<&Bound<'_, PyAny>>) -> PyResult<Done> {
    let counted = Arc::new(Counted::default());
    let limits = Limits { progress: Some(counted.clone()), ..call.limits() };
    let interrupt = limits.interrupt.clone();
    let (tell, told) = bounded(1);
    let work = move || {
        let done = catch_unwind(AssertUnwindSafe(|| call.answer(limits)));
        // Nobody may wait for it any more.
        let _ = tell.send(done.ok());
    };
    std::thread::Builder::new().name("bouton".into()).stack_size(STACK).spawn(work)?;
    loop {
        match py.detach(|| told.recv_timeout(OFTEN)) {
            Ok(Some(done)) => return Ok(done),
            Ok(None) | Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("the computation failed; this is a mistake in Bouton"));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let told_on = py.check_signals().and_then(|()| match progress {
            Some(progress) => progress.call1(counted.now()).map(drop),
            None => Ok(()),
        });
        if let Err(error) = told_on {
            interrupt.store(true, Ordering::Relaxed);
            // What was found until then is of no use to the caller.
            let _ = py.detach(|| told.recv_timeout(GRACE));
            return Err(error);
        }
    }
}

/// Work done so far, and the total where it is known.
#[derive(Default)]
struct Counted {
    done: AtomicU64,
    total: AtomicU64,
}

impl Counted {
    fn now(&self) -> (u64, Option<u64>) {
        let total = self.total.load(Ordering::Relaxed);
        (self.done.load(Ordering::Relaxed), (total > 0).then_some(total))
    }
}

impl Progress for Counted {
    fn tell(&self, done: u64, total: Option<u64>) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total.unwrap_or(0), Ordering::Relaxed);
    }
}
