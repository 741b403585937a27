//! Limits of checks. Steps are counted, not timed, so that every machine comes to the same verdict.

use crate::rejection::Rejection;
use limits::{Limits, Meter};

/// Maximum number of steps, if the caller allows no number: states of products, digits read, formulas turned into cases.
const STEPS: u64 = 100_000_000_000;
/// Maximum number of bytes for the states of one sentence, and for all formulas together.
const BYTES: u64 = 4 << 30;

/// The meter of a check, which is bounded even if the caller's limits are not.
pub(crate) fn meter(limits: &Limits) -> Meter {
    Meter::new(&Limits {
        steps: Some(limits.steps.unwrap_or(STEPS)),
        memory: Some(limits.memory.map_or(BYTES, |bytes| bytes.min(BYTES))),
        ..limits.clone()
    })
}

/// Result of a check: a rejection found after time ran out is replaced by "undecided".
pub(crate) fn judged<T>(limits: &Limits, result: Result<T, Rejection>) -> Result<T, Rejection> {
    match (result, limits.stopped()) {
        (Err(_), Some(reason)) => Err(Rejection::Undecided(reason)),
        (result, _) => result,
    }
}
