//! Distinct legal moves of a position.

use crate::options::options_within;
use crate::step::{Change, Step};
use crate::{Component, Position};
use rustc_hash::FxHashSet;
use solve::{Halt, Limits, Refusal};

/// Limit on the moves of a list to choose from.
pub const MOST: usize = 100_000;
/// Limit on the components of all moves together.
const MOST_WRITTEN: usize = 1 << 23;

/// Legal moves, none if play has stopped; `None` if there are too many to choose from.
pub fn steps(position: &Position) -> Result<Option<Vec<Step>>, Halt> {
    let most = MOST.min(MOST_WRITTEN / (position.components().len() + 1));
    let reaches = position.rules().iter().any(|game| game.reach() > 1);
    if position.components().len() > 1 && (reaches || position.rules().iter().any(|game| game.has_ends())) {
        return combined(position, most);
    }
    let mut steps = Vec::new();
    let mut seen: FxHashSet<&Component> = FxHashSet::default();
    for (index, component) in position.components().iter().enumerate() {
        if !seen.insert(component) {
            continue;
        }
        let variant = position.variants().get(component.game).ok_or(Refusal::NotAPosition)?;
        let listed = options_within(variant, component, most, &Limits::none())?;
        if !listed.complete || steps.len() + listed.options.len() > most {
            return Ok(None);
        }
        steps.extend(listed.options.into_iter().map(|parts| Step::single(index, parts)));
    }
    Ok(Some(steps))
}

/// Legal moves if a move may change several components, or declared ends may stop play.
fn combined(position: &Position, most: usize) -> Result<Option<Vec<Step>>, Halt> {
    let words = position.words().ok_or(Refusal::TooLarge)?;
    let mut seen = FxHashSet::default();
    let mut steps = Vec::new();
    for (number, made) in solve::Moves::new(&position.rules(), &words)?.enumerate() {
        if number >= most {
            return Ok(None);
        }
        let step = Step::from(&made);
        // Equal components are the same to a player: a move is what it changes into what.
        let change = |change: &Change| {
            let mut parts = change.parts.clone();
            parts.sort_unstable();
            Some((position.components().get(change.index)?.clone(), parts))
        };
        let mut key: Vec<_> = step.changes.iter().filter_map(change).collect();
        key.sort_unstable();
        if seen.insert(key) {
            steps.push(step);
        }
    }
    Ok(Some(steps))
}
