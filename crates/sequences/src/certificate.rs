//! Certificates of periods, and how a period is known.

use super::elaborate::elaborate;
use ::heap::{Period, Rules, Sequence, Shape, Split, Theorem, growing, tails};
use kernel_heaps::{Heaps, PeriodCertificate, PeriodFlaw, PeriodTheorem, Rejection, check_period};
use question::heaps::HeapGame;
use question::shape::HeapShape;
use question::{Variant, codes};
use rules::{Convention, Instance, NoLibrary};
use solve::{Limits, StopReason};

/// A certificate with more values than this lists none.
const MOST_LISTED: usize = 1 << 12;
/// The same where values grow, so that a certificate has at most ten thousand bytes.
const MOST_GROWING: usize = 1 << 10;
/// Up to this many values the checker is asked at once; beyond, only for a certificate that was requested.
const MOST_CHECKED: usize = 1 << 22;
/// The most stones that a move may take that splits what is left.
const MOST_TAKEN: usize = 1 << 20;
/// The longest period of amounts without end.
const LONGEST: usize = 1 << 12;
/// Amounts up to this one have digits in codes.
const MOST_DIGITS: usize = 4096;

/// A game on one heap as certificates write it.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its moves.
    pub heaps: Heaps,
    /// Heaps of at most so many stones have no moves.
    pub offset: u32,
}

impl Subject {
    /// A game of the language.
    pub fn of(instance: &Instance, shape: &HeapShape) -> Option<Subject> {
        let offset = u32::try_from(shape.heaps.offset).ok()?;
        Some(Subject { heaps: elaborate(instance)?, offset })
    }

    /// A game on heaps; `None` if certificates do not cover such games.
    pub fn of_game(game: &HeapGame) -> Option<Subject> {
        match game {
            HeapGame::Code(_) | HeapGame::Grundy => {
                let by_code = kinds(&game.rules()).map(|kinds| Heaps::of_amounts(&kinds));
                by_code.map(|heaps| Subject { heaps, offset: 0 }).or_else(|| written(game))
            }
            HeapGame::Rules(game) => subject(game.variant(), game.shape()),
        }
    }
}

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
    pub fn citation(self) -> Option<&'static str> {
        match self {
            Ground::Theorem(Theorem::GuySmith(_)) => Some("Guy and Smith 1956"),
            Ground::Theorem(Theorem::Window(_)) => Some("window theorem"),
            Ground::Theorem(Theorem::Tails) => Some("theorem of repeating amounts"),
            Ground::Theorem(Theorem::Growing) => Some("theorem of arithmetic periods"),
            Ground::Certified(_) | Ground::Automata => None,
        }
    }
}

/// Evidence for a period that a theorem on heaps proves of these values, with the certificate if there is one. The period is
/// called proved only if the checker accepts that certificate here and now.
pub fn ground(
    subject: Option<Subject>,
    sequence: &Sequence,
    period: Period,
    limits: &Limits,
) -> Result<(Ground, Option<String>), Uncertified> {
    let theorem = Theorem::proving(sequence.rules(), &period).ok_or(Uncertified::Unspoken)?;
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
pub fn certified(
    subject: Subject,
    sequence: &Sequence,
    period: Period,
    limits: &Limits,
) -> Result<String, Uncertified> {
    let text = of(subject, sequence, period).to_string();
    match checked(&text, limits) {
        Ok(_) => Ok(text),
        Err(rejection) if rejection.is_undecided() || rejection == Rejection::Period(PeriodFlaw::TooLong) => {
            Err(limits.stopped().map_or(Uncertified::Large, Uncertified::Stopped))
        }
        Err(rejection) => Err(Uncertified::Rejected(rejection)),
    }
}

/// Checks a certificate of a period.
pub fn checked(text: &str, limits: &Limits) -> Result<PeriodTheorem, Rejection> {
    verify::small(limits, |most| check_period(text, most))
}

/// A game of the language as certificates write it, if they cover such games.
pub fn subject(variant: &Variant, shape: &HeapShape) -> Option<Subject> {
    if speaks_of(&shape.rules) { Subject::of(variant.instance(), shape) } else { None }
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

impl Uncertified {
    /// Reason why a period of a game has no certificate before one is proved: whether certificates cover such games.
    pub fn of(game: &HeapGame) -> Uncertified {
        if Subject::of_game(game).is_some() { Uncertified::Open } else { Uncertified::Unspoken }
    }
}

/// The subject of a code by its rules as a text, which are recognised as the same.
fn written(game: &HeapGame) -> Option<Subject> {
    let text = codes::text(&game.name(), &game.rules())?;
    let ruleset = rules::parse(&text, &NoLibrary).ruleset?;
    let instance = ruleset.instantiate(&[], Some(Convention::Normal)).ok()?;
    let shape = HeapShape::of(&instance)?;
    let same = shape.heaps.offset == 0 && shape.rules == game.rules() && speaks_of(&shape.rules);
    if same { Subject::of(&instance, &shape) } else { None }
}

/// The certificate of a period of a game, which begins as early as possible and is as short.
fn of(subject: Subject, sequence: &Sequence, period: Period) -> PeriodCertificate {
    let offset = subject.offset as usize;
    let mut certificate = claimed(subject, sequence, period, vec![]);
    let value = |heap: usize| sequence.value(heap.saturating_sub(offset));
    let repeats = |heap: usize| {
        value(heap).and_then(|value| value.checked_add(period.saltus)) == value(heap + period.length)
    };
    // Heaps without moves may be part of the period as well.
    while certificate.start > 0 && period.start == 0 && repeats(certificate.start - 1) {
        certificate.start -= 1;
    }
    certificate.least = true;
    let count = certificate.start + period.length;
    if count <= if period.saltus > 0 { MOST_GROWING } else { MOST_LISTED } {
        certificate.values = (0..count).map_while(value).collect();
    }
    certificate
}

/// The certificate that values repeat; the period is about heaps smaller by the offset, the values are about all.
pub fn claimed(subject: Subject, sequence: &Sequence, period: Period, values: Vec<u32>) -> PeriodCertificate {
    let Period { start, length, saltus } = period;
    let space = sequence.statistics().space;
    let mask = space.and_then(|(mask, parity)| Some((u32::try_from(mask).ok()?, parity)));
    let rules = sequence.rules();
    let after = match Theorem::proving(rules, &period) {
        Some(Theorem::Tails) => Some(tails::begins(rules, &period, sequence.len()).unwrap_or(0)),
        Some(Theorem::Growing) => growing::begins(rules, &period, &sequence.values().collect::<Vec<_>>()),
        _ if takes_far(rules) => {
            Some(start.max(1) + rules.amounts(0).settled().max(rules.amounts(1).settled()).max(1))
        }
        _ => None,
    };
    let Subject { heaps, offset } = subject;
    let start = start + offset as usize;
    PeriodCertificate { heaps, start, length, saltus, least: false, values, offset, mask, after }
}

/// Returns `true` if certificates of periods cover such games by their rules.
fn speaks_of(rules: &Rules) -> bool {
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
        && splits.iter().any(|split| split.taken.largest().is_none_or(|largest| largest >= MOST_DIGITS))
}

/// Kinds of moves of a game that has a code: heaps left, and amounts.
fn kinds(rules: &Rules) -> Option<Vec<(usize, Vec<usize>)>> {
    rules.largest().filter(|&most| rules.is_finite() && most < MOST_DIGITS)?;
    let kind = |split: &Split| {
        let free = split.shape == Shape::Free || split.parts.least < 2;
        let spelled = split.parts.least <= kernel_heaps::moves::MOST_PARTS && free && split.added.is_empty();
        spelled.then(|| (split.parts.least, split.taken.few().to_vec()))
    };
    rules.splits().iter().map(kind).collect()
}
