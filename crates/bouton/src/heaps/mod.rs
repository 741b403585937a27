//! Games on one heap by their codes: long sequences of nim-values, and their periods.

mod certificate;
pub(crate) mod known;
pub(crate) mod periodic;
mod shape;

use crate::words::heaps as words;
use ::heap::{Code, Period, Rules, Sequence, Statistics};
use rules::Text;
use solve::{Limits, StopReason};

/// A heap game as the literature names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapGame {
    /// By its code.
    Code(Code),
    /// Grundy's game.
    Grundy,
}

impl HeapGame {
    /// From `0.77`, `.77`, `4.7`, `0.2048`, or `grundy`.
    pub fn read(text: &str) -> Result<HeapGame, Text> {
        match text.trim() {
            "grundy" => Ok(HeapGame::Grundy),
            code => code.parse().map(HeapGame::Code).map_err(|misprint| words::misprint(code, misprint)),
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

/// What was found of the nim-values of a game.
#[derive(Clone, Debug)]
pub struct HeapReport {
    /// The game.
    pub game: HeapGame,
    /// The period, proved.
    pub period: Option<Period>,
    /// The last period that the values seemed to have, where none is proved: how many values its proof would take.
    pub conjecture: Option<(Period, usize)>,
    /// Of how many heaps, from that of no stone on, the values were computed.
    pub values: usize,
    /// The first of them.
    pub first: Vec<u32>,
    /// What there is to say of them.
    pub statistics: Statistics,
    /// Whether the theorem on periods covers the rules.
    pub covered: bool,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
}

/// Computes nim-values until a period is proved, or those of so many heaps are known. The first `shown` are kept.
///
/// ```
/// use bouton::heaps::{HeapGame, period};
/// let report = period(HeapGame::read("0.77").unwrap(), 1000, 12, &solve::Limits::none());
/// assert_eq!(report.period.map(|period| (period.start, period.length)), Some((71, 12)));
/// assert_eq!(report.first, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// ```
pub fn period(game: HeapGame, to: usize, shown: usize, limits: &Limits) -> HeapReport {
    let mut sequence = Sequence::new(game.rules());
    let mut limits_hit = None;
    let found = sequence.period(to, &mut |sequence| {
        if let Some(progress) = &limits.progress {
            progress.tell(sequence.len() as u64, Some(to as u64));
        }
        limits_hit = limits.stopped();
        if limits.memory.is_some_and(|most| sequence.bytes() > most) {
            limits_hit = Some(StopReason::Memory);
        }
        limits_hit.is_none()
    });
    let rules = sequence.rules();
    let covered = Period { start: 1, length: 1, saltus: 0 }.needed(rules).is_some();
    HeapReport {
        period: found,
        conjecture: if found.is_none() { sequence.candidate() } else { None },
        values: sequence.len(),
        first: sequence.values().take(shown).collect(),
        statistics: sequence.statistics(),
        covered,
        limits_hit,
        game,
    }
}
