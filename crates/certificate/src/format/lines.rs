//! Lines of a certificate, one after another.

use super::{Flaw, FlawKind, LIMIT};
use std::fmt;

/// Number of lines between two polls for interruption.
const OFTEN: usize = 1 << 8;

/// Remaining lines of a text.
pub(crate) struct Lines<'a> {
    rest: Option<&'a str>,
    /// Next line; `rest` is the text after it.
    line: Option<&'a str>,
    /// Last line read.
    last: &'a str,
    /// Number of lines read.
    number: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        let mut lines = Lines { rest: Some(text), line: None, last: "", number: 0 };
        lines.go_on();
        lines
    }

    /// Finds the end of the next line.
    fn go_on(&mut self) {
        let rest = self.rest.take();
        self.line = rest.map(|rest| match rest.split_once('\n') {
            Some((line, rest)) => {
                self.rest = Some(rest);
                line
            }
            None => rest,
        });
    }

    /// Reads the first line of a certificate of this kind.
    pub(crate) fn header(&mut self, wanted: &str) -> Result<(), Flaw> {
        match self.next() {
            Some(line) if line == wanted => Ok(()),
            _ => Err(Flaw { line: 1, kind: FlawKind::Header }),
        }
    }

    /// Reads the last line, with at most a line feed after it.
    pub(crate) fn end(&mut self) -> Result<(), Flaw> {
        self.line("end", "end", |rest| rest.is_empty().then_some(()))?;
        match self.next() {
            None => Ok(()),
            Some("") if self.line.is_none() => Ok(()),
            Some(_) => Err(Flaw { line: self.number, kind: FlawKind::AfterEnd }),
        }
    }

    /// Reads values of parameters.
    pub(crate) fn arguments(&mut self) -> Result<Vec<(String, String)>, Flaw> {
        let mut arguments = Vec::new();
        while let Some(rest) = self.take("with ") {
            let (name, value) = rest.split_once('=').ok_or_else(|| self.flaw_before("with NAME=VALUE"))?;
            arguments.push((name.to_string(), value.to_string()));
        }
        Ok(arguments)
    }

    /// Number of lines read.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Offset of the next line in the whole text.
    pub(crate) fn offset(&self, text: &str) -> usize {
        let rest = self.rest.map_or(0, |rest| rest.len() + 1);
        text.len() - self.line.map_or(0, str::len) - rest
    }

    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.line
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        let line = self.line?;
        if self.number.is_multiple_of(OFTEN) && limits::watch::is_stopped() {
            // Stops reading; nothing is concluded about the text.
            (self.line, self.rest) = (None, None);
            return None;
        }
        self.go_on();
        self.last = line;
        self.number += 1;
        Some(line)
    }

    /// Rest of the next line, if it begins with the word.
    pub(crate) fn take(&mut self, word: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(word)?;
        self.next();
        Some(rest)
    }

    /// Reads the next line, which has to begin with the word.
    pub(crate) fn line<T>(
        &mut self,
        word: &str,
        wanted: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Flaw> {
        match self.peek().and_then(|line| line.strip_prefix(word)).and_then(read) {
            Some(value) => {
                self.next();
                Ok(value)
            }
            None => Err(self.flaw(wanted)),
        }
    }

    /// Reports that something else was expected as the next line.
    pub(crate) fn flaw(&self, wanted: &'static str) -> Flaw {
        let found = self.peek().filter(|line| !(line.is_empty() && self.rest.is_none()));
        Flaw { line: self.number + 1, kind: FlawKind::Expected { wanted, found: found.map(String::from) } }
    }

    /// Reports that something else was expected in the line read last, after its first word.
    pub(crate) fn flaw_before(&self, wanted: &'static str) -> Flaw {
        let found = Some(self.last.to_string());
        Flaw { line: self.number, kind: FlawKind::Expected { wanted, found } }
    }

    /// Reads the lines of a game's text; at least one.
    pub(crate) fn game(&mut self) -> Result<String, Flaw> {
        let mut text = String::new();
        while let Some(line) = self.peek().and_then(|line| line.strip_prefix('|')) {
            let line = match line {
                "" => line,
                _ => {
                    line.strip_prefix(' ').filter(|line| !line.is_empty()).ok_or_else(|| self.flaw("| …"))?
                }
            };
            self.next();
            text.push_str(line);
            text.push('\n');
        }
        if text.is_empty() { Err(self.flaw("| …")) } else { Ok(text) }
    }
}

/// Writes the lines of a game's text.
pub(crate) fn game(out: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let whole = text.strip_suffix('\n').unwrap_or(text);
    for line in whole.split('\n') {
        match line {
            "" => writeln!(out, "|")?,
            line => writeln!(out, "| {line}")?,
        }
    }
    Ok(())
}

/// A number below the limit, without leading zeros.
pub(crate) fn natural(word: &str) -> Option<u32> {
    number(word.as_bytes())
}

/// The same for a word in bytes.
pub(super) fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 10 || (digits.len() > 1 && digits[0] == b'0') {
        return None;
    }
    let mut value = 0u64;
    for digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + u64::from(digit - b'0');
    }
    u32::try_from(value).ok().filter(|value| *value < LIMIT)
}
