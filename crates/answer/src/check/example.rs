//! The examples of a file against the rules.

use crate::answering;
use crate::truth::local::{Steps, steps};
use crate::truth::{Counterexample, Failure, Finding, Report, Settled, Subject, Unchecked, Verdict, letter};
use dashu_int::UBig;
use question::{Component, Move, Position, Problem, Variant};
use rules::{Example, Fact};
use solve::Limits;

/// Checks all examples of the game's text, each with its own parameters.
pub(super) fn check(variant: &Variant, limits: &Limits, report: &mut Report) {
    for example in &variant.ruleset().examples {
        let verdict = match opened(variant, example) {
            Ok(position) => {
                if let Some(reason) = limits.stopped() {
                    report.stop(reason);
                    return;
                }
                (examine(&position, example, limits), position.game())
            }
            Err(why) => (why.into(), variant.name().into()),
        };
        report.findings.push(Finding {
            subject: Subject::Example,
            game: verdict.1,
            convention: example.convention,
            text: variant.said(example.span),
            verdict: verdict.0,
        });
    }
}

fn opened(variant: &Variant, example: &Example) -> Result<Position, Unchecked> {
    let say = |mistake| Unchecked::Problem(Problem::new(mistake));
    let variant = Variant::new(variant.game(), example.arguments.clone(), Some(example.convention))
        .map_err(|mistakes| mistakes.into_iter().next().map_or(Unchecked::Undecided(None), say))?;
    let fit = |naturals: &Vec<UBig>| {
        variant.fit(naturals.clone()).map(|naturals| Component { game: 0, naturals }).map_err(say)
    };
    let components = example.position.iter().map(fit).collect::<Result<Vec<_>, _>>()?;
    Ok(Position::new(vec![variant], components))
}

fn examine(position: &Position, example: &Example, limits: &Limits) -> Verdict {
    let agrees = Verdict::Holds(Settled::Agrees);
    let refuted = |failure, claimed: Option<String>, truth: Option<String>| {
        Verdict::Refuted(Box::new(Counterexample {
            position: position.text(),
            shown: position.shown(),
            failure,
            claimed,
            truth,
            breaking: None,
            reached: None,
        }))
    };
    match &example.fact {
        Fact::MovesTo(target) => match reaches(position, target, limits) {
            Ok(true) => agrees,
            Ok(false) => {
                let said: Vec<Component> =
                    target.iter().map(|naturals| Component { game: 0, naturals: naturals.clone() }).collect();
                Verdict::Refuted(Box::new(Counterexample {
                    position: position.text(),
                    shown: position.shown(),
                    failure: Failure::NoSuchMove,
                    claimed: Some(position.write(&said)),
                    truth: None,
                    breaking: None,
                    reached: Some(position.show(&said)),
                }))
            }
            Err(halt) => Unchecked::Halted(halt).into(),
        },
        Fact::Outcome(said) => match answering::compute(position, 1, limits) {
            Ok(answer) => match answer.outcome {
                Some(outcome) if outcome == *said => agrees,
                Some(outcome) => {
                    let breaking = answer.winning_moves.into_iter().next();
                    Verdict::Refuted(Box::new(Counterexample {
                        position: position.text(),
                        shown: position.shown(),
                        failure: Failure::OtherOutcome(outcome),
                        claimed: Some(letter(*said).into()),
                        truth: Some(letter(outcome).into()),
                        reached: breaking.as_ref().and_then(|made| reached(position, made, limits)),
                        breaking,
                    }))
                }
                None => Unchecked::Undecided(answer.why.into_iter().next()).into(),
            },
            Err(problem) => Unchecked::Problem(problem).into(),
        },
        Fact::Value(said) => match answering::compute(position, 1, limits) {
            Ok(answer) => match answer.value {
                Some(value) if value == said.to_string() => agrees,
                Some(value) => refuted(Failure::OtherValue, Some(said.to_string()), Some(value)),
                None => Unchecked::NoValue.into(),
            },
            Err(problem) => Unchecked::Problem(problem).into(),
        },
    }
}

/// The position after a move, as sentences name it.
fn reached(position: &Position, made: &Move, limits: &Limits) -> Option<String> {
    let Steps { steps, .. } = steps(position, limits).ok()?;
    let step = steps.iter().find(|step| step.text(position) == made.text)?;
    Some(position.show(step.after(position)))
}

/// Whether a move leads to these components, in whatever order; empty ones aside.
fn reaches(position: &Position, target: &[Vec<UBig>], limits: &Limits) -> Result<bool, solve::Halt> {
    let zeros = position.single_game().and_then(|variant| variant.nothing());
    let sorted = |mut sum: Vec<Vec<UBig>>| {
        sum.retain(|naturals| Some(&**naturals) != zeros);
        sum.sort_unstable();
        sum
    };
    let wanted = sorted(target.to_vec());
    let after = |step: &question::step::Step| {
        sorted(step.apply(position).into_iter().map(|component| component.naturals).collect())
    };
    let Steps { steps, complete } = steps(position, limits)?;
    match steps.iter().any(|step| after(step) == wanted) {
        false if !complete => Err(solve::Refusal::TooLarge.into()),
        reached => Ok(reached),
    }
}
