//! The move that an engine would make, and why.

use crate::answering::draft::{Draft, holds_draw};
use crate::answering::judge::ByGraph;
use crate::answering::{self, remoteness, theorem};
use crate::reason::Reason;
use dashu_int::UBig;
use question::step::Step;
use question::{Move, Position};
use rules::Outcome;
use solve::{Limits, loopy};

/// A good move, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Advice {
    /// The move.
    pub made: Move,
    /// Why this one.
    pub why: Reason,
}

/// Limit on the graph stored for a position whose winner is known without all of it.
const MOST_WORK: u64 = 1 << 21;
/// The most moves for which the longest resistance is sought.
const MOST_STEPS: usize = 1 << 12;

/// A good move among the legal ones; none if there are none.
pub(super) fn advise(position: &Position, steps: &[Step], limits: &Limits) -> Option<(Step, Reason)> {
    // In cyclic play a winning move is only good if it approaches the end.
    if position.rules().iter().any(|game| !game.terminates())
        && let Some(best) = by_remoteness(position, steps, u64::MAX, limits)
    {
        return Some(best);
    }
    match answering::find(position, 1, limits) {
        Ok(found) => from(position, steps, limits, found),
        Err(problem) => {
            let because = Box::new(Reason::Problem(Box::new(problem)));
            Some((quiet(position, steps)?.clone(), Reason::PlaysOn { because }))
        }
    }
}

/// The move that follows from what was found out.
fn from(position: &Position, steps: &[Step], limits: &Limits, found: Draft) -> Option<(Step, Reason)> {
    let won = found.winning;
    match found.outcome {
        Some(Outcome::N) => {
            if let (Some(step), Some(why)) = (won.steps.into_iter().next(), won.reason) {
                return Some((step, why));
            }
            Some((quiet(position, steps)?.clone(), Reason::WinNotFound))
        }
        Some(Outcome::D) => match won.drawing {
            Some(step) => {
                let why = holds_draw(position, &step);
                Some((step, why))
            }
            None => {
                let drawn =
                    |step: &&Step| theorem::outcome(&position.with(step.apply(position))) == Some(Outcome::D);
                match steps.iter().find(drawn) {
                    Some(step) => Some((step.clone(), holds_draw(position, step))),
                    None => Some((quiet(position, steps)?.clone(), Reason::DrawNotFound)),
                }
            }
        },
        Some(Outcome::P) => {
            let few = steps.len() <= MOST_STEPS && remoteness::left(position).is_some();
            let resists = if few { by_remoteness(position, steps, MOST_WORK, limits) } else { None };
            resists.or_else(|| Some((quiet(position, steps)?.clone(), Reason::ChangesLeast)))
        }
        None => {
            let because = found.why.into_iter().next().map(Box::new)?;
            Some((quiet(position, steps)?.clone(), Reason::PlaysOn { because }))
        }
    }
}

/// The move by the whole graph: the quickest win, else a draw, else the slowest loss.
fn by_remoteness(position: &Position, steps: &[Step], most: u64, limits: &Limits) -> Option<(Step, Reason)> {
    let words = position.words()?;
    let games = position.rules();
    if position.may_go_round() {
        return None;
    }
    let quiet = Limits { progress: None, ..limits.clone() };
    let analysis = loopy::analyse_within(&games, &words, most, &quiet).ok()?;
    if !analysis.complete {
        return None;
    }
    let graph = ByGraph::new(position, &analysis);
    let mut best: Option<(&Step, Option<u64>)> = None;
    for step in steps {
        let Some((outcome, left)) = graph.label(step).ok()? else { continue };
        let better = match (analysis.outcome, outcome) {
            (Outcome::N, Outcome::P) => best.is_none_or(|(_, least)| left < least),
            (Outcome::P, Outcome::N) => best.is_none_or(|(_, most)| left > most),
            (Outcome::D, Outcome::D) => best.is_none(),
            _ => false,
        };
        if better {
            best = Some((step, left));
        }
    }
    let (step, left) = best?;
    let left = left.unwrap_or(0);
    let why = match analysis.outcome {
        Outcome::D => holds_draw(position, step),
        Outcome::N => {
            Reason::Quickest { made: step.text(position), after: position.show(step.after(position)), left }
        }
        Outcome::P => Reason::Resists { left },
    };
    Some((step.clone(), why))
}

/// A move that takes as little as possible: the more is left, the more an opponent can get wrong.
fn quiet<'s>(position: &Position, steps: &'s [Step]) -> Option<&'s Step> {
    let change = |step: &Step| -> (UBig, UBig) {
        let mut totals = (UBig::ZERO, UBig::ZERO);
        for change in &step.changes {
            if let Some(component) = position.components().get(change.index) {
                component.naturals.iter().for_each(|natural| totals.0 += natural);
            }
            change.parts.iter().flat_map(|part| &part.naturals).for_each(|natural| totals.1 += natural);
        }
        totals
    };
    // What is left of the whole is most where `after - before` is largest; compared without going below zero.
    let mut best: Option<(&Step, (UBig, UBig))> = None;
    for step in steps {
        let (before, after) = change(step);
        let more = best
            .as_ref()
            .is_none_or(|(_, (known_before, known_after))| &after + known_before > known_after + &before);
        if more {
            best = Some((step, (before, after)));
        }
    }
    best.map(|(step, _)| step)
}
