//! Claims about nim-values of heaps, proved by Guy and Smith's theorem: what automata would take too long for.

use super::result::{Attempted, Method, Proved};
use super::told::{Open, Statement};
use crate::truth;
use question::Variant;
use rules::{ClaimInstance, Content, Convention};
use sequences::cache::CachedValues;
use sequences::certificate;
use solve::Limits;
use std::time::Instant;

/// Lists with more values than this are not for automata.
const LONG: usize = 128;

/// Returns `true` if a claim lists many nim-values.
pub(super) fn is_long(claim: &ClaimInstance) -> bool {
    listed(claim).is_some_and(|count| count > LONG)
}

/// Number of repeating nim-values that a claim lists.
fn listed(claim: &ClaimInstance) -> Option<usize> {
    match claim.content() {
        Content::Periodic { start, period, saltus }
            if saltus.is_zero() && claim.convention == Convention::Normal =>
        {
            Some(start.len() + period.len())
        }
        _ => None,
    }
}

/// Attempt to prove a claim that nim-values are periodic; `None` for any other claim, for a game that the theorem does not cover, or if no
/// period is found among reasonably many values.
pub(super) fn attempted(variant: &Variant, claim: &ClaimInstance, limits: &Limits) -> Option<Attempted> {
    let count = listed(claim)?;
    let heaps = CachedValues::of(variant)?;
    if let Some(wrong) = heaps.differs(claim, count, limits) {
        return truth::smallest(variant, claim, wrong.max(4), None, limits)
            .map(|found| Attempted::Refuted(Box::new(found)));
    }
    let certificate = heaps.certificate(variant, claim, limits)?.to_string();
    let begun = Instant::now();
    let theorem = match certificate::checked(&certificate, limits) {
        Ok(theorem) => theorem,
        // The claim may begin to be wrong later than was looked at.
        Err(rejection) => return Some(Attempted::Undecided(Box::new(Open::Uncounted(Box::new(rejection))))),
    };
    let ranks = variant.coordinates();
    Some(Attempted::Proved(Box::new(Proved {
        theorem: Statement::of(variant, claim, None, &[]),
        assumptions: vec![],
        ranks,
        method: Method::Period { start: theorem.start, length: theorem.length, computed: theorem.computed },
        certificate,
        checked: begun.elapsed(),
    })))
}
