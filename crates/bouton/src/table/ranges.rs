//! Ranges of a table, one for each coordinate; a single number fixes a coordinate.

use draw::Axis;
use question::problem::{Problem, Problems, Source, TableFlaw};
use rules::speech::short;
use rules::{Interval, NoInterval};
use std::ops::Range;

/// The axis of this name for a range.
pub(super) fn axis(range: &Interval, name: &str) -> Axis {
    if range.single { Axis::fixed(name, range.first) } else { Axis::range(name, range.first, range.last) }
}

/// Reads the ranges in a text; `places` are where they stand in the source, separated by blanks or commas.
pub(super) fn read(source: &Source, places: &[Range<usize>]) -> Result<Vec<Interval>, Problems> {
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
            match one(piece) {
                Ok(range) => ranges.push(range),
                Err(mistake) => wrong.push(Problem::new(mistake).at(source, start..start + piece.len())),
            }
            start += piece.len() + comma;
        }
    }
    if wrong.is_empty() { Ok(ranges) } else { Err(wrong.into()) }
}

/// Reads a range, which may stand in parentheses.
pub(crate) fn one(piece: &str) -> Result<Interval, TableFlaw> {
    let text = piece.trim_matches(['(', ')', '（', '）', ' ']);
    let piece = || short(piece);
    text.parse().map_err(|mistake| match mistake {
        NoInterval::Malformed => TableFlaw::NotARange { piece: piece() },
        NoInterval::Negative => TableFlaw::Negative { piece: piece() },
        NoInterval::Large => TableFlaw::Large { piece: piece() },
        NoInterval::Backward { first, last } => TableFlaw::Backward { first, last },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> Result<Vec<Interval>, Vec<String>> {
        let source = Source { name: None, text: text.into() };
        let codes = |wrong: Problems| wrong.iter().map(|problem| problem.code().into()).collect();
        read(&source, std::slice::from_ref(&(0..text.len()))).map_err(codes)
    }

    #[test]
    fn a_range_has_both_ends_and_a_number_is_fixed() {
        let expected = vec![
            Interval { first: 0, last: 20, single: false },
            Interval { first: 3, last: 3, single: true },
            Interval { first: 4, last: 4, single: false },
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
