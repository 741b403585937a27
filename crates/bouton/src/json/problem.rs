//! A problem as data.

use super::Speak;
#[cfg(feature = "schema")]
use super::schema;
use question::{Place, Problem};
use rules::Lang;
use serde::Serialize;
use std::ops::Range;

/// A place in a text: `start` and `end` in bytes, `from` and `to` in UTF-16 code units, as editors count.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Place"))]
struct Span {
    start: usize,
    end: usize,
    from: usize,
    to: usize,
}

/// A place with what is said there.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Label<'a> {
    start: usize,
    end: usize,
    primary: bool,
    text: &'a str,
    from: usize,
    to: usize,
}

/// A mistake, its place, and advice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Problem"))]
pub struct ProblemData<'a> {
    /// A stable word.
    code: &'a str,
    message: String,
    help: Option<String>,
    /// `mine.game`, `ranges`, `matrix.csv`; null for the question itself.
    file: Option<&'a str>,
    place: Option<Span>,
    labels: Vec<Label<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::severity"))]
    severity: &'static str,
}

impl<'a> Label<'a> {
    fn new(place: &'a Place, Span { start, end, from, to }: Span, lang: Lang) -> Label<'a> {
        Label { start, end, primary: place.primary, text: place.note.get(lang), from, to }
    }
}

impl Speak for Problem {
    type Data<'a> = ProblemData<'a>;

    fn spoken(&self, lang: Lang) -> ProblemData<'_> {
        let at = |byte: usize| self.source().map_or(byte, |source| units(&source.text, byte));
        let span = |place: &Place| {
            let Range { start, end } = place.span;
            Span { start, end, from: at(start), to: at(end) }
        };
        ProblemData {
            code: self.code(),
            message: self.message(lang),
            help: self.help(lang),
            file: self.source().and_then(|source| source.name.as_deref()),
            place: self.places().iter().find(|place| place.primary).map(span),
            labels: self.places().iter().map(|place| Label::new(place, span(place), lang)).collect(),
            severity: if self.is_warning() { "warning" } else { "error" },
        }
    }
}

/// UTF-16 code units of a text before a byte.
pub(crate) fn units(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|&(at, _)| at < byte).map(|(_, letter)| letter.len_utf16()).sum()
}

#[cfg(test)]
mod tests {
    use super::units;

    #[test]
    fn places_are_counted_as_an_editor_does() {
        // Two bytes and one unit; four bytes and two units.
        assert_eq!(["é𝄞x"; 4].map(|text| text.len()), [7; 4]);
        assert_eq!([0, 2, 6, 7].map(|byte| units("é𝄞x", byte)), [0, 1, 3, 4]);
    }
}
