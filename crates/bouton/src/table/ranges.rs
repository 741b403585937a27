//! The ranges of a table: `0..20` with both ends included, `3` for a fixed coordinate.

use draw::Axis;
use question::problem::{NoTable, Problem, Problems, Source};
use std::ops::Range;

/// A range as typed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The smallest and the largest value; the same if `fixed`.
    pub first: u64,
    /// The largest value.
    pub last: u64,
    /// Whether it is a single number.
    pub fixed: bool,
}

impl Typed {
    /// The axis of this name.
    pub fn axis(&self, name: &str) -> Axis {
        if self.fixed { Axis::fixed(name, self.first) } else { Axis::range(name, self.first, self.last) }
    }
}

/// Reads the ranges in a text; `places` are where they stand in the source, separated by blanks or commas.
pub(super) fn read(source: &Source, places: &[Range<usize>]) -> Result<Vec<Typed>, Problems> {
    let mut ranges = Vec::new();
    let mut wrong = Vec::new();
    let words = places.iter().flat_map(|place| {
        let text = source.text.get(place.clone()).unwrap_or_default();
        text.split_whitespace()
            .map(|word| (place.start + (word.as_ptr() as usize - text.as_ptr() as usize), word))
    });
    for (mut start, text) in words {
        for piece in text.split([',', '，']) {
            let comma = source.text[start + piece.len()..].chars().next().map_or(0, char::len_utf8);
            match one(piece, piece.trim_matches(['(', ')', '（', '）', ' '])) {
                Ok(range) => ranges.push(range),
                Err(mistake) => wrong.push(Problem::new(mistake).at(source, start..start + piece.len())),
            }
            start += piece.len() + comma;
        }
    }
    if wrong.is_empty() { Ok(ranges) } else { Err(wrong.into()) }
}

fn one(piece: &str, text: &str) -> Result<Typed, NoTable> {
    let (first, last, fixed) = match text.split_once("..") {
        Some((first, last)) => {
            (natural(piece, first)?, natural(piece, last.strip_prefix('=').unwrap_or(last))?, false)
        }
        None => (natural(piece, text)?, natural(piece, text)?, true),
    };
    if first > last {
        return Err(NoTable::Backward { first, last });
    }
    Ok(Typed { first, last, fixed })
}

fn natural(piece: &str, text: &str) -> Result<u64, NoTable> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.trim();
    let piece = || piece.chars().take(40).collect();
    if text.strip_prefix(['-', '\u{2212}']).is_some_and(digits) {
        return Err(NoTable::Negative { piece: piece() });
    }
    if !digits(text) {
        return Err(NoTable::NotARange { piece: piece() });
    }
    // the number of positions, one more than the last of them, has to fit as well
    text.parse().ok().filter(|&number| number < u64::MAX).ok_or_else(|| NoTable::Large { piece: piece() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> Result<Vec<Typed>, Vec<String>> {
        let source = Source { name: None, text: text.into() };
        let codes = |wrong: Problems| wrong.iter().map(|problem| problem.code().into()).collect();
        read(&source, std::slice::from_ref(&(0..text.len()))).map_err(codes)
    }

    #[test]
    fn a_range_has_both_ends_and_a_number_is_fixed() {
        let expected = vec![
            Typed { first: 0, last: 20, fixed: false },
            Typed { first: 3, last: 3, fixed: true },
            Typed { first: 4, last: 4, fixed: false },
        ];
        assert_eq!(ranges("0..20,3,4..4"), Ok(expected.clone()));
        assert_eq!(ranges("（0..20，3，4..4）"), Ok(expected));
    }

    #[test]
    fn every_mistake_is_told() {
        let codes = ["backward-range", "negative-number", "not-a-range", "not-a-range", "large-number"];
        let expected: Vec<String> = codes.map(String::from).to_vec();
        assert_eq!(ranges("5..3,-2,x,0..,99999999999999999999"), Err(expected));
    }
}
