//! The choice of an engine.

use super::claims::Trust;
use super::found::{Found, is_small, refused};
use super::winning::Winning;
use super::{claimed, computed, misere, remoteness, theorem};
use crate::effort::Effort;
use crate::reason::Reason;
use question::{Position, Problem};
use solve::{Halt, Limits, StopReason};

/// Findings of the first engine that answers, in the order of [`super`].
pub(super) fn choose(position: &Position, most: usize, limits: &Limits) -> Result<Found, Problem> {
    let mut theorem = theorem::by_theory(position, most, limits)
        .or_else(|| claimed::by_known(position, Effort::Quick, most, limits))
        .or_else(|| misere::by_quotient(position, Effort::Quick, most, limits));
    if let Some(mut found) = theorem.take_if(|found| !claimed::lacks_moves(found) || !is_small(position)) {
        found.remoteness = remoteness::cheap(position, limits);
        return Ok(found);
    }
    let computed = computed::find(position, Some(Trust::Known(Effort::Quick)), most, limits);
    if let (Some(found), Err(_)) = (theorem, &computed) {
        return Ok(found);
    }
    match computed {
        Ok(mut found) => {
            if found.remoteness.is_none() {
                found.remoteness = remoteness::cheap(position, limits);
            }
            Ok(found)
        }
        // Who interrupts wants no conjecture.
        Err(halt) if limits.stopped() == Some(StopReason::Interrupted) => undecided(position, halt, limits),
        Err(halt) => {
            let proved = claimed::by_known(position, Effort::Patient, most, limits);
            let proved = proved.or_else(|| misere::by_quotient(position, Effort::Patient, most, limits));
            match proved.or_else(|| claimed::by_conjecture(position, most, limits)) {
                Some(found) => Ok(found),
                None => undecided(position, halt, limits),
            }
        }
    }
}

/// Fallback where no engine has answered.
pub(super) fn undecided(position: &Position, halt: Halt, limits: &Limits) -> Result<Found, Problem> {
    match halt.within(limits) {
        Halt::Stopped { reason, positions } => Ok(Found {
            outcome: None,
            value: None,
            claims_value: false,
            winning: Winning::default(),
            remoteness: None,
            why: vec![Reason::Undecided { stop: reason, positions }],
            evidence: None,
            engine: "none",
            stopped: Some(reason),
        }),
        Halt::Refused(refusal) => Err(refused(position, refusal)),
        Halt::File(flaw) => Err(Problem::checkpoint(flaw)),
    }
}
