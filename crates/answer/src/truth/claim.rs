//! A claim against exhaustive search.

use super::local::{self, Contradiction, Steps};
use super::report::{Counterexample, Failure, Finding, Report, Subject, Unchecked, Verdict, letter};
use super::rules::{Truth, boxed, corner, table_suits};
use dashu_int::UBig;
use question::enumerate::{self, Several, Tuples};
use question::step::Step;
use question::{Component, Position, Variant};
use rules::{ClaimInstance, Outcome, Untold};
use solve::{Halt, Limits, StopReason};
use tables::{Table, Want};

/// Positions for a quick check.
const QUICK: u64 = 1 << 16;
const QUICK_LISTED: u64 = 1 << 12;

/// Checks a claim and reports.
pub(crate) fn check(
    variant: &Variant,
    claim: &ClaimInstance,
    upto: u64,
    limits: &Limits,
    report: &mut Report,
) {
    let verdict = examine(variant, claim, upto, None, false, limits).unwrap_or_else(|halt| {
        let halt = halt.within(limits);
        if let Halt::Stopped { reason, .. } = halt {
            report.stop(reason);
        }
        match halt {
            Halt::Stopped { reason: stop, positions } => Unchecked::BrokenOff { stop, positions },
            halt => Unchecked::Halted(halt),
        }
        .into()
    });
    report.findings.push(Finding {
        subject: Subject::Claim,
        game: variant.name().into(),
        convention: claim.convention,
        text: variant.quote(claim.span),
        is_partial: claim.is_partial(),
        verdict,
    });
}

/// Quick comparison of a claim with the rules.
pub(crate) fn quickly(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    limits: &Limits,
) -> Option<Verdict> {
    let upto = match claim.subject {
        rules::Subject::Component(arity) => {
            let upto = enumerate::bound(arity, QUICK);
            if table_suits(variant, upto, limits) { upto } else { enumerate::bound(arity, QUICK_LISTED) }
        }
        rules::Subject::Sum(_) => 24,
        rules::Subject::Row => 12,
    };
    examine(variant, claim, upto, size, true, limits).ok()
}

/// The smallest position with numbers up to a bound at which a claim is wrong or contradicts itself.
pub(crate) fn smallest(
    variant: &Variant,
    claim: &ClaimInstance,
    upto: u64,
    size: Option<usize>,
    limits: &Limits,
) -> Option<Counterexample> {
    match examine(variant, claim, upto, size, true, limits).ok()? {
        Verdict::Refuted(found) => Some(*found),
        _ => None,
    }
}

/// Failure of a claim that contradicts itself at a position: the claim is wrong there, or at an option. If that takes too long to find out, the
/// contradiction alone is reported.
pub(crate) fn contradiction(
    variant: &Variant,
    claim: &ClaimInstance,
    at: Vec<Component>,
    limits: &Limits,
) -> Option<Counterexample> {
    if !at.iter().all(|component| variant.instance().is_position(&component.naturals)) {
        return None;
    }
    let position = Position::new(vec![variant.clone()], at);
    let found = local::contradiction(&position, claim, limits).ok()?;
    if found.is_none() && variant.instance().blocking().is_none() {
        return None;
    }
    let bounded =
        Limits { memory: Some(limits.memory.map_or(MEMORY, |most| most.min(MEMORY))), ..limits.clone() };
    if is_soon_solved(&position)
        && let Ok(wrong) = wrong_nearby(variant, claim, &position, &bounded)
    {
        return wrong;
    }
    // Where play ends, a claim that contradicts itself is wrong there or further on.
    let found = found.filter(|_| variant.instance().terminates())?;
    Some(contradicted(variant, claim, &position, found, None))
}

/// Mistake at a position where a claim contradicts itself, or else at one of its options.
fn wrong_nearby(
    variant: &Variant,
    claim: &ClaimInstance,
    position: &Position,
    limits: &Limits,
) -> Result<Option<Counterexample>, Halt> {
    let mut truth = Truth::new(position, limits)?;
    let mut wrong = |sum: Vec<Component>| -> Result<Option<Counterexample>, Halt> {
        if !is_about(claim, &sum) {
            return Ok(None);
        }
        match agrees(claim, &sum, &mut truth)? {
            Some(false) => {}
            Some(true) | None => return Ok(None),
        }
        match refuted(variant, claim, position, sum, limits)? {
            Verdict::Refuted(found) => Ok(Some(*found)),
            _ => Ok(None),
        }
    };
    if let Some(found) = wrong(position.components().to_vec())? {
        return Ok(Some(found));
    }
    let single = !matches!(claim.subject, rules::Subject::Sum(_));
    for step in local::steps(&position.unblocked(), limits)?.steps {
        // Of what a split leaves a claim about components speaks one by one.
        let after = step.apply(position);
        let sums = match (single, step.changes.first()) {
            (true, Some(change)) => change.parts.iter().map(|part| vec![part.clone()]).collect(),
            _ => vec![after],
        };
        for sum in sums {
            if let Some(found) = wrong(sum)? {
                return Ok(Some(found));
            }
        }
    }
    Ok(None)
}

/// A move from a position to one that a claim is not about.
pub(crate) fn leaving(
    variant: &Variant,
    claim: &ClaimInstance,
    at: Vec<Component>,
    limits: &Limits,
) -> Option<String> {
    let position = Position::new(vec![variant.clone()], at);
    let steps = local::steps(&position, limits).ok()?.steps;
    let leaves = |step: &Step| {
        let after = step.apply(&position);
        let sums: Vec<&[Component]> = match claim.subject {
            rules::Subject::Sum(_) => vec![&after],
            _ => after.chunks(1).collect(),
        };
        sums.into_iter().any(|sum| !is_about(claim, sum))
    };
    steps.into_iter().find(leaves).map(|step| step.text(&position))
}

/// Bytes for the truth about one position.
const MEMORY: u64 = 1 << 26;
/// The most options of positions with smaller numbers, about, for that.
const MOST_OPTIONS: u64 = 1 << 25;

/// Returns `true` if the positions below this one are few.
fn is_soon_solved(position: &Position) -> bool {
    let Some(words) = position.words() else { return false };
    let words = || words.iter().flat_map(|component| component.words.iter().copied());
    let largest = words().max().unwrap_or(0).max(1);
    let options = words().fold(largest, |all, word| all.saturating_mul(word.saturating_add(1)));
    options <= MOST_OPTIONS
}

/// Compares a claim with the truth on all positions up to a bound; of sums and rows on those of a size, if one is given.
/// Sums and rows, and all if it is to be quick, are compared up to a smaller bound where they take too much work.
fn examine(
    variant: &Variant,
    claim: &ClaimInstance,
    upto: u64,
    size: Option<usize>,
    quick: bool,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    let verdict = match claim.subject {
        rules::Subject::Component(arity) => tuples(variant, claim, arity, upto, quick, limits)?,
        rules::Subject::Sum(arity) => {
            several(variant, claim, enumerate::sums(variant, arity, upto, size), limits)?
        }
        rules::Subject::Row => several(variant, claim, enumerate::rows(variant, upto, size), limits)?,
    };
    match (&verdict, limits.stopped()) {
        (Verdict::Refuted(_), _) | (_, None) => Ok(verdict),
        // With more time the claim might have been evaluated.
        (_, Some(reason)) => Err(Halt::Stopped { reason, positions: verdict.positions() }),
    }
}

fn component(words: &[u64]) -> Component {
    Component { game: 0, naturals: words.iter().map(|&word| UBig::from(word)).collect() }
}

/// A claim about tuples.
fn tuples(
    variant: &Variant,
    claim: &ClaimInstance,
    arity: usize,
    upto: u64,
    quick: bool,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    let want = if claim.outcome().is_some() { Want::Outcomes } else { Want::Values };
    let corner = corner(variant, upto);
    let compared = match boxed(variant, upto, want, limits)? {
        Some(table) => mismatch(variant, claim, &table, limits)?,
        None => {
            let truth = Truth::new(&corner, limits)?;
            let mut truth = if quick { truth.sparing() } else { truth };
            let order = positions_up_to(variant, arity, upto).map(|at| vec![component(&at)]);
            first_mismatch(claim, order, &mut truth, limits)?
        }
    };
    let (positions, upto) = match compared.below {
        None => (compared.positions, upto),
        // Positions come by total: of those of smaller totals there is a whole box.
        Some(total) => match (total.checked_sub(1), arity as u64) {
            (Some(total), 1..) => {
                let upto = upto.min(total / arity as u64);
                (positions_up_to(variant, arity, upto).count() as u64, upto)
            }
            _ => (0, 0),
        },
    };
    let compared = Compared { positions, ..compared };
    let agrees = Verdict::Agrees { positions, upto, components: None };
    conclude(variant, claim, &corner, compared, agrees, limits)
}

/// The positions with numbers up to a bound, by total and then lexicographically.
fn positions_up_to(variant: &Variant, arity: usize, upto: u64) -> impl Iterator<Item = Vec<u64>> {
    Tuples::new(arity, upto).filter(|at| enumerate::is_position(variant, at))
}

/// A claim about sums or rows.
fn several(variant: &Variant, claim: &ClaimInstance, all: Several, limits: &Limits) -> Result<Verdict, Halt> {
    let Several { positions, upto, pieces } = all;
    let largest = positions.iter().flatten().flatten().copied().max().unwrap_or(0);
    let corner = corner(variant, largest);
    let mut truth = Truth::new(&corner, limits)?.sparing();
    let order = positions.iter().map(|sum| sum.iter().map(|at| component(at)).collect());
    let compared = first_mismatch(claim, order, &mut truth, limits)?;
    // Positions come by total; where it was broken off, all of smaller totals were looked at.
    let (upto, pieces) = match compared.below {
        None => (upto, pieces),
        Some(total) => {
            let pieces = pieces.min(total.saturating_sub(1)).max(1);
            (upto.min(total.saturating_sub(1) / pieces), pieces)
        }
    };
    let agrees = Verdict::Agrees { positions: compared.positions, upto, components: Some(pieces) };
    conclude(variant, claim, &corner, compared, agrees, limits)
}

/// Result of a comparison.
#[derive(Default)]
struct Compared {
    /// The first position at which the claim is wrong.
    wrong: Option<Vec<Component>>,
    /// A position at which the claim cannot be evaluated.
    untold: Option<Vec<Component>>,
    /// Number of positions compared.
    positions: u64,
    /// Total from which on it became too much work: only positions with a smaller total were all examined.
    below: Option<u64>,
}

fn conclude(
    variant: &Variant,
    claim: &ClaimInstance,
    corner: &Position,
    compared: Compared,
    agrees: Verdict,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    match (compared.wrong, compared.untold) {
        (Some(first), _) => refuted(variant, claim, corner, first, limits),
        (None, Some(untold)) => Ok(Unchecked::Untold { position: corner.show(&untold) }.into()),
        (None, None) if compared.positions == 0 => Ok(Unchecked::NoPositions.into()),
        (None, None) => Ok(agrees),
    }
}

/// Items until the work is stopped: a single position may take as long as a row.
fn until_stopped<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    all.take_while(|_| !limits::watch::is_stopped())
}

/// Compares a claim with a table wherever a position stands; the wrong position is the smallest by total and then
/// lexicographically.
fn mismatch(
    variant: &Variant,
    claim: &ClaimInstance,
    table: &Table,
    limits: &Limits,
) -> Result<Compared, Halt> {
    let mut best: Option<(u64, Vec<u64>)> = None;
    let mut untold: Option<Vec<u64>> = None;
    let length = table.extents().last().copied().and_then(|extent| usize::try_from(extent).ok()).unwrap_or(0);
    let (mut row, mut stands) = (vec![false; length], vec![true; length]);
    let (lawful, mut positions) = (variant.instance().is_lawful(), 0u64);
    for prefix in table.prefixes() {
        if let Some(reason) = limits.stopped() {
            return Err(Halt::Stopped { reason, positions });
        }
        let head: u64 = prefix.iter().sum();
        if best.as_ref().is_some_and(|(total, _)| *total <= head) {
            continue;
        }
        if lawful {
            variant.instance().stand_row(&prefix, 0, &mut stands);
        }
        let at = |last: usize| [&prefix[..], &[last as u64]].concat();
        if claim.is_partial() {
            for (last, stands) in stands.iter_mut().enumerate() {
                let keeps = lawful && !*stands;
                *stands = !keeps && claim.is_about(&[&component(&at(last)).naturals]) != Some(false);
            }
        }
        let wrong = match claim.outcome() {
            Some(said) if claim.fill(&prefix, 0, &mut row) => {
                positions += stands.iter().filter(|stands| **stands).count() as u64;
                let mut cells = table.outcomes(&prefix).zip(&row).zip(&stands);
                cells.position(|((truth, &held), &stands)| stands && held != (truth == said))
            }
            Some(said) => {
                let mut cells = until_stopped(table.outcomes(&prefix).zip(&stands).enumerate());
                cells.position(|(last, (truth, stands))| {
                    let held = stands.then(|| claim.holds(&[&component(&at(last)).naturals]));
                    // The position at which the comparison was interrupted is not counted.
                    if limits::watch::is_stopped() {
                        return false;
                    }
                    positions += u64::from(*stands);
                    if held == Some(None) {
                        untold.get_or_insert_with(|| at(last));
                    }
                    held.flatten().is_some_and(|held| held != (truth == said))
                })
            }
            None => {
                let mut cells = until_stopped(table.values(&prefix).zip(&stands).enumerate());
                cells.position(|(last, (truth, stands))| {
                    let value = stands.then(|| claim.value(&[&component(&at(last)).naturals]));
                    if limits::watch::is_stopped() {
                        return false;
                    }
                    positions += u64::from(*stands);
                    match value {
                        None => false,
                        Some(Ok(value)) => value != Some(truth.into()),
                        Some(Err(Untold)) => {
                            untold.get_or_insert_with(|| at(last));
                            false
                        }
                    }
                })
            }
        };
        if let Some(last) = wrong {
            let total = head.saturating_add(last as u64);
            if best.as_ref().is_none_or(|(least, known)| (total, &at(last)) < (*least, known)) {
                best = Some((total, at(last)));
            }
        }
    }
    let position = |at: Vec<u64>| vec![component(&at)];
    let wrong = best.map(|(_, at)| position(at));
    Ok(Compared { wrong, untold: untold.map(position), positions, below: None })
}

/// Compares a claim with the truth in this order, up to the first position at which it is wrong.
fn first_mismatch(
    claim: &ClaimInstance,
    order: impl Iterator<Item = Vec<Component>>,
    truth: &mut Truth,
    limits: &Limits,
) -> Result<Compared, Halt> {
    let mut compared = Compared::default();
    for sum in order {
        if truth.is_spent() {
            return Ok(Compared { below: Some(total_number(&sum)), ..compared });
        }
        if let Some(reason) = limits.stopped() {
            return Err(Halt::Stopped { reason, positions: compared.positions });
        }
        if !is_about(claim, &sum) {
            continue;
        }
        let agrees = match agrees(claim, &sum, truth) {
            Ok(agrees) => agrees,
            Err(Halt::Stopped { reason: StopReason::Positions, .. }) if truth.is_spent() => {
                return Ok(Compared { below: Some(total_number(&sum)), ..compared });
            }
            // The range of its comparison matters for a claim.
            Err(Halt::Stopped { reason, .. }) => {
                return Err(Halt::Stopped { reason, positions: compared.positions });
            }
            Err(other) => return Err(other),
        };
        compared.positions += 1;
        match agrees {
            Some(true) => {}
            Some(false) => return Ok(Compared { wrong: Some(sum), ..compared }),
            None => compared.untold = compared.untold.or(Some(sum)),
        }
    }
    Ok(compared)
}

/// Returns `true` if a claim may be about a sum.
fn is_about(claim: &ClaimInstance, sum: &[Component]) -> bool {
    let naturals: Vec<&[UBig]> = sum.iter().map(|component| component.naturals.as_slice()).collect();
    claim.is_about(&naturals) != Some(false)
}

/// The total of all numbers.
fn total_number(sum: &[Component]) -> u64 {
    let numbers = sum.iter().flat_map(|at| &at.naturals);
    numbers.fold(0, |total, natural| total.saturating_add(u64::try_from(natural).unwrap_or(u64::MAX)))
}

/// `None` if the claim cannot be evaluated.
fn agrees(claim: &ClaimInstance, sum: &[Component], truth: &mut Truth) -> Result<Option<bool>, Halt> {
    let naturals: Vec<&[UBig]> = sum.iter().map(|component| component.naturals.as_slice()).collect();
    Ok(match claim.outcome() {
        Some(said) => match claim.holds(&naturals) {
            Some(held) => Some(held == (truth.outcome(sum)? == said)),
            None => None,
        },
        None => match claim.value(&naturals) {
            Ok(value) => Some(value == Some(total(sum, truth)?)),
            Err(Untold) => None,
        },
    })
}

fn total(sum: &[Component], truth: &mut Truth) -> Result<UBig, Halt> {
    sum.iter().try_fold(UBig::ZERO, |total, component| Ok(total ^ truth.value(component)?))
}

/// The counterexample at the first position at which the claim is wrong: how it contradicts itself there, or else what
/// follows from the rules.
fn refuted(
    variant: &Variant,
    claim: &ClaimInstance,
    corner: &Position,
    first: Vec<Component>,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    let mut truth = Truth::new(corner, limits)?;
    let position = corner.with(first);
    let truth_there = actual(claim, &position, &mut truth)?;
    let found = match local::contradiction(&position, claim, limits)? {
        Some(found) => found,
        None => {
            let failure = match claim.outcome() {
                Some(_) => Failure::OtherOutcome(truth.outcome(position.components())?),
                None => Failure::OtherValue,
            };
            let step = witness(&position, &failure, &mut truth, limits)?;
            Contradiction { failure, step }
        }
    };
    let counterexample = contradicted(variant, claim, &position, found, Some(truth_there));
    Ok(Verdict::Refuted(Box::new(counterexample)))
}

/// Outcome or value by the rules.
fn actual(claim: &ClaimInstance, position: &Position, truth: &mut Truth) -> Result<String, Halt> {
    Ok(match claim.outcome() {
        Some(_) => letter(truth.outcome(position.components())?).to_owned(),
        None => total(position.components(), truth)?.to_string(),
    })
}

/// The counterexample at a position where a claim fails so.
fn contradicted(
    variant: &Variant,
    claim: &ClaimInstance,
    position: &Position,
    found: Contradiction,
    truth: Option<String>,
) -> Counterexample {
    let naturals: Vec<&[UBig]> =
        position.components().iter().map(|component| component.naturals.as_slice()).collect();
    let claimed = match claim.outcome() {
        Some(said) => claim.holds(&naturals).map(|holds| claimed(said, holds, variant.may_draw())),
        None => claim.value(&naturals).ok().flatten().map(|value| value.to_string()),
    };
    // Where play has stopped without a draw, a position not lost is won.
    let truth = truth.or_else(|| match (&found.failure, claimed.as_deref()) {
        (Failure::Ended, Some("P")) => Some(letter(Outcome::N).to_owned()),
        (Failure::Ended, Some("N")) => Some(letter(Outcome::P).to_owned()),
        _ => None,
    });
    Counterexample {
        position: position.text(),
        shown: position.shown(),
        failure: found.failure,
        claimed,
        truth,
        reached: found.step.as_ref().map(|step| position.show(step.after(position))),
        breaking: found.step.map(|step| step.describe(position)),
    }
}

/// Statement of a claim at a position, in letters.
fn claimed(said: Outcome, holds: bool, draws: bool) -> String {
    match (said, holds) {
        (said, true) => letter(said).into(),
        (Outcome::P, false) if !draws => "N".into(),
        (Outcome::N, false) if !draws => "P".into(),
        (said, false) => format!("not {}", letter(said)),
    }
}

/// Move that justifies an outcome.
fn witness(
    position: &Position,
    failure: &Failure,
    truth: &mut Truth,
    limits: &Limits,
) -> Result<Option<Step>, Halt> {
    let wanted = match failure {
        Failure::OtherOutcome(Outcome::N) => Outcome::P,
        Failure::OtherOutcome(Outcome::D) => Outcome::D,
        _ => return Ok(None),
    };
    // One move is no witness where it may be forbidden.
    if position.rules().iter().any(|game| game.blocking().is_some() || game.entailing().is_some()) {
        return Ok(None);
    }
    let Steps { steps, .. } = local::steps(position, limits)?;
    if local::verdict(position, &steps)?.is_some() {
        return Ok(None);
    }
    for step in steps {
        if truth.outcome(&step.apply(position))? == wanted {
            return Ok(Some(step));
        }
    }
    Ok(None)
}
