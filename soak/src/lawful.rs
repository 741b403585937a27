//! Reports on rules that break the laws of positions, and on laws that nothing satisfies.

use crate::{Seen, count, parsed};
use bouton::Problem;
use oracle::{Game, Sum};
use rules::Lang;

/// Totals up to which small positions are examined: with one number, two and three, and for rows.
const TOTALS: [u64; 3] = [30, 12, 8];
const OF_ROWS: u64 = 4;
/// Longest row examined.
const LONGEST: usize = 4;

/// Checks a diagnostic about laws: its move exists, and there is none from a smaller position; or there is no
/// position.
pub(crate) fn told(game: &Game, problems: &[Problem], seen: &mut Seen) -> Result<(), String> {
    let messages: Vec<String> = problems.iter().map(|problem| problem.message(Lang::En)).collect();
    let [problem] = problems else { return Err(format!("laws: not one problem: {messages:?}")) };
    let said = |why: String| format!("laws: {}\n{why}", problem.message(Lang::En));
    match problem.code() {
        "broken-law" => {
            count(seen, "broken laws");
            broken(game, &messages[0]).map_err(said)
        }
        "no-positions" => {
            count(seen, "no positions");
            match small(game, total(game)).first() {
                Some(at) => Err(said(format!("{at:?} is a position"))),
                None => Ok(()),
            }
        }
        _ => Err(said("the rules are right".into())),
    }
}

/// Without a report about laws, no move from a small position may break them.
pub(crate) fn kept(game: &Game) -> Result<(), String> {
    match small(game, total(game)).iter().find_map(|at| Some((at, game.escape(at)?))) {
        Some((at, left)) => Err(format!("laws: nothing is said of the move from {at:?} to {left:?}")),
        None => Ok(()),
    }
}

fn total(game: &Game) -> u64 {
    game.arity().map_or(OF_ROWS, |arity| TOTALS[(arity - 1).min(2)])
}

/// All positions up to a total, smallest first.
fn small(game: &Game, total: u64) -> Vec<Vec<u64>> {
    let mut all = match game.arity() {
        None => oracle::rows(0..=LONGEST, total),
        Some(arity) => oracle::tuples(arity, total),
    };
    all.retain(|at| at.iter().sum::<u64>() <= total && game.is_position(at));
    all.sort_by_key(|at| (at.iter().sum::<u64>(), at.len(), at.clone()));
    all
}

/// Checks that the move is one of the rule, from the smallest position with a move to a result that is not a
/// position.
fn broken(game: &Game, message: &str) -> Result<(), String> {
    let (rule, step) = message
        .strip_prefix("the rule `")
        .and_then(|rest| rest.split_once("` allows the move "))
        .ok_or("no rule is named")?;
    let (step, _) = step.split_once(", which leads").ok_or("no move is told")?;
    let (from, left) = step.split_once(" → ").ok_or("no move is told")?;
    let from = parsed(from)?.pop().unwrap_or_default();
    let mut left: Sum = parsed(&left.replace(" + ", " "))?;
    left.sort();
    if !game.is_position(&from) {
        return Err(format!("{from:?} is no position"));
    }
    let escapes = game.escapes(&from);
    let Some((first, _)) = escapes.first() else {
        return Err("all moves from there lead to positions".into());
    };
    let text = game.rule_text(*first).unwrap_or_default();
    // Long rules are cut off.
    let named = rule.strip_suffix('…').map_or(rule == text, |start| text.starts_with(start));
    if !named {
        return Err(format!("the first such rule is {text}"));
    }
    let smallest = escapes.iter().filter(|(rule, _)| rule == first).map(|(_, sum)| sum).min();
    // Any of the results with several components may be shown.
    let right = match smallest {
        Some(sum) if sum.len() == 1 => *sum == left,
        _ => escapes.contains(&(*first, left)),
    };
    if !right {
        return Err(format!("the smallest such move is to {smallest:?}"));
    }
    let key = |at: &[u64]| (at.iter().sum::<u64>(), at.len(), at.to_vec());
    let upto = total(game).min(from.iter().sum());
    let before = small(game, upto).into_iter().take_while(|at| key(at) < key(&from));
    match before.into_iter().find(|at| game.escape(at).is_some()) {
        Some(at) => Err(format!("there is such a move from {at:?}")),
        None => Ok(()),
    }
}
