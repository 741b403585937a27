//! Reading what brute forces print: lists, lines `position value`, tables, lists of lost positions.
//!
//! ```text
//! text ─entry─► rows of entries ─layout─► positions with values ─► Table
//! ```
//!
//! The layout is read off the data unless it is given. Anything that would have to be guessed about single entries is a
//! mistake with its place instead.

mod entry;
mod layout;
mod mistake;
mod npy;
mod picture;
mod verdict;

pub use mistake::{Flaw, Mistake};

use crate::Table;

/// Most entries of a text.
pub const MOST: usize = 4_000_000;
/// Largest index of a first value: numbers that programs exchange without rounding, and far from the end of 64 bits.
pub const MOST_FROM: u64 = (1 << 53) - 1;

/// Layouts of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Values one after another.
    List,
    /// Lines of a position and its value.
    Lines,
    /// Rows of values: the place in a row is the last coordinate, and its number the one before it.
    Rows,
}

impl Layout {
    /// Name in requests.
    pub fn name(self) -> &'static str {
        match self {
            Layout::List => "list",
            Layout::Lines => "lines",
            Layout::Rows => "table",
        }
    }
}

/// Ways to read data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The layout, if it is not to be read off the data.
    pub layout: Option<Layout>,
    /// Index of the first value of a list, and of the first row and column of a table; at most [`MOST_FROM`].
    pub from: u64,
    /// `true` if the data are lost positions.
    pub losing: bool,
    /// `true` if lost positions are those of increasing numbers, and other positions are none.
    pub increasing: bool,
}

impl Reading {
    /// Checks that no index leaves 64 bits.
    fn admitted(&self) -> Result<(), Mistake> {
        if self.from <= MOST_FROM {
            return Ok(());
        }
        Err(Mistake { flaw: Flaw::LargeIndex { most: MOST_FROM }, span: 0..0, other: None })
    }
}

/// Data as they were understood.
#[derive(Clone, Debug)]
pub struct Data {
    /// The values by position.
    pub table: Table,
    /// Layout of the text; of lost positions, none.
    pub layout: Option<Layout>,
    /// Words for a win and for a loss, if the values are outcomes.
    pub outcomes: Option<[String; 2]>,
    /// Names of the coordinates, if the data have a heading.
    pub names: Option<Vec<String>>,
    /// Largest number of lost positions up to which all are taken to be listed.
    pub bound: Option<u64>,
    /// `true` if only positions of increasing numbers are positions.
    pub increasing: bool,
}

impl Data {
    /// Returns `true` if these numbers, of the arity of the data, are a position.
    pub fn has(&self, at: &[u64]) -> bool {
        !self.increasing || increases(at)
    }

    /// A value as the data would write it.
    pub fn written(&self, value: i64) -> String {
        match &self.outcomes {
            Some([won, lost]) => if value == 0 { lost } else { won }.clone(),
            None => value.to_string(),
        }
    }
}

/// Reads a text.
///
/// ```
/// use guess::read::{Reading, read};
/// let data = read("# n, value\nsg[0] = 0\nsg[1] = 1\nsg[2] = 0\n", &Reading::default())?;
/// assert_eq!(data.table.get(&[1]), Some(1));
/// # Ok::<(), guess::read::Mistake>(())
/// ```
pub fn read(text: &str, reading: &Reading) -> Result<Data, Mistake> {
    reading.admitted()?;
    if let Some(rows) = picture::rows(text) {
        return pictured(rows, reading);
    }
    // A lost position may begin with 0.
    let runs = !reading.losing && entry::are_runs(text);
    let rows = entry::rows(text, MOST, runs)?;
    // Digits without blanks are values: on several lines, those of a table.
    let layout = reading.layout.or((runs && rows.len() > 1).then_some(Layout::Rows));
    layout::understood(rows, &Reading { layout, ..*reading })
}

/// Other data that the same text may be, where nothing says how it is meant: a table, a list that is wrapped; lost positions in any order
/// of their numbers, positions of increasing numbers.
pub fn others(text: &str, reading: &Reading, data: &Data) -> Vec<Data> {
    let points = data.table.points().len();
    let other = match data.layout {
        Some(Layout::Rows) if reading.layout.is_none() && !reading.losing => {
            let list = read(text, &Reading { layout: Some(Layout::List), ..*reading });
            list.ok().filter(|list| list.table.points().len() == points)
        }
        None if reading.losing && !reading.increasing => {
            read(text, &Reading { increasing: true, ..*reading }).ok()
        }
        _ => None,
    };
    other.into_iter().collect()
}

/// Returns `true` if each number is larger than the one before it.
fn increases(numbers: &[u64]) -> bool {
    numbers.windows(2).all(|pair| pair[0] < pair[1])
}

/// Understands a picture, of which nothing else tells that its marks are for losses.
fn pictured(rows: Vec<entry::Row>, reading: &Reading) -> Result<Data, Mistake> {
    if reading.losing {
        let layout = if rows.len() == 1 { Layout::List } else { Layout::Rows };
        return layout::understood(rows, &Reading { layout: Some(layout), losing: false, ..*reading });
    }
    let first = rows.iter().flatten().next().map_or(0..0, |entry| entry.span.clone());
    Err(Mistake { flaw: Flaw::Picture, span: first, other: None })
}

/// Reads positions of the given arity, one a line; single numbers may share a line.
pub fn positions(text: &str, arity: usize) -> Result<Vec<Vec<u64>>, Mistake> {
    layout::positions(&entry::rows(text, MOST, false)?, arity)
}

/// Reads an array of NumPy, version 1 to 3, of whole numbers or truth values, in up to three dimensions.
pub fn read_npy(bytes: &[u8], reading: &Reading) -> Result<Data, Mistake> {
    reading.admitted()?;
    npy::read(bytes, reading.from).map_err(|flaw| Mistake { flaw, span: 0..0, other: None })
}

/// Returns `true` if bytes begin like an array of NumPy.
pub fn is_npy(bytes: &[u8]) -> bool {
    bytes.starts_with(npy::MAGIC)
}

#[cfg(test)]
mod tests;
