//! Games on one heap by their codes: long sequences of nim-values, and their periods.

mod census;
mod certificate;
mod kept;
pub(crate) mod known;
pub(crate) mod periodic;
mod report;
pub(crate) mod shape;

pub use ::heap::{Period, Theorem};
pub use census::{Census, CensusWish, Ended, MOST_DIGITS, Row, census, codes};
pub use report::{Exceptions, Explored, HeapReport, HeapValues, Wish, explore, period};

use crate::problem::{Mistake, Problem, Source};
use crate::words::heaps as words;
use ::heap::{Code, Rules};
use rules::Text;

/// A heap game as the literature names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapGame {
    /// By its code.
    Code(Code),
    /// Grundy's game.
    Grundy,
}

impl HeapGame {
    /// From `0.77`, `.77`, `4.7`, `0.2048`, `4!.0`, `{1,3,4}`, `all but {2,5}` and all else that [`Code`] reads, or `grundy`.
    pub fn read(text: &str) -> Result<HeapGame, Problem> {
        let trimmed = text.trim();
        if trimmed == "grundy" {
            return Ok(HeapGame::Grundy);
        }
        match trimmed.parse::<Code>() {
            Ok(code) if code.rules() == Rules::grundy() => Ok(HeapGame::Grundy),
            Ok(code) => Ok(HeapGame::Code(code)),
            Err(misprint) => {
                let start = trimmed.char_indices().nth(misprint.at).map_or(trimmed.len(), |(at, _)| at);
                let end = start + trimmed[start..].chars().next().map_or(0, char::len_utf8);
                let source = Source { name: None, text: trimmed.into() };
                Err(Problem::new(Mistake::HeapCode { misprint }).at(&source, start..end))
            }
        }
    }

    /// Its code in canonical form.
    pub fn code(&self) -> String {
        match self {
            HeapGame::Code(code) => code.to_string(),
            HeapGame::Grundy => "4!.0".into(),
        }
    }

    /// Its moves.
    pub fn rules(&self) -> Rules {
        match self {
            HeapGame::Code(code) => code.rules(),
            HeapGame::Grundy => Rules::grundy(),
        }
    }

    /// What it is called.
    pub fn name(&self) -> Text {
        words::name(self)
    }
}
