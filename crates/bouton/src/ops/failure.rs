//! Requests without an answer.

use crate::{Problem, Problems};
use ::solve::{Halt, StopReason};
#[cfg(feature = "prove")]
use answer::verify::{BoardsRejection, HeapsRejection};
use rules::speech::both;
use rules::{Lang, Text};
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
