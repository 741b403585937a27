//! Requests without an answer.

use crate::json::Speak;
use crate::{Problem, Problems};
use ::solve::{Halt, StopReason};
#[cfg(feature = "prove")]
use answer::verify::{BoardsRejection, HeapsRejection};
use rules::speech::both;
use rules::{Lang, Text};
use serde_json::{Value, json};
use std::fmt;
use words::{Say, failure};

/// Reason why a request has no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// The question is wrong.
    Wrong(Problems),
    /// A limit was reached.
    Stopped {
        /// The limit.
        reason: StopReason,
        /// Positions done by then.
        positions: u64,
    },
    /// A part of the request is too long for the face.
    Long {
        /// The part.
        part: Part,
        /// Limit on its length.
        most: usize,
    },
    /// The checker rejects the result of a theorem: a bug of the program, or a damaged file.
    #[cfg(feature = "prove")]
    Uncertified(HeapsRejection),
    /// The same of a nim-value on a board.
    #[cfg(feature = "prove")]
    UncertifiedBoard(BoardsRejection),
}

/// A part of a request that has a limited length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The question, in bytes.
    Ask,
    /// A text, in bytes.
    Text,
    /// The moves of a game.
    Made,
    /// The edges of a graph.
    Edges,
    /// The vertices of a graph.
    Vertices,
}

impl Failure {
    /// Stable identifier of the kind of failure.
    pub fn code(&self) -> &str {
        match self {
            Failure::Wrong(problems) => problems.first().map_or("wrong", Problem::code),
            Failure::Stopped { .. } => "limit",
            Failure::Long { part: Part::Ask, .. } => "large-ask",
            Failure::Long { part: Part::Text, .. } => "large-text",
            Failure::Long { part: Part::Made, .. } => "long-game",
            Failure::Long { part: Part::Edges | Part::Vertices, .. } => "large-graph",
            #[cfg(feature = "prove")]
            Failure::Uncertified(_) | Failure::UncertifiedBoard(_) => "certificate-refused",
        }
    }

    /// Status of HTTP, for faces that speak it.
    pub fn status(&self) -> u16 {
        match self {
            Failure::Wrong(_) => 400,
            Failure::Stopped { .. } => 503,
            Failure::Long { .. } => 413,
            #[cfg(feature = "prove")]
            Failure::Uncertified(_) | Failure::UncertifiedBoard(_) => 500,
        }
    }

    /// The failure as data, in the shape that every face sends: its `problems`, and the limit that was reached, if one was.
    ///
    /// ```
    /// use bouton::ops::{Context, Operation, Question, Solve};
    /// let failure = Solve::of(Question::ask("nimm 3")).run(&mut Context::default()).unwrap_err();
    /// assert_eq!(failure.data(bouton::Lang::En)["problems"][0]["code"], "unknown-game");
    /// ```
    pub fn data(&self, lang: Lang) -> Value {
        let problems: Vec<Value> = match self {
            Failure::Wrong(problems) => problems
                .iter()
                .map(|problem| serde_json::to_value(problem.spoken(lang)).unwrap_or_default())
                .collect(),
            _ => vec![json!({
                "code": self.code(),
                "message": self.text().get(lang),
                "help": null,
                "file": null,
                "place": null,
                "labels": [],
                "severity": "error",
            })],
        };
        match self {
            Failure::Stopped { reason, .. } => json!({ "problems": problems, "limits_hit": reason.name() }),
            _ => json!({ "problems": problems }),
        }
    }

    /// A failure of a table.
    pub(super) fn halted(halt: Halt, refused: impl FnOnce(::solve::Refusal) -> Problem) -> Failure {
        match halt {
            Halt::Stopped { reason, positions } => Failure::Stopped { reason, positions },
            Halt::Refused(refusal) => refused(refusal).into(),
            Halt::File(flaw) => Problem::checkpoint(flaw).into(),
        }
    }
}

/// The failure in a sentence.
impl Say for Failure {
    fn text(&self) -> Text {
        match self {
            Failure::Wrong(problems) => {
                let all = |lang| {
                    problems.iter().map(|problem| problem.message(lang)).collect::<Vec<_>>().join("; ")
                };
                both(all(Lang::En), all(Lang::Zh))
            }
            Failure::Stopped { reason, .. } => failure::stopped(*reason).text(),
            Failure::Long { part: Part::Ask, most } => failure::long_question(*most),
            Failure::Long { part: Part::Text, most } => failure::long_text(*most),
            Failure::Long { part: Part::Made, most } => failure::long_game(*most),
            Failure::Long { part: Part::Edges, most } => failure::many_edges(*most),
            Failure::Long { part: Part::Vertices, most } => failure::many_vertices(*most),
            #[cfg(feature = "prove")]
            Failure::Uncertified(rejection) => rejection.text(),
            #[cfg(feature = "prove")]
            Failure::UncertifiedBoard(rejection) => rejection.text(),
        }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Wrong(problem.into())
    }
}

impl From<Problems> for Failure {
    fn from(problems: Problems) -> Failure {
        Failure::Wrong(problems)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text().en)
    }
}

impl std::error::Error for Failure {}
