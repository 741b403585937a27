//! Claims proved for all positions, or refuted by the smallest position.
//!
//! A proof counts once its certificate has been read and accepted by the checker, which shares no code with the prover.

mod addable;
mod attempt;
mod automaton;
pub(crate) mod cache;
mod checked;
pub(crate) mod divided;
pub(crate) mod family;
mod names;
mod period;
mod refute;
mod result;
pub(crate) mod sizes;
mod task;
mod told;

pub(crate) use ::prove::{Chosen, Strategy};
pub use addable::{Addable, NotAddable, addable};
pub(crate) use attempt::{attempted, proved};
pub use automaton::Automaton;
use limits::{Instant, Meter};
pub use result::{Attempt, Attempted, ByAutomata, Ends, Method, Proofs, Proved, Ranks, Step, Unfounded};
pub use task::Task;
pub use told::{Accepts, Contradiction, Open, Scope, Statement, Unclaimed};
pub use verify::{
    Claimed, Refused, Rejection, Shown, Stated, Theorem, Uncompared, claim_of, parts, verify, verify_all,
};

use crate::{selected, truth};
use ::prove::Question;
use question::{Problems, Variant, laws};
use rules::{ClaimInstance, Convention};
use solve::{Limits, StopReason};
use task::sizes;

/// Proves or refutes the claims of a game. Where a parameter is a choice of words that was not `given`, every word is
/// looked at.
///
/// ```
/// use answer::proof;
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let proofs = proof::prove(&variant, &[], &proof::Task::default(), &solve::Limits::none()).unwrap();
/// assert!(proofs.is_proved());
/// ```
pub fn prove(variant: &Variant, given: &[&str], task: &Task, limits: &Limits) -> Result<Proofs, Problems> {
    limits.watching(|| proved_within(variant, given, task, limits))
}

/// No claim of those task was tried.
fn untried(mut proofs: Proofs, variant: &Variant, task: &Task, reason: StopReason) -> Proofs {
    let claims = variant.instance().claims().iter().filter(|claim| {
        task.convention.is_none_or(|task| task == claim.convention)
            && task.claim.is_none_or(|task| task == claim.place + 1)
    });
    proofs.untried = claims.count();
    proofs.limits_hit = Some(reason);
    proofs
}

fn proved_within(
    variant: &Variant,
    given: &[&str],
    task: &Task,
    limits: &Limits,
) -> Result<Proofs, Problems> {
    if let Some(number) = task.claim {
        selected(variant, given, number, task.convention)?;
    }
    let mut proofs = Proofs { game: variant.game().name.clone(), ..Proofs::default() };
    let asked = variant;
    let variants = match (variant.choices(given), limits.stopped()) {
        // The time was over before the game was read once more.
        (Err(_), Some(reason)) => return Ok(untried(proofs, variant, task, reason)),
        (variants, _) => variants?,
    };
    for variant in variants {
        laws::sound_everywhere(&variant, limits)?;
        for convention in [Convention::Normal, Convention::Misere] {
            if task.convention.is_some_and(|task| task != convention) {
                continue;
            }
            let variant = variant.under(convention);
            for claim in variant.instance().claims() {
                let named = task.claim.is_none_or(|task| task == claim.place + 1);
                if claim.convention != convention || !named {
                    continue;
                }
                let all = sizes::attempt(&variant, claim, task, limits);
                let each = if all.is_some() { vec![] } else { sizes(&variant, claim, task) };
                proofs.attempts.extend(all);
                for size in each {
                    proofs.limits_hit = proofs.limits_hit.or_else(|| limits.stopped());
                    // Another claim may need less memory.
                    if limits.stopped().is_some() {
                        proofs.untried += 1;
                        continue;
                    }
                    let (attempt, spent) = attempt(&variant, claim, size, given, task, limits);
                    // Of what is refuted the smallest position may not have been found in time.
                    if matches!(attempt.result, Attempted::Undecided(_) | Attempted::Refuted(_)) {
                        let memory = matches!(spent, Some(StopReason::Memory)).then_some(StopReason::Memory);
                        proofs.limits_hit = proofs.limits_hit.or(limits.stopped()).or(memory);
                    }
                    proofs.attempts.push(attempt);
                }
            }
        }
    }
    if proofs.attempts.is_empty() && proofs.untried == 0 {
        proofs.unclaimed = Some(Unclaimed::of(asked, task.convention));
    }
    Ok(proofs)
}

fn attempt(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    given: &[&str],
    task: &Task,
    limits: &Limits,
) -> (Attempt, Option<StopReason>) {
    let begun = Instant::now();
    let meter = Meter::new(&limits.clone().with_states(task.states));
    let for_all =
        |given| size.is_none().then(|| family::proved(variant, claim, given, &meter, limits)).flatten();
    let own = || match divided::attempted(variant, claim, size, &meter, limits) {
        // For the values given it may cost more than for all.
        (Attempted::Undecided(why), steps) if !given.is_empty() => {
            for_all(&[]).unwrap_or((Attempted::Undecided(why), steps))
        }
        other => other,
    };
    let (result, steps) = match for_all(given).unwrap_or_else(own) {
        // A claim that automata do not decide may fail at small positions.
        (Attempted::Undecided(why), steps) => match truth::disagreement(variant, claim, size, limits) {
            Some(counterexample) => (Attempted::Refuted(Box::new(counterexample)), steps),
            None => (Attempted::Undecided(why), steps),
        },
        other => other,
    };
    let (states, automaton) = match result.proved().and_then(Proved::automata) {
        Some(by) if !by.divided && !by.heap => {
            let question = Question { instance: variant.instance(), claim: claim.place, size };
            automaton::automaton(variant, question, by.numeration, limits)
        }
        _ => (None, None),
    };
    let attempt = Attempt {
        game: variant.name().into(),
        convention: claim.convention,
        claim: claim.place + 1,
        text: variant.claimed(claim),
        size,
        scope: Scope::of_claim(variant, claim, size),
        core: task.core.then(|| core(variant, claim, size, &result, limits)).flatten().map(Box::new),
        result,
        steps,
        states,
        automaton,
        time: begun.elapsed(),
    };
    (attempt, meter.over())
}

/// The claim as the checker reads it: what is proved, or else the claim without assumptions.
fn core(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    result: &Attempted,
    limits: &Limits,
) -> Option<Stated> {
    if let Some(proved) = result.proved() {
        return verify::stated(&proved.certificate);
    }
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    verify::made(question, &Meter::new(limits)).map(Stated::Family)
}
