//! The smallest position at which a refuted claim fails, replayed by the engine.

use crate::truth::{self, Counterexample};
use ::prove::{Question, Refutation};
use dashu_int::UBig;
use limits::Meter;
use question::{Component, Variant};
use rules::ClaimInstance;
use solve::Limits;

/// Effort for the search for the smallest position: some tenths of a second.
const STATES: usize = 1 << 16;
const STEPS: u64 = 1 << 24;

/// The largest numbers up to which all positions are looked at, by how many numbers a position has.
const UPTO: [u64; 3] = [100_000, 400, 60];
/// The same for a smaller position than one that is known.
const UPTO_SMALLER: [u64; 3] = [4_096, 400, 60];

/// The same refutation at the smallest position at which the claim contradicts itself.
pub(super) fn smallest(question: Question, refutation: Refutation, limits: &Limits) -> Refutation {
    let limits = limits.clock().with_states(STATES).with_steps(STEPS);
    ::prove::smallest(question, refutation, &Meter::new(&limits))
}

/// Failure of the claim there by the rules; else the smallest position at which it is wrong. Where moves raise numbers the
/// claim may be wrong at a smaller position than any where it contradicts itself; then that one is reported.
pub(super) fn counterexample(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    refutation: &Refutation,
    limits: &Limits,
) -> Option<Counterexample> {
    let position = &refutation.position;
    let within = |upto: &[u64]| upto.get(position.len().saturating_sub(1)).copied().unwrap_or(24);
    let found = truth::contradiction(variant, claim, Component::of_places(variant.form(), position), limits);
    let total = u64::try_from(&position.iter().sum::<UBig>()).ok();
    let largest = position.iter().max().and_then(|largest| u64::try_from(largest).ok());
    let upto = match &found {
        Some(_) => total.filter(|&total| total <= within(&UPTO_SMALLER)),
        // Which of several claims is wrong, and what assumptions leave open, the rules tell of small positions.
        None => largest.filter(|&largest| largest <= within(&UPTO)),
    };
    let smaller = upto.and_then(|upto| truth::smallest(variant, claim, upto.max(4), size, limits));
    smaller.or(found)
}
