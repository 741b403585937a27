//! Lists of parts with their values.
//!
//! **Theorem.** Let each part of a list have, for each value below its own, an option whose parts are on the list with that nim-sum; and let each of
//! its options either have its parts on the list with another nim-sum, or have itself an option whose parts are on the
//! list with a nim-sum equal to the value of the part. Then all values on the list are right.
//!
//! By induction on the measure: the first says that the value is not smaller; an option that has an option with the value v has not the value v itself,
//! so the second says that no option has the value of the part. ∎

use crate::alike::Alike;
use crate::lines;
use crate::read;
use crate::rejection::{Flaw, Rejection};
use crate::statement::{ABSENT, Statement};
use crate::turning;
use kernel::{Limits, Meter};
use std::collections::HashMap;

/// The statement that a certificate shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// The game, the position and its value.
    pub statement: Statement,
    /// Number of parts on the list.
    pub parts: usize,
}

/// Checks a certificate.
///
/// ```
/// let text = "(nimbers 1) (letters (free \".\") (taken \"#\")) (cells 2)\n\
///             (move (need ((free) 0 1)) (write (taken 0 1))) (weights 1 0) (position \"..\" 1)\nvalues\n1 ..\n";
/// let theorem = kernel_boards::check(text, kernel_boards::most()).unwrap();
/// assert_eq!((theorem.statement.value, theorem.parts), (1, 1));
/// ```
pub fn check(text: &str, limits: Limits<'_>) -> Result<Theorem, Rejection> {
    let meter = Meter::new(limits);
    let (head, lines) = match text.find("\nvalues") {
        Some(at) => (&text[..at], &text[at + 7..]),
        None => (text, ""),
    };
    let statement = read::statement(head)?;
    let alike = Alike::new(&statement)?;
    let list = List::read(lines, &statement, &alike, &meter)?;
    lines::each(list.entries.len(), limits, &|at, meter| {
        let (line, cells, value) = &list.entries[at];
        if statement.settle(&mut cells.clone()) {
            return Err(Flaw::Falls(Some(*line)).into());
        }
        list.shown(*line, cells, *value, meter)
    })?;
    if !statement.is_lawful(&statement.position, 0..statement.cells as u32) {
        return Err(Flaw::Unlawful.into());
    }
    if statement.settle(&mut statement.position.clone()) {
        return Err(Flaw::Falls(None).into());
    }
    match list.sum(&statement.position, &meter)? {
        Some(value) if value == statement.value => {}
        Some(value) => return Err(Flaw::Value(value).into()),
        None => return Err(Flaw::Unlisted.into()),
    }
    let parts = list.entries.len();
    Ok(Theorem { statement, parts })
}

struct List<'s> {
    statement: &'s Statement,
    /// Letters of heads and tails, in a turning game.
    heads: Option<[u8; 2]>,
    alike: &'s Alike,
    /// Lines, parts and values. Of parts that are alike each falls apart in its own way: they are shown as they are written.
    entries: Vec<(usize, Vec<u8>, u32)>,
    /// Values, by one of the parts that are alike.
    values: HashMap<Vec<u8>, u32>,
}

/// A part as it lies, and the one that stands for all that are like it.
struct Part {
    lying: Vec<u8>,
    normal: Vec<u8>,
}

impl<'s> List<'s> {
    fn read(
        lines: &str,
        statement: &'s Statement,
        alike: &'s Alike,
        meter: &Meter<'_>,
    ) -> Result<List<'s>, Rejection> {
        let heads = turning::heads(statement);
        let mut list = List { statement, heads, alike, entries: Vec::new(), values: HashMap::new() };
        // The rest of the line of the word comes first, and is empty.
        for (number, line) in lines.split('\n').enumerate() {
            let line = line.strip_suffix('\r').unwrap_or(line);
            if line.is_empty() {
                continue;
            }
            let entry = line.split_once(' ').filter(|_| number > 0);
            let read = entry.and_then(|(value, picture)| {
                let digits = value.bytes().all(|byte| byte.is_ascii_digit());
                let value: u32 = value.parse().ok().filter(|&value| digits && value < 1 << 16)?;
                Some((value, part(picture, statement)?))
            });
            let Some((value, cells)) = read else { return Err(Flaw::Line(number).into()) };
            meter.steps(cells.len())?;
            if list.values.insert(alike.normal(&cells), value).is_some() {
                return Err(Flaw::Repeated(number).into());
            }
            meter.holds(list.entries.len() * (2 * cells.len() + 128))?;
            list.entries.push((number, cells, value));
        }
        Ok(list)
    }

    /// Nim-sum of the parts of a position, if all are on the list.
    fn sum(&self, cells: &[u8], meter: &Meter<'_>) -> Result<Option<u32>, Rejection> {
        Ok(self.values(&self.parts(cells, meter)?).into_iter().try_fold(0, |sum, value| Some(sum ^ value?)))
    }

    /// Parts of a position; of two that are alike, whose nim-sum is 0, none.
    fn parts(&self, cells: &[u8], meter: &Meter<'_>) -> Result<Vec<Part>, Rejection> {
        meter.steps(self.statement.moves.len() + cells.len())?;
        let part = |lying: Vec<u8>| Part { normal: self.alike.normal(&lying), lying };
        let parts = match self.heads {
            Some(heads) => turning::parts(cells, heads),
            None => self.statement.parts(cells),
        };
        let mut parts: Vec<Part> = parts.into_iter().map(part).collect();
        parts.sort_unstable_by(|one, other| one.normal.cmp(&other.normal));
        let mut left: Vec<Part> = Vec::with_capacity(parts.len());
        for part in parts {
            if left.last().is_some_and(|last| last.normal == part.normal) {
                left.pop();
            } else {
                left.push(part);
            }
        }
        Ok(left)
    }

    fn values(&self, parts: &[Part]) -> Vec<Option<u32>> {
        parts.iter().map(|part| self.values.get(&part.normal).copied()).collect()
    }

    /// Shows the value of a part.
    fn shown(&self, line: usize, cells: &[u8], value: u32, meter: &Meter<'_>) -> Result<(), Rejection> {
        let options = self.statement.options(cells);
        let mut sums = Vec::with_capacity(options.len());
        for option in &options {
            sums.push(self.sum(option, meter)?);
        }
        if let Some(value) = (0..value).find(|&smaller| !sums.contains(&Some(smaller))) {
            return Err(Flaw::Smaller { line, value }.into());
        }
        for (option, sum) in options.iter().zip(&sums) {
            let other = match sum {
                Some(sum) => *sum != value,
                None => self.has_option(option, value, meter)?,
            };
            if !other {
                return Err(Flaw::Option { line }.into());
            }
        }
        Ok(())
    }

    /// Returns `true` if an option of a position is on the list with a value: a move in one part of it, beside the others.
    fn has_option(&self, cells: &[u8], value: u32, meter: &Meter<'_>) -> Result<bool, Rejection> {
        let parts = self.parts(cells, meter)?;
        let values = self.values(&parts);
        for (at, part) in parts.iter().enumerate() {
            let others = values.iter().enumerate().filter(|&(other, _)| other != at);
            let Some(beside) = others.into_iter().try_fold(0, |sum, (_, value)| Some(sum ^ (*value)?)) else {
                continue;
            };
            let mut ways = vec![&part.lying];
            ways.extend((part.normal != part.lying).then_some(&part.normal));
            for option in ways.into_iter().flat_map(|way| self.statement.options(way)) {
                if self.sum(&option, meter)? == Some(value ^ beside) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// A part as a line writes it: cells that are not there are blanks, and left out at the end.
fn part(picture: &str, statement: &Statement) -> Option<Vec<u8>> {
    let mut cells = Vec::with_capacity(statement.cells);
    for symbol in picture.chars() {
        cells.push(match symbol {
            ' ' => ABSENT,
            symbol => statement.letters.iter().position(|&letter| letter == symbol)? as u8,
        });
    }
    if cells.len() > statement.cells {
        return None;
    }
    cells.resize(statement.cells, ABSENT);
    Some(cells)
}
