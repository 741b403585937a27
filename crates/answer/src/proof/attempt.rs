//! One claim: proved, refuted, or neither.

use super::checked::Checked;
use super::result::{Attempted, Step, Unfounded};
use super::told::{Contradiction, Open, Statement};
use super::{names, period, refute};
use crate::truth;
use ::prove::{Answer, Demand, Purpose, Question, Refutation, Theorem};
use kernel::Phase;
use limits::Meter;
use question::Variant;
use rules::ClaimInstance;
use solve::Limits;
use std::time::Duration;

/// Result for a claim, within the limits of a meter.
pub(crate) fn attempted(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    meter: &Meter,
    limits: &Limits,
) -> Attempted {
    attempted_by_steps(variant, claim, size, meter, limits).0
}

/// The same, with the steps that automata decided.
pub(super) fn attempted_by_steps(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    meter: &Meter,
    limits: &Limits,
) -> (Attempted, Vec<Step>) {
    if period::is_long(claim)
        && let Some(attempted) = period::attempted(variant, claim, limits)
    {
        return (attempted, vec![]);
    }
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    let found = by_automata(variant, claim, question, meter, limits);
    // Where moves leave the positions that a claim is about, another claim may say what is there.
    if claim.is_partial()
        && matches!(found.0, Attempted::Undecided(_))
        && let Some(whole) = variant.instance().joined(claim.place)
    {
        let question = Question { instance: &whole, ..question };
        let joined = by_automata(variant, claim, question, meter, limits);
        if matches!(joined.0, Attempted::Proved(_)) {
            return joined;
        }
    }
    found
}

/// The same by automata.
fn by_automata(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    meter: &Meter,
    limits: &Limits,
) -> (Attempted, Vec<Step>) {
    match ::prove::prove(question, meter) {
        Answer::Proved(theorem) => {
            let attempted = proved(variant, claim, question, &theorem, meter, limits);
            (attempted, theorem.steps.iter().map(shown).collect())
        }
        Answer::Refuted(refutation) => {
            let steps = refutation.steps.iter().map(shown).chain([failed(&refutation)]).collect();
            (refuted(variant, claim, question, refutation, limits), steps)
        }
        Answer::Undecided(undecided) => {
            let attempted = period::attempted(variant, claim, limits);
            let why = || Attempted::Undecided(Box::new(Open::of(variant, &undecided)));
            (attempted.unwrap_or_else(why), vec![])
        }
    }
}

/// Verdict of the rules on a claim that the prover refutes.
fn refuted(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    refutation: Refutation,
    limits: &Limits,
) -> Attempted {
    let refutation = &refute::smallest(question, refutation, limits);
    let size = question.size;
    if let Some(counterexample) = refute::counterexample(variant, claim, size, refutation, limits) {
        return Attempted::Refuted(Box::new(counterexample));
    }
    let place = Contradiction::of(variant, &refutation.position, refutation.demand.purpose);
    let undecided = |why| Attempted::Undecided(Box::new(why));
    if claim.is_partial() && refutation.demand.purpose == Purpose::Stays {
        let made = truth::leaving(variant, claim, &refutation.position, limits);
        return undecided(Open::Leaves { position: place.position, made });
    }
    // The prover takes it that play ends, so what it says of play that need not says nothing.
    if variant.may_be_endless() {
        return undecided(Open::EndlessDraw);
    }
    if !variant.instance().terminates() {
        return undecided(match question::circle::quickly_found(variant) {
            Some(circle) => Open::Round(circle),
            None => Open::Unending(place),
        });
    }
    if !variant.may_draw() {
        return undecided(match variant.instance().assumptions() {
            [] => Open::Contradictory(place),
            _ => Open::Assumed(place),
        });
    }
    // With draws several claims are proved at once, and another one may be wrong.
    let others = ::prove::partners(variant.instance(), claim);
    let wrong = |other: &ClaimInstance| {
        let found = refute::counterexample(variant, other, size, refutation, limits)?;
        Some(Open::Partner { other: variant.claimed(other), counterexample: Box::new(found) })
    };
    let why = others.into_iter().find_map(wrong);
    undecided(why.unwrap_or(Open::Unfitting(place)))
}

pub(super) fn shown(step: &::prove::Step) -> Step {
    let ::prove::Step { demand, met, time } = step;
    decided(demand, *met, *time, true)
}

/// The step that fails.
fn failed(refutation: &Refutation) -> Step {
    decided(&refutation.demand, refutation.met, refutation.time, false)
}

fn decided(demand: &Demand, states: usize, time: Duration, holds: bool) -> Step {
    Step {
        purpose: demand.purpose,
        sentence: demand.sentence.to_string(),
        states,
        number: demand.number,
        time,
        holds,
    }
}

/// The ranks of the game itself: moves of it do not change a heap beside it.
fn own_phases(theorem: &Theorem) -> Vec<Phase> {
    let mut phases = theorem.phases.clone();
    if theorem.heap {
        let heap = theorem.statement.places.len() as kernel::Variable - 1;
        for phase in &mut phases {
            for rank in &mut phase.ranks {
                rank.terms.retain(|&(place, _)| place != heap);
            }
            phase.ranks.retain(|rank| !rank.terms.is_empty());
        }
    }
    phases
}

/// Writes the certificate and has it checked.
pub(crate) fn proved(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    theorem: &Theorem,
    meter: &Meter,
    limits: &Limits,
) -> Attempted {
    let checked = match Checked::of(variant, theorem, meter, limits) {
        Ok(checked) => checked,
        Err(attempted) => return attempted,
    };
    let refuted = |&place: &usize| truth::refuted_assumption(variant, place, limits);
    if let Some((assumption, counterexample)) = theorem.assumptions.iter().find_map(refuted) {
        return Attempted::Unfounded(Box::new(Unfounded { assumption, counterexample }));
    }
    let several = question.size.is_some();
    let own = own_phases(theorem);
    let phases = names::phases(&own, |place| names::place(variant, place, several));
    let theorem = Statement::of(variant, claim, question.size, &checked.assuming);
    checked.proves(theorem, phases)
}
