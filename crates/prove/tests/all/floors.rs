//! Tables of floors: the right ones are accepted, and no others.

use crate::forged::completed;
use kernel::{Limits, Rejection, Statement};
use oracle::{Dice, Proof, sweep};

/// A certificate whose demand is about floors: ⌊α·a⌋ is not less than a.
fn certificate(numeration: &str) -> String {
    let text = format!(
        "(statement (numeration {numeration}) (places a b) (law (floor a b)) (stuck lost) (lost (<= a b)))"
    );
    completed(&Statement::parse(&text).expect("a statement"), &[]).expect("a certificate")
}

fn check(text: &str) -> Result<kernel::Theorem, Rejection> {
    kernel::check(text, Limits::of(text.len()))
}

/// Numerations in which floors are known.
const NUMERATIONS: [&str; 14] = [
    "quadratic 1",
    "quadratic 2",
    "quadratic 3",
    "quadratic 4",
    "quadratic 5",
    "quadratic 6",
    "quadratic 7",
    "quadratic 8",
    "quadratic 9",
    "recurrence 10 1",
    "difference 3 1",
    "difference 4 1",
    "difference 5 1",
    "difference 6 1",
];

#[test]
fn tables_of_floors_are_accepted_for_their_numeration_alone() {
    for t in NUMERATIONS {
        let right = certificate(t);
        check(&right).unwrap_or_else(|why| panic!("{t}: {why:?}\n{right}"));
        Proof::read(&right).expect("a certificate").wrong(20).unwrap_or_else(|wrong| panic!("{t}: {wrong}"));
        for other in NUMERATIONS.into_iter().filter(|&other| other != t) {
            let wrong = right.replace(t, other);
            assert!(check(&wrong).is_err(), "{t} as {other}");
        }
        let without: String =
            right.lines().filter(|line| !line.contains("nodes") && !line.contains("accept")).collect();
        assert!(check(&without).is_err());
    }
}

/// All changes of one entry, or for larger tables some.
#[test]
fn changed_tables_of_floors_are_rejected_or_the_same() {
    let mut dice = Dice::seeded(9);
    let (mut rejected, mut same) = (0, 0);
    for t in NUMERATIONS.into_iter().filter(|it| !it.ends_with("0 1")) {
        let right = certificate(t);
        let from = right.find("(floor\n").expect("a floor") + 7;
        let to = right.find("(define").unwrap_or(right.len());
        let words: Vec<(usize, &str)> = right[from..to]
            .split_inclusive(|letter: char| " ()\n".contains(letter))
            .scan(from, |at, word| {
                let begun = *at;
                *at += word.len();
                Some((begun, word.trim_end_matches(|letter: char| " ()\n".contains(letter))))
            })
            .filter(|(_, word)| {
                *word == "-" || word.starts_with(['s', 'n']) && word[1..].parse::<u32>().is_ok()
            })
            .collect();
        let states = words
            .iter()
            .filter_map(|(_, word)| word.strip_prefix('s')?.parse::<u32>().ok())
            .max()
            .unwrap_or(0);
        let changes = sweep(60, words.len() * 4);
        for number in 0..changes {
            let &(at, word) =
                if changes > words.len() { &words[number % words.len()] } else { dice.one(&words) };
            let other = match dice.below(3) {
                0 => "-".to_owned(),
                1 => dice.one(&words).1.to_owned(),
                _ => format!("s{}", dice.below(states as usize + 1)),
            };
            if other == word {
                continue;
            }
            let changed = format!("{}{other}{}", &right[..at], &right[at + word.len()..]);
            match check(&changed) {
                Err(_) => rejected += 1,
                Ok(_) => {
                    same += 1;
                    let proof = Proof::read(&changed).expect("a certificate");
                    proof
                        .tables()
                        .unwrap_or_else(|wrong| panic!("{t}: {wrong}, {word} to {other}\n{changed}"));
                }
            }
        }
        // Accepting states.
        let accept = right[from..to].find("(accept").expect("accepting states") + from;
        let end = right[accept..].find(')').expect("their end") + accept;
        for changed in ["(accept", "(accept 0", "(accept 0 1"] {
            let changed_ = format!("{}{changed}{}", &right[..accept], &right[end..]);
            if changed_ != right {
                assert!(check(&changed_).is_err(), "{t}: {changed}\n{right}");
            }
        }
    }
    eprintln!("{rejected} rejected, {same} the same");
    assert!(rejected > same);
}
