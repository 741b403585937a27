//! Reading of matrices.
//!
//! One row per line, with its entries separated by commas, semicolons, tabs or blanks, as in the first line.
//! The first line may have names for the columns, and rows may begin with names. Blank lines, and lines that
//! begin with `#`, are ignored. Full-width letters are read as the ASCII ones they stand for.

mod cells;
mod mistake;
mod number;

pub use cells::Separator;
pub use mistake::{Flaw, Mistake};

use super::{LARGEST, Matrix};
use cells::{Cell, cells};
use dashu_int::ops::BitTest;
use dashu_ratio::RBig;
use std::borrow::Cow;
use std::ops::Range;

/// Limit on the mistakes reported.
const MISTAKES: usize = 8;

/// Reads a matrix, or returns at least one mistake in its text.
///
/// ```
/// use payoff::read;
/// let matrix = read("      rain  sun\nwalk   -1   3/4\nstay  0.5   1e-1\n").expect("a matrix");
/// assert_eq!(matrix.entry(1, 1), &dashu_ratio::RBig::from_parts(1.into(), 10u8.into()));
/// assert_eq!(matrix.row_name(0), Some("walk"));
/// assert!(read("1, 2\n3\n").is_err());
/// ```
pub fn read(text: &str) -> Result<Matrix, Vec<Mistake>> {
    let mut reader = Reader::default();
    reader.lines(text);
    if !reader.mistakes.is_empty() {
        return Err(reader.mistakes);
    }
    let Reader { rows, entries, row_names, column_names, .. } = reader;
    let matrix = Matrix::new(rows, entries).and_then(|matrix| matrix.named(row_names, column_names));
    matrix.ok_or_else(|| vec![Mistake { flaw: Flaw::Empty, span: 0..0 }])
}

/// State of the reader.
#[derive(Default)]
struct Reader {
    separator: Option<Separator>,
    /// First line, if it has names.
    header: Option<(Vec<String>, Range<usize>)>,
    /// `true` if the rows have names.
    named: bool,
    rows: usize,
    columns: usize,
    entries: Vec<RBig>,
    /// Number of digits of all entries.
    digits: usize,
    row_names: Vec<String>,
    column_names: Vec<String>,
    mistakes: Vec<Mistake>,
}

impl Reader {
    fn lines(&mut self, text: &str) {
        let mut start = text.len() - text.trim_start_matches('\u{feff}').len();
        for line in text[start..].split_inclusive(['\n', '\r']) {
            let bare = line.trim_end_matches(['\n', '\r']);
            let first = bare.trim_start().chars().next().map(rules::narrow);
            if first.is_some_and(|first| first != '#') {
                let separator = *self.separator.get_or_insert_with(|| Separator::of(bare));
                let read = cells(bare, start, separator).and_then(|cells| self.line(&cells, separator));
                // After these the rest of the text is of no interest.
                let last = |mistake: &Mistake| matches!(mistake.flaw, Flaw::TooLarge | Flaw::OpenQuote);
                let last = read.as_ref().is_err_and(last);
                self.mistakes.extend(read.err());
                if last || self.mistakes.len() >= MISTAKES {
                    return;
                }
            }
            start += line.len();
        }
    }

    /// Reads a line of names, or a row.
    fn line(&mut self, cells: &[Cell<'_>], separator: Separator) -> Result<(), Mistake> {
        let [first, others @ ..] = cells else { return Ok(()) };
        let span = first.span.start..cells.last().unwrap_or(first).span.end;
        let wrong = |flaw| Mistake { flaw, span: span.clone() };
        if self.rows == 0 && self.header.is_none() && !cells.iter().any(is_number) {
            let names = cells.iter().map(|cell| cell.text.clone().into_owned()).collect();
            self.header = Some((names, span));
            return Ok(());
        }
        if self.rows == 0 {
            self.named = !is_number(first) && !others.is_empty();
        }
        if self.named && is_number(first) {
            return Err(Mistake { flaw: Flaw::MissingName, span: first.span.clone() });
        }
        let entries = if self.named { others } else { cells };
        if self.named {
            self.row_names.push(first.text.clone().into_owned());
        }
        self.rows += 1;
        if self.rows == 1 {
            self.columns = entries.len();
            self.name_columns()?;
        }
        if self.rows.max(self.columns) > LARGEST.lines
            || self.rows * self.columns > LARGEST.entries
            || self.digits > LARGEST.together
        {
            return Err(Mistake { flaw: Flaw::TooLarge, span: first.span.clone() });
        }
        if entries.len() != self.columns {
            return Err(wrong(Flaw::Ragged {
                row: self.rows,
                entries: entries.len(),
                expected: self.columns,
            }));
        }
        for cell in entries {
            match entry(cell, separator) {
                Ok(entry) => {
                    self.digits += digits(&entry);
                    self.entries.push(entry);
                }
                Err(flaw) if self.mistakes.len() < MISTAKES => {
                    self.mistakes.push(Mistake { flaw, span: cell.span.clone() });
                }
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Assigns the names of the first line to the columns; there may be one for the corner too.
    fn name_columns(&mut self) -> Result<(), Mistake> {
        let Some((mut names, span)) = self.header.take() else { return Ok(()) };
        if self.named && names.len() == self.columns + 1 {
            names.remove(0);
        }
        if names.len() != self.columns {
            return Err(Mistake { flaw: Flaw::Names { names: names.len(), columns: self.columns }, span });
        }
        self.column_names = names;
        Ok(())
    }
}

/// Returns `true` if a cell looks like a number rather than a name.
fn is_number(cell: &Cell<'_>) -> bool {
    !cell.quoted && number::begins(&narrowed(&cell.text))
}

fn entry(cell: &Cell<'_>, separator: Separator) -> Result<RBig, Flaw> {
    if cell.text.is_empty() {
        return Err(Flaw::MissingEntry);
    }
    number::number(narrowed(&cell.text).trim(), separator)
}

/// Approximate number of digits of a number.
fn digits(number: &RBig) -> usize {
    (number.numerator().bit_len() + number.denominator().bit_len()) / 3 + 1
}

fn narrowed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { text.chars().map(rules::narrow).collect() }
}
