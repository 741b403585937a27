//! Claims and assumptions of a game's text, compared with exhaustive search by its rules, and refuted by the
//! smallest position at which they are wrong.

pub(crate) mod assumption;
pub(crate) mod claim;
pub(crate) mod local;
mod report;
pub(crate) mod rules;

pub(crate) use local::verdict;
pub use report::{
    Counterexample, Failure, Finding, Report, Settled, Subject, Tried, Unchecked, Verdict, letter,
};

use ::rules::ClaimInstance;
use dashu_int::UBig;
use question::{Component, Variant};
use solve::{Limits, StopReason};

/// A claim that agreed with the rules.
pub(crate) struct Agreement {
    /// The largest number looked at.
    pub(crate) upto: u64,
    /// Number of positions compared.
    pub(crate) positions: u64,
}

/// Extent to which a claim agrees with the rules, as far as that is quickly found out; `None` if it does not.
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

/// Limits of a check that was not requested. Where play need not end, what is small is found among few positions or
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

/// Contradiction of a claim at a position, if there is one.
pub(crate) fn contradiction(
    variant: &Variant,
    claim: &ClaimInstance,
    at: Vec<Component>,
    limits: &Limits,
) -> Option<Counterexample> {
    claim::contradiction(variant, claim, at, &quiet(limits))
}

/// A move from a position to one that a claim is not about, in words.
pub(crate) fn leaving(
    variant: &Variant,
    claim: &ClaimInstance,
    at: &[UBig],
    limits: &Limits,
) -> Option<String> {
    claim::leaving(variant, claim, Component::of_places(variant.form(), at), &quiet(limits))
}

/// An assumption, by place in the text, and what refutes it, if that is quickly found out.
pub(crate) fn refuted_assumption(
    variant: &Variant,
    place: usize,
    limits: &Limits,
) -> Option<(String, Counterexample)> {
    assumption::quickly_refuted(variant, place, limits)
}

impl Report {
    pub(crate) fn stop(&mut self, reason: StopReason) {
        self.limits_hit.get_or_insert(reason);
    }
}
