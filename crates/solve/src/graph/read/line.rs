//! Tokens of edge lists.

use super::quote::{is_label, quotation};
use super::reading::Failure;
use crate::graph::Mistake;
use std::borrow::Cow;

/// A token, with its place.
pub(super) struct Mark<'t> {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) kind: Kind<'t>,
}

/// Kind of a token.
#[derive(PartialEq, Eq)]
pub(super) enum Kind<'t> {
    Label(Cow<'t, str>),
    Dash,
    Arrow,
    Comma,
    /// The end of a line, including the comment before it, or of the text.
    End,
}

/// Offset of the next character that is not a blank.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    let blank = |char: char| char.is_whitespace() && char != '\n';
    text.len() - text[at..].trim_start_matches(blank).len()
}

/// Reads the token at an offset, which is not a blank.
pub(super) fn mark(text: &str, start: usize) -> Result<Mark<'_>, Failure> {
    let rest = &text[start..];
    let made = |length: usize, kind| Ok(Mark { start, end: start + length, kind });
    let Some(first) = rest.chars().next() else { return made(0, Kind::End) };
    match first {
        '\n' => made(1, Kind::End),
        '#' | '%' => made(rest.find('\n').map_or(rest.len(), |end| end + 1), Kind::End),
        '/' if rest.starts_with("//") => made(rest.find('\n').map_or(rest.len(), |end| end + 1), Kind::End),
        ',' | ';' | '，' | '；' | '、' => made(first.len_utf8(), Kind::Comma),
        '-' if rest.starts_with("->") => made(2, Kind::Arrow),
        '-' if rest.starts_with("--") => made(2, Kind::Dash),
        '-' | '–' | '—' | '−' | '－' => made(first.len_utf8(), Kind::Dash),
        '→' => made(first.len_utf8(), Kind::Arrow),
        '"' => {
            let (label, end) = quotation(text, start)?;
            Ok(Mark { start, end, kind: Kind::Label(label) })
        }
        _ if is_label(first) => {
            let length = rest.find(|char| !is_label(char)).unwrap_or(rest.len());
            made(length, Kind::Label(rest[..length].into()))
        }
        given => Err((start, Mistake::Character { given })),
    }
}
