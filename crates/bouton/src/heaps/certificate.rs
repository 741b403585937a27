//! Certificates of periods.

use crate::Variant;
use crate::proof::arguments;
use ::certificate::{PeriodCertificate, Subject};
use ::heap::{Period, Sequence};
use rules::Body;

/// A certificate with more values than this lists none.
const MOST_LISTED: usize = 1 << 12;

/// The certificate of a period, and of a claim of the game; nothing if there is none for such a game.
pub(crate) fn certificate(
    variant: &Variant,
    sequence: &Sequence,
    period: Period,
    claim: Option<usize>,
) -> Option<PeriodCertificate> {
    let ruleset = variant.ruleset();
    if !matches!(ruleset.body, Body::Rules(_)) || period.saltus != 0 {
        return None;
    }
    let subject = Subject::Rules { text: ruleset.text.clone(), arguments: arguments(variant), claim };
    Some(of(subject, sequence, period))
}

/// The certificate of a period of a game.
pub(crate) fn of(subject: Subject, sequence: &Sequence, period: Period) -> PeriodCertificate {
    let Period { start, length, .. } = period;
    let values = match start + length {
        count @ ..=MOST_LISTED => sequence.values().take(count).collect(),
        _ => vec![],
    };
    let mask =
        sequence.statistics().space.and_then(|(mask, parity)| Some((u32::try_from(mask).ok()?, parity)));
    PeriodCertificate { subject, mask, start, length, values }
}
