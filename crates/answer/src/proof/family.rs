//! Claims proved for all values of parameters at once.

use super::attempt::shown;
use super::checked::Checked;
use super::names;
use super::result::{Attempted, Step};
use super::told::Statement;
use ::prove::{Answer, Theorem};
use kernel_residues::Family;
use limits::Meter;
use question::Variant;
use rules::{ClaimInstance, ParameterKind};
use solve::Limits;

/// Limit on the steps of a proof: where there is one it takes far less.
const STEPS: u64 = 1 << 23;

/// The proof of a claim for all values of the parameters that are not given, with its steps; `None` if there is none.
pub(crate) fn proved(
    variant: &Variant,
    claim: &ClaimInstance,
    given: &[&str],
    meter: &Meter,
    limits: &Limits,
) -> Option<(Attempted, Vec<Step>)> {
    let names = family::open(variant.instance(), given);
    let instance = family::proper(variant.instance(), &names, claim.place).ok()?;
    let own = Meter::new(&meter.limits().clone().with_steps(STEPS));
    let Answer::Proved(theorem) = ::prove::prove(verify::of_family(&instance, claim)?, &own) else {
        return None;
    };
    let checked = match Checked::of(variant, &theorem, &own, limits) {
        Ok(checked) => checked,
        Err(Attempted::Undecided(_)) => return None,
        Err(attempted) => return Some((attempted, vec![])),
    };
    let places = places(&theorem, [&*variant.coordinates(), &*names].concat());
    let phases = names::phases(&theorem.phases, |place| places[place].clone());
    let statement = Statement {
        game: variant.with_open(&names),
        parameters: bounds(variant, &names),
        open: names,
        ..Statement::of(variant, claim, None, &[])
    };
    Some((checked.proves(statement, phases), theorem.steps.iter().map(shown).collect()))
}

/// The parameters with their bounds, as the text declares them.
fn bounds(variant: &Variant, names: &[String]) -> Vec<String> {
    let declared = variant.ruleset().parameters.iter().filter(|parameter| {
        matches!(parameter.kind, ParameterKind::Natural { .. }) && names.contains(&parameter.name)
    });
    let said = declared.map(|parameter| variant.quote(parameter.span));
    said.map(|said| said.split(" default").next().unwrap_or_default().trim().to_owned()).collect()
}

/// The numbers of the statement about quotients and remainders, as terms of the language, given the names of those that
/// are divided.
pub(super) fn places(theorem: &Theorem, own: Vec<String>) -> Vec<String> {
    let Some(family @ Family { moduli, statement }) = theorem.family.as_deref() else { return own };
    let sums: Vec<String> = moduli
        .iter()
        .map(|modulus| {
            let text = names::sum(&modulus.sum, |place| statement.places[place].clone());
            if text.contains(' ') { format!("({text})") } else { text }
        })
        .collect();
    let mut all = vec![];
    // A value that is divided is that of a heap beside the game.
    let heap = theorem.statement.places.iter().any(|place| place.starts_with("value/"));
    for (place, depth) in own
        .iter()
        .map(String::as_str)
        .chain(heap.then_some("value"))
        .zip(family.depths().into_iter().chain([0]))
    {
        let mut rest = place.to_owned();
        for sum in &sums[depth..] {
            all.push(format!("{rest} div {sum}"));
            rest = format!("{rest} mod {sum}");
        }
        all.push(rest);
    }
    all
}
