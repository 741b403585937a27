//! A text cut into lines and cells.

use super::mistake::{Flaw, Mistake};
use std::borrow::Cow;
use std::ops::Range;

/// Separator of the entries in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `\t`
    Tab,
    /// `;` and its full-width form.
    Semicolon,
    /// `,`, its full-width form and the Chinese `、`.
    Comma,
    /// Any run of blanks.
    Blanks,
}

impl Separator {
    fn is(self, letter: char) -> bool {
        match self {
            Separator::Tab => letter == '\t',
            Separator::Semicolon => matches!(letter, ';' | '；'),
            Separator::Comma => matches!(letter, ',' | '，' | '、'),
            Separator::Blanks => letter.is_whitespace(),
        }
    }

    /// Separator of a line's cells: the first of these that occurs outside quotation marks.
    pub(super) fn of(line: &str) -> Separator {
        let mut quoted = false;
        let mut found = Separator::Blanks;
        for letter in line.chars() {
            quoted ^= letter == '"';
            let here = [Separator::Tab, Separator::Semicolon, Separator::Comma];
            for separator in here.into_iter().filter(|separator| !quoted && separator.is(letter)) {
                found = match (found, separator) {
                    (Separator::Tab, _) | (_, Separator::Tab) => Separator::Tab,
                    (Separator::Semicolon, _) | (_, Separator::Semicolon) => Separator::Semicolon,
                    _ => Separator::Comma,
                };
            }
        }
        found
    }
}

/// Text between two separators.
#[derive(Clone, Debug)]
pub(super) struct Cell<'t> {
    /// Its text without surrounding blanks and quotation marks; full-width letters are kept.
    pub(super) text: Cow<'t, str>,
    /// `true` if it is in quotation marks, which turn anything into a name.
    pub(super) quoted: bool,
    /// Byte range in the whole text.
    pub(super) span: Range<usize>,
}

/// Cuts a line that begins at byte `start` into cells.
pub(super) fn cells(line: &str, start: usize, separator: Separator) -> Result<Vec<Cell<'_>>, Mistake> {
    let mut cells = Vec::new();
    let mut at = 0;
    loop {
        let rest = &line[at..];
        let blanks =
            rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() && !tab(separator, c)).len();
        at += blanks;
        let rest = &line[at..];
        if separator == Separator::Blanks && rest.is_empty() {
            return Ok(cells);
        }
        let (length, text, quoted) = match rest.strip_prefix('"') {
            Some(inside) => {
                let (length, text) = quotation(inside).ok_or_else(|| {
                    let span = start + at..start + line.trim_end().len();
                    Mistake { flaw: Flaw::OpenQuote, span }
                })?;
                (length + 1, text, true)
            }
            None => {
                let text = rest.split(|letter| separator.is(letter)).next().unwrap_or_default();
                (text.trim_end().len(), Cow::Borrowed(text.trim_end()), false)
            }
        };
        // Text between a quotation and the separator belongs to the cell, which is then not a number.
        let after = &rest[length..];
        let stray = after.split(|letter| separator.is(letter)).next().unwrap_or_default();
        let text = if quoted && !stray.trim().is_empty() { text + stray.trim_end() } else { text };
        let end = length + stray.trim_end().len();
        cells.push(Cell { text, quoted, span: start + at..start + at + end });
        at += length + stray.len();
        match line[at..].chars().next() {
            Some(found) => at += found.len_utf8(),
            None => return Ok(cells),
        }
    }
}

fn tab(separator: Separator, letter: char) -> bool {
    separator == Separator::Tab && letter == '\t'
}

/// Length of a quotation including its closing mark, and its content; `""` in it stands for one mark.
fn quotation(inside: &str) -> Option<(usize, Cow<'_, str>)> {
    let mut at = 0;
    loop {
        at += inside[at..].find('"')?;
        if !inside[at + 1..].starts_with('"') {
            break;
        }
        at += 2;
    }
    let text = &inside[..at];
    let text = if text.contains('"') { text.replace("\"\"", "\"").into() } else { text.into() };
    Some((at + 1, text))
}
