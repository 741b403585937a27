//! The examples of a file against the rules.

use crate::answering;
use crate::truth::local::{Steps, steps};
use crate::truth::{Counterexample, Failure, Finding, Report, Settled, Subject, Unchecked, Verdict, letter};
use dashu_int::UBig;
use question::step::Step;
use question::{Component, Move, Position, Problem, Variant};
use rules::{Example, Fact, Outcome};
use solve::{Limits, StopReason};
use std::collections::BTreeSet;

/// Limit on the winning moves compared with those that an example lists.
const MOST_MOVES: usize = 100_000;

type Whole = Vec<Vec<UBig>>;

/// Checks all examples of the game's text, each with its own parameters.
pub(super) fn check(variant: &Variant, limits: &Limits, report: &mut Report) {
    for example in &variant.ruleset().examples {
        let opened = opened(variant, example);
        let game = opened.as_ref().unwrap_or(variant).name().to_owned();
        let verdict = match opened {
            Ok(variant) => match examine_all(&variant, example, limits) {
                Ok(verdict) => verdict,
                Err(reason) => return report.stop(reason),
            },
            Err(why) => why.into(),
        };
        report.findings.push(Finding {
            subject: Subject::Example,
            game,
            convention: example.convention,
            text: variant.quote(example.span),
            is_partial: false,
            verdict,
        });
    }
}

/// The game with the example's parameters and convention.
fn opened(variant: &Variant, example: &Example) -> Result<Variant, Unchecked> {
    let say = |mistake| Unchecked::Problem(Problem::new(mistake));
    variant
        .with(example.arguments.clone(), example.convention)
        .map_err(|mistakes| mistakes.into_iter().next().map_or(Unchecked::Undecided(None), say))
}

/// Verdict on all positions of an example: the first that refutes it, or cannot be checked.
fn examine_all(variant: &Variant, example: &Example, limits: &Limits) -> Result<Verdict, StopReason> {
    let (mut positions, mut upto) = (0u64, UBig::ZERO);
    for (position, fact) in example.facts() {
        if let Some(reason) = limits.stopped() {
            return Err(reason);
        }
        let verdict = match placed(variant, &position) {
            Ok(position) => examine(&position, &fact, limits),
            Err(why) => why.into(),
        };
        if !matches!(verdict, Verdict::Holds(_)) {
            return Ok(verdict);
        }
        positions += 1;
        upto = position.into_iter().flatten().fold(upto, UBig::max);
    }
    let upto = u64::try_from(&upto).ok().filter(|_| positions > 1);
    let agrees = |upto| Verdict::Agrees { positions, upto, components: None };
    Ok(upto.map_or(Verdict::Holds(Settled::Agrees), agrees))
}

fn placed(variant: &Variant, position: &Whole) -> Result<Position, Unchecked> {
    let say = |mistake| Unchecked::Problem(Problem::new(mistake));
    let fit = |naturals: &Vec<UBig>| {
        variant.fit(naturals.clone()).map(|naturals| Component { game: 0, naturals }).map_err(say)
    };
    let components = position.iter().map(fit).collect::<Result<Vec<_>, _>>()?;
    Ok(Position::new(vec![variant.clone()], components))
}

fn examine(position: &Position, fact: &Fact, limits: &Limits) -> Verdict {
    match fact {
        Fact::MovesTo(target) => moves_to(position, target, limits),
        Fact::WinsOnlyTo(listed) => wins_only_to(position, listed, limits),
        Fact::Outcome(said) => outcome(position, letter(*said).into(), |found| found == *said, limits),
        Fact::NotOutcome(said) => {
            outcome(position, format!("not {}", letter(*said)), |found| found != *said, limits)
        }
        Fact::Value(said) => value(position, said, limits),
    }
}

/// Counterexample at a position, with nothing but its failure.
fn refuted(position: &Position, failure: Failure) -> Counterexample {
    Counterexample {
        position: position.text(),
        shown: position.shown(),
        failure,
        claimed: None,
        truth: None,
        breaking: None,
        reached: None,
    }
}

fn moves_to(position: &Position, target: &Whole, limits: &Limits) -> Verdict {
    let wanted = sorted(position, target.clone());
    let Steps { steps, complete } = match steps(&position.unblocked(), limits) {
        Ok(steps) => steps,
        Err(halt) => return Unchecked::Halted(halt).into(),
    };
    if steps.iter().any(|step| after(position, step) == wanted) {
        return Verdict::Holds(Settled::Agrees);
    }
    if !complete {
        return Unchecked::Halted(solve::Refusal::TooLarge.into()).into();
    }
    no_such_move(position, target)
}

fn no_such_move(position: &Position, target: &Whole) -> Verdict {
    let said: Vec<Component> =
        target.iter().map(|naturals| Component { game: 0, naturals: naturals.clone() }).collect();
    Verdict::Refuted(Box::new(Counterexample {
        claimed: Some(position.write(&said)),
        reached: Some(position.show(&said)),
        ..refuted(position, Failure::NoSuchMove)
    }))
}

/// Compares the positions after all winning moves with those listed.
fn wins_only_to(position: &Position, listed: &[Whole], limits: &Limits) -> Verdict {
    let answer = match answering::compute(position, MOST_MOVES, limits) {
        Ok(answer) => answer,
        Err(problem) => return Unchecked::Problem(problem).into(),
    };
    let Steps { steps, complete } = match steps(&position.unblocked(), limits) {
        Ok(steps) => steps,
        Err(halt) => return Unchecked::Halted(halt).into(),
    };
    let winning: BTreeSet<&str> = answer.winning_moves.iter().map(|made| made.to.as_str()).collect();
    let won = |step: &&Step| winning.contains(position.write(step.after(position)).as_str());
    let wanted: BTreeSet<Whole> = listed.iter().map(|target| sorted(position, target.clone())).collect();
    if let Some(step) = steps.iter().filter(won).find(|step| !wanted.contains(&after(position, step))) {
        return Verdict::Refuted(Box::new(Counterexample {
            reached: Some(position.show(step.after(position))),
            breaking: Some(step.describe(position)),
            ..refuted(position, Failure::OtherWinningMove)
        }));
    }
    let all = answer.winning_move_count == Some(answer.winning_moves.len().to_string());
    if !complete || !all {
        return Unchecked::Halted(solve::Refusal::TooLarge.into()).into();
    }
    let found: BTreeSet<Whole> = steps.iter().filter(won).map(|step| after(position, step)).collect();
    let Some(target) = listed.iter().find(|target| !found.contains(&sorted(position, target.to_vec())))
    else {
        return Verdict::Holds(Settled::Agrees);
    };
    let wanted = sorted(position, target.clone());
    match steps.iter().find(|step| after(position, step) == wanted) {
        None => no_such_move(position, target),
        Some(step) => Verdict::Refuted(Box::new(Counterexample {
            reached: Some(position.show(step.after(position))),
            breaking: Some(step.describe(position)),
            ..refuted(position, Failure::NoWinningMove)
        })),
    }
}

fn outcome(
    position: &Position,
    claimed: String,
    agrees: impl Fn(Outcome) -> bool,
    limits: &Limits,
) -> Verdict {
    match answering::compute(position, 1, limits) {
        Ok(answer) => match answer.outcome {
            Some(outcome) if agrees(outcome) => Verdict::Holds(Settled::Agrees),
            Some(outcome) => {
                let breaking = answer.winning_moves.into_iter().next();
                Verdict::Refuted(Box::new(Counterexample {
                    claimed: Some(claimed),
                    truth: Some(letter(outcome).into()),
                    reached: breaking.as_ref().and_then(|made| reached(position, made, limits)),
                    breaking,
                    ..refuted(position, Failure::OtherOutcome(outcome))
                }))
            }
            None => Unchecked::Undecided(answer.why.into_iter().next()).into(),
        },
        Err(problem) => Unchecked::Problem(problem).into(),
    }
}

fn value(position: &Position, said: &UBig, limits: &Limits) -> Verdict {
    match answering::compute(position, 1, limits) {
        Ok(answer) => match answer.value {
            Some(value) if value == said.to_string() => Verdict::Holds(Settled::Agrees),
            Some(value) => Verdict::Refuted(Box::new(Counterexample {
                claimed: Some(said.to_string()),
                truth: Some(value),
                ..refuted(position, Failure::OtherValue)
            })),
            None => Unchecked::NoValue.into(),
        },
        Err(problem) => Unchecked::Problem(problem).into(),
    }
}

/// The position after a move, as sentences name it.
fn reached(position: &Position, made: &Move, limits: &Limits) -> Option<String> {
    let Steps { steps, .. } = steps(position, limits).ok()?;
    let step = steps.iter().find(|step| step.text(position) == made.text)?;
    Some(position.show(step.after(position)))
}

/// Components in order, without empty ones.
fn sorted(position: &Position, mut sum: Whole) -> Whole {
    let zeros = position.single_game().and_then(|variant| variant.nothing());
    sum.retain(|naturals| Some(&**naturals) != zeros);
    sum.sort_unstable();
    sum
}

fn after(position: &Position, step: &Step) -> Whole {
    sorted(position, step.apply(position).into_iter().map(|component| component.naturals).collect())
}
