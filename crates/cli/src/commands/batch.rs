//! `bouton solve --batch`: one JSON query per line, one JSON answer per line, in order, as they arrive.
//!
//! A line that cannot be answered gets an object with the key `problems`; later lines are still answered. A separate
//! thread writes the answers, many at once if they come quickly; while more lines are waiting it is not woken for
//! each of them. A recently answered line gets the same answer without any work. The answer to a question with an `id`
//! begins with it.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::interrupt;
use crate::speech::tell;
use bouton::ops::{Received, Solve};
use bouton::question::read;
use phrases::solve;
use rustc_hash::FxHashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Limit on the bytes of a line.
const LONGEST: u64 = 64 << 20;
/// Size of the input buffer in bytes.
const READ: usize = 1 << 16;

/// Answers every line of a file or of stdin; the exit status is 2 if a line was wrong, 3 if one hit a limit.
pub(crate) fn run(
    path: &Path,
    context: &mut Context,
    answer: impl FnMut(Solve, &mut Context) -> Result<(String, Exit), Failure>,
) -> Result<Exit, Failure> {
    let input: Box<dyn Read> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path).map_err(|error| read::unreadable(&path.to_string_lossy(), &error))?)
    };
    let spool = Spool::default();
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let _end = End(&spool);
            spool.write()
        });
        let done = {
            let _end = End(&spool);
            answered(BufReader::with_capacity(READ, input), path, context, answer, &spool)
        };
        // Answers computed before an error are still written.
        let written = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written?;
        done
    })
}

/// Answers waiting to be written to stdout.
#[derive(Default)]
struct Spool {
    state: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    answers: Vec<u8>,
    /// No more answers will come, or the writer has stopped.
    ended: bool,
}

impl Spool {
    /// The writer is woken at this many bytes; at twice as many `add` waits.
    const MANY: usize = 1 << 16;
    /// Limit on how long an answer waits when the writer was not woken for it.
    const PATIENCE: Duration = Duration::from_millis(5);

    fn state(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an answer, to be written at once or soon; returns `false` if the writer has stopped.
    fn add(&self, answer: &[u8], at_once: bool) -> bool {
        let mut state = self.state();
        while state.answers.len() > 2 * Spool::MANY && !state.ended {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.answers.extend_from_slice(answer);
        if at_once || state.answers.len() >= Spool::MANY {
            self.changed.notify_all();
        }
        !state.ended
    }

    /// Writes answers until the spool ends; flushes after every write.
    fn write(&self) -> io::Result<()> {
        // JSON has no colours to be filtered.
        let mut out = io::stdout().lock();
        let mut answers = vec![];
        loop {
            let mut state = self.state();
            while state.answers.is_empty() && !state.ended {
                let waited = self.changed.wait_timeout(state, Spool::PATIENCE);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            std::mem::swap(&mut state.answers, &mut answers);
            drop(state);
            if answers.is_empty() {
                return Ok(());
            }
            self.changed.notify_all();
            out.write_all(&answers)?;
            out.flush()?;
            answers.clear();
        }
    }
}

/// Ends a spool for both sides when dropped.
struct End<'a>(&'a Spool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.state().ended = true;
        self.0.changed.notify_all();
    }
}

/// Answers line after line.
fn answered(
    mut input: BufReader<Box<dyn Read>>,
    path: &Path,
    context: &mut Context,
    mut answer: impl FnMut(Solve, &mut Context) -> Result<(String, Exit), Failure>,
    spool: &Spool,
) -> Result<Exit, Failure> {
    let mut exit = Exit::Answered;
    let mut line = Vec::new();
    let mut lately = Lately::default();
    loop {
        line.clear();
        let read = interrupt::while_waiting(|| input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line));
        let read = read.map_err(|error| read::unreadable(&path.to_string_lossy(), &error))?;
        if read == 0 {
            return Ok(exit);
        }
        // A client that waits for an answer before asking again gets it at once.
        let is_last = |input: &BufReader<_>| !input.buffer().contains(&b'\n');
        let open = match lately.told(&line) {
            Some(told) => spool.add(told, is_last(&input)),
            None => {
                let (id, lang, asked) = if read as u64 > LONGEST {
                    skip_line(&mut input)?;
                    (None, None, Err(too_long()))
                } else {
                    let received = Received::parse(&line);
                    let request = received.read().map_err(Failure::from);
                    (received.id, received.lang, request)
                };
                let (mut told, how) = match asked.and_then(|asked| answer(asked, context)) {
                    Ok(answered) => answered,
                    Err(Failure::Closed) => return Err(Failure::Closed),
                    Err(failure) => (failure.json(lang.unwrap_or(context.lang)).to_string(), failure.exit()),
                };
                if let Some(id) = id {
                    told = format!("{{\"id\":{id},{}", &told[1..]);
                }
                exit = if how.code() > exit.code() { how } else { exit };
                told.push('\n');
                let open = spool.add(told.as_bytes(), is_last(&input));
                // Lines that were wrong or hit a limit may succeed another time.
                if how == Exit::Answered {
                    lately.keep(&line, told);
                }
                open
            }
        };
        if !open {
            return Err(Failure::Closed);
        }
        if context.is_interrupted() {
            return Ok(Exit::Limit);
        }
    }
}

/// Recent answers by line.
#[derive(Default)]
struct Lately {
    answers: FxHashMap<Box<[u8]>, Box<[u8]>>,
    bytes: usize,
}

impl Lately {
    /// Limit on the bytes of lines and answers.
    const MOST: usize = 16 << 20;

    fn told(&self, line: &[u8]) -> Option<&[u8]> {
        self.answers.get(line).map(Box::as_ref)
    }

    /// Keeps an answer; when there are too many, all earlier ones are dropped.
    fn keep(&mut self, line: &[u8], told: String) {
        let bytes = line.len() + told.len() + 64;
        if bytes > Lately::MOST / 16 {
            return;
        }
        if self.bytes + bytes > Lately::MOST {
            self.answers.clear();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.answers.insert(line.into(), told.into_bytes().into());
    }
}

/// Skips to the end of a line that is too long.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, done) = match end {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn too_long() -> Failure {
    Complaint::new("long-line", tell(&solve::long_line(LONGEST >> 20))).into()
}
