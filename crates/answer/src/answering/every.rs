//! Consequences of every legal move: who wins then, and the nim-value where there is one.
//!
//! One look at the position serves all its moves: nim-values of components where the Sprague–Grundy theorem applies; the whole
//! graph, or a theorem, where play may be drawn; else the list of all winning moves, beside which every other move loses.

use super::claims::Trust;
use super::draft::{Draft, is_tiny, nim_sum_decides};
use super::judge::{ByGraph, ByNimSum};
use super::values::Valuer;
use super::{find, theorem};
use crate::effort::Effort;
use dashu_int::UBig;
use question::step::{Change, Step};
use question::{Component, Position, Variant};
use rules::Outcome;
use rustc_hash::FxHashSet;
use solve::{Halt, Limits};

/// The most winning moves that are listed so that others are known to lose.
pub(crate) const ALL: usize = 1 << 17;
/// Number of moves judged between two looks at the clock.
const STRIDE: usize = 64;

/// Results for the position that a move leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// Its outcome: `P` is good for the player who makes the move.
    pub outcome: Option<Outcome>,
    /// Its nim-value.
    pub value: Option<UBig>,
}

/// A hint for each of these moves, as far as the limits allow; `found` is what [`find`] says of the position when it is asked for
/// [`ALL`] winning moves.
pub(crate) fn hints(
    position: &Position,
    steps: &[Step],
    found: Option<&Draft>,
    limits: &Limits,
) -> Vec<Hint> {
    let outcome = |outcome| Hint { outcome, value: None };
    // If a theorem gives all winning moves, a long search for values is not worthwhile.
    let told = found.is_some_and(|found| found.engine == "theorem" && is_whole(found));
    by_values(position, steps, !told || is_tiny(position), limits)
        .or_else(|| Some(drawn(position, steps, limits)?.into_iter().map(outcome).collect()))
        .or_else(|| Some(listed(position, steps, found?)?.into_iter().map(outcome).collect()))
        .unwrap_or_else(|| vec![Hint::default(); steps.len()])
}

/// The same without an answer at hand.
pub(crate) fn hints_alone(position: &Position, steps: &[Step], limits: &Limits) -> Vec<Hint> {
    let found = find(position, ALL, limits).ok();
    hints(position, steps, found.as_ref(), limits)
}

/// By the nim-values of components, which are also searched for, or else only where they stand in a table or follow from a theorem.
fn by_values(position: &Position, steps: &[Step], searched: bool, limits: &Limits) -> Option<Vec<Hint>> {
    nim_sum_decides(position).ok()?;
    if position.variants().iter().any(Variant::may_draw) {
        return None;
    }
    let mut valuer = Valuer::new(position, Some(Trust::Cited(Effort::Quick)), limits);
    valuer.fill_tables().ok()?;
    if !searched && !valuer.is_ready() {
        return None;
    }
    let values: Result<Vec<UBig>, Halt> =
        position.components().iter().map(|component| valuer.value(component)).collect();
    let values = values.ok()?;
    let sum = values.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
    let mut judge = ByNimSum { valuer: &mut valuer, values: &values, sum };
    let hint = |step: &Step| {
        let value = judge.sum_after(step)?;
        let outcome = if value.is_zero() { Outcome::P } else { Outcome::N };
        Ok(Hint { outcome: Some(outcome), value: Some(value) })
    };
    steps.iter().map(hint).collect::<Result<_, Halt>>().ok()
}

/// Outcomes of the moves where play may be drawn: by a theorem, or by the whole graph.
fn drawn(position: &Position, steps: &[Step], limits: &Limits) -> Option<Vec<Option<Outcome>>> {
    if !position.variants().iter().any(Variant::may_draw) {
        return None;
    }
    if theorem::outcome(position).is_some() {
        let mut outcomes = Vec::with_capacity(steps.len());
        for (number, step) in steps.iter().enumerate() {
            if number % STRIDE == 0 && limits.stopped().is_some() {
                break;
            }
            outcomes.push(theorem::outcome(&position.with(step.apply(position))));
        }
        outcomes.resize(steps.len(), None);
        return Some(outcomes);
    }
    if position.may_go_round() {
        return None;
    }
    let analysis = solve::loopy::analyse(&position.rules(), &position.words()?, limits).ok()?;
    let graph = ByGraph::new(position, &analysis);
    let outcome = |step: &Step| graph.label(step).ok().flatten().map(|(outcome, _)| outcome);
    Some(steps.iter().map(outcome).collect())
}

/// Components before and after a change; components and parts of them that mean nothing are left out, and so is their order.
pub(crate) type Essence<'a> = Vec<(&'a Component, Vec<&'a Component>)>;

/// Returns `true` if the list of winning moves has all of them.
fn is_whole(found: &Draft) -> bool {
    found.winning.complete && found.winning.count == UBig::from(found.winning.steps.len())
}

/// By the list of all winning moves.
fn listed(position: &Position, steps: &[Step], found: &Draft) -> Option<Vec<Option<Outcome>>> {
    let outcome = found.outcome?;
    if outcome == Outcome::D || position.variants().iter().any(Variant::may_draw) {
        return None;
    }
    let whole = is_whole(found);
    let winning: FxHashSet<Essence<'_>> =
        found.winning.steps.iter().filter_map(|step| essence(position, step)).collect();
    let judge = |step: &Step| match essence(position, step) {
        _ if outcome == Outcome::P => Some(Outcome::N),
        Some(essence) if winning.contains(&essence) => Some(Outcome::P),
        _ if whole => Some(Outcome::N),
        _ => None,
    };
    Some(steps.iter().map(judge).collect())
}

/// Components that a move changes, and their remains.
pub(crate) fn essence<'a>(position: &'a Position, step: &'a Step) -> Option<Essence<'a>> {
    let means = |part: &&Component| {
        let variant = position.variants().get(part.game);
        variant.and_then(|variant| variant.nothing()) != Some(&*part.naturals)
    };
    let change = |change: &'a Change| {
        let mut parts: Vec<&Component> = change.parts.iter().filter(means).collect();
        parts.sort_unstable();
        Some((position.components().get(change.index)?, parts))
    };
    let mut essence: Essence<'a> = step.changes.iter().map(change).collect::<Option<_>>()?;
    essence.sort_unstable();
    Some(essence)
}
