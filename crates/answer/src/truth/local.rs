//! Agreement of a claim with itself at a position: the three properties of lost positions, by the rules.
//!
//! * Where play has stopped, the claim agrees with the verdict.
//! * No position claimed lost has a move to one claimed lost.
//! * Every other position has a move to one claimed lost.
//!
//! And for nim-values: the value is the least natural that is no value of an option. By induction a claim that
//! agrees with itself everywhere below a position is true there.

use super::report::Failure;
use dashu_int::UBig;
use question::options::{MOST, options};
use question::step::Step;
use question::{Component, Position, Variant};
use rules::{ClaimInstance, Outcome, Untold, Verdict};
use solve::{Halt, Limits, Refusal};
use std::collections::BTreeSet;

/// Kind of contradiction of a claim with itself.
pub(crate) struct Contradiction {
    pub(crate) failure: Failure,
    /// The move that shows it.
    pub(crate) step: Option<Step>,
}

/// The moves of a position.
pub(crate) struct Steps {
    pub(crate) steps: Vec<Step>,
    /// `true` if these are all.
    pub(crate) complete: bool,
}

/// The moves of a position: all of them, unless there are more than can be listed.
pub(crate) fn steps(position: &Position, limits: &Limits) -> Result<Steps, Halt> {
    if position.components().len() > 1 && position.rules().iter().any(|game| game.reach() > 1) {
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let mut moves = solve::Moves::new(&position.rules(), &words)?;
        let steps = moves.by_ref().take(MOST).map(|made| Step::from(&made)).collect();
        return Ok(Steps { steps, complete: moves.next().is_none() });
    }
    let (mut steps, mut complete) = (Vec::new(), true);
    for (index, component) in position.components().iter().enumerate() {
        let variant = position.variants().get(component.game).ok_or(Refusal::NotAPosition)?;
        let listed = options(variant, component, limits)?;
        complete &= listed.complete;
        steps.extend(listed.options.into_iter().map(|parts| Step::single(index, parts)));
    }
    Ok(Steps { steps, complete })
}

/// Returns `true` if more moves may be looked at; asked now and then.
fn goes_on(looked_at: u64, limits: &Limits) -> Result<(), Halt> {
    if looked_at % 1024 == 1023
        && let Some(reason) = limits.stopped()
    {
        return Err(Halt::Stopped { reason, positions: looked_at });
    }
    Ok(())
}

/// Result for the player to move if play has stopped here.
pub(crate) fn verdict(position: &Position, steps: &[Step]) -> Result<Option<Verdict>, Halt> {
    let rules = position.rules();
    if let [component] = position.components()
        && let Some(game) = position.variants().get(component.game)
    {
        let end = match component.words() {
            Some(words) => game.rules().end(&words.words)?,
            None => game.instance().big_end(&component.naturals).map_err(|_| Refusal::TooLarge)?,
        };
        if end.is_some() {
            return Ok(end);
        }
    }
    Ok(if steps.is_empty() { Some(solve::pool::stuck(&rules)?) } else { None })
}

fn naturals(sum: &[Component]) -> Vec<&[UBig]> {
    sum.iter().map(|component| component.naturals.as_slice()).collect()
}

/// Returns `true` if the claim says that the player to move loses, for a game without draws; `None` if that cannot be evaluated.
fn claims_lost(claim: &ClaimInstance, sum: &[Component]) -> Option<bool> {
    Some(claim.holds(&naturals(sum))? == (claim.outcome() == Some(Outcome::P)))
}

/// Looks for a contradiction of a claim; for games without draws, and of values for components.
pub(crate) fn contradiction(
    position: &Position,
    claim: &ClaimInstance,
    limits: &Limits,
) -> Result<Option<Contradiction>, Halt> {
    let draws = position.variants().iter().any(Variant::may_draw);
    // These properties are those of games in which every option may be taken.
    if position.rules().iter().any(|game| game.blocking().is_some() || game.entailing().is_some()) {
        return Ok(None);
    }
    match claim.outcome() {
        Some(Outcome::D) => Ok(None),
        Some(_) if draws => Ok(None),
        Some(_) => outcome(position, claim, limits),
        None if matches!(claim.subject, rules::Subject::Sum(_)) => Ok(None),
        None => value(position, claim, limits),
    }
}

/// The same of one about who wins.
fn outcome(
    position: &Position,
    claim: &ClaimInstance,
    limits: &Limits,
) -> Result<Option<Contradiction>, Halt> {
    let Steps { steps, complete } = steps(position, limits)?;
    let Some(lost) = claims_lost(claim, position.components()) else { return Ok(None) };
    if let Some(verdict) = verdict(position, &steps)? {
        let agrees = lost == (verdict == Verdict::Lost);
        return Ok((!agrees).then_some(Contradiction { failure: Failure::Ended, step: None }));
    }
    let single = !matches!(claim.subject, rules::Subject::Sum(_));
    let (mut to_lost, mut untold) = (None, false);
    for (number, step) in (0u64..).zip(steps) {
        goes_on(number, limits)?;
        let after = step.apply(position);
        // A claim about components says nothing of the sum that a split leaves.
        if single && after.len() != 1 {
            return Ok(None);
        }
        match claims_lost(claim, &after) {
            Some(true) => {
                to_lost = Some(step);
                break;
            }
            Some(false) => {}
            None => untold = true,
        }
    }
    Ok(match (lost, to_lost) {
        (true, Some(step)) => Some(Contradiction { failure: Failure::MovesToClaimedLost, step: Some(step) }),
        (false, None) if complete && !untold => {
            Some(Contradiction { failure: Failure::NoMoveToClaimedLost, step: None })
        }
        _ => None,
    })
}

/// The same of one about the nim-values of components.
fn value(position: &Position, claim: &ClaimInstance, limits: &Limits) -> Result<Option<Contradiction>, Halt> {
    let claimed = |sum: &[Component]| -> Result<Option<UBig>, Untold> {
        let mut total = UBig::ZERO;
        for component in sum {
            let Some(value) = claim.value(&[&component.naturals])? else { return Ok(None) };
            total ^= value;
        }
        Ok(Some(total))
    };
    let here = match claimed(position.components()) {
        Ok(Some(here)) => here,
        Ok(None) => return Ok(Some(Contradiction { failure: Failure::NoValue, step: None })),
        Err(Untold) => return Ok(None),
    };
    let mut below = BTreeSet::new();
    let Steps { steps, complete } = steps(position, limits)?;
    for (number, step) in (0u64..).zip(steps) {
        goes_on(number, limits)?;
        let parts = step.changes.first().map(|change| claimed(&change.parts));
        match parts {
            // The option where the claim gives no value is the smaller counterexample.
            None | Some(Ok(None) | Err(Untold)) => return Ok(None),
            Some(Ok(Some(value))) if value == here => {
                return Ok(Some(Contradiction { failure: Failure::MovesToSameValue, step: Some(step) }));
            }
            Some(Ok(Some(value))) if value < here => {
                below.insert(value);
            }
            _ => {}
        }
    }
    // The least value that no option has.
    let mut missing = UBig::ZERO;
    while below.contains(&missing) {
        missing += 1u8;
    }
    let failure = Failure::NoMoveToValue(missing.to_string());
    Ok((complete && missing < here).then_some(Contradiction { failure, step: None }))
}
