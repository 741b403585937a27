//! Certificates of periods, and how a period is known.

use super::HeapGame;
use crate::verify;
use ::certificate::{CodeFlaw, Moves, PeriodCertificate, PeriodFlaw, Rejection, Subject};
use ::heap::{Period, Rules, Sequence, Shape, Split, Theorem, tails};
use question::shape::HeapShape;
use question::{Variant, codes};
use rules::{Body, Convention, NoLibrary};
use solve::{Limits, StopReason};

/// A certificate with more values than this lists none.
const MOST_LISTED: usize = 1 << 12;
/// Up to this many values the checker is asked at once; beyond, only for a certificate that was requested.
const MOST_CHECKED: usize = 1 << 22;
/// The most stones that a move may take that splits what is left.
const MOST_TAKEN: usize = 1 << 20;
/// The longest period of amounts without end.
const LONGEST: usize = 1 << 12;

/// Evidence for a period of nim-values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// By a theorem on heaps, and the checker has accepted a certificate of it.
    Certified(Theorem),
    /// By a theorem on heaps alone: there is no certificate format for the game, or the checker has not followed it.
    Theorem(Theorem),
    /// By automata; the checker has accepted the certificate.
    Automata,
}

impl Ground {
    /// The stable word for such evidence: `proved` or `theorem`.
    pub fn kind(self) -> &'static str {
        if self.is_certified() { "proved" } else { "theorem" }
    }

    /// Returns `true` if there is a certificate that the checker has accepted.
    pub fn is_certified(self) -> bool {
        !matches!(self, Ground::Theorem(_))
    }

    /// The name of the theorem, where nothing else is to be said for the period.
    pub(crate) fn citation(self) -> Option<&'static str> {
        match self {
            Ground::Theorem(Theorem::GuySmith(_)) => Some("Guy and Smith 1956"),
            Ground::Theorem(Theorem::Window(_)) => Some("window theorem"),
            Ground::Theorem(Theorem::Tails) => Some("theorem of repeating amounts"),
            Ground::Certified(_) | Ground::Automata => None,
        }
    }
}

/// Evidence for a period that a theorem on heaps proves of these values, with the certificate if there is one. The period is
/// called proved only if the checker accepts that certificate here and now.
pub(crate) fn ground(
    subject: Option<Subject>,
    sequence: &Sequence,
    period: Period,
    limits: &Limits,
) -> Result<(Ground, Option<String>), Uncertified> {
    let theorem = Theorem::of(sequence.rules()).ok_or(Uncertified::Unspoken)?;
    let alone = Ok((Ground::Theorem(theorem), None));
    let needed = period.needed(sequence.rules()).unwrap_or(sequence.len());
    let Some(subject) = subject.filter(|_| needed <= MOST_CHECKED) else { return alone };
    match certified(subject, sequence, period, limits) {
        Ok(text) => Ok((Ground::Certified(theorem), Some(text))),
        Err(rejected @ Uncertified::Rejected(_)) => Err(rejected),
        Err(_) => alone,
    }
}

/// The certificate of a period, which the checker has accepted.
pub(crate) fn certified(
    subject: Subject,
    sequence: &Sequence,
    period: Period,
    limits: &Limits,
) -> Result<String, Uncertified> {
    let text = of(subject, sequence, period).to_string();
    match verify::within(limits, |most| ::certificate::verify_period(&text, most)) {
        Ok(_) => Ok(text),
        Err(rejection) if rejection.is_undecided() || rejection == Rejection::Period(PeriodFlaw::TooLong) => {
            Err(limits.stopped().map_or(Uncertified::Large, Uncertified::Stopped))
        }
        Err(rejection) => Err(Uncertified::Rejected(rejection)),
    }
}

/// A game of the language as certificates name it.
pub(crate) fn subject(variant: &Variant, claim: Option<usize>) -> Option<Subject> {
    let ruleset = variant.ruleset();
    matches!(ruleset.body, Body::Rules(_)).then(|| Subject::Rules {
        text: ruleset.text.clone(),
        arguments: variant.changed_arguments(),
        claim,
    })
}

/// Reason why there is no certificate of a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncertified {
    /// None is proved.
    Open,
    /// No certificate format covers such games: too large amounts, parts that must differ, or too many parts.
    Unspoken,
    /// More values or steps would be needed than the checker takes.
    Large,
    /// The checker was stopped.
    Stopped(StopReason),
    /// The checker rejects it: then the period is not proved either.
    Rejected(Rejection),
}

/// A code with its reason, for logs; the crate `words` has the sentences.
impl std::fmt::Display for Uncertified {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Uncertified::Open => formatter.write_str("open"),
            Uncertified::Unspoken => formatter.write_str("unspoken"),
            Uncertified::Large => formatter.write_str("large"),
            Uncertified::Stopped(reason) => write!(formatter, "stopped: {}", reason.name()),
            Uncertified::Rejected(rejection) => write!(formatter, "rejected: {rejection}"),
        }
    }
}

impl std::error::Error for Uncertified {}

impl HeapGame {
    /// Reason why a period of it has no certificate before one is proved: whether certificates cover such games.
    pub fn uncertified(&self) -> Uncertified {
        if self.subject().is_some() { Uncertified::Open } else { Uncertified::Unspoken }
    }

    /// Subject of its certificates; `None` if they do not cover such games.
    pub(crate) fn subject(&self) -> Option<Subject> {
        match self {
            HeapGame::Code(_) | HeapGame::Grundy => {
                code(&self.rules()).map(Subject::Code).or_else(|| self.written())
            }
            HeapGame::Rules(game) => subject(&game.variant, None).filter(|_| speaks_of(&game.shape.rules)),
        }
    }

    /// By its rules as a text, which are recognised as the same.
    fn written(&self) -> Option<Subject> {
        let text = codes::text(&self.name(), &self.rules())?;
        let ruleset = rules::parse(&text, &NoLibrary).ruleset?;
        let instance = ruleset.instantiate(&[], Some(Convention::Normal)).ok()?;
        let shape = HeapShape::of(&instance)?;
        let same = shape.heaps.offset == 0 && shape.rules == self.rules() && speaks_of(&shape.rules);
        same.then(|| Subject::Rules { text: text.clone(), arguments: vec![], claim: None })
    }
}

/// The certificate of a period of a game.
pub(crate) fn of(subject: Subject, sequence: &Sequence, period: Period) -> PeriodCertificate {
    let Period { start, length, saltus } = period;
    let values = match start + length {
        count @ ..=MOST_LISTED => sequence.values().take(count).collect(),
        _ => vec![],
    };
    let mask =
        sequence.statistics().space.and_then(|(mask, parity)| Some((u32::try_from(mask).ok()?, parity)));
    let rules = sequence.rules();
    let after = takes_far(rules).then(|| match Theorem::of(rules) {
        Some(Theorem::Tails) => tails::begins(rules, &period, sequence.len()).unwrap_or(0),
        _ => start.max(1) + rules.amounts(0).settled().max(rules.amounts(1).settled()).max(1),
    });
    PeriodCertificate { subject, mask, start, length, saltus, after, values }
}

/// Returns `true` if certificates of periods cover such games by their rules.
pub(crate) fn speaks_of(rules: &Rules) -> bool {
    let plain = |split: &Split| {
        !split.parts.or_more
            && split.added.is_empty()
            && (split.shape == Shape::Free || split.parts.least < 2)
            && split.taken.tail().is_none_or(|tail| tail.period <= LONGEST)
    };
    let splits = rules.splits();
    let few = |split: &Split| {
        split.parts.least <= 3 && split.taken.largest().is_some_and(|largest| largest <= MOST_TAKEN)
    };
    splits.iter().all(plain) && (splits.iter().all(|split| split.parts.least < 2) || splits.iter().all(few))
}

/// Returns `true` if a game splits no heap and takes amounts without end, or beyond the digits of a code.
fn takes_far(rules: &Rules) -> bool {
    let splits = rules.splits();
    splits.iter().all(|split| split.parts.least < 2 && !split.parts.or_more)
        && splits
            .iter()
            .any(|split| split.taken.largest().is_none_or(|largest| largest >= Moves::MOST_DIGITS))
}

/// The code of a game, as certificates spell it; nothing if it has none.
fn code(rules: &Rules) -> Option<String> {
    let most = rules.largest().filter(|&most| rules.is_finite() && most < Moves::MOST_DIGITS)?;
    let mut digits = vec![0u8; most + 1];
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
