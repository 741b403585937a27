//! Why a small lost position is lost, move by move: whatever is played has an answer.

use super::chooser::choose;
use super::draft::{Draft, is_tiny};
use crate::reason::Reason;
use question::Position;
use question::legal;
use question::step::Step;
use rules::Outcome;
use solve::Limits;

/// The most moves that are answered one by one.
const MOST: usize = 6;
/// The most letters of a move that is read at a glance.
const SHORT: usize = 24;

/// Each move out of a small lost position beside the move that answers it; nothing if there are many, or they are long.
pub(super) fn told(position: &Position, limits: &Limits) -> Vec<Reason> {
    if !is_tiny(position) {
        return vec![];
    }
    answers(position, limits).filter(|answers| !answers.is_empty()).map_or(vec![], |answers| {
        let each = answers.into_iter().map(|[made, answer]| Reason::Answered { made, answer });
        std::iter::once(Reason::EveryMoveAnswered).chain(each).collect()
    })
}

fn answers(position: &Position, limits: &Limits) -> Option<Vec<[String; 2]>> {
    let steps = legal::steps(position).ok()??;
    if steps.len() > MOST {
        return None;
    }
    let answer = |step: &Step| {
        let after = position.with(step.apply(position));
        let Draft { outcome: Some(Outcome::N), winning, .. } = choose(&after, 1, limits).ok()? else {
            return None;
        };
        let pair = [step.text(position), winning.steps.first()?.text(&after)];
        pair.iter().all(|text| text.chars().count() <= SHORT).then_some(pair)
    };
    steps.iter().map(answer).collect()
}
