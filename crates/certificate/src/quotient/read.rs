//! The text of a certificate of a misère quotient.

use super::flaw::QuotientFlaw;
use crate::heaps::Moves;
use std::str::Lines;

/// The text, line by line.
pub(super) struct Text {
    pub(super) moves: Moves,
    /// The length of the period, and the heap from which it holds on: in the order (from, length).
    pub(super) period: Option<(usize, usize)>,
    /// By heap: its element.
    pub(super) map: Vec<u32>,
    /// The heaps of the generators.
    pub(super) generators: Vec<usize>,
    /// By element: its products by the generators.
    pub(super) times: Vec<Vec<u32>>,
    pub(super) lost: Vec<u32>,
    pub(super) sums: Vec<Vec<usize>>,
}

impl Text {
    /// Reads it. Nothing is left out, and nothing stands twice.
    pub(super) fn read(text: &str) -> Result<Text, QuotientFlaw> {
        // Lines end with a line feed, the last as well.
        if text.contains('\r') || !text.ends_with("end\n") {
            return Err(QuotientFlaw::Line(text.lines().count()));
        }
        let mut reader = Reader { lines: text.lines(), next: None, number: 0 };
        reader.advance();
        reader.take(|line| (line == "bouton quotient 1").then_some(()))?;
        let code = reader.take(|line| line.strip_prefix("game "))?;
        let moves = Moves::read(code).map_err(QuotientFlaw::Code)?;
        let period = reader.take(period)?;
        let map = reader.all("map")?;
        let generators = reader.all("generators")?;
        let order: usize = reader.take(|line| number(line.strip_prefix("elements ")?))?;
        let mut times = vec![];
        for _ in 0..order {
            let row: Vec<u32> = reader.take(|line| numbers(line, "times"))?;
            if row.len() != generators.len() {
                return Err(QuotientFlaw::Line(reader.number - 1));
            }
            times.push(row);
        }
        let lost = reader.all("lost")?;
        let mut sums = vec![];
        while reader.next.is_some_and(|line| line.starts_with("sum ")) {
            sums.push(reader.take(|line| numbers(line, "sum"))?);
        }
        reader.take(|line| (line == "end").then_some(()))?;
        match reader.next {
            None => Ok(Text { moves, period, map, generators, times, lost, sums }),
            Some(_) => Err(QuotientFlaw::Line(reader.number)),
        }
    }
}

struct Reader<'a> {
    lines: Lines<'a>,
    next: Option<&'a str>,
    /// Of the next line, counted from 1.
    number: usize,
}

impl<'a> Reader<'a> {
    fn advance(&mut self) {
        self.next = self.lines.next();
        self.number += 1;
    }

    /// The next line, if it can be read so.
    fn take<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, QuotientFlaw> {
        let read = self.next.and_then(read).ok_or(QuotientFlaw::Line(self.number))?;
        self.advance();
        Ok(read)
    }

    /// The numbers of all lines that begin with this word.
    fn all<N: std::str::FromStr>(&mut self, word: &str) -> Result<Vec<N>, QuotientFlaw> {
        let mut found = vec![];
        while self.next.is_some_and(|line| line.split(' ').next() == Some(word)) {
            let more: Vec<N> = self.take(|line| numbers(line, word).filter(|more| !more.is_empty()))?;
            found.extend(more);
        }
        Ok(found)
    }
}

/// `period none`, or `period 12 from 71`: from where, and how long.
fn period(line: &str) -> Option<Option<(usize, usize)>> {
    let said = line.strip_prefix("period ")?;
    if said == "none" {
        return Some(None);
    }
    let (length, start) = said.split_once(" from ")?;
    Some(Some((number(start)?, number(length)?)))
}

/// A word, and numbers after it with a blank before each.
fn numbers<N: std::str::FromStr>(line: &str, word: &str) -> Option<Vec<N>> {
    let mut pieces = line.split(' ');
    if pieces.next() != Some(word) {
        return None;
    }
    pieces.map(number).collect()
}

/// A number without signs, or zeros in front.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}
