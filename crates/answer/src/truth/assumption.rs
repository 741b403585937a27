//! The assumptions of a file: those about sets number by number, those about moves position by position.

use super::report::{Counterexample, Failure, Finding, Report, Subject, Unchecked, Verdict};
use dashu_int::UBig;
use question::enumerate::{self, Tuples};
use question::step::Step;
use question::{Component, Position, Variant};
use rules::{Assumed, AssumptionInstance, Breach, Form, Trouble};
use solve::{Halt, Limits, Refusal};

/// Checks all assumptions that are about these parameters.
pub(crate) fn check(variant: &Variant, upto: u64, limits: &Limits, report: &mut Report) {
    for assumption in variant.instance().assumptions() {
        let verdict = examine(variant, assumption, upto, limits).unwrap_or_else(|halt| {
            let halt = halt.within(limits);
            if let Halt::Stopped { reason, .. } = halt {
                report.stop(reason);
            }
            Unchecked::Halted(halt).into()
        });
        report.findings.push(Finding {
            subject: Subject::Assumption,
            game: variant.name().into(),
            convention: variant.instance().convention(),
            text: variant.quote(assumption.statement().span),
            is_partial: false,
            verdict,
        });
    }
}

fn examine(
    variant: &Variant,
    assumption: &AssumptionInstance,
    upto: u64,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    match assumption.statement().assumed {
        Assumed::Sets(_) => sets(assumption, upto, limits),
        Assumed::Only { .. } | Assumed::Moves { .. } => moves(variant, assumption, upto, limits),
    }
}

/// The largest number that a quick check looks at, and the most positions.
const QUICK: u64 = 64;
const QUICK_POSITIONS: u64 = 1 << 10;
/// The largest number in a row, in a quick check.
const QUICK_IN_ROWS: u64 = 3;

/// The assumption at this place of the text, and what refutes it, if that is quickly found out.
pub(crate) fn quickly_refuted(
    variant: &Variant,
    place: usize,
    limits: &Limits,
) -> Option<(String, Counterexample)> {
    let span = variant.ruleset().assumptions.get(place)?.span;
    let here = |assumption: &&AssumptionInstance| assumption.statement().span == span;
    let assumption = variant.instance().assumptions().iter().find(here)?;
    let upto = match (&assumption.statement().assumed, variant.form()) {
        (Assumed::Sets(_), _) => QUICK,
        (_, Form::Tuple(arity)) => enumerate::bound(arity, QUICK_POSITIONS).min(QUICK),
        (_, Form::Row | Form::Edges) => QUICK_IN_ROWS,
    };
    match examine(variant, assumption, upto, limits).ok()? {
        Verdict::Refuted(found) => Some((variant.quote(span), *found)),
        _ => None,
    }
}

/// Number of numbers examined between two looks at the limits.
const OFTEN: u64 = 256;

fn go_on(positions: u64, limits: &Limits) -> Result<(), Halt> {
    limits.stopped().map_or(Ok(()), |reason| Err(Halt::Stopped { reason, positions }))
}

fn refuted(position: String, shown: String, failure: Failure) -> Counterexample {
    Counterexample { position, shown, failure, claimed: None, truth: None, breaking: None, reached: None }
}

/// An assumption about sets.
fn sets(assumption: &AssumptionInstance, upto: u64, limits: &Limits) -> Result<Verdict, Halt> {
    for number in 0..=upto {
        if number.is_multiple_of(OFTEN) {
            go_on(number, limits)?;
        }
        match assumption.holds_of(&UBig::from(number)) {
            Some(true) => {}
            Some(false) => {
                let found = refuted(number.to_string(), number.to_string(), Failure::Assumption);
                return Ok(Verdict::Refuted(Box::new(found)));
            }
            None => return Ok(Unchecked::Untold { position: number.to_string() }.into()),
        }
    }
    Ok(Verdict::Numbers { upto })
}

/// An assumption about moves.
fn moves(
    variant: &Variant,
    assumption: &AssumptionInstance,
    upto: u64,
    limits: &Limits,
) -> Result<Verdict, Halt> {
    let (all, upto, pieces): (Box<dyn Iterator<Item = Vec<u64>>>, _, _) = match variant.form() {
        Form::Tuple(arity) => (Box::new(Tuples::new(arity, upto)), upto, None),
        Form::Row | Form::Edges => {
            let rows = enumerate::rows(variant, upto, None);
            (Box::new(rows.positions.into_iter().flatten()), rows.upto, Some(rows.pieces))
        }
    };
    let mut positions = 0;
    for at in all.filter(|at| enumerate::is_position(variant, at)) {
        go_on(positions, limits)?;
        positions += 1;
        let position = || {
            let naturals = at.iter().map(|&word| UBig::from(word)).collect();
            Position::new(vec![variant.clone()], vec![Component { game: 0, naturals }])
        };
        match variant.instance().breach(assumption, &at) {
            Ok(None) => {}
            Ok(Some(breach)) => return Ok(Verdict::Refuted(Box::new(broken(&position(), breach)))),
            Err(Trouble::Unbounded { rule: usize::MAX, variable }) => {
                return Ok(Unchecked::Unbounded { variable }.into());
            }
            Err(trouble) => return Err(Refusal::from(trouble).into()),
        }
    }
    Ok(Verdict::Agrees { positions, upto, components: pieces })
}

/// Evidence of a breach.
fn broken(position: &Position, breach: Breach) -> Counterexample {
    let parts = |left: Vec<Vec<UBig>>| -> Vec<Component> {
        left.into_iter().map(|naturals| Component { game: 0, naturals }).collect()
    };
    let refuted = |failure| refuted(position.text(), position.shown(), failure);
    match breach {
        Breach::Other(left) => {
            let step = Step::single(0, parts(left));
            let reached = Some(position.show(step.after(position)));
            Counterexample { breaking: Some(step.describe(position)), reached, ..refuted(Failure::OtherMove) }
        }
        Breach::Missing(left) => {
            let left = parts(left);
            let (claimed, reached) = (Some(position.write(&left)), Some(position.show(&left)));
            Counterexample { claimed, reached, ..refuted(Failure::NoSuchMove) }
        }
        Breach::NoChoice => refuted(Failure::NoChoice),
    }
}
