//! Damaged certificates: none makes the checker panic, and what it accepts is so.

use crate::held::{held, small};
use kernel::{Limits, Rejection};
use oracle::{Dice, Proof, sweep};
use std::collections::BTreeMap;
use std::io::Write;

/// Folder to which the damaged certificates are written, in the file `damaged`: for each a line with its number, its
/// length in bytes and a verdict (`accepted`, `rejected` or `undecided`), and then its bytes and a line feed.
const FOLDER: &str = "BOUTON_DAMAGED";

/// Words of the format.
const WORDS: [&str; 30] = [
    "true", "false", "and", "or", "not", "exists", "+", "-", "*", "=", "<", "<=", "divides", "xor", "floor", "lost",
    "won", "draw", "move", "may", "can", "to", "s0", "s1", "n0", "n1", "0", "1", "2", "sorted",
];

/// Words, parentheses, texts and what is between them.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = vec![];
    for letter in text.chars() {
        let kind = |letter: char| (letter.is_whitespace(), "()".contains(letter));
        match tokens.last_mut() {
            Some(last) if last.chars().next_back().map(kind) == Some(kind(letter)) && !kind(letter).1 => last.push(letter),
            _ => tokens.push(letter.to_string()),
        }
    }
    tokens
}

/// First and last token of all lists.
fn lists(tokens: &[String]) -> Vec<(usize, usize)> {
    let (mut open, mut found) = (vec![], vec![]);
    for (place, token) in tokens.iter().enumerate() {
        match &**token {
            "(" => open.push(place),
            ")" => found.extend(open.pop().map(|begun| (begun, place))),
            _ => {}
        }
    }
    found
}

/// One more or one less, of the number that a word is or ends with.
fn beside(word: &str, dice: &mut Dice) -> Option<String> {
    let letters = word.len() - word.bytes().rev().take_while(u8::is_ascii_digit).count();
    let number: u64 = word[letters..].parse().ok()?;
    let beside = if dice.once_in(2) { number + 1 } else { number.saturating_sub(1) };
    Some(format!("{}{beside}", &word[..letters]))
}

/// The text with a small change.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut tokens = tokens(text);
    let words: Vec<usize> =
        (0..tokens.len()).filter(|&it| !tokens[it].trim().is_empty() && !"()".contains(&*tokens[it])).collect();
    let lists = lists(&tokens);
    if words.is_empty() || lists.is_empty() {
        return text.to_owned();
    }
    let (word, other) = (*dice.one(&words), *dice.one(&words));
    let (from, to) = *dice.one(&lists);
    let list = |(from, to): (usize, usize)| tokens[from..=to].concat();
    match dice.below(16) {
        0..=3 => {
            // Most often a number, if there is one near.
            let near = words.iter().copied().filter(|&it| it >= word).find_map(|it| Some((it, beside(&tokens[it], dice)?)));
            let Some((place, number)) = near else { return text.to_owned() };
            tokens[place] = number;
        }
        4 => tokens.swap(word, other),
        5 => tokens[word] = tokens[other].clone(),
        6 => tokens[word] = (*dice.one(&WORDS)).to_owned(),
        7 => drop(tokens.drain(from..=to)),
        8 => drop(tokens.remove(word)),
        9 => {
            tokens[from] = "(not (".into();
            tokens[to] = "))".into();
        }
        10 => {
            // Without a `not`.
            let is_not = |&(from, _): &(usize, usize)| tokens.get(from + 1).is_some_and(|word| word == "not");
            let all: Vec<(usize, usize)> = lists.iter().copied().filter(is_not).collect();
            if !all.is_empty() {
                let (from, to) = *dice.one(&all);
                tokens.splice(from..=from + 1, [String::new(), String::new()]);
                tokens[to] = String::new();
            }
        }
        11 => {
            let copy = list((from, to));
            tokens[from].insert_str(0, &(copy + " "));
        }
        12 => {
            // One list instead of another.
            let other = list(*dice.one(&lists));
            tokens.splice(from..=to, [other]);
        }
        13 => {
            // A name, here and everywhere after it.
            let (old, new) = (tokens[word].clone(), tokens[other].clone());
            tokens[word..].iter_mut().filter(|it| **it == old).for_each(|it| it.clone_from(&new));
        }
        14 => {
            let mut bytes = text.as_bytes().to_vec();
            let place = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[place] ^= 1 << dice.below(7),
                1 => drop(bytes.remove(place)),
                2 => bytes.insert(place, *dice.one(b"();\" 01-\n\0\x7f")),
                _ => bytes.truncate(place),
            }
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        _ => tokens.insert(word, (*dice.one(&["; not so\n", ";", "\"", " ", "; \r", "(", ")"])).to_owned()),
    }
    tokens.concat()
}

/// Name of a verdict.
fn verdict(said: &Result<kernel::Theorem, Rejection>) -> &'static str {
    match said {
        Ok(_) => "accepted",
        Err(Rejection::Steps | Rejection::Memory | Rejection::Large | Rejection::Stopped) => "undecided",
        Err(_) => "rejected",
    }
}

#[test]
fn damaged_certificates_are_rejected_or_still_right() {
    let held = held();
    let mut dice = Dice::seeded(18);
    let mut file = std::env::var_os(FOLDER).map(|folder| {
        let path = std::path::Path::new(&folder).join("damaged");
        std::io::BufWriter::new(std::fs::File::create(path).expect("a file"))
    });
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut truths = (0, 0, 0);
    for number in 0..sweep(4_000, 100_000) {
        let whole = &held[number % held.len()];
        let mut text = whole.text.clone();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        let said = std::panic::catch_unwind(|| kernel::check(&text, Limits { steps: 3_000_000, ..Limits::of(text.len()) }));
        let said = said.unwrap_or_else(|_| panic!("panic, at number {number}, {}\n{text}", whole.name));
        *verdicts.entry(verdict(&said)).or_default() += 1;
        if let Err(why) = &said {
            let why = format!("{why:?}");
            *reasons.entry(why.split([' ', '(']).next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        if let Some(file) = &mut file {
            writeln!(file, "{number} {} {}\n{text}", text.len(), verdict(&said)).expect("written");
        }
        if said.is_ok() && text != whole.text {
            let proof = Proof::read(&text).unwrap_or_else(|| panic!("number {number}, {}\n{text}", whole.name));
            match proof.wrong(small(proof.stated.places.len()).min(sweep(6, 24))) {
                Ok(tried) => {
                    truths = (truths.0 + 1, truths.1 + tried.positions, truths.2 + tried.unknown);
                }
                Err(wrong) => panic!("{wrong}, at number {number}, {}\n{text}", whole.name),
            }
        }
    }
    eprintln!("{verdicts:?} {reasons:?}, {} accepted: {} facts, {} not found out", truths.0, truths.1, truths.2);
    assert!(verdicts["rejected"] > verdicts["accepted"] && verdicts["accepted"] > 0);
}
