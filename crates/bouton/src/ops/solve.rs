//! Operation `solve`: who wins a position, by which moves, and why.

use super::question::unused;
use super::{Asked, Bounds, Chinese, Context, Failure, Operation, Question, Response, Status, Work};
use crate::Answer;
use crate::json::Speak;
use ::question::board::BoardPosition;
use ::solve::StopReason;
use rules::Lang;
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde_json::Value;
#[cfg(feature = "schema")]
use serde_json::json;
use std::fmt;

/// Who wins a position, by which moves, and why.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position.
    #[serde(flatten)]
    pub question: Question,
    /// Maximum number of winning moves to list; `all` for all of them.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(extend("default" = Solve::MOVES.default())))]
    pub moves: Option<Moves>,
    /// `true` to make a certificate of the nim-value: of games on boards and graphs.
    #[serde(default)]
    pub certificate: bool,
}

/// Number of winning moves to list.
///
/// ```
/// use bouton::ops::Moves;
/// assert_eq!(Moves::AtMost(3).most(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// At most this many.
    AtMost(u64),
    /// All of them.
    All,
}

impl Moves {
    /// Word for all moves.
    pub const ALL: &'static str = "all";

    /// Their number at most.
    pub fn most(self) -> usize {
        match self {
            Moves::AtMost(most) => usize::try_from(most).unwrap_or(usize::MAX),
            Moves::All => usize::MAX,
        }
    }
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::AtMost(Solve::MOVES.default())
    }
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moves, D::Error> {
        struct Limit;
        impl Visitor<'_> for Limit {
            type Value = Moves;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number of moves")
            }

            fn visit_u64<E>(self, most: u64) -> Result<Moves, E> {
                Ok(Moves::AtMost(most))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Moves, E> {
                let wrong = || E::invalid_value(Unexpected::Str(word), &self);
                (word == Moves::ALL).then_some(Moves::All).ok_or_else(wrong)
            }
        }
        deserializer.deserialize_any(Limit)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Moves {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Moves".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let Bounds { least, most, .. } = Solve::MOVES;
        let number = json!({ "type": "integer", "minimum": least, "maximum": most });
        schemars::json_schema!({ "anyOf": [number, { "const": Moves::ALL }] })
    }
}

impl Solve {
    /// Bounds of that number.
    pub const MOVES: Bounds = Bounds::new(0..=Bounds::EXACT, ::answer::USUAL_MOVES as u64);

    /// With defaults.
    pub fn of(question: Question) -> Solve {
        Solve { question, moves: None, certificate: false }
    }
}

impl Operation for Solve {
    const NAME: &'static str = "solve";
    const CHINESE: Chinese = Chinese {
        operation: "一个局面谁胜、走哪一步，以及理由",
        fields: &[
            ("moves", "最多列出的制胜着法数；`all` 为全部。"),
            ("certificate", "`true` 则为 SG 值生成证书：限棋盘与图上的游戏。"),
        ],
    };
    type Response = Answered;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Answered>, Failure> {
        let moves = self.moves.unwrap_or_default();
        if let Moves::AtMost(most) = moves {
            Solve::MOVES.admit("moves", most)?;
        }
        if let Some(board) = self.question.board_position(context)? {
            return Ok(on_board(board, moves, self.certificate));
        }
        if self.certificate {
            return Err(unused("certificate", None).into());
        }
        let position = self.question.position(context)?;
        Ok(Box::new(move |context| {
            let answer = crate::solve(&position, moves.most().min(context.caps.moves), &context.limits)?;
            Ok(answer.into())
        }))
    }
}

/// Work of a question about a board.
fn on_board(board: BoardPosition, moves: Moves, certificate: bool) -> Work<Answered> {
    Box::new(move |context| {
        let most = moves.most().min(context.caps.moves);
        #[cfg(feature = "prove")]
        if certificate {
            let solved = answer::board::certified(&board, most, &context.limits);
            let solved = solved.map_err(Failure::UncertifiedBoard)?;
            return Ok(Answered { answer: solved.answer, certificate: solved.certificate });
        }
        let _ = certificate;
        Ok(answer::board::solve(&board, most, &context.limits).into())
    })
}

/// Answer to [`Solve`].
///
/// ```
/// use bouton::ops::{Context, Operation, Question, Solve};
/// // Two heaps of Wythoff’s game: (1, 2) is lost, so (2, 4) is won.
/// let answered = Solve::of(Question::ask("wythoff 2,4")).run(&mut Context::default())?;
/// assert_eq!(answered.answer.outcome, Some(bouton::rules::Outcome::N));
/// assert!(answered.answer.winning_moves.iter().any(|made| made.to == "2,1"));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Answered {
    /// The answer.
    pub answer: Answer,
    /// The certificate of its nim-value, which the checker has accepted, if one was asked for.
    pub certificate: Option<String>,
}

impl From<Answer> for Answered {
    fn from(answer: Answer) -> Answered {
        Answered { answer, certificate: None }
    }
}

impl Response for Answered {
    fn data(&self, lang: Lang) -> Value {
        let mut data = serde_json::to_value(self.answer.spoken(lang)).unwrap_or_default();
        if let Some(certificate) = &self.certificate {
            data["certificate"] = certificate.as_str().into();
        }
        data
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Answer as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        if self.answer.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.answer.limits_hit
    }
}
