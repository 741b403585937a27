//! Results of `solve`.

use crate::{Case, NAME, Seen, count, parsed, sorted, typed, value};
use bouton::{Answer, Query};
use oracle::{Dice, Play, Sum};
use rules::{Convention, Outcome};

/// Number of positions asked for.
const ASKED: usize = 5;

pub(crate) fn compare(case: &Case, seen: &mut Seen) -> Result<(), String> {
    let all = &case.small;
    let misere = case.game.misere;
    let mut play = case.truth.borrow_mut();
    let mut dice = Dice::seeded(all.len() as u64);
    for _ in 0..ASKED {
        let at = dice.one(all).clone();
        let question = format!("{NAME} {}", typed(case.game, &at));
        let query = Query::read(&question).map_err(|problem| problem.message(rules::Lang::En))?;
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let position = case
            .bench
            .ask(&query, Some(convention))
            .map_err(|problems| format!("`{question}` is no question: {problems:?}"))?;
        match bouton::solve(&position, usize::MAX, &case.limits()) {
            Ok(answer) if answer.limits_hit.is_some() => count(seen, "not solved in time"),
            Ok(answer) => {
                count(seen, "solved");
                one(case, &mut play, &at, &answer).map_err(|why| format!("solve {question}: {why}"))?;
            }
            Err(_) if play.outcome(&at).is_none() => count(seen, "not solved"),
            // Without `endless draw`, cyclic play is refused even where a player could win.
            Err(_) if play.circular && !case.game.endless => count(seen, "not solved"),
            Err(problem) => return Err(format!("solve {question}: {}", problem.message(rules::Lang::En))),
        }
    }
    Ok(())
}

pub(crate) fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::P => 'P',
        Outcome::N => 'N',
        Outcome::D => 'D',
    }
}

fn one(case: &Case, play: &mut Play, at: &Sum, answer: &Answer) -> Result<(), String> {
    let truth = play.outcome(at);
    let said = answer.outcome.map(letter);
    if play.cut {
        return Ok(());
    }
    if said != truth {
        return Err(format!("{said:?}, but it is {truth:?}"));
    }
    if let Some(told) = &answer.value
        && let Some(value) = value(play, at)
        && *told != value.to_string()
    {
        return Err(format!("value {told}, but it is {value}"));
    }
    let wins = play.winning(at);
    let mut told: Vec<Sum> = vec![];
    for winning in &answer.winning_moves {
        told.push(sorted(parsed(&winning.to)?));
    }
    let listed = told.len();
    told.sort();
    told.dedup();
    // An empty heap may be left out.
    let plain = |sums: Vec<Sum>| {
        let mut sums: Vec<Sum> = sums
            .into_iter()
            .map(|sum| sum.into_iter().filter(|part| part.iter().any(|&number| number > 0)).collect())
            .collect();
        sums.sort();
        sums.dedup();
        sums
    };
    let same = if case.game.row { told == wins } else { plain(told.clone()) == plain(wins.clone()) };
    if !same {
        return Err(format!("winning moves to {told:?}, but they are to {wins:?}"));
    }
    if at.len() == 1 && (listed != wins.len() || answer.winning_move_count != Some(wins.len().to_string())) {
        return Err(format!(
            "{listed} winning moves listed and {:?} counted, but there are {}",
            answer.winning_move_count,
            wins.len()
        ));
    }
    Ok(())
}
