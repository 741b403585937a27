//! Texts from files and streams: UTF-8 of bounded size.

use crate::problem::{Problem, Problems, Source, Unreadable};
use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

/// Limit on the bytes of a text.
const LARGEST: u64 = 256 << 20;

/// The text of a file.
pub fn file(path: &Path) -> Result<String, Problem> {
    named(&path.to_string_lossy(), path)
}

/// The text of a file, called `name` in problems.
pub(crate) fn named(name: &str, path: &Path) -> Result<String, Problem> {
    if path.is_dir() {
        return Err(Problem::new(Unreadable::Folder { path: name.into() }));
    }
    stream(name, File::open(path).map_err(|error| unreadable(name, &error))?)
}

/// The text of a stream, called `name` in problems.
pub fn stream(name: &str, input: impl Read) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    input.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Problem::new(Unreadable::Large { path: name.into(), limit: LARGEST }));
    }
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..byte].iter().filter(|&&byte| byte == b'\n').count();
        Problem::new(Unreadable::InvalidUtf8 { path: name.into(), line, byte })
    })
}

/// A file or stream that cannot be read.
pub fn unreadable(name: &str, error: &Error) -> Problem {
    Problem::new(match error.kind() {
        ErrorKind::NotFound => Unreadable::Missing { path: name.into() },
        ErrorKind::IsADirectory => Unreadable::Folder { path: name.into() },
        _ => Unreadable::System { path: name.into(), reason: error.to_string() },
    })
}

/// The text of a game in canonical form, or its problems, in which it is called `name`.
pub fn formatted(name: &str, text: &str) -> Result<String, Problems> {
    let format = if boards::is_board(text) { boards::format } else { rules::format };
    format(text).map_err(|diagnostics| {
        let source = Source { name: Some(name.into()), text: text.into() };
        diagnostics.into_iter().map(|found| Problem::of(found, &source, 0)).collect()
    })
}
