//! The smallest position at which a refuted claim fails, replayed by the engine.

use crate::check::{self, Counterexample};
use crate::{Component, Variant};
use ::prove::Refutation;
use dashu_int::UBig;
use rules::{ClaimInstance, Form};
use solve::Limits;

/// The largest numbers up to which all positions are looked at, by how many numbers a position has.
const UPTO: [u64; 3] = [100_000, 400, 60];

/// The smallest position at which a claim contradicts itself; else the one that the prover has found.
pub(super) fn counterexample(
    variant: &Variant,
    claim: &ClaimInstance,
    refutation: &Refutation,
    limits: &Limits,
) -> Option<Counterexample> {
    // Where play need not end, what is small is found among few positions or not at all.
    let positions = limits.positions.map(|most| most / 8);
    let quiet = Limits { progress: None, positions, ..limits.clone() };
    let largest = refutation.position.iter().max().and_then(|largest| u64::try_from(largest).ok());
    let most = UPTO.get(refutation.position.len().saturating_sub(1)).copied().unwrap_or(24);
    if let Some(largest) = largest.filter(|&largest| largest <= most)
        && let Some(found) = check::smallest(variant, claim, largest.max(4), &quiet)
    {
        return Some(found);
    }
    check::contradiction(variant, claim, components(variant, &refutation.position), &quiet)
}

/// The places of a position as its components.
fn components(variant: &Variant, places: &[UBig]) -> Vec<Component> {
    let arity = match variant.form() {
        Form::Tuple(arity) => arity.max(1),
        Form::Row | Form::Edges => places.len().max(1),
    };
    places.chunks(arity).map(|naturals| Component { game: 0, naturals: naturals.to_vec() }).collect()
}
