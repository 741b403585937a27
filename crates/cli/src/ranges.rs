//! The ranges of a table: `0..20` with both ends included, `3` for a fixed coordinate.

use crate::complaint::{Complaint, Label};
use crate::speech::lang;
use bouton::Source;
use bouton::export::Axis;
use rules::Lang;
use std::ops::Range;

/// A range as typed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Typed {
    /// The smallest and the largest value; the same if `fixed`.
    pub(crate) first: u64,
    /// The largest value.
    pub(crate) last: u64,
    /// Whether it is a single number.
    pub(crate) fixed: bool,
}

impl Typed {
    /// The axis of this name.
    pub(crate) fn axis(&self, name: &str) -> Axis {
        if self.fixed { Axis::fixed(name, self.first) } else { Axis::range(name, self.first, self.last) }
    }
}

/// Reads the ranges in a question; `places` are where they stand in the source, separated by blanks or commas.
pub(crate) fn read(source: &Source, places: &[Range<usize>]) -> Result<Vec<Typed>, Vec<Complaint>> {
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
            match one(piece.trim_matches(['(', ')', '（', '）', ' '])) {
                Ok(range) => ranges.push(range),
                Err(mistake) => wrong.push(complaint(mistake, source, start..start + piece.len())),
            }
            start += piece.len() + comma;
        }
    }
    if wrong.is_empty() { Ok(ranges) } else { Err(wrong) }
}

/// What can be wrong with a range.
enum Mistake {
    Malformed,
    Backwards { first: u64, last: u64 },
    Negative,
    Large,
}

fn one(text: &str) -> Result<Typed, Mistake> {
    let (first, last, fixed) = match text.split_once("..") {
        Some((first, last)) => (natural(first)?, natural(last.strip_prefix('=').unwrap_or(last))?, false),
        None => (natural(text)?, natural(text)?, true),
    };
    if first > last { Err(Mistake::Backwards { first, last }) } else { Ok(Typed { first, last, fixed }) }
}

fn natural(text: &str) -> Result<u64, Mistake> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.trim();
    if text.strip_prefix(['-', '\u{2212}']).is_some_and(digits) {
        return Err(Mistake::Negative);
    }
    if !digits(text) {
        return Err(Mistake::Malformed);
    }
    // the number of positions, one more than the last of them, has to fit as well
    text.parse().ok().filter(|&number| number < u64::MAX).ok_or(Mistake::Large)
}

fn complaint(mistake: Mistake, source: &Source, span: Range<usize>) -> Complaint {
    let piece = source.text.get(span.clone()).unwrap_or_default();
    let piece: String = piece.chars().take(40).collect();
    let (code, en, zh) = match mistake {
        Mistake::Malformed => {
            ("not-a-range", format!("`{piece}` is not a range"), format!("`{piece}` 不是范围"))
        }
        Mistake::Backwards { first, last } => (
            "backward-range",
            format!("the range runs backwards: write `{last}..{first}`"),
            format!("范围写反了：请写 `{last}..{first}`"),
        ),
        Mistake::Negative => (
            "negative-number",
            format!("`{piece}`: positions are made of naturals, which begin at 0"),
            format!("`{piece}`：局面由自然数组成，从 0 起"),
        ),
        Mistake::Large => (
            "large-number",
            format!("`{piece}` is too large for a table"),
            format!("`{piece}` 超出列表的范围"),
        ),
    };
    let help = match lang() {
        Lang::En => "write `0..20` (both ends included), or a single number to fix a coordinate",
        Lang::Zh => "请写 `0..20`（两端都包含），或写单个数以固定坐标",
    };
    let message = if lang() == Lang::Zh { zh } else { en };
    Complaint {
        source: Some(source.clone()),
        labels: vec![Label { span, primary: true, text: String::new() }],
        ..Complaint::new(code, message).help(help)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> Result<Vec<Typed>, Vec<String>> {
        let source = Source { name: None, text: text.into() };
        let codes = |wrong: Vec<Complaint>| wrong.into_iter().map(|c| c.code.into_owned()).collect();
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
