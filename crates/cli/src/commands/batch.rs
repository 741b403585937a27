//! `bouton solve --batch`: one JSON query per line, one JSON answer per line, in order, as they arrive.
//!
//! A line that cannot be answered gets an object with the key `error`; later lines are still answered. A
//! separate thread writes the answers, many at once if they come quickly. A recently answered line gets the
//! same answer without any work.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::interrupt;
use crate::speech::lang;
use crate::terminal::Out;
use bouton::{Line, read};
use rules::Lang;
use rustc_hash::FxHashMap;
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Limit on the bytes of a line.
const LONGEST: u64 = 64 << 20;
/// Limit on the answers waiting to be written.
const WAITING: usize = 256;

/// Answers every line of a file or of stdin; the exit status is 2 if a line was wrong, 3 if one hit a limit.
pub(crate) fn run(
    path: &Path,
    context: &mut Context,
    answer: impl FnMut(&Line, &mut Context) -> Result<(Value, Exit), Failure>,
) -> Result<Exit, Failure> {
    let input: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| read::unreadable(&path.to_string_lossy(), &error))?;
        Box::new(BufReader::new(file))
    };
    let (send, answers) = sync_channel(WAITING);
    thread::scope(|scope| {
        let writer = scope.spawn(|| write(answers));
        let done = answered(input, path, context, answer, send);
        // Answers computed before an error are still written.
        let written = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written?;
        done
    })
}

/// Writes answers; flushes whenever none is waiting.
fn write(answers: Receiver<Arc<[u8]>>) -> io::Result<()> {
    let mut out = Out::stdout();
    while let Ok(first) = answers.recv() {
        out.write_all(&first)?;
        for next in answers.try_iter() {
            out.write_all(&next)?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Answers line after line.
fn answered(
    mut input: Box<dyn BufRead>,
    path: &Path,
    context: &mut Context,
    mut answer: impl FnMut(&Line, &mut Context) -> Result<(Value, Exit), Failure>,
    send: SyncSender<Arc<[u8]>>,
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
        let told = match lately.told(&line) {
            Some(told) => told,
            None => {
                let asked = if read as u64 > LONGEST {
                    skip_line(&mut input)?;
                    Err(too_long())
                } else {
                    Line::read(&line).map_err(Failure::from)
                };
                let (value, how) = match asked.and_then(|asked| answer(&asked, context)) {
                    Ok(answered) => answered,
                    Err(Failure::Closed) => return Err(Failure::Closed),
                    Err(failure) => (failure.json(), failure.exit()),
                };
                exit = if how.status() > exit.status() { how } else { exit };
                let told: Arc<[u8]> = format!("{value}\n").into_bytes().into();
                // Lines that were wrong or hit a limit may succeed another time.
                if how == Exit::Answered {
                    lately.keep(&line, &told);
                }
                told
            }
        };
        if send.send(told).is_err() {
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
    answers: FxHashMap<Box<[u8]>, Arc<[u8]>>,
    bytes: usize,
}

impl Lately {
    /// Limit on the bytes of lines and answers.
    const MOST: usize = 16 << 20;

    fn told(&self, line: &[u8]) -> Option<Arc<[u8]>> {
        self.answers.get(line).cloned()
    }

    /// Keeps an answer; when there are too many, all earlier ones are dropped.
    fn keep(&mut self, line: &[u8], told: &Arc<[u8]>) {
        let bytes = line.len() + told.len() + 64;
        if bytes > Lately::MOST / 16 {
            return;
        }
        if self.bytes + bytes > Lately::MOST {
            self.answers.clear();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.answers.insert(line.into(), Arc::clone(told));
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
    let message = match lang() {
        Lang::En => format!("the line is longer than {} MiB", LONGEST >> 20),
        Lang::Zh => format!("这一行超过 {} MiB", LONGEST >> 20),
    };
    Complaint::new("long-line", message).into()
}
