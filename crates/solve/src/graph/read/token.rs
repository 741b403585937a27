//! The tokens of DOT.

use super::quote::quotation;
use super::reading::Failure;
use crate::graph::Mistake;
use std::borrow::Cow;

/// A token, with its place.
#[derive(Clone)]
pub(super) struct Token<'t> {
    pub(super) start: usize,
    pub(super) kind: Kind<'t>,
}

/// Kind of a token.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Kind<'t> {
    /// A keyword, in lower case.
    Keyword(&'static str),
    /// A name or a value.
    Name(Cow<'t, str>),
    /// `{`, `}`, `[`, `]`, `;`, `,`, `=` or `:`.
    Sign(char),
    /// `--`.
    Line,
    /// `->`.
    Arrow,
    End,
}

const KEYWORDS: [&str; 6] = ["strict", "graph", "digraph", "subgraph", "node", "edge"];

/// The keyword that this is, regardless of case.
pub(in crate::graph) fn keyword(word: &str) -> Option<&'static str> {
    KEYWORDS.into_iter().find(|keyword| word.eq_ignore_ascii_case(keyword))
}

/// Reads tokens one after another.
pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
    peeked: Option<Token<'t>>,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str) -> Lexer<'t> {
        Lexer { text, at: 0, peeked: None }
    }

    /// Takes the next token.
    pub(super) fn next(&mut self) -> Result<Token<'t>, Failure> {
        match self.peeked.take() {
            Some(token) => Ok(token),
            None => self.read(),
        }
    }

    /// Kind of the next token, which is not taken.
    pub(super) fn peek(&mut self) -> Result<&Kind<'t>, Failure> {
        if self.peeked.is_none() {
            self.peeked = Some(self.read()?);
        }
        Ok(self.peeked.as_ref().map_or(&Kind::End, |token| &token.kind))
    }

    /// Takes the next token if it is this one.
    pub(super) fn take(&mut self, kind: &Kind) -> Result<bool, Failure> {
        let is = self.peek()? == kind;
        if is {
            self.peeked = None;
        }
        Ok(is)
    }

    /// Text of a token, for messages; `None` at the end.
    pub(super) fn written(&self, token: &Token) -> Option<String> {
        let rest = &self.text[token.start..];
        let length = match &token.kind {
            Kind::End => return None,
            Kind::Keyword(word) => word.len(),
            Kind::Name(name) if rest.starts_with(&**name) => name.len(),
            // A quotation.
            Kind::Name(_) => 1,
            Kind::Sign(_) => 1,
            Kind::Line | Kind::Arrow => 2,
        };
        Some(rest[..length].to_string())
    }

    fn read(&mut self) -> Result<Token<'t>, Failure> {
        self.at = skip(self.text, self.at)?;
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else { return Ok(Token { start, kind: Kind::End }) };
        let (kind, length) = match first {
            '{' | '}' | '[' | ']' | ';' | ',' | '=' | ':' => (Kind::Sign(first), 1),
            '-' if rest.starts_with("--") => (Kind::Line, 2),
            '-' if rest.starts_with("->") => (Kind::Arrow, 2),
            '"' => return self.quotations(start),
            '<' => {
                let markup = markup(rest).ok_or((start, Mistake::OpenQuote))?;
                (Kind::Name(markup.into()), markup.len())
            }
            '-' | '.' if rest[1..].starts_with(|char: char| char.is_ascii_digit() || char == '.') => {
                let length = 1 + word(&rest[1..]);
                (Kind::Name(rest[..length].into()), length)
            }
            _ if is_word(first) => {
                let written = &rest[..word(rest)];
                (keyword(written).map_or_else(|| Kind::Name(written.into()), Kind::Keyword), written.len())
            }
            given => return Err((start, Mistake::Character { given })),
        };
        self.at += length;
        Ok(Token { start, kind })
    }

    /// Reads a quotation, or several joined by `+`.
    fn quotations(&mut self, start: usize) -> Result<Token<'t>, Failure> {
        let (mut name, mut end) = quotation(self.text, start)?;
        loop {
            let plus = skip(self.text, end)?;
            if !self.text[plus..].starts_with('+') {
                break;
            }
            let next = skip(self.text, plus + 1)?;
            if !self.text[next..].starts_with('"') {
                return Err((plus, Mistake::Character { given: '+' }));
            }
            let (more, after) = quotation(self.text, next)?;
            name.to_mut().push_str(&more);
            end = after;
        }
        self.at = end;
        Ok(Token { start, kind: Kind::Name(name) })
    }
}

/// Letters, digits, `_`, and all non-ASCII characters.
fn is_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_' || !char.is_ascii() && !char.is_whitespace()
}

/// Length of the word that begins here, including the point of a number.
fn word(text: &str) -> usize {
    let number = text.starts_with(|char: char| char.is_ascii_digit() || char == '.');
    text.find(|char| !(is_word(char) || number && char == '.')).unwrap_or(text.len())
}

/// Text between `<` and `>`, possibly nested.
fn markup(text: &str) -> Option<&str> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[..=at]);
        }
    }
    None
}

/// Offset after blanks and comments: `//`, `/* */`, and lines that begin with `#`.
pub(super) fn skip(text: &str, mut at: usize) -> Result<usize, Failure> {
    loop {
        at = text.len() - text[at..].trim_start().len();
        let rest = &text[at..];
        if rest.starts_with("//") || rest.starts_with('#') && begins_line(text, at) {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some(comment) = rest.strip_prefix("/*") {
            at += 2 + comment.find("*/").ok_or((at, Mistake::OpenComment))? + 2;
        } else {
            return Ok(at);
        }
    }
}

/// Returns `true` if only blanks precede on the line.
fn begins_line(text: &str, at: usize) -> bool {
    text[..at].rsplit('\n').next().is_none_or(|line| line.trim().is_empty())
}
