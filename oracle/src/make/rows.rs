//! Random games on rows.

use super::{BREAKING, bare};
use crate::dice::Dice;
use crate::game::{Body, Game};

/// Rules on rows, as text: before, after, and condition.
const RULES: [&str; 9] = [
    "[.., x, ..] -> [.., w, ..] where w < x",
    "[.., x, ..] -> [.., x - k, ..] where 1 <= k <= 2",
    "[x, ..] -> [x - k, ..] where k >= 1",
    "[.., x] -> [.., x - 1]",
    "[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1",
    "[.., a, x, ..] -> [.., a, w, ..] where a < w and w < x",
    "[.., x, ..] -> [.., 0, ..] where odd(x)",
    "[.., a, b, ..] -> [.., a - 1, b - 1, ..]",
    "[.., x, x, ..] -> [.., x - 1, x - 1, ..]",
];

/// Laws that those rules may preserve.
const LAWS: [&str; 4] = [
    "[.., a, b, ..] where a <= b",
    "[.., a, b, ..] where b > a",
    "[.., x, ..] where x <= 3",
    "[.., x, ..] where even(x) or x = 1",
];

pub(super) fn game(dice: &mut Dice) -> Game {
    let mut lines = vec!["game generated".to_owned()];
    if dice.once_in(4) {
        lines.push("misere".into());
    }
    for _ in 0..1 + dice.below(2) {
        let line = (*dice.one(&RULES)).to_owned();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let plain = lines.clone();
    if dice.once_in(3) {
        lines.push(format!("position {}", dice.one(&LAWS)));
    }
    if dice.once_in(6) {
        lines.push("unordered".into());
    }
    let read = |lines: &[String]| Game::read(&(lines.join("\n") + "\n"));
    let broken = |game: &Game| game.small().iter().flatten().any(|at| game.escape(at).is_some());
    let game = read(&lines).ok().filter(|game| !broken(game) || dice.once_in(BREAKING));
    let game = game.or_else(|| read(&plain).ok());
    game.unwrap_or_else(|| bare(true, Body::Rules(vec![])))
}
