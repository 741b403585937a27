//! What a game's text says, compared with what follows from its rules.
//!
//! Every claim, example and assumption is compared with exhaustive search on all positions up to a bound, and it
//! is said whether play ends at all. A claim that is wrong is refuted by the smallest position at which it
//! contradicts itself: one claimed lost with a move to another claimed lost, or one claimed won without.

mod assumption;
mod circle;
mod claim;
mod example;
mod local;
mod report;
mod rules;
pub(crate) mod truth;

pub(crate) use local::verdict;
pub(crate) use report::letter;
pub use report::{Counterexample, Failure, Finding, Report, Settled, Subject, Unchecked, Verdict};
pub use rules::flaws;

use ::rules::{Argument, ClaimInstance, ParameterKind};
use question::{Component, Problem, Variant, laws};
use solve::{Limits, StopReason};

/// The most combinations of choices that are looked at.
const MOST_VARIANTS: usize = 64;

/// Checks everything that a game's text says, on all positions with numbers up to `upto`.
///
/// Where a parameter is a choice of words that was not `given`, every word is looked at.
///
/// ```
/// use bouton::{Query, Workbench, check};
/// let workbench = Workbench::new();
/// let text = "game twice\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
///             (a, b) -> (a - k, b - k) where k >= 1\nP(a, b) iff a = 2*b or b = 2*a\n";
/// workbench.add("twice.game", text).unwrap();
/// let variant = workbench.variant(&Query::read("twice.game").unwrap(), None).unwrap();
/// let report = check(&variant, &[], 20, &solve::Limits::none()).unwrap();
/// let refuted = report.counterexamples().next().unwrap();
/// assert_eq!(refuted.position, "2,4");
/// assert_eq!(refuted.breaking.as_ref().unwrap().text, "(2,4) → (2,1)");
/// ```
pub fn check(variant: &Variant, given: &[&str], upto: u64, limits: &Limits) -> Result<Report, Vec<Problem>> {
    limits.watching(|| checked_within(variant, given, upto, limits))
}

fn checked_within(
    variant: &Variant,
    given: &[&str],
    upto: u64,
    limits: &Limits,
) -> Result<Report, Vec<Problem>> {
    let mut report =
        Report { game: variant.game().reference.clone(), upto, findings: Vec::new(), limits_hit: None };
    let variants = variants(variant, given)?;
    variants.iter().try_for_each(|variant| laws::sound_everywhere(variant, limits))?;
    for variant in &variants {
        if report.limits_hit.is_none() {
            rules::check(variant, &mut report);
        }
    }
    for variant in &variants {
        for convention in [::rules::Convention::Normal, ::rules::Convention::Misere] {
            let own = variant.instance().claims().iter().any(|claim| claim.convention == convention);
            if !own {
                continue;
            }
            let prepared = variant.under(convention);
            if let (Err(_), Some(reason)) = (&prepared, limits.stopped()) {
                report.stop(reason);
                continue;
            }
            let variant = prepared.map_err(problems)?;
            for claim in variant.instance().claims().iter().filter(|claim| claim.convention == convention) {
                claim::check(&variant, claim, upto, limits, &mut report);
            }
        }
    }
    for variant in &variants {
        assumption::check(variant, upto, limits, &mut report);
    }
    example::check(variant, limits, &mut report);
    Ok(report)
}

/// A claim that agreed with the rules.
pub(crate) struct Agreement {
    /// The largest number looked at.
    pub(crate) upto: u64,
    /// How many positions were looked at.
    pub(crate) positions: u64,
}

/// How far a claim agrees with the rules, as far as that is quickly found out; `None` if it does not.
pub(crate) fn agreement(variant: &Variant, claim: &ClaimInstance, limits: &Limits) -> Option<Agreement> {
    match quickly(variant, claim, None, limits)? {
        Verdict::Agrees { positions, upto, .. } => Some(Agreement { upto, positions }),
        _ => None,
    }
}

/// The smallest position at which a claim is wrong or contradicts itself, if one is quickly found; of sums and rows one
/// of this size.
pub(crate) fn disagreement(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    limits: &Limits,
) -> Option<Counterexample> {
    match quickly(variant, claim, size, limits)? {
        Verdict::Refuted(found) => Some(*found),
        _ => None,
    }
}

fn quickly(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    limits: &Limits,
) -> Option<Verdict> {
    claim::quickly(variant, claim, size, &quiet(limits))
}

/// The limits of a check that nobody asked for. Where play need not end, what is small is found among few positions or
/// not at all.
fn quiet(limits: &Limits) -> Limits {
    Limits { progress: None, positions: limits.positions.map(|most| most / 8), ..limits.clone() }
}

/// The smallest position with numbers up to a bound at which a claim is wrong or contradicts itself; of sums and rows one
/// of this size.
pub(crate) fn smallest(
    variant: &Variant,
    claim: &ClaimInstance,
    upto: u64,
    size: Option<usize>,
    limits: &Limits,
) -> Option<Counterexample> {
    claim::smallest(variant, claim, upto, size, &quiet(limits))
}

/// How a claim contradicts itself at a position, if it does.
pub(crate) fn contradiction(
    variant: &Variant,
    claim: &ClaimInstance,
    at: Vec<Component>,
    limits: &Limits,
) -> Option<Counterexample> {
    claim::contradiction(variant, claim, at, &quiet(limits))
}

/// An assumption, by place in the text, and what refutes it, if that is quickly found out.
pub(crate) fn refuted_assumption(
    variant: &Variant,
    place: usize,
    limits: &Limits,
) -> Option<(String, Counterexample)> {
    assumption::quickly_refuted(variant, place, limits)
}

/// Components that a play can run through for ever, the first again at the end, if they are quickly found.
pub(crate) fn circle(variant: &Variant) -> Option<Vec<String>> {
    circle::quickly_found(variant)
}

/// The game with every combination of the choices that were not given.
pub(crate) fn variants(variant: &Variant, given: &[&str]) -> Result<Vec<Variant>, Vec<Problem>> {
    let parameters = &variant.ruleset().parameters;
    let mut combinations: Vec<Vec<(String, Argument)>> = vec![Vec::new()];
    for (parameter, argument) in parameters.iter().zip(variant.instance().arguments()) {
        let mut values = vec![argument.clone()];
        if let ParameterKind::Choice(words) = &parameter.kind
            && !given.contains(&parameter.name.as_str())
            && combinations.len() * words.len() <= MOST_VARIANTS
        {
            values = words.iter().map(|word| Argument::Choice(word.clone())).collect();
        }
        let extend = |combination: Vec<(String, Argument)>| {
            let name = &parameter.name;
            let with = move |value: &Argument| {
                let mut longer = combination.clone();
                longer.push((name.clone(), value.clone()));
                longer
            };
            values.iter().map(with).collect::<Vec<_>>()
        };
        combinations = combinations.into_iter().flat_map(extend).collect();
    }
    let convention = variant.instance().convention();
    let make = |arguments| Variant::new(variant.game(), arguments, Some(convention)).map_err(problems);
    combinations.into_iter().map(make).collect()
}

pub(crate) fn problems(mistakes: Vec<question::problem::Mistake>) -> Vec<Problem> {
    mistakes.into_iter().map(Problem::new).collect()
}

impl Report {
    fn stop(&mut self, reason: StopReason) {
        self.limits_hit.get_or_insert(reason);
    }
}
