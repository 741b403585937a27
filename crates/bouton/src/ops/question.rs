//! The question in a request: `{"ask": "bash m=3 21"}`, or field by field
//! `{"game": "bash", "params": {"m": "3"}, "position": "21"}`.

use super::failure::Part;
use super::{Bounds, Context, Failure, Solve};
use crate::question::Attached;
use crate::{Position, Problem, Query, Variant, Workbench};
use ::question::problem::MalformedQuestion;
use rules::{Convention, Lang};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;
use std::sync::Arc;

/// Fields common to all requests.
pub trait Asked {
    /// Language of the answer, if the request says.
    fn lang(&self) -> Option<Lang>;
    /// Identifier to give back with the answer.
    fn id(&self) -> Option<&Id>;
    /// Name of the operation, if the request says.
    fn kind(&self) -> Option<&str>;
}

/// Fields of a request that is not about a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Envelope {
    /// Language of the answer's sentences; English if absent.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::lang"))]
    pub lang: Option<Lang>,
    /// Identifier to give back with the answer.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::id"))]
    pub id: Option<Id>,
    /// Name of the operation, where the address does not say it: `check`, `prove`, and so on.
    pub kind: Option<String>,
}

/// Fields of a request about a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Question {
    /// The question as one types it: `nim 3 4 5`, `bash m=3 21`, `nim 3 4 + kayles 7`. The game in `text` goes by the name that it has there, or `mine.game`.
    pub ask: Option<String>,
    /// The game alone, in place of `ask`.
    pub game: Option<String>,
    /// Parameters of `game` by name: text, numbers, or lists of them.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, Given>"))]
    params: Params,
    /// Position of `game`: text, or a list of components, each a number or a list of numbers.
    position: Option<Given>,
    /// Rules of a game of one's own.
    pub text: Option<String>,
    /// Convention of play; the game's own if absent.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::convention"))]
    pub convention: Option<Convention>,
    /// Language of the answer's sentences; English if absent.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::lang"))]
    pub lang: Option<Lang>,
    /// Identifier to give back with the answer.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::id"))]
    pub id: Option<Id>,
    /// Name of the operation, where the address does not say it: `check`, `prove`, and so on.
    pub kind: Option<String>,
    /// Words of a command line, in place of `ask`.
    #[serde(skip)]
    pub(super) words: Option<Vec<String>>,
    /// Values that the caller has read from elsewhere.
    #[serde(skip)]
    attached: Option<Attached>,
}

impl Asked for Envelope {
    fn lang(&self) -> Option<Lang> {
        self.lang
    }

    fn id(&self) -> Option<&Id> {
        self.id.as_ref()
    }

    fn kind(&self) -> Option<&str> {
        self.kind.as_deref()
    }
}

impl Asked for Question {
    fn lang(&self) -> Option<Lang> {
        self.lang
    }

    fn id(&self) -> Option<&Id> {
        self.id.as_ref()
    }

    fn kind(&self) -> Option<&str> {
        self.kind.as_deref()
    }
}

impl Question {
    /// A question as one types it.
    pub fn ask(text: impl Into<String>) -> Question {
        Question { ask: Some(text.into()), ..Question::default() }
    }

    /// A question in the words of a command line; the first may be a file name with blanks.
    pub fn of_words(words: Vec<String>) -> Question {
        Question { words: Some(words), ..Question::default() }
    }

    /// The question with the rules of a game of one's own, called by its name or `mine.game`.
    pub fn with_rules(self, text: impl Into<String>) -> Question {
        Question { text: Some(text.into()), ..self }
    }

    /// The question with a value read from elsewhere, such as a graph from a file.
    pub fn attach(self, attached: Option<Attached>) -> Question {
        Question { attached, ..self }
    }

    /// The question under this convention.
    pub fn under(self, convention: Option<Convention>) -> Question {
        Question { convention, ..self }
    }

    /// The question, cut into games, parameters and positions.
    pub fn query(&self) -> Result<Query, Problem> {
        let query = match (&self.words, &self.ask, &self.game) {
            (Some(words), ..) => Query::of_words(words),
            (None, Some(_), Some(_)) => Err(twofold()),
            (None, Some(_), None) if !self.params.0.is_empty() || self.position.is_some() => Err(twofold()),
            (None, Some(ask), None) => Query::read(ask),
            (None, None, None) => Err(malformed("missing field `game` or `ask`")),
            (None, None, Some(game)) => {
                let mut pieces = vec![(game.clone(), false)];
                for (name, value) in &self.params.0 {
                    pieces.push((format!("{name}={}", value.text(",")), false));
                }
                pieces.extend(self.position.as_ref().map(|position| (position.text(" "), true)));
                Query::of_pieces(&pieces)
            }
        }?;
        Ok(query.attach(self.attached.clone()))
    }

    /// The workbench with the text.
    pub(super) fn workbench(&self, context: &Context) -> Result<Arc<Workbench>, Failure> {
        let long = |part, most| Err(Failure::Long { part, most });
        if self.ask.as_ref().is_some_and(|ask| ask.len() > context.caps.ask) {
            return long(Part::Ask, context.caps.ask);
        }
        if self.text.as_ref().is_some_and(|text| text.len() > context.caps.text) {
            return long(Part::Text, context.caps.text);
        }
        Ok(context.limits.watching(|| context.session.workbench(self.text.as_deref()))?)
    }

    /// The workbench with the text, and the question.
    pub(super) fn open(&self, context: &Context) -> Result<(Arc<Workbench>, Query), Failure> {
        Ok((self.workbench(context)?, self.query()?))
    }

    /// The position in question.
    pub(super) fn position(&self, context: &mut Context) -> Result<Position, Failure> {
        let (workbench, query) = self.open(context)?;
        if self.game.is_some() && self.position.is_none() {
            return Err(malformed("missing field `position`").into());
        }
        let position = context.limits.watching(|| workbench.ask(&query, self.convention))?;
        position.variants().iter().for_each(|variant| context.warn(variant.game()));
        Ok(position)
    }

    /// The game in question, under this convention; a position is an error.
    pub(super) fn whole(
        &self,
        context: &mut Context,
        convention: Option<Convention>,
    ) -> Result<(Query, Variant), Failure> {
        let (workbench, query) = self.open(context)?;
        crate::table::without_position(&query)?;
        let variant = context.limits.watching(|| workbench.variant(&query, convention))?;
        context.warn(variant.game());
        Ok((query, variant))
    }
}

pub(super) fn twofold() -> Problem {
    malformed("`ask` takes the place of `game`, `params` and `position`")
}

pub(super) fn malformed(reason: impl Into<String>) -> Problem {
    Problem::new(MalformedQuestion::Malformed { reason: reason.into() })
}

impl Bounds {
    /// Checks that a number is within the bounds.
    pub(super) fn admit(&self, field: &str, number: u64) -> Result<(), Failure> {
        if (self.least..=self.most).contains(&number) {
            return Ok(());
        }
        let Bounds { least, most, .. } = self;
        Err(malformed(format!("`{field}` is not a number from {least} to {most}")).into())
    }
}

/// A line of a batch: a request to solve a position.
///
/// ```
/// use bouton::ops::{Asked, Line};
/// let text = |line: &[u8]| Line::read(line).request.unwrap().question.query().unwrap().text().to_owned();
/// assert_eq!(text(br#"{"game": "subtraction", "params": {"S": [1, 3, 4]}, "position": [20, 7]}"#), "subtraction S=1,3,4 20 7");
/// assert_eq!(text(br#"{"id": 7, "ask": "nim 3 5"}"#), "nim 3 5");
/// assert_eq!(Line::read(br#"{"id": 7, "ask": "nim 3 5"}"#).id.unwrap().to_string(), "7");
/// assert_eq!(Line::read(b"nim 3 4").request.unwrap_err().code(), "malformed-query");
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    /// Identifier to give back with the answer; also known for most lines that are wrong.
    pub id: Option<Id>,
    /// The request, or the error in it.
    pub request: Result<Solve, Problem>,
}

impl Line {
    /// Reads a line.
    pub fn read(line: &[u8]) -> Line {
        match serde_json::from_slice::<Solve>(line) {
            Ok(request) => Line { id: request.question.id.clone(), request: Ok(request) },
            Err(error) => {
                let id = serde_json::from_slice::<Envelope>(line).ok().and_then(|envelope| envelope.id);
                Line { id, request: Err(malformed(error.to_string())) }
            }
        }
    }
}

/// Identifier of a request, chosen by whoever asks; displayed as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "expected an identifier: text or an integer of at most 64 bits")]
pub enum Id {
    /// Text.
    Text(String),
    /// A natural number.
    Natural(u64),
    /// A negative number.
    Negative(i64),
}

impl From<Id> for serde_json::Value {
    fn from(id: Id) -> serde_json::Value {
        match id {
            Id::Text(text) => text.into(),
            Id::Natural(number) => number.into(),
            Id::Negative(number) => number.into(),
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        serde_json::Value::from(self.clone()).fmt(f)
    }
}

/// Text, a number, or a list of such.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(
    untagged,
    expecting = "expected text, an integer of at most 64 bits (write larger ones as text), or a list of such"
)]
enum Given {
    Text(String),
    Natural(u64),
    Negative(i64),
    List(Vec<Given>),
}

impl Given {
    /// As one would type it; a list within a list is joined by commas.
    fn text(&self, between: &str) -> String {
        match self {
            Given::Text(text) => text.clone(),
            Given::Natural(number) => number.to_string(),
            // It is refused later, with the place.
            Given::Negative(number) => number.to_string(),
            Given::List(list) => list.iter().map(|one| one.inner()).collect::<Vec<_>>().join(between),
        }
    }

    fn inner(&self) -> String {
        match self {
            Given::List(list) if list.is_empty() => "()".into(),
            other => other.text(","),
        }
    }
}

/// Parameters in their order; duplicates are kept, and rejected later.
#[derive(Clone, Debug, Default)]
struct Params(Vec<(String, Given)>);

impl<'de> Deserialize<'de> for Params {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Params, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Params;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("an object with a value for each parameter")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Params, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Params(pairs))
            }

            fn visit_unit<E>(self) -> Result<Params, E> {
                Ok(Params::default())
            }
        }
        deserializer.deserialize_any(Pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::Line;
    use rules::Convention;

    fn text(line: &str) -> String {
        let request = Line::read(line.as_bytes()).request.expect("a request");
        request.question.query().expect("a question").text().to_owned()
    }

    /// Code of the mistake in a line.
    fn code(line: &str) -> Option<String> {
        let asked = Line::read(line.as_bytes()).request.map_err(crate::ops::Failure::from);
        let opened = asked.and_then(|request| {
            crate::ops::Operation::open(request, &mut super::Context::default()).map(|_| ())
        });
        opened.err().map(|failure| failure.code().to_owned())
    }

    #[test]
    fn values_may_be_text_numbers_and_lists() {
        assert_eq!(text(r#"{"game":"bash","params":{"m":3},"position":"21 7"}"#), "bash m=3 21 7");
        assert_eq!(text(r#"{"game":"bash","params":{"m":"3"},"position":21}"#), "bash m=3 21");
        assert_eq!(
            text(r#"{"game":"nim","position":["100000000000000000000",7]}"#),
            "nim 100000000000000000000 7"
        );
        assert_eq!(text(r#"{"game":"wythoff","position":[[1,2],[3,5]]}"#), "wythoff 1,2 3,5");
        assert_eq!(text(r#"{"game":"nim","position":"3 4 + kayles 7"}"#), "nim 3 4 + kayles 7");
    }

    #[test]
    fn the_convention_may_be_named() {
        let line = |name: &str| {
            let line = format!(r#"{{"game":"nim","position":"1","convention":{name}}}"#);
            Line::read(line.as_bytes()).request.expect("a request").question.convention
        };
        assert_eq!(line(r#""misere""#), Some(Convention::Misere));
        assert_eq!(line(r#""normal""#), Some(Convention::Normal));
        assert_eq!(line("null"), None);
    }

    #[test]
    fn a_value_with_blanks_is_one_value_and_a_game_with_blanks_one_game() {
        let line = br#"{"game":"my games/a.game","params":{"S":"1, 3"},"position":"3"}"#;
        let query = Line::read(line).request.expect("a request").question.query().expect("a question");
        assert_eq!(query.games().collect::<Vec<_>>(), ["my games/a.game"]);
        assert_eq!(query.given(), ["S"]);
        // Where the position begins, the value has ended.
        assert_eq!(query.positions().map(|at| &query.text()[at]).collect::<Vec<_>>(), ["3"]);
    }

    #[test]
    fn a_question_may_be_text() {
        assert_eq!(text(r#"{"ask":"nim 3 4 + kayles 7"}"#), "nim 3 4 + kayles 7");
        let line =
            Line::read(br#"{"ask":"nim 3","convention":"misere","moves":2}"#).request.expect("a request");
        assert_eq!((line.question.convention, line.moves), (Some(Convention::Misere), Some(2)));
    }

    #[test]
    fn identifiers_are_given_back_as_they_were_even_with_errors() {
        for id in [r#""a\"b""#, "7", "-7", "18446744073709551615", r#""""#] {
            for rest in [r#""ask":"nim 3""#, r#""ask":"nim 3","game":"nim""#, r#""asked":"nim 3""#] {
                let line = Line::read(format!(r#"{{"id":{id},{rest}}}"#).as_bytes());
                assert_eq!(line.id.expect("an identifier").to_string(), id);
            }
        }
        for line in [r#"{"ask":"nim 3"}"#, r#"{"ask":"nim 3","id":null}"#, r#"{"id":7"#, r#"{"id":1.5}"#] {
            assert_eq!(Line::read(line.as_bytes()).id, None, "{line}");
        }
    }

    #[test]
    fn data_that_asks_nothing_is_malformed() {
        for line in [
            "",
            "nim 3",
            "[]",
            "{}",
            r#"{"game":"nim"}"#,
            r#"{"game":"nim","position":{}}"#,
            r#"{"game":"nim","position":1.5}"#,
            r#"{"game":"nim","position":1e99}"#,
            r#"{"game":"nim","pos":"3"}"#,
            r#"{"game":"nim","position":"3","convention":"reverse"}"#,
            r#"{"game":"nim","params":[3],"position":"3"}"#,
            r#"{"game":3,"position":"3"}"#,
            r#"{"position":"3"}"#,
            r#"{"ask":["nim",3]}"#,
            r#"{"ask":"nim 3","position":"3"}"#,
            r#"{"ask":"nim 3","params":{"m":1}}"#,
            r#"{"ask":"nim 3","ask":"nim 4"}"#,
            r#"{"ask":"nim 3","id":1.5}"#,
            r#"{"ask":"nim 3","id":[1]}"#,
            r#"{"ask":"nim 3","moves":-1}"#,
        ] {
            assert_eq!(code(line).as_deref(), Some("malformed-query"), "{line}");
        }
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        assert_eq!(code(&deep).as_deref(), Some("malformed-query"));
    }
}
