//! Claims about nim-values of heaps, proved by Guy and Smith's theorem: what automata would take too long for.

use super::result::{Attempted, Method, Proved, Ranks};
use super::told::{Open, Statement};
use crate::cached::{CachedValues, PATIENT, stop};
use crate::truth;
use heap::Period;
use kernel_heaps::PeriodCertificate;
use question::Variant;
use rules::{ClaimInstance, Content, Convention};
use sequences::certificate;
use solve::{Instant, Limits};

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
            if saltus.is_zero() && claim.convention == Convention::Normal && !claim.is_partial() =>
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
    let certificate = certificate(&heaps, variant, claim, limits)?.to_string();
    let begun = Instant::now();
    let theorem = match certificate::checked(&certificate, limits) {
        Ok(theorem) => theorem,
        // The claim may begin to be wrong later than was looked at.
        Err(rejection) => return Some(Attempted::Undecided(Box::new(Open::Uncounted(Box::new(rejection))))),
    };
    let phases = vec![Ranks { when: None, falling: variant.coordinates() }];
    Some(Attempted::Proved(Box::new(Proved {
        theorem: Statement::of(variant, claim, None, &[]),
        assumptions: vec![],
        lemmas: vec![],
        phases,
        method: Method::Period { start: theorem.start, length: theorem.length, computed: theorem.computed },
        certificate,
        checked: begun.elapsed(),
    })))
}

/// Certificate of a claim that lists nim-values and how they repeat; `None` if no period is found, or they grow.
fn certificate(
    heaps: &CachedValues,
    variant: &Variant,
    claim: &ClaimInstance,
    limits: &Limits,
) -> Option<PeriodCertificate> {
    let Content::Periodic { start, period, saltus } = claim.content() else { return None };
    // Claims of lists that grow are for automata.
    if !saltus.is_zero() {
        return None;
    }
    let subject = certificate::subject(variant, heaps.shape())?;
    let listed = start.len() + period.len();
    let values = start.iter().chain(period).map(|value| u32::try_from(value).ok()).collect::<Option<_>>()?;
    let most = heaps.most(PATIENT)?.max(4 * listed);
    let mut sequence = heaps.sequence();
    let found = sequence.period(most, &mut |sequence| stop(sequence, limits).is_none())?;
    // As long as it is claimed to be.
    let offset = subject.offset as usize;
    let claimed = Period { start: start.len().saturating_sub(offset), length: period.len(), saltus: 0 };
    let mut certificate = certificate::claimed(subject, &sequence, claimed, values);
    certificate.start = start.len();
    (found.saltus == 0).then_some(certificate)
}
