//! Requests without an answer.

use crate::{Problem, Problems};
use ::solve::{Halt, StopReason};
#[cfg(feature = "prove")]
use answer::verify::Rejection;
use rules::{Lang, Text};
use std::fmt;
#[cfg(feature = "prove")]
use words::Say;

/// Why a request has no answer.
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
    /// A part of the request is longer than the face takes.
    Long {
        /// The part.
        part: Part,
        /// The most that is taken.
        most: usize,
    },
    /// The checker rejects what a theorem gives: a mistake of the program, or of a file that it kept.
    #[cfg(feature = "prove")]
    Uncertified(Rejection),
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
            #[cfg(feature = "prove")]
            Failure::Uncertified(_) => "certificate-refused",
        }
    }

    /// The failure in a sentence.
    pub fn message(&self, lang: Lang) -> String {
        match (self, lang) {
            (Failure::Wrong(problems), _) => {
                problems.iter().map(|problem| problem.message(lang)).collect::<Vec<_>>().join("; ")
            }
            (Failure::Stopped { reason, .. }, _) => stopped(*reason).get(lang).to_owned(),
            (Failure::Long { part: Part::Ask, most }, Lang::En) => {
                format!("the question is longer than {most} bytes")
            }
            (Failure::Long { part: Part::Ask, most }, Lang::Zh) => format!("问题超过 {most} 字节"),
            (Failure::Long { part: Part::Text, most }, Lang::En) => {
                format!("the text is longer than {most} bytes")
            }
            (Failure::Long { part: Part::Text, most }, Lang::Zh) => format!("文本超过 {most} 字节"),
            (Failure::Long { part: Part::Made, most }, Lang::En) => {
                format!("the game has lasted too long: at most {most} moves")
            }
            (Failure::Long { part: Part::Made, most }, Lang::Zh) => format!("对局过长：最多 {most} 步"),
            #[cfg(feature = "prove")]
            (Failure::Uncertified(rejection), _) => rejection.text().get(lang).to_owned(),
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

/// A limit in words.
fn stopped(reason: StopReason) -> Text {
    let (en, zh) = match reason {
        StopReason::Memory => ("stopped: the memory limit was reached", "已停止：触及内存上限"),
        StopReason::Time => ("stopped: the time limit was reached", "已停止：触及时间上限"),
        StopReason::Positions => (
            "stopped: play need not end, and the limit on positions was reached",
            "已停止：对局可能永不结束，触及局面数上限",
        ),
        StopReason::Interrupted => ("stopped: interrupted", "已停止：被中断"),
    };
    Text { en: en.into(), zh: zh.into() }
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
        formatter.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Failure {}
