//! Context of a command.

use crate::args::Common;
use crate::progress::{Counted, Shown};
use crate::speech::lang;
use crate::terminal::Out;
use crate::{interrupt, question, terminal};
use bouton::ops::{self, Operation, Session};
use bouton::{Problems, Workbench};
use rules::Lang;
use serde_json::Value;
use solve::Limits;
use std::env;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Limit on positions met from one, where play need not end: about a second of work.
const MOST_POSITIONS: u64 = 1 << 19;

/// Context of a command.
pub(crate) struct Context {
    /// `true` to answer with one JSON object.
    pub(crate) json: bool,
    /// Language of messages.
    pub(crate) lang: Lang,
    /// Standard output.
    pub(crate) out: Out,
    /// Games that were read.
    session: Arc<Session>,
    common: Common,
    /// Start of the current work, if it has begun.
    begun: Option<Instant>,
    interrupt: Option<Arc<AtomicBool>>,
    progress: Option<Arc<Shown>>,
    free: Free,
}

impl Context {
    /// Context for the given options.
    pub(crate) fn new(common: Common) -> Context {
        terminal::colour(common.color);
        Context {
            json: common.json,
            lang: lang(),
            out: Out::stdout(),
            session: Arc::new(Session::new()),
            common,
            begun: Some(Instant::now()),
            interrupt: None,
            progress: None,
            free: Free::default(),
        }
    }

    /// Time limit that was given, if one was.
    #[cfg(any(feature = "lsp", feature = "mcp", feature = "serve"))]
    pub(crate) fn time(&self) -> Option<Duration> {
        self.common.time
    }

    /// Memory limit that was given, if one was.
    #[cfg(any(feature = "lsp", feature = "mcp"))]
    pub(crate) fn memory(&self) -> Option<u64> {
        self.common.memory
    }

    /// Language that was given, if one was.
    #[cfg(feature = "lsp")]
    pub(crate) fn asked_lang(&self) -> Option<Lang> {
        self.common.lang.map(Into::into)
    }

    /// Reads games from the workbench, within the time allowed for the work that begins here.
    pub(crate) fn read<T>(
        &mut self,
        read: impl FnOnce(&Workbench) -> Result<T, Problems>,
    ) -> Result<T, Problems> {
        let begun = *self.begun.get_or_insert_with(Instant::now);
        let workbench = self.session.workbench(None)?;
        match self.common.time {
            Some(time) => {
                let limits = Limits { deadline: begun.checked_add(time), ..Limits::none() };
                limits.watching(|| read(&workbench))
            }
            None => read(&workbench),
        }
    }

    /// Runs an operation. Warnings about texts go to stderr before the work begins.
    pub(crate) fn run<O: Operation>(
        &mut self,
        operation: O,
        counted: Counted,
    ) -> Result<O::Response, ops::Failure> {
        let mut inner = self.operating(counted);
        self.run_in(operation, &mut inner)
    }

    /// The same in surroundings that the command has looked at.
    pub(crate) fn run_in<O: Operation>(
        &mut self,
        operation: O,
        inner: &mut ops::Context,
    ) -> Result<O::Response, ops::Failure> {
        let opened = operation.open(inner);
        inner.warnings.iter().for_each(question::warn_of);
        let done = opened.and_then(|work| work(inner));
        self.finish_progress();
        done
    }

    /// Surroundings of operations.
    pub(crate) fn operating(&mut self, counted: Counted) -> ops::Context {
        let limits = self.limits_of(counted);
        let timed = self.common.time.is_some();
        ops::Context { timed, ..ops::Context::new(self.session.clone(), limits) }
    }

    /// Limits for work that began when its games were read, or begins now. From here on Ctrl-C interrupts
    /// instead of killing.
    pub(crate) fn limits(&mut self) -> Limits {
        self.limits_of(Counted::Positions)
    }

    /// Limits for work that counts something else.
    pub(crate) fn limits_of(&mut self, counted: Counted) -> Limits {
        let flag = self.interrupt.get_or_insert_with(interrupt::watch);
        let mut limits = Limits { interrupt: Arc::clone(flag), ..Limits::none() };
        limits.memory = Some(self.common.memory.unwrap_or_else(|| self.free.bytes()));
        if let Some(time) = self.common.time {
            let begun = self.begun.take().unwrap_or_else(Instant::now);
            limits.deadline = begun.checked_add(time);
        }
        // A user who sets a limit has considered endless play.
        if self.common.time.is_none() && self.common.memory.is_none() {
            limits = limits.with_positions(MOST_POSITIONS);
        }
        if !self.common.quiet && env::var_os("BOUTON_QUIET").is_none() {
            let shown = Arc::new(Shown::new(counted));
            limits.progress = Some(shown.clone());
            self.progress = Some(shown);
        }
        limits
    }

    /// Returns `true` if Ctrl-C has been pressed during work.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupt.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Clears progress from the screen before other output.
    pub(crate) fn finish_progress(&mut self) {
        if let Some(shown) = self.progress.take() {
            shown.finish();
        }
    }

    /// Writes an object as one line.
    pub(crate) fn write_json(&mut self, value: &Value) -> io::Result<()> {
        self.out.write_all(format!("{value}\n").as_bytes())
    }
}

/// Free memory, queried again from time to time.
#[derive(Default)]
struct Free(Option<(Instant, u64)>);

impl Free {
    const OFTEN: Duration = Duration::from_millis(100);

    /// Three quarters of the free memory, or 3 GiB if that is unknown.
    fn bytes(&mut self) -> u64 {
        match self.0 {
            Some((asked, bytes)) if asked.elapsed() < Free::OFTEN => bytes,
            _ => {
                let free = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| available(&text));
                let bytes = free.map_or(3 << 30, |bytes| bytes / 4 * 3);
                self.0 = Some((Instant::now(), bytes));
                bytes
            }
        }
    }
}

/// The line `MemAvailable:  123 kB` of Linux's `/proc/meminfo`, in bytes.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::available;

    #[test]
    fn free_memory_is_read_in_kibibytes() {
        assert_eq!(available("MemTotal: 9 kB\nMemAvailable:    1234 kB\n"), Some(1234 * 1024));
        assert_eq!(available("MemTotal: 9 kB\n"), None);
    }
}
