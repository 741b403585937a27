//! Certificates of periods.

use super::HeapGame;
use crate::Variant;
use crate::proof::arguments;
use ::certificate::{CodeFlaw, Moves, PeriodCertificate, Subject};
use ::heap::{Period, Rules, Sequence, Shape, Split};
use rules::{Body, Text};
use solve::StopReason;

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
    Some(of(subject(variant, claim), sequence, period))
}

/// A game of the language as certificates name it.
pub(crate) fn subject(variant: &Variant, claim: Option<usize>) -> Subject {
    Subject::Rules { text: variant.ruleset().text.clone(), arguments: arguments(variant), claim }
}

/// Why there is no certificate of a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncertified {
    /// None is proved.
    Open,
    /// Something is added in each period.
    Growing,
    /// Amounts without end may be taken.
    Endless,
    /// Certificates do not speak of such games for another reason: of such large amounts, of parts that must differ.
    Unspoken,
    /// The checker was stopped.
    Stopped(StopReason),
    /// The checker does not accept it: then the period is not proved either.
    Refused(Text),
}

impl HeapGame {
    /// Why certificates do not speak of it, if they do not.
    pub fn uncertified(&self) -> Uncertified {
        let rules = self.rules();
        let endless = |split: &Split| split.taken.tail().is_some();
        match self.subject() {
            Some(_) => Uncertified::Open,
            None if rules.splits().iter().any(endless) => Uncertified::Endless,
            None => Uncertified::Unspoken,
        }
    }

    /// As certificates name it; nothing if it is none that they speak of.
    pub(crate) fn subject(&self) -> Option<Subject> {
        match self {
            HeapGame::Code(_) | HeapGame::Grundy => code(&self.rules()).map(Subject::Code),
            HeapGame::Rules(game) => {
                let plain =
                    matches!(game.variant.ruleset().body, Body::Rules(_)) && game.shape.rules.is_finite();
                plain.then(|| subject(&game.variant, None))
            }
        }
    }
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

/// Whether certificates of periods speak of such games.
pub(super) fn speaks_of(rules: &Rules) -> bool {
    code(rules).is_some()
}

/// The code of a game, as certificates spell it; nothing if it has none.
fn code(rules: &Rules) -> Option<String> {
    let most = rules.largest().filter(|_| rules.is_finite())?;
    let mut digits = vec![0u8; most.min(1 << 16) + 1];
    for split in rules.splits() {
        if split.parts.least > 3
            || (split.shape != Shape::Free && split.parts.least > 1)
            || !split.added.is_empty()
        {
            return None;
        }
        for &taken in split.taken.few() {
            *digits.get_mut(taken)? |= 1 << split.parts.least;
        }
    }
    let moves: Result<Moves, CodeFlaw> = Moves::of_digits(&digits);
    let code = moves.ok()?.to_string();
    Moves::read(&code).ok().map(|_| code)
}
