//! Texts in drawings. Their letters have to be in the font within: see `crates/draw/src/font/subset.py`.

use super::Say;
use super::both;
use answer::proof::Accepts;
use rules::{Convention, Outcome, Text};

impl Say for Accepts {
    fn text(&self) -> Text {
        drawn(&self.game, self.convention, self.outcome, self.positive)
    }
}

/// What an automaton accepts, as the title of its drawing: positions with this outcome, or with their values; or, if it is
/// not `positive`, all others.
fn drawn(game: &str, convention: Convention, outcome: Option<Outcome>, positive: bool) -> Text {
    let (en, zh) = match outcome {
        Some(Outcome::P) => ("the lost positions (P)", "必败态（P）"),
        Some(Outcome::N) => ("the won positions (N)", "必胜态（N）"),
        Some(Outcome::D) => ("the drawn positions (D)", "平局局面（D）"),
        None => ("positions with their nim-values", "局面及其 SG 值"),
    };
    let (others, others_zh) = if positive { ("", "") } else { ("all but ", "以外的局面") };
    let (misere, misere_zh) = match convention {
        Convention::Normal => ("", ""),
        Convention::Misere => (" in misère play", "反常规则下的"),
    };
    both(format!("{game}: {others}{en}{misere}"), format!("{game}：{misere_zh}{zh}{others_zh}"))
}
