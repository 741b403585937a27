//! A problem as data.

use super::Spoken;
use question::{Place, Problem};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use std::ops::Range;

/// A place in a text: `start` and `end` in bytes, `from` and `to` in UTF-16 code units, as editors count.
#[derive(Serialize)]
struct Span {
    start: usize,
    end: usize,
    from: usize,
    to: usize,
}

/// A place with what is said there.
#[derive(Serialize)]
struct Label<'a> {
    start: usize,
    end: usize,
    primary: bool,
    text: &'a str,
    from: usize,
    to: usize,
}

impl Serialize for Spoken<'_, Problem> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let at = |byte: usize| said.source().map_or(byte, |source| units(&source.text, byte));
        let place = |place: &Place| {
            let Range { start, end } = place.span;
            Span { start, end, from: at(start), to: at(end) }
        };
        let primary = said.places().iter().find(|place| place.primary).map(place);
        let labels: Vec<Label<'_>> = said
            .places()
            .iter()
            .map(|place| Label {
                start: place.span.start,
                end: place.span.end,
                primary: place.primary,
                text: place.note.get(lang),
                from: at(place.span.start),
                to: at(place.span.end),
            })
            .collect();
        let mut object = serializer.serialize_struct("Problem", 7)?;
        object.serialize_field("code", said.code())?;
        object.serialize_field("message", &said.message(lang))?;
        object.serialize_field("help", &said.help(lang))?;
        object.serialize_field("file", &said.source().and_then(|source| source.name.as_deref()))?;
        object.serialize_field("place", &primary)?;
        object.serialize_field("labels", &labels)?;
        object.serialize_field("severity", if said.is_warning() { "warning" } else { "error" })?;
        object.end()
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
