//! The choice among the engines, by cost and in their order.

use super::claimed::lacks_moves;
use super::claims::Trust;
use super::draft::{Draft, is_small, refused};
use super::engine::{Asked, Cost};
use super::{engines, remoteness};
use crate::effort::Effort;
use question::{Position, Problem, Variant};
use solve::{Halt, Limits, Refusal, StopReason};
use std::ops::RangeInclusive;

/// Engines that know what holds at any size.
const KNOWN: RangeInclusive<Cost> = Cost::Quick..=Cost::Quick;
/// Engines that go by the rules.
const RULES: RangeInclusive<Cost> = Cost::Positions..=Cost::Graph;
/// Engines that prove more patiently, for positions about which no other has an answer.
const PROOFS: RangeInclusive<Cost> = Cost::Patient..=Cost::Patient;
/// Engines whose answers are not proved, for positions about which nothing is.
const CONJECTURES: RangeInclusive<Cost> = Cost::Comparison..=Cost::Comparison;

/// Findings of the first engine that answers.
pub(super) fn choose(position: &Position, most: usize, limits: &Limits) -> Result<Draft, Problem> {
    let asked = Asked { position, most, lent: Some(Trust::Cited(Effort::Quick)), limits };
    let mut known = first(KNOWN, asked).ok();
    let lasting = |found: Draft| match found.remoteness {
        None => found.lasting(remoteness::cheap(position, limits)),
        Some(_) => found,
    };
    if let Some(found) = known.take_if(|found| !lacks_moves(found) || !is_small(position)) {
        return Ok(lasting(found));
    }
    match (first(RULES, asked), known) {
        (Ok(found), _) => Ok(lasting(found)),
        (Err(_), Some(found)) => Ok(found),
        // An interrupted search returns no conjecture.
        (Err(halt), None) if limits.stopped() == Some(StopReason::Interrupted) => {
            undecided(position, halt, limits)
        }
        (Err(halt), None) => first(PROOFS, asked)
            .or_else(|_| first(CONJECTURES, asked))
            .or_else(|_| undecided(position, halt, limits)),
    }
}

/// The same from the rules alone.
pub(super) fn compute(position: &Position, most: usize, limits: &Limits) -> Result<Draft, Problem> {
    let asked = Asked { position, most, lent: None, limits };
    first(RULES, asked).or_else(|halt| undecided(position, halt, limits))
}

/// Findings of the first engine of such a cost that does not refuse.
fn first(costs: RangeInclusive<Cost>, asked: Asked) -> Result<Draft, Halt> {
    // A later engine's refusal matters more, since it is the one that takes more; but for reasons that hold for all.
    let holds_for_all =
        |refusal: &Refusal| matches!(refusal, Refusal::DeclaredEnds | Refusal::Unbounded { .. });
    let mut refusal = Refusal::NotAPosition;
    let mut endless = None;
    for engine in engines().map(|named| named.engine) {
        let answered = match engine.accepts(asked.position) {
            Ok(cost) if !costs.contains(&cost) => continue,
            Ok(Cost::Positions) => {
                let limits = &narrowed(asked.position, asked.limits);
                engine.answer(Asked { limits, ..asked })
            }
            Ok(_) => engine.answer(asked),
            Err(refusal) => Err(refusal.into()),
        };
        match answered {
            // Without a theorem the rules may still decide.
            Err(Halt::Refused(Refusal::NoTheorem)) => {}
            Err(Halt::Refused(other)) if holds_for_all(&other) || !holds_for_all(&refusal) => refusal = other,
            Err(Halt::Refused(_)) => {}
            // An engine that goes down first may be lost where another, which looks around, is not.
            Err(stopped @ Halt::Stopped { reason: StopReason::Positions, .. }) => endless = Some(stopped),
            ended => return ended,
        }
    }
    Err(endless.unwrap_or(Halt::Refused(refusal)))
}

/// The limits for engines after which the whole graph is still to be looked at: less of the positions that may never be
/// all.
fn narrowed(position: &Position, limits: &Limits) -> Limits {
    let has_graph = |variant: &Variant| variant.instance().draws_declared();
    let share = if position.variants().iter().all(has_graph) { 8 } else { 1 };
    Limits { positions: limits.positions.map(|most| most / share), ..limits.clone() }
}

/// Fallback where no engine has answered.
fn undecided(position: &Position, halt: Halt, limits: &Limits) -> Result<Draft, Problem> {
    match halt.within(limits) {
        Halt::Stopped { reason, positions } => Ok(Draft::undecided(reason, positions)),
        Halt::Refused(refusal) => Err(refused(position, refusal)),
        Halt::File(flaw) => Err(Problem::checkpoint(flaw)),
    }
}
