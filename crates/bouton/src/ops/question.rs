//! The question in a request: `{"ask": "bash m=3 21"}`, or field by field
//! `{"game": "bash", "params": {"m": "3"}, "position": "21"}`.

use super::failure::Part;
use super::{Context, Failure};
use crate::question::Attached;
use crate::{Game, Position, Problem, Query, Variant, Workbench};
use ::question::board::{BoardGame, BoardPosition};
use ::question::problem::MalformedRequest;
use rules::{Convention, Lang};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;
use std::sync::Arc;

/// A game by the language of its text.
pub enum Subject {
    /// A game of tuples, rows or edges.
    Rules(Arc<Game>),
    /// A game on a board or graph.
    Board(BoardGame),
}

/// Fields common to all requests.
pub trait Asked {
    /// Language of the answer, if the request says.
    fn lang(&self) -> Option<Lang>;
    /// Identifier to give back with the answer.
    fn id(&self) -> Option<&Id>;
}

/// Fields of a request that is not about a game.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Envelope {
    /// Language of the answer's sentences; if absent, English, and in a batch that of the command.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::lang"))]
    pub lang: Option<Lang>,
    /// Identifier to give back: in the answer, in a refusal, in the result of a job.
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
    /// Convention of play; the game's own if absent. `check`, `identify` and `show` take none.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::convention"))]
    pub convention: Option<Convention>,
    /// Language of the answer's sentences; if absent, English, and in a batch that of the command.
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::description::lang"))]
    pub lang: Option<Lang>,
    /// Identifier to give back: in the answer, in a refusal, in the result of a job.
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
}

impl Asked for Question {
    fn lang(&self) -> Option<Lang> {
        self.lang
    }

    fn id(&self) -> Option<&Id> {
        self.id.as_ref()
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
    ///
    /// ```
    /// use bouton::ops::{Context, Operation, Question, Solve};
    /// let question = Question::ask("mine.game 7").with_rules("game mine\n(n) -> (n - k) where k in {1, 2}\n");
    /// // 7 is no multiple of 3: one stone is taken.
    /// let answered = Solve::of(question).run(&mut Context::default())?;
    /// assert_eq!(answered.answer.winning_moves[0].to, "6");
    /// # Ok::<(), bouton::ops::Failure>(())
    /// ```
    pub fn with_rules(self, text: impl Into<String>) -> Question {
        Question { text: Some(text.into()), ..self }
    }

    /// The question about a game, by its name or words and its parameters, with the rules of a game of one's own.
    #[cfg(feature = "prove")]
    pub(super) fn of_game(game: String, params: Params, text: Option<String>) -> Question {
        match params.is_empty() {
            true => Question { ask: Some(game), text, ..Question::default() },
            false => Question { game: Some(game), params, text, ..Question::default() },
        }
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
        self.asks_once()?;
        let query = match (&self.words, &self.ask, &self.game) {
            (Some(words), ..) => Query::of_words(words),
            (None, Some(ask), _) => Query::read(ask),
            (None, None, None) => Err(missing(&["ask", "game"])),
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

    /// Refuses fields that `ask` takes the place of.
    pub(super) fn asks_once(&self) -> Result<(), Problem> {
        let parted = self.game.is_some() || !self.params.0.is_empty() || self.position.is_some();
        if self.ask.is_some() && parted {
            Err(exclusive("ask", &["game", "params", "position"]))
        } else {
            Ok(())
        }
    }

    /// Returns `true` if nothing is asked: no game, and no text of one.
    #[cfg(feature = "prove")]
    pub(super) fn is_empty(&self) -> bool {
        let game = self.ask.is_some() || self.game.is_some() || self.words.is_some();
        !game && self.params.0.is_empty() && self.position.is_none() && self.text.is_none()
    }

    /// Refuses what is too long.
    fn within(&self, context: &Context) -> Result<(), Failure> {
        let long = |part, most| Err(Failure::Long { part, most });
        if self.ask.as_ref().is_some_and(|ask| ask.len() > context.caps.ask) {
            return long(Part::Ask, context.caps.ask);
        }
        if self.text.as_ref().is_some_and(|text| text.len() > context.caps.text) {
            return long(Part::Text, context.caps.text);
        }
        Ok(())
    }

    /// The workbench with the text.
    pub(super) fn workbench(&self, context: &Context) -> Result<Arc<Workbench>, Failure> {
        self.within(context)?;
        Ok(context.limits.watching(|| context.session.workbench(self.text.as_deref()))?)
    }

    /// The workbench with the text, and the question.
    pub(super) fn open(&self, context: &Context) -> Result<(Arc<Workbench>, Query), Failure> {
        Ok((self.workbench(context)?, self.query()?))
    }

    /// The game on a board in question, if it is one.
    pub(super) fn board(&self, context: &Context) -> Result<Option<(BoardGame, Query)>, Failure> {
        self.within(context)?;
        // What is wrong with a question about any other game is told when it is read.
        let Ok(query) = self.query() else { return Ok(None) };
        let files = context.session.files();
        let found = context.limits.watching(|| BoardGame::find(&query, self.text.as_deref(), files))?;
        Ok(found.map(|game| (game, query)))
    }

    /// The position on a board in question, if it is one.
    pub(super) fn board_position(&self, context: &Context) -> Result<Option<BoardPosition>, Failure> {
        let Some((game, query)) = self.board(context)? else { return Ok(None) };
        let given = game.given(&query)?;
        Ok(Some(context.limits.watching(|| game.open(&given, &query, self.convention))?))
    }

    /// The position in question.
    pub(super) fn position(&self, context: &mut Context) -> Result<Position, Failure> {
        let (workbench, query) = self.open(context)?;
        if self.game.is_some() && self.position.is_none() {
            return Err(missing(&["position"]).into());
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
        query.without_position()?;
        let variant = context.limits.watching(|| workbench.variant(&query, convention))?;
        context.warn(variant.game());
        Ok((query, variant))
    }

    /// The games of the sum in question, under this convention; a position is an error.
    #[cfg(feature = "prove")]
    pub(super) fn games(
        &self,
        context: &mut Context,
        convention: Option<Convention>,
    ) -> Result<(Query, Vec<Variant>), Failure> {
        let (workbench, query) = self.open(context)?;
        query.without_position()?;
        let variants = context.limits.watching(|| workbench.games(&query, convention))?;
        variants.iter().for_each(|variant| context.warn(variant.game()));
        Ok((query, variants))
    }

    /// Refuses a convention where the answer is the same under either.
    pub(super) fn without_convention(&self) -> Result<(), Problem> {
        self.convention.map_or(Ok(()), |_| Err(unused("convention", None)))
    }
}

fn missing(fields: &[&str]) -> Problem {
    let fields = fields.iter().map(|&field| field.to_owned()).collect();
    Problem::new(MalformedRequest::MissingField { fields })
}

/// Problem of fields beside one that takes their place.
pub(super) fn exclusive(field: &str, others: &[&str]) -> Problem {
    let others = others.iter().map(|&field| field.to_owned()).collect();
    Problem::new(MalformedRequest::ExclusiveFields { field: field.to_owned(), others })
}

/// Problem of a field that would be ignored, perhaps for want of another field or value.
pub(super) fn unused(field: &str, needs: Option<&str>) -> Problem {
    let needs = needs.map(str::to_owned);
    Problem::new(MalformedRequest::UnusedField { field: field.to_owned(), needs })
}

/// Identifier of a request, chosen by the client; displayed as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "an identifier")]
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

/// Gives the identifier of a request back with the data of its reply.
pub fn identify(data: &mut serde_json::Value, id: Option<&Id>) {
    if let (Some(id), Some(data)) = (id, data.as_object_mut()) {
        data.insert("id".into(), id.clone().into());
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
#[serde(untagged, expecting = "a position")]
pub(super) enum Given {
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
pub(super) struct Params(Vec<(String, Given)>);

impl Params {
    /// Returns `true` without any.
    #[cfg(feature = "prove")]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'de> Deserialize<'de> for Params {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Params, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Params;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("parameters")
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
