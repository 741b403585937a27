//! Claims proved with all numbers divided by a constant, where automata would have to count up to it.

use super::attempt::{attempted_by_steps, shown};
use super::checked::Checked;
use super::result::{Attempted, Step};
use super::told::Statement;
use super::{family, names};
use ::prove::{Answer, Question};
use limits::Meter;
use question::Variant;
use rules::ClaimInstance;
use solve::Limits;

/// Limit on the steps of a proof by the numbers themselves, before they are divided.
const UNDIVIDED: u64 = 1 << 22;

/// Limit on the steps of a proof by quotients and remainders.
const DIVIDED: u64 = 1 << 23;

/// Result for a claim, with the steps that automata decided: as it stands if that is quick, else divided, and else at length.
pub(crate) fn attempted(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    meter: &Meter,
    limits: &Limits,
) -> (Attempted, Vec<Step>) {
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    let within = |most: u64| {
        let steps = meter.limits().steps.map_or(most, |given| given.min(most));
        Meter::new(&meter.limits().clone().with_steps(steps))
    };
    let all = ::prove::divisors(question, &within(UNDIVIDED)).unwrap_or_default();
    if all.is_empty() {
        return attempted_by_steps(variant, claim, size, meter, limits);
    }
    let quick = within(UNDIVIDED);
    let found = attempted_by_steps(variant, claim, size, &quick, limits);
    if !matches!(found.0, Attempted::Undecided(_)) || quick.over().is_none() {
        return found;
    }
    let mut divided =
        all.into_iter().filter_map(|by| proved(variant, claim, question, by, &within(DIVIDED), limits));
    divided.next().unwrap_or_else(|| match meter.limits().steps {
        // More steps than these are not allowed.
        Some(most) if most <= UNDIVIDED => found,
        _ => attempted_by_steps(variant, claim, size, meter, limits),
    })
}

/// The proof of a claim by quotients and remainders of a constant, if there is one.
fn proved(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    by: i64,
    meter: &Meter,
    limits: &Limits,
) -> Option<(Attempted, Vec<Step>)> {
    let Answer::Proved(theorem) = ::prove::prove_divided(question, by, meter) else { return None };
    let checked = match Checked::of(variant, &theorem, meter, limits) {
        Ok(checked) => checked,
        Err(Attempted::Undecided(_)) => return None,
        Err(attempted) => return Some((attempted, vec![])),
    };
    let several = question.size.is_some();
    let count = theorem.family.as_ref().map_or(0, |family| family.statement.places.len());
    let own: Vec<String> = (0..count).map(|place| names::place(variant, place, several)).collect();
    let places = family::places(&theorem, own);
    let phases = names::phases(&theorem.phases, |place| places[place].clone());
    let statement = Statement::of(variant, claim, question.size, &checked.assuming);
    Some((checked.proves(statement, phases), theorem.steps.iter().map(shown).collect()))
}
