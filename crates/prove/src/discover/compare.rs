//! Claims compared with data, position by position.

use super::extent::Extent;
use super::oracle::{Goal, Label};
use super::sample::Sample;
use dashu_int::UBig;
use limits::{Limits, watch};
use rules::{ClaimInstance, Content, Instance, Outcome, Subject};

/// Number of compared positions between two polls for interruption.
const OFTEN: u64 = 16;

/// Result of comparing claims with a sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// The claims are right at all of its positions.
    Agrees,
    /// The claims are wrong at a position.
    Differs(Difference),
    /// The caller asked to stop; the claims are right in this smaller box, if any position beyond one was
    /// reached.
    Stopped(Option<Extent>),
}

/// The smallest position at which claims are wrong, by its largest number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    pub(crate) at: Vec<u64>,
    /// Outcome or value that follows from the rules there.
    pub(crate) label: Label,
    /// Number of smaller positions, at which they are right.
    pub(crate) agreed: u64,
}

/// Compares the claims of the game's convention with all positions of a sample.
pub(crate) fn compare(instance: &Instance, goal: Goal, sample: &Sample, limits: &Limits) -> Comparison {
    let convention = instance.convention();
    let claims: Vec<&ClaimInstance> =
        instance.claims().iter().filter(|claim| claim.convention == convention).collect();
    let mut within = None;
    let mut reached = 0;
    for (positions, (at, label)) in (0u64..).zip(sample.outwards()) {
        let largest = at.iter().copied().max().unwrap_or(0);
        if largest > reached {
            within = (positions > 0).then_some(Extent { positions, upto: largest - 1 });
            reached = largest;
        }
        if positions % OFTEN == 0 && (watch::is_stopped() || limits.stopped().is_some()) {
            return Comparison::Stopped(within);
        }
        let numbers: Vec<UBig> = at.iter().map(|&number| UBig::from(number)).collect();
        if claims.is_empty() || !claims.iter().all(|claim| agrees(claim, &numbers, goal, label)) {
            return Comparison::Differs(Difference { at, label, agreed: positions });
        }
    }
    Comparison::Agrees
}

/// Returns `true` if a claim at a position agrees with the rules.
fn agrees(claim: &ClaimInstance, at: &[UBig], goal: Goal, label: Label) -> bool {
    let sum: Vec<&[UBig]> = match claim.subject {
        Subject::Sum(arity) => at.chunks(arity.max(1)).collect(),
        Subject::Component(_) | Subject::Row => vec![at],
    };
    match (goal, claim.content(), label) {
        (Goal::Outcomes, Content::Outcome(said, _), Label::Outcome(outcome)) => {
            claim.holds(&sum) == Some(outcome == *said)
        }
        (Goal::Outcomes, Content::Outcome(said, _), Label::Value(value)) => {
            claim.holds(&sum) == Some((value == 0) == (*said == Outcome::P))
        }
        (Goal::Values, _, Label::Value(value)) => {
            claim.value(&sum).is_ok_and(|said| said == Some(UBig::from(value)))
        }
        _ => false,
    }
}
