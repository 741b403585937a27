//! Certificates with mistakes: what is still accepted is true.

use crate::brute::Dice;
use crate::{periods, quotients};

/// Words put in the place of others.
const WORDS: [&str; 22] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "12", "n", "i", "j", "m", "k", "=", "<", "<=", "+", "or",
    "and", "not",
];

/// A text with some words changed, left out, doubled or exchanged, or lists cut.
pub(crate) fn damaged(text: &str, dice: &mut Dice) -> String {
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut words: Vec<&str> = spaced.split_whitespace().collect();
    for _ in 0..1 + dice.throw(3) {
        let at = dice.throw(words.len() as u64) as usize;
        match dice.throw(8) {
            0 => _ = words.remove(at),
            1 => words.insert(at, words[at]),
            2 => {
                let other = dice.throw(words.len() as u64) as usize;
                words.swap(at, other);
            }
            // Words that are no parentheses.
            _ => {
                let plain: Vec<usize> =
                    (0..words.len()).filter(|&at| !matches!(words[at], "(" | ")")).collect();
                let at = *dice.of(&plain);
                words[at] = match words[at].parse::<u32>() {
                    Ok(_) => *dice.of(&WORDS[..10]),
                    Err(_) => *dice.of(&WORDS[10..]),
                };
            }
        }
    }
    words.join(" ")
}

#[test]
fn periods_that_are_accepted_are_true() {
    let mut dice = Dice(17);
    let all = [periods::TAKING, periods::SEVEN, periods::SMALLER, periods::BUT, periods::GROWING];
    let (mut accepted, mut other) = (0, 0);
    for round in 0..oracle::sweep(20_000, 200_000) {
        let text = damaged(all[round % all.len()], &mut dice);
        if let Ok(theorem) = periods::check(&text) {
            periods::believed(&text, &theorem, 18);
            accepted += 1;
            other +=
                usize::from(all.iter().all(|right| periods::check(right).ok().as_ref() != Some(&theorem)));
        }
    }
    // Some are other theorems, which hold as well.
    assert!(accepted > 200 && other > 20, "{accepted} {other}");
}

#[test]
fn quotients_that_are_accepted_are_true() {
    let mut dice = Dice(23);
    let all = [quotients::TAME, quotients::TWO, quotients::THREE, quotients::SMALLER];
    let mut accepted = 0;
    for round in 0..oracle::sweep(20_000, 200_000) {
        let text = damaged(all[round % all.len()], &mut dice);
        if quotients::check(&text).is_ok() {
            quotients::believed(&text, 8);
            accepted += 1;
        }
    }
    assert!(accepted > 100, "{accepted}");
}
