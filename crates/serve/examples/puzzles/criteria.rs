//! Criteria for puzzles, and their grades.
//!
//! * The player to move wins, by one or two moves out of at least three times as many.
//! * At most [`MOST_MOVES`] moves: the list fits a screen.
//! * No winning move ends the game: there is something to foresee.
//! * The tempting move loses; see [`Tempting`].
//!
//! The grade is 1, and one more for each step of the idea's rarity, for more than 8 moves and for more than 24; at most 5.

use crate::sources::{Source, Tempting};
use bouton::Lang;
use bouton::ops::{Context, Operation, Play, Question, Response};
use rules::Convention;
use serde_json::Value;

/// Maximum number of moves of a puzzle.
const MOST_MOVES: usize = 60;

/// A position worth solving.
pub(crate) struct Puzzle {
    pub(crate) id: String,
    pub(crate) ask: String,
    pub(crate) misere: bool,
    pub(crate) family: &'static str,
    pub(crate) idea: &'static str,
    pub(crate) grade: usize,
    pub(crate) moves: usize,
    pub(crate) wins: Vec<String>,
    pub(crate) tempting: String,
}

/// The puzzle of a position, if it meets the criteria.
pub(crate) fn puzzle(source: &Source, position: &str) -> Option<Puzzle> {
    let ask =
        if source.game.is_empty() { position.to_owned() } else { format!("{} {position}", source.game) };
    let scene = scene(&ask, source.misere, None)?;
    let moves = scene["moves"].as_array()?;
    let wins: Vec<&Value> = moves.iter().filter(|made| made["outcome"] == "P").collect();
    let few = (1..=2).contains(&wins.len()) && moves.len() >= 3 * wins.len() && moves.len() <= MOST_MOVES;
    // One text has to mean one move.
    let once = |made: &Value| moves.iter().filter(|other| other["text"] == made["text"]).count() == 1;
    let goes_on = scene["remoteness"].as_u64().is_none_or(|left| left > 2);
    let paired =
        source.turns() && wins.iter().any(|made| pairs_up(&scene["components"], made).unwrap_or(true));
    if !few || !goes_on || paired || !wins.iter().all(|made| once(made)) {
        return None;
    }
    let sizes: Option<Vec<u64>> =
        moves.iter().map(|made| size(source, &ask, &scene["components"], made)).collect();
    let sizes = sizes?;
    let most = *sizes.iter().max()?;
    let tempting: Vec<&Value> =
        moves.iter().zip(&sizes).filter(|(_, size)| **size == most).map(|(made, _)| made).collect();
    if tempting.iter().any(|made| made["outcome"] != "N") {
        return None;
    }
    let text = |made: &Value| made["text"].as_str().map(str::to_owned);
    let harder = usize::from(moves.len() > 8) + usize::from(moves.len() > 24);
    Some(Puzzle {
        id: id(&ask, source.misere),
        misere: source.misere,
        family: source.family,
        idea: source.idea,
        grade: (1 + source.rarity + harder).min(5),
        moves: moves.len(),
        wins: wins.into_iter().map(text).collect::<Option<_>>()?,
        tempting: text(tempting.first()?)?,
        ask,
    })
}

/// The position as the board gets it, with who wins after each move.
fn scene(ask: &str, misere: bool, made: Option<&str>) -> Option<Value> {
    let mut question = Question::ask(ask);
    question.convention = Some(if misere { Convention::Misere } else { Convention::Normal });
    let request =
        Play { made: made.map(str::to_owned).into_iter().collect(), hints: true, ..Play::of(question) };
    match request.run(&mut Context::default()) {
        Ok(played) => Some(played.data(Lang::En)),
        Err(problem) => {
            eprintln!("{ask}: {problem:?}");
            None
        }
    }
}

/// True if every head has another in its place after a move: such coins lie with tails up, and play is over.
fn pairs_up(before: &Value, made: &Value) -> Option<bool> {
    let change = &made["changes"][0];
    let place = change["component"].as_u64()? as usize;
    let components = before.as_array()?.iter().enumerate().filter(|(at, _)| *at != place);
    let mut heads: Vec<Vec<u64>> =
        components.map(|(_, component)| numbers(&component["numbers"])).collect::<Option<_>>()?;
    heads.extend(change["parts"].as_array()?.iter().map(numbers).collect::<Option<Vec<_>>>()?);
    heads.retain(|head| !head.contains(&0));
    heads.sort();
    let twins = heads.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
    Some(twins)
}

/// Temptation of a move: the larger, the more tempting.
fn size(source: &Source, ask: &str, before: &Value, made: &Value) -> Option<u64> {
    match source.tempting {
        Tempting::Largest => made["changes"].as_array()?.iter().map(|change| changed(before, change)).sum(),
        Tempting::Takes => {
            let change = made["changes"].get(0)?;
            let from = numbers(&before[0]["numbers"])?;
            let to = numbers(&change["parts"][0])?;
            from.first()?.checked_sub(*to.first()?)
        }
        Tempting::Cuts => Some(made["changes"][0]["gone"].as_array().map_or_else(
            || {
                let from = numbers(&before[0]["numbers"]).unwrap_or_default();
                let to = numbers(&made["changes"][0]["parts"][0]).unwrap_or_default();
                from.len().saturating_sub(to.len()) as u64
            },
            |gone| gone.len() as u64,
        )),
        Tempting::Halves => {
            let parts: Option<Vec<u64>> = made["changes"][0]["parts"]
                .as_array()?
                .iter()
                .map(|part| numbers(part)?.first().copied())
                .collect();
            let parts = parts?;
            Some(1000u64.saturating_sub(parts.iter().max()? - parts.iter().min()?))
        }
        Tempting::Confines => {
            let after = scene(ask, source.misere, made["text"].as_str())?;
            Some(1000u64.saturating_sub(after["moves"].as_array()?.len() as u64))
        }
    }
}

/// Gains and losses of a component.
fn changed(before: &Value, change: &Value) -> Option<u64> {
    let from = numbers(&before[change["component"].as_u64()? as usize]["numbers"])?;
    let parts: Option<Vec<Vec<u64>>> = change["parts"].as_array()?.iter().map(numbers).collect();
    let parts = parts?;
    if let [to] = parts.as_slice()
        && to.len() == from.len()
    {
        return Some(from.iter().zip(to).map(|(a, b)| a.abs_diff(*b)).sum());
    }
    let left: u64 = parts.iter().flatten().sum();
    Some(from.iter().sum::<u64>().abs_diff(left))
}

fn numbers(row: &Value) -> Option<Vec<u64>> {
    row.as_array()?.iter().map(|number| number.as_str()?.parse().ok()).collect()
}

/// A name for an address: the question with hyphens.
fn id(ask: &str, misere: bool) -> String {
    let plain: String =
        ask.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    format!("{}{}", if misere { "misere-" } else { "" }, words.join("-"))
}
