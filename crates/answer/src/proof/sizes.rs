//! Claims proved for any number of components, or for rows of any length.

use super::names;
use super::result::{Attempt, Attempted, Ends, Method, Proved, Ranks};
use super::task::Task;
use super::told::{Scope, Statement};
use ::prove::{Question, prove_sizes};
use kernel_sizes::Falls;
use limits::{Instant, Meter};
use question::Variant;
use rules::{ClaimInstance, Subject};
use solve::Limits;

/// Limit on the steps of a proof: where there is one it takes far less.
const STEPS: u64 = 1 << 23;

/// The proof of a claim for all sizes, or the defect of one; `None` if there is none.
pub(crate) fn proved(
    variant: &Variant,
    claim: &ClaimInstance,
    meter: &Meter,
    limits: &Limits,
) -> Option<Attempted> {
    if matches!(claim.subject, Subject::Component(_)) {
        return None;
    }
    let steps = meter.limits().steps.map_or(STEPS, |steps| steps.min(STEPS));
    let own = Meter::new(&meter.limits().clone().with_steps(steps));
    let question = Question { instance: variant.instance(), claim: claim.place, size: None };
    let found = prove_sizes(question, &own).ok()??;
    let certificate = found.certificate(&own).ok()?;
    let (text, begun) = (certificate.to_string(), Instant::now());
    match verify::check_sizes(&text, limits) {
        Err(rejection) if rejection.is_undecided() => return None,
        Err(rejection) => return Some(Attempted::Rejected(Box::new(rejection))),
        Ok(_) => {}
    }
    let (ends, ranks) = match &found.reasons.falls {
        Falls::Ranks(ranks) => (Ends::Ranks, ranks.as_slice()),
        Falls::Last => (Ends::Last, &[][..]),
        Falls::First => (Ends::First, &[][..]),
        Falls::Count => (Ends::Counts, &[][..]),
    };
    let rank = |rank: &kernel::Rank| names::sum(rank, |place| found.statement.entry[place].clone());
    let mut theorem = Statement::of(variant, claim, None, &[]);
    theorem.scope.all_sizes = true;
    Some(Attempted::Proved(Box::new(Proved {
        theorem,
        assumptions: vec![],
        lemmas: vec![],
        phases: vec![Ranks { when: None, falling: ranks.iter().map(rank).collect() }],
        method: Method::Sizes {
            ends,
            steps: certificate.tables.statement.moves.len(),
            relations: certificate.tables.definitions.len(),
        },
        certificate: text,
        checked: begun.elapsed(),
    })))
}

/// The attempt to prove a claim for all sizes, if it succeeds.
pub(super) fn attempt(
    variant: &Variant,
    claim: &ClaimInstance,
    task: &Task,
    limits: &Limits,
) -> Option<Attempt> {
    if task.sizes.is_some() || limits.stopped().is_some() {
        return None;
    }
    let begun = Instant::now();
    let meter = Meter::new(&limits.clone().with_states(task.states));
    let result = proved(variant, claim, &meter, limits)?;
    let core = task.core.then(|| verify::stated(&result.proved()?.certificate)).flatten().map(Box::new);
    Some(Attempt {
        game: variant.name().into(),
        convention: claim.convention,
        claim: claim.place + 1,
        text: variant.claimed(claim),
        size: None,
        scope: Scope { all_sizes: true, ..Scope::of(variant, None) },
        result,
        core,
        steps: vec![],
        states: None,
        automaton: None,
        time: begun.elapsed(),
    })
}
