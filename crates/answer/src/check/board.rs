//! Checks of a game on boards: small boards are solved, and the examples of its text compared.

use crate::board::{Judge, is_won, value};
use crate::truth::{
    Counterexample, Failure, Finding, Report, Settled, Subject, Tried, Unchecked, Verdict, letter,
};
use ::boards::syntax::{Example, Fact};
use question::board::{BoardGame, BoardPosition};
use rules::{Convention, Outcome};
use solve::{Limits, StopReason};

/// Boards that are tried, and their cells, at most.
const MOST_BOARDS: usize = 24;
const MOST_CELLS: u64 = 12;

/// Checks a game on boards: `begun` is a position as play begins; boards of up to `upto` cells, and at most 12, are tried.
pub fn check(begun: &BoardPosition, upto: u64, limits: &Limits) -> Report {
    let game = &begun.game;
    let mut report = Report::new(game.name.clone(), upto);
    let finding = |subject, convention, text, verdict| Finding {
        subject,
        game: game.name.clone(),
        convention,
        text,
        is_partial: false,
        verdict,
    };
    // A board without a measure that falls is refused when it is opened.
    let ends = Verdict::Holds(Settled::PlayEndsOnBoards);
    report.findings.push(finding(Subject::Rules, begun.convention, String::new(), ends));
    if let Err(reason) = tried(begun, upto, limits, &mut report) {
        report.stop(reason);
    }
    for example in &game.file.examples {
        if let Some(reason) = limits.stopped() {
            report.stop(reason);
            break;
        }
        let misere = example.misere || game.file.misere;
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let text = game.quote(example.span).to_owned();
        let verdict = match compared(game, example, convention, limits) {
            Ok(verdict) => verdict,
            Err(reason) => {
                report.stop(reason);
                break;
            }
        };
        report.findings.push(finding(Subject::Example, convention, text, verdict));
    }
    report
}

/// Solves small boards.
fn tried(begun: &BoardPosition, upto: u64, limits: &Limits, report: &mut Report) -> Result<(), StopReason> {
    let parameters = &begun.game.file.parameters;
    let least: Vec<i64> = parameters.iter().map(|parameter| parameter.least.max(1)).collect();
    let most = upto.min(MOST_CELLS) as usize;
    for sizes in sizes(&least, most as i64) {
        let Ok(small) = begun.game.at(&sizes, begun.convention) else { continue };
        let cells = small.position.len();
        if cells > most {
            continue;
        }
        let (won, value) = Judge::new(&small, limits).of(&small.position)?;
        let outcome = if won { Outcome::N } else { Outcome::P };
        report.tried.push(Tried { sizes, cells, outcome, value });
        if report.tried.len() == MOST_BOARDS {
            break;
        }
    }
    Ok(())
}

/// Sizes from the least on, the smallest sums first, then in order.
fn sizes(least: &[i64], most: i64) -> Vec<Vec<i64>> {
    let mut all: Vec<Vec<i64>> = vec![Vec::new()];
    for &least in least.iter().take(3) {
        let longer = |sizes: &Vec<i64>| {
            let sizes = sizes.clone();
            (least..=most.max(least)).map(move |size| [sizes.as_slice(), &[size]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|sizes| sizes.len() == least.len() && !sizes.is_empty());
    all.sort_by_key(|sizes| (sizes.iter().sum::<i64>(), sizes.clone()));
    all
}

/// Compares an example with the rules: the first position that refutes it, or cannot be opened.
fn compared(
    game: &BoardGame,
    example: &Example,
    convention: Convention,
    limits: &Limits,
) -> Result<Verdict, StopReason> {
    let count = match &example.fact {
        Fact::Values(values) => values.len(),
        Fact::Won(won) => won.len(),
    };
    for place in 0..count {
        let opened = match &example.picture {
            Some(picture) => game.pictured(picture, convention),
            None => game.at(&nth(&example.sizes, place), convention),
        };
        let asked = match opened {
            Ok(asked) => asked,
            Err(problem) => return Ok(Unchecked::Problem(problem).into()),
        };
        let wrong = match &example.fact {
            Fact::Values(values) => other_value(&asked, values[place], limits)?,
            Fact::Won(won) => other_winner(&asked, won[place], limits)?,
        };
        if let Some(wrong) = wrong {
            return Ok(Verdict::Refuted(Box::new(wrong)));
        }
    }
    Ok(Verdict::Holds(Settled::Agrees))
}

/// The sizes of a place, where the last size runs first.
fn nth(sizes: &[(i64, i64)], mut place: usize) -> Vec<i64> {
    let mut found: Vec<i64> = Vec::new();
    for &(first, last) in sizes.iter().rev() {
        let count = usize::try_from(last - first + 1).unwrap_or(1).max(1);
        found.push(first + (place % count) as i64);
        place /= count;
    }
    found.reverse();
    found
}

fn other_value(
    asked: &BoardPosition,
    said: u64,
    limits: &Limits,
) -> Result<Option<Counterexample>, StopReason> {
    let found = value(asked, limits)?;
    Ok((u64::from(found) != said).then(|| {
        let mut wrong = Counterexample::at(asked, Failure::OtherValue);
        (wrong.claimed, wrong.truth) = (Some(said.to_string()), Some(found.to_string()));
        wrong
    }))
}

fn other_winner(
    asked: &BoardPosition,
    said: bool,
    limits: &Limits,
) -> Result<Option<Counterexample>, StopReason> {
    let outcome = |won: bool| if won { Outcome::N } else { Outcome::P };
    let found = is_won(asked, limits)?;
    Ok((found != said).then(|| {
        let mut wrong = Counterexample::at(asked, Failure::OtherOutcome(outcome(found)));
        let name = |won: bool| Some(letter(outcome(won)).to_owned());
        (wrong.claimed, wrong.truth) = (name(said), name(found));
        wrong
    }))
}

impl Counterexample {
    /// Counterexample at a position on a board.
    fn at(asked: &BoardPosition, failure: Failure) -> Counterexample {
        Counterexample {
            position: asked.text(),
            shown: asked.text(),
            failure,
            claimed: None,
            truth: None,
            breaking: None,
            reached: None,
        }
    }
}
