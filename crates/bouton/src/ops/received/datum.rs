//! JSON values, to be read as any type.

use super::misread::Misread;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use std::fmt;

/// A JSON value. Objects keep fields that are given twice.
#[derive(Clone, Debug)]
pub(super) enum Datum {
    Null,
    Flag(bool),
    Natural(u64),
    Negative(i64),
    Real(f64),
    Text(String),
    List(Vec<Datum>),
    Object(Vec<(String, Datum)>),
}

impl Datum {
    /// The text, if it is one.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Datum::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Datum {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Datum, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Datum;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a value")
            }

            fn visit_unit<E>(self) -> Result<Datum, E> {
                Ok(Datum::Null)
            }

            fn visit_bool<E>(self, flag: bool) -> Result<Datum, E> {
                Ok(Datum::Flag(flag))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Datum, E> {
                Ok(Datum::Natural(number))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Datum, E> {
                Ok(u64::try_from(number).map_or(Datum::Negative(number), Datum::Natural))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Datum, E> {
                Ok(Datum::Real(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Datum, E> {
                Ok(Datum::Text(text.to_owned()))
            }

            fn visit_string<E>(self, text: String) -> Result<Datum, E> {
                Ok(Datum::Text(text))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Datum, A::Error> {
                let mut all = Vec::new();
                while let Some(one) = list.next_element()? {
                    all.push(one);
                }
                Ok(Datum::List(all))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Datum, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = object.next_entry()? {
                    fields.push(field);
                }
                Ok(Datum::Object(fields))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

impl<'de> IntoDeserializer<'de, Misread> for &'de Datum {
    type Deserializer = &'de Datum;

    fn into_deserializer(self) -> &'de Datum {
        self
    }
}

impl<'de> Deserializer<'de> for &'de Datum {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self {
            Datum::Null => visitor.visit_unit(),
            Datum::Flag(flag) => visitor.visit_bool(*flag),
            Datum::Natural(number) => visitor.visit_u64(*number),
            Datum::Negative(number) => visitor.visit_i64(*number),
            Datum::Real(number) => visitor.visit_f64(*number),
            Datum::Text(text) => visitor.visit_borrowed_str(text),
            Datum::List(list) => visitor.visit_seq(SeqDeserializer::new(list.iter())),
            Datum::Object(fields) => {
                let fields = fields.iter().map(|(name, value)| (name.as_str(), value));
                visitor.visit_map(MapDeserializer::new(fields))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self {
            Datum::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &str, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &str, _: &[&str], visitor: V) -> Result<V::Value, Misread> {
        match self {
            Datum::Text(text) => {
                visitor.visit_enum(IntoDeserializer::<Misread>::into_deserializer(text.as_str()))
            }
            _ => Err(Misread::invalid_type(Unexpected::Other("no word"), &"a string")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}
