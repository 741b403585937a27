//! `bouton solve --batch`: a JSON query on each line, a JSON answer on each line, in order, as they come.
//!
//! A line that cannot be answered gets an object with the key `error`; the lines after it are answered all the same.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::interrupt;
use crate::speech::lang;
use bouton::{Line, read};
use rules::Lang;
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

/// The most bytes of a line.
const LONGEST: u64 = 64 << 20;

/// Answers every line of a file or of stdin; exit status 2 if a line was wrong, 3 if one hit a limit.
pub(crate) fn run(
    path: &Path,
    context: &mut Context,
    mut answer: impl FnMut(&Line, &mut Context) -> Result<(Value, Exit), Failure>,
) -> Result<Exit, Failure> {
    let mut input: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| read::unreadable(&path.to_string_lossy(), &error))?;
        Box::new(BufReader::new(file))
    };
    let mut exit = Exit::Answered;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = interrupt::while_waiting(|| input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line));
        let read = read.map_err(|error| read::unreadable(&path.to_string_lossy(), &error))?;
        if read == 0 {
            return Ok(exit);
        }
        let asked = if read as u64 > LONGEST {
            skip_line(&mut input)?;
            Err(too_long())
        } else {
            Line::read(&line).map_err(Failure::from)
        };
        let result = asked.and_then(|asked| answer(&asked, context));
        let (value, how) = match result {
            Ok(answered) => answered,
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) => (failure.json(), failure.exit()),
        };
        exit = if how.status() > exit.status() { how } else { exit };
        context.write_json(&value)?;
        context.out.flush()?;
        if context.is_interrupted() {
            return Ok(Exit::Limit);
        }
    }
}

/// Reads on to the end of a line that is too long.
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
