//! Requests as they arrive, in JSON, and all that can be wrong with their form.
//!
//! ```text
//! bytes ─Received::parse─► fields ─read─► a request, or the problem and its field
//! ```

mod datum;
mod misread;

use super::{Id, Operation};
use crate::Problem;
use ::question::problem::MalformedRequest;
use datum::Datum;
use misread::Misread;
use rules::Lang;
use serde::de::value::MapDeserializer;
use serde::de::{Deserialize, DeserializeOwned};
use serde_json::error::Category;

/// A request as it arrived. Its identifier and its language are known even where it is wrong, for the reply has both.
///
/// ```
/// use bouton::ops::{Received, Solve};
/// let received = Received::parse(br#"{"id": 7, "lang": "zh", "game": "nim", "pos": "3 5"}"#);
/// assert_eq!(received.id.as_ref().unwrap().to_string(), "7");
/// let problem = received.read::<Solve>().unwrap_err();
/// assert_eq!(problem.code(), "unknown-field");
/// assert_eq!(problem.message(received.lang.unwrap()), "没有字段 `pos`");
/// ```
#[derive(Clone, Debug)]
pub struct Received {
    /// Identifier to give back with the reply.
    pub id: Option<Id>,
    /// Language of the reply, if the request says.
    pub lang: Option<Lang>,
    fields: Result<Fields, Problem>,
}

/// Fields of an object by name.
type Fields = Vec<(String, Datum)>;

/// Most fields of a request, so that a mistake is soon found among them; no operation has as many.
const MOST_FIELDS: usize = 32;

impl Received {
    /// Parses JSON.
    pub fn parse(bytes: &[u8]) -> Received {
        let fields = fields(bytes).map_err(Problem::new);
        let first = |name: &str| fields.as_ref().ok()?.iter().find(|(field, _)| field == name);
        let id = first("id").and_then(|(_, id)| Option::deserialize(id).ok()?);
        let lang = first("lang").and_then(|(_, lang)| Option::deserialize(lang).ok()?);
        Received { id, lang, fields }
    }

    /// Name of the operation, if the request says.
    pub fn kind(&self) -> Option<&str> {
        let (_, kind) = self.fields.as_ref().ok()?.iter().find(|(field, _)| field == "kind")?;
        kind.text()
    }

    /// Reads the request for an operation.
    pub fn read<O: Operation + DeserializeOwned>(&self) -> Result<O, Problem> {
        let fields = self.fields.as_ref().map_err(Problem::clone)?;
        if fields.len() > MOST_FIELDS {
            return Err(Problem::new(MalformedRequest::TooManyFields { most: MOST_FIELDS }));
        }
        let others = fields.iter().enumerate().skip(1);
        let repeated =
            others.clone().find(|(index, (name, _))| fields[..*index].iter().any(|(one, _)| one == name));
        if let Some((_, (field, _))) = repeated {
            return Err(Problem::new(MalformedRequest::RepeatedField { field: field.clone() }));
        }
        let request = request::<O>(&fields.iter().collect::<Vec<_>>()).map_err(|misread| {
            let field = culprit::<O>(fields, &misread);
            Problem::new(misread.in_field(field))
        })?;
        match self.kind().filter(|kind| *kind != O::NAME) {
            Some(given) => {
                let (given, name) = (given.to_owned(), O::NAME.to_owned());
                Err(Problem::new(MalformedRequest::OtherOperation { given, name }))
            }
            None => Ok(request),
        }
    }

    /// Problem of a request that does not name its operation: no field `kind`, or not one of these.
    pub fn unaddressed(&self, names: &[&str]) -> Problem {
        let kind = "kind".to_owned();
        match (&self.fields, self.kind()) {
            (Err(problem), _) => problem.clone(),
            (Ok(_), None) => Problem::new(MalformedRequest::MissingField { fields: vec![kind] }),
            (Ok(_), Some(given)) => {
                let words = names.iter().map(|&name| name.to_owned()).collect();
                Problem::new(MalformedRequest::UnknownWord { field: kind, given: given.to_owned(), words })
            }
        }
    }
}

/// The fields of a JSON object.
fn fields(bytes: &[u8]) -> Result<Fields, MalformedRequest> {
    if bytes.trim_ascii().is_empty() {
        return Err(MalformedRequest::Empty);
    }
    match serde_json::from_slice(bytes) {
        Ok(Datum::Object(fields)) => Ok(fields),
        Ok(_) => Err(MalformedRequest::NotAnObject),
        Err(error) if error.classify() == Category::Eof => Err(MalformedRequest::Unfinished),
        Err(error) => Err(MalformedRequest::NotJson { line: error.line(), column: error.column() }),
    }
}

/// The request with these fields.
fn request<O: DeserializeOwned>(fields: &[&(String, Datum)]) -> Result<O, Misread> {
    O::deserialize(MapDeserializer::new(fields.iter().map(|(name, value)| (name.as_str(), value))))
}

/// The field that a mistake lies in. Fields that are flattened into a request lose their names before their values are read;
/// so fields are left out for as long as the mistake remains.
fn culprit<O: DeserializeOwned>(fields: &[(String, Datum)], misread: &Misread) -> Option<String> {
    let mut left: Vec<&(String, Datum)> = fields.iter().collect();
    let mut index = 0;
    while index < left.len() {
        let fewer = without(&left, index);
        match request::<O>(&fewer) {
            Err(same) if same == *misread => left = fewer,
            _ => index += 1,
        }
    }
    // Beside the field there may be those that no request lacks.
    let required = |index: usize, name: &str| match request::<O>(&without(&left, index)) {
        Err(Misread::Missing(missing)) => missing == name,
        _ => false,
    };
    let optional = left.iter().enumerate().find(|(index, (name, _))| !required(*index, name));
    optional.map(|(_, field)| field).or(left.first()).map(|(name, _)| name.clone())
}

/// All fields but one.
fn without<'f>(fields: &[&'f (String, Datum)], index: usize) -> Vec<&'f (String, Datum)> {
    let mut fewer = fields.to_vec();
    fewer.remove(index);
    fewer
}

#[cfg(test)]
mod tests;
