//! Text of certificates of misère quotients.

use crate::format::Flaw;
use crate::format::lines::{Lines, natural};
use crate::period::Subject;

/// The text, line by line.
pub(super) struct Text {
    pub(super) subject: Subject,
    /// First heap from which on the map repeats, and length of the period.
    pub(super) period: Option<(usize, usize)>,
    /// Element of each heap.
    pub(super) map: Vec<u32>,
    /// Heaps of the generators.
    pub(super) generators: Vec<usize>,
    /// Products of each element with the generators.
    pub(super) times: Vec<Vec<u32>>,
    pub(super) lost: Vec<u32>,
    pub(super) sums: Vec<Vec<usize>>,
}

impl Text {
    /// Parses the text. No part may be missing or repeated.
    pub(super) fn read(text: &str) -> Result<Text, Flaw> {
        let mut lines = Lines::new(text);
        lines.header("bouton quotient 1")?;
        let subject = match lines.take("code ") {
            Some(code) => Subject::Code(code.to_string()),
            None => Subject::Rules { text: lines.game()?, arguments: lines.arguments()?, claim: None },
        };
        let period = lines.line("period ", "period 12 from 71", period)?;
        let map = all(&mut lines, "map ", "map 0 1 2")?;
        let generators = all(&mut lines, "generators ", "generators 1 2")?;
        let order = lines.line("elements ", "elements 6", natural)?;
        let mut times = vec![];
        for _ in 0..order {
            let row = lines.line("times", "times …", |rest| match rest.strip_prefix(' ') {
                Some(rest) => numbers(rest),
                None => rest.is_empty().then(Vec::new),
            })?;
            if row.len() != generators.len() {
                return Err(lines.flaw_before("a product by each generator"));
            }
            times.push(row);
        }
        let lost = all(&mut lines, "lost ", "lost 1 4")?;
        let mut sums = vec![];
        while let Some(rest) = lines.take("sum ") {
            let sum: Option<Vec<u32>> = numbers(rest);
            sums.push(heaps(sum.ok_or_else(|| lines.flaw_before("sum 1 2"))?));
        }
        lines.end()?;
        Ok(Text { subject, period, map, generators: heaps(generators), times, lost, sums })
    }
}

/// Numbers of all lines that begin with this word.
fn all(lines: &mut Lines<'_>, word: &str, wanted: &'static str) -> Result<Vec<u32>, Flaw> {
    let mut found = vec![];
    while let Some(rest) = lines.take(word) {
        found.extend(numbers(rest).ok_or_else(|| lines.flaw_before(wanted))?);
    }
    Ok(found)
}

/// `none`, or `12 from 71`: start and length.
fn period(text: &str) -> Option<Option<(usize, usize)>> {
    if text == "none" {
        return Some(None);
    }
    let (length, start) = text.split_once(" from ")?;
    Some(Some((natural(start)? as usize, natural(length)? as usize)))
}

/// Numbers separated by blanks.
fn numbers(text: &str) -> Option<Vec<u32>> {
    text.split(' ').map(natural).collect()
}

fn heaps(numbers: Vec<u32>) -> Vec<usize> {
    numbers.into_iter().map(|number| number as usize).collect()
}
