//! A question as data: `{"game": "bash", "params": {"m": "3"}, "position": "21", "convention": "misere"}`.

use question::Query;
use question::problem::{Misasked, Problem};
use rules::Convention;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;

/// A line of a batch.
///
/// The question is text as on the command line, `{"ask": "nim 3 5"}`, or has fields. The values of `params` are text as
/// on the command line, numbers, or lists of them. The position is text as well, or a list of components: numbers, or
/// lists of numbers. A number that is no machine word is written as text.
///
/// ```
/// use bouton::Line;
/// let line = Line::read(br#"{"game": "subtraction", "params": {"S": [1, 3, 4]}, "position": [20, 7]}"#);
/// assert_eq!(line.question.unwrap().query.text(), "subtraction S=1,3,4 20 7");
/// let line = Line::read(br#"{"id": 7, "ask": "nim 3 5"}"#);
/// assert_eq!(line.question.unwrap().query.text(), "nim 3 5");
/// assert_eq!(line.id.unwrap().to_string(), "7");
/// assert_eq!(Line::read(b"nim 3 4").question.unwrap_err().code(), "malformed-query");
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    /// Identifier to give back with the answer; also known for most lines that are wrong.
    pub id: Option<Id>,
    /// The question, or the error in it.
    pub question: Result<Question, Problem>,
}

/// A question, and the convention that it asks for.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game and the position.
    pub query: Query,
    /// The convention, if one is asked for.
    pub convention: Option<Convention>,
}

/// Identifier of a line, chosen by whoever asks; displayed as JSON.
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

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Id::Text(text) => serde_json::Value::from(text.as_str()).fmt(f),
            Id::Natural(number) => number.fmt(f),
            Id::Negative(number) => number.fmt(f),
        }
    }
}

impl Line {
    /// Reads a line.
    pub fn read(line: &[u8]) -> Line {
        match serde_json::from_slice::<Asked>(line) {
            Ok(asked) => Line { id: asked.id.clone(), question: asked.question() },
            Err(error) => {
                let id = serde_json::from_slice::<Identified>(line).ok().and_then(|identified| identified.id);
                Line { id, question: Err(malformed(error.to_string())) }
            }
        }
    }
}

fn malformed(reason: String) -> Problem {
    Problem::new(Misasked::Malformed { reason })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    #[serde(default)]
    id: Option<Id>,
    #[serde(default)]
    ask: Option<String>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    params: Option<Params>,
    #[serde(default)]
    position: Option<Given>,
    #[serde(default)]
    convention: Option<ConventionName>,
}

/// The identifier alone, of a line whose other fields are wrong.
#[derive(Deserialize)]
struct Identified {
    #[serde(default)]
    id: Option<Id>,
}

impl Asked {
    fn question(self) -> Result<Question, Problem> {
        let convention = self.convention.map(|name| match name {
            ConventionName::Normal => Convention::Normal,
            ConventionName::Misere => Convention::Misere,
        });
        let query = match (self.ask, self.game, self.params, self.position) {
            (Some(ask), None, None, None) => Query::read(&ask)?,
            (Some(_), ..) => {
                return Err(malformed("`ask` takes the place of `game`, `params` and `position`".into()));
            }
            (None, None, ..) => return Err(malformed("missing field `game` or `ask`".into())),
            (None, Some(_), _, None) => return Err(malformed("missing field `position`".into())),
            (None, Some(game), params, Some(position)) => {
                let mut pieces = vec![(game, false)];
                for (name, value) in params.unwrap_or_default().0 {
                    pieces.push((format!("{name}={}", value.text(",")), false));
                }
                pieces.push((position.text(" "), true));
                Query::of_pieces(&pieces)?
            }
        };
        Ok(Question { query, convention })
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ConventionName {
    Normal,
    Misere,
}

/// Something given as text, as a number, or as a list of such.
#[derive(Deserialize)]
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

/// Parameters in their order; one given twice stays so, to be complained of.
#[derive(Default)]
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
        }
        deserializer.deserialize_map(Pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::Line;
    use rules::Convention;

    fn text(line: &str) -> String {
        Line::read(line.as_bytes()).question.expect("a question").query.text().to_owned()
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
            Line::read(line.as_bytes()).question.expect("a question").convention
        };
        assert_eq!(line(r#""misere""#), Some(Convention::Misere));
        assert_eq!(line(r#""normal""#), Some(Convention::Normal));
        assert_eq!(line("null"), None);
    }

    #[test]
    fn a_value_with_blanks_is_one_value_and_a_game_with_blanks_one_game() {
        let line = br#"{"game":"my games/a.game","params":{"S":"1, 3"},"position":"3"}"#;
        let query = Line::read(line).question.expect("a question").query;
        assert_eq!(query.games().collect::<Vec<_>>(), ["my games/a.game"]);
        assert_eq!(query.given(), ["S"]);
        // Where the position begins, the value has ended.
        assert_eq!(query.positions().map(|at| &query.text()[at]).collect::<Vec<_>>(), ["3"]);
    }

    #[test]
    fn a_question_may_be_text() {
        assert_eq!(text(r#"{"ask":"nim 3 4 + kayles 7"}"#), "nim 3 4 + kayles 7");
        let line = Line::read(br#"{"ask":"nim 3","convention":"misere"}"#).question.expect("a question");
        assert_eq!((line.query.text(), line.convention), ("nim 3", Some(Convention::Misere)));
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
    fn what_is_no_question_is_malformed() {
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
            r#"{"ask":"nim 3","params":{}}"#,
            r#"{"ask":"nim 3","ask":"nim 4"}"#,
            r#"{"ask":"nim 3","id":1.5}"#,
            r#"{"ask":"nim 3","id":[1]}"#,
        ] {
            assert_eq!(
                Line::read(line.as_bytes()).question.expect_err(line).code(),
                "malformed-query",
                "{line}"
            );
        }
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        assert_eq!(Line::read(deep.as_bytes()).question.expect_err("too deep").code(), "malformed-query");
    }
}
