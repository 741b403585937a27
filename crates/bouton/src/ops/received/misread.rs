//! Reasons why a value is not of the type of its field, as data.

use ::question::problem::{Kind, MalformedRequest};
use serde::de::{Error, Expected, Unexpected};
use std::fmt;

/// Reason why fields do not make a request.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Misread {
    /// A field without a place.
    Unknown(String),
    /// A field that is missing.
    Missing(String),
    /// A field that is given twice.
    Repeated(String),
    /// A value of another kind than this.
    Kind(Kind),
    /// A word that is not one of a list.
    Word {
        /// The word.
        given: String,
        /// The list.
        words: Vec<String>,
    },
}

impl Misread {
    /// The mistake in this field, where the reason names no other.
    pub(super) fn in_field(self, field: Option<String>) -> MalformedRequest {
        let found = field.unwrap_or_default();
        match self {
            Misread::Unknown(field) => MalformedRequest::UnknownField { field },
            Misread::Missing(field) => MalformedRequest::MissingField { fields: vec![field] },
            Misread::Repeated(field) => MalformedRequest::RepeatedField { field },
            Misread::Kind(kind) => {
                // The mistake may lie in the value of one parameter.
                let kind = if found == "params" { Kind::Object } else { kind };
                MalformedRequest::WrongKind { field: found, kind }
            }
            Misread::Word { given, words } => MalformedRequest::UnknownWord { field: found, given, words },
        }
    }
}

/// The kind that a reader expects, by the words in which it says so.
fn kind(expected: &str) -> Kind {
    match expected {
        "a string" | "a borrowed string" => Kind::Text,
        "u8" | "u16" | "u32" | "u64" | "usize" => Kind::Natural,
        "f32" | "f64" => Kind::Number,
        "a boolean" => Kind::Flag,
        "a sequence" => Kind::List,
        // The words of the readers of `params`, `id`, `position`, `moves` and `size`.
        "a map" | "parameters" => Kind::Object,
        "an identifier" => Kind::Identifier,
        "a position" => Kind::Position,
        "a number of moves" => Kind::NumberOr("all"),
        "a size" => Kind::Size,
        _ => Kind::Other,
    }
}

impl Error for Misread {
    fn custom<T: fmt::Display>(message: T) -> Misread {
        let message = message.to_string();
        // The words for what a structure with flattened parts does not know.
        match message.strip_prefix("unknown field `").and_then(|rest| rest.strip_suffix('`')) {
            Some(field) => Misread::Unknown(field.to_owned()),
            None => Misread::Kind(kind(&message)),
        }
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        Misread::Kind(kind(&expected.to_string()))
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        Misread::Kind(kind(&expected.to_string()))
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Misread {
        Misread::Kind(kind(&expected.to_string()))
    }

    fn unknown_variant(given: &str, words: &'static [&'static str]) -> Misread {
        Misread::Word { given: given.to_owned(), words: words.iter().map(|&word| word.to_owned()).collect() }
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Misread {
        Misread::Unknown(field.to_owned())
    }

    fn missing_field(field: &'static str) -> Misread {
        Misread::Missing(field.to_owned())
    }

    fn duplicate_field(field: &'static str) -> Misread {
        Misread::Repeated(field.to_owned())
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, formatter)
    }
}

impl std::error::Error for Misread {}
