//! Errors in the text of a certificate.

use std::fmt;

/// An error in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Line number, from 1.
    pub line: usize,
    /// Kind of error.
    pub kind: FlawKind,
}

/// Kind of error in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// The first line is not `bouton certificate 1`.
    Header,
    /// Something else was expected here.
    Expected {
        /// Expected text, as it would be written.
        wanted: &'static str,
        /// Text found; `None` at the end.
        found: Option<String>,
    },
    /// There is text after `end`.
    AfterEnd,
    /// A part of a bundle repeats the statement of another one.
    Repeated {
        /// Number of the other part, from 1.
        first: usize,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for FlawKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FlawKind::Header => out.write_str("header"),
            FlawKind::Expected { wanted, found: Some(found) } => {
                write!(out, "expected {wanted:?}, found {found:?}")
            }
            FlawKind::Expected { wanted, found: None } => write!(out, "expected {wanted:?}, found the end"),
            FlawKind::AfterEnd => out.write_str("after-end"),
            FlawKind::Repeated { first } => write!(out, "repeats part {first}"),
        }
    }
}
