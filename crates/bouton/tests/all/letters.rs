//! Rows written as words: games with letters in place of numbers.

use bouton::{Query, Workbench};
use rules::Lang;
use solve::Limits;
use std::collections::{BTreeSet, HashMap};

/// Words that a move leaves.
type Moves = fn(&str) -> Vec<String>;

fn mex(seen: impl IntoIterator<Item = u64>) -> u64 {
    let seen: BTreeSet<u64> = seen.into_iter().collect();
    (0..).find(|value| !seen.contains(value)).unwrap_or_default()
}

fn value(word: &str, moves: Moves, known: &mut HashMap<String, u64>) -> u64 {
    if let Some(&value) = known.get(word) {
        return value;
    }
    let found = mex(moves(word).iter().map(|to| value(to, moves, known)));
    known.insert(word.to_owned(), found);
    found
}

/// The word with another text at a place.
fn with(word: &str, at: usize, length: usize, by: &str) -> String {
    format!("{}{by}{}", &word[..at], &word[at + length..])
}

fn vanish(word: &str) -> Vec<String> {
    let equal = |at: &usize| word.as_bytes()[*at] == word.as_bytes()[at + 1];
    (0..word.len().saturating_sub(1)).filter(equal).map(|at| with(word, at, 2, "")).collect()
}

fn exchange(word: &str) -> Vec<String> {
    word.match_indices("AB").map(|(at, _)| with(word, at, 2, "BA")).collect()
}

/// Every word of these letters up to a length.
fn words(letters: &str, most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut last = all.clone();
    for _ in 0..most {
        last = last
            .iter()
            .flat_map(|word| letters.chars().map(move |letter| format!("{word}{letter}")))
            .collect();
        all.extend(last.clone());
    }
    all.retain(|word| !word.is_empty());
    all
}

#[test]
fn words_are_positions_and_positions_are_shown_as_words() {
    let games: [(&str, &str, Moves); 3] = [
        ("AB", "game vanish\nletters A, B\n[.., x, x, ..] -> [.., ..]\n", vanish),
        ("ABC", "game vanish\nletters A, B, C\n[.., x, x, ..] -> [.., ..]\n", vanish),
        ("AB", "game exchange\nletters A, B\n[.., A, B, ..] -> [.., B, A, ..]\n", exchange),
    ];
    for (letters, text, moves) in games {
        let workbench = Workbench::new();
        workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}"));
        let mut known = HashMap::new();
        for word in words(letters, if letters.len() == 2 { 8 } else { 5 }) {
            let expected = value(&word, moves, &mut known);
            let numbers: Vec<String> = word.bytes().map(|letter| (letter - b'A' + 1).to_string()).collect();
            let listed: Vec<String> = word.chars().map(String::from).collect();
            let spellings =
                [word.clone(), format!("[{}]", numbers.join(",")), format!("[{}]", listed.join(", "))];
            for spelling in spellings {
                let query = Query::read(&format!("mine.game {spelling}")).expect("a question");
                let position = workbench.ask(&query, None).unwrap_or_else(|problems| panic!("{problems:?}"));
                assert_eq!((position.text(), position.shown()), (word.clone(), word.clone()));
                let answer = bouton::solve(&position, 9, &Limits::none()).expect("an answer");
                assert_eq!(answer.value, Some(expected.to_string()), "{text}{spelling}");
            }
        }
    }
}

#[test]
fn rows_hold_nothing_but_letters() {
    let text = "game vanish\nletters A, B\n[.., x, x, ..] -> [.., ..]\n";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for (position, code) in
        [("AC", "undeclared-letter"), ("ab", "undeclared-letter"), ("[1,3]", "lawless"), ("[0]", "lawless")]
    {
        let query = Query::read(&format!("mine.game {position}")).expect("a question");
        let problems = workbench.ask(&query, None).expect_err(position);
        let first = problems.into_iter().next().expect("a problem");
        assert!(!first.message(Lang::Zh).is_empty());
        if code != "lawless" {
            assert_eq!(first.code(), code, "{position}");
        }
    }
    // A rule that makes other numbers breaks the law.
    let wrong = "game grow\nletters A, B\n[.., x, ..] -> [.., x + 1, ..] where x <= 2\n";
    let workbench = Workbench::new();
    let read = workbench.add("mine.game", wrong).expect("a text");
    let query = Query::read("mine.game AB").expect("a question");
    assert!(workbench.ask(&query, None).is_err(), "{:?}", read.ruleset.letters);
}

#[test]
fn letters_of_any_script() {
    let text = "game 消\nletters 红, 蓝\n[.., 红, 蓝, ..] -> [.., 蓝, ..]\nexample 红蓝蓝 moves to 蓝蓝\nexample 红 + 蓝 is P\n";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let query = Query::read("mine.game 红红蓝 + 蓝").expect("a question");
    let position = workbench.ask(&query, None).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(position.text(), "红红蓝 蓝");
    assert_eq!(rules::format(text).expect("a text"), text);
}

#[test]
fn claims_speak_of_letters() {
    let text = "game turn\nletters A, B\n[.., A, ..] -> [.., B, ..]\nP[x, ..] iff even(count(x = A))\n";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let variant = workbench.variant(&Query::read("mine.game").expect("a question"), None).expect("a game");
    let task = bouton::proof::Task::default();
    let proofs = bouton::proof::prove(&variant, &[], &task, &Limits::none()).expect("attempts");
    let certificate = proofs.certificate().expect("a proof");
    let accepted = bouton::proof::verify_all(&certificate, &Limits::none());
    assert!(accepted.iter().all(Result::is_ok));
}

#[test]
fn mistakes_have_a_place_and_advice_in_both_languages() {
    let texts = [
        ("letters A, B\n[.., A, C, ..] -> [.., ..]\n", "undeclared-letter"),
        ("letters A, B\n[.., A, B, ..] -> [.., C, ..]\n", "undeclared-letter"),
        ("letters A, B\n[.., x, x, ..] -> [.., ..]\nexample ABC is P\n", "undeclared-letter"),
        ("letters A, B\n[.., x, x, ..] -> [.., ..]\nP[A, ..] iff true\n", "letter-as-name"),
        ("letters A, B\n[.., x, x, ..] -> [.., ..]\nP[x, ..] iff exists A: A = 2\n", "letter-as-name"),
        ("letters A, AB\n[.., x, x, ..] -> [.., ..]\n", "long-letter"),
        ("letters A, A\n[.., x, x, ..] -> [.., ..]\n", "duplicate-name"),
        ("letters A, B\n(n) -> (n - 1)\n", "letters-of-tuple"),
        ("letters A\nletters B\n[.., x, x, ..] -> [.., ..]\n", "duplicate-item"),
        ("[.., x, x, ..] -> [.., ..]\nexample ABBA is P\n", "unexpected-token"),
        ("letters\n[.., x, x, ..] -> [.., ..]\n", "unexpected-token"),
    ];
    for (text, code) in texts {
        let problems = Workbench::new().add("mine.game", &format!("game mine\n{text}")).expect_err(text);
        assert_eq!(problems[0].code(), code, "{text}: {problems:?}");
        for lang in [Lang::En, Lang::Zh] {
            assert!(!problems[0].message(lang).is_empty(), "{text}");
        }
    }
    let text = "game mine(A: set default {1})\nletters A, B\n[.., x, x, ..] -> [.., ..] where x in A\n";
    let problems = Workbench::new().add("mine.game", text).expect_err(text);
    assert!(problems.iter().any(|problem| problem.code() == "letter-as-name"), "{problems:?}");
}
