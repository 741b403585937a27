//! A problem as data.

use super::Spoken;
use question::{Place, Problem};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// A place in a text: bytes.
#[derive(Serialize)]
struct Span {
    start: usize,
    end: usize,
}

/// A place with what is said there.
#[derive(Serialize)]
struct Label<'a> {
    start: usize,
    end: usize,
    primary: bool,
    text: &'a str,
}

impl Serialize for Spoken<'_, Problem> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let label = |place: &'_ Place| (place.span.start, place.span.end);
        let primary = said.places().iter().find(|place| place.primary).map(label);
        let labels: Vec<Label<'_>> = said
            .places()
            .iter()
            .map(|place| Label {
                start: place.span.start,
                end: place.span.end,
                primary: place.primary,
                text: place.note.get(lang),
            })
            .collect();
        let mut object = serializer.serialize_struct("Problem", 6)?;
        object.serialize_field("code", said.code())?;
        object.serialize_field("message", &said.message(lang))?;
        object.serialize_field("help", &said.help(lang))?;
        object.serialize_field("file", &said.source().and_then(|source| source.name.as_deref()))?;
        object.serialize_field("place", &primary.map(|(start, end)| Span { start, end }))?;
        object.serialize_field("labels", &labels)?;
        object.end()
    }
}
