//! The second checker says of certificates of heaps what the first one says.

use super::changed::{TEXTS, changed, edits};
use kernel_heaps::{check_period, check_quotient, most};
use oracle::{is_one_certificate, second_verdicts, sweep};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::collections::BTreeMap;
use std::path::Path;

/// Octal games: where their values begin to repeat, and with which length.
const PERIODS: [(&str, usize, usize); 3] = [("0.77", 71, 12), ("0.71", 3, 2), ("0.53", 11, 9)];

/// Certificates of these periods, with the rules of those of quotients.
fn periods() -> Vec<String> {
    let period = |(code, start, length): &(&str, usize, usize)| {
        let (text, _) = TEXTS.iter().find(|(_, theorem)| theorem.moves.code().as_deref() == Some(code))?;
        let rules = text.split("(heaps").nth(1)?.split("(repeats").next()?.split("(map").next()?;
        Some(format!("(period 2)\n(heaps{rules}(repeats {start} {length})\n(least)\n"))
    };
    PERIODS.iter().map(|known| period(known).expect("a certificate of its quotient")).collect()
}

#[test]
fn the_second_checker_agrees_about_certificates_of_heaps() {
    let whole: Vec<String> = TEXTS.iter().map(|(text, _)| text.clone()).chain(periods()).collect();
    let mut texts = whole.clone();
    let mut runner = TestRunner::deterministic();
    let choices = (any::<Index>(), prop::collection::vec(edits(), 1..3));
    let many = sweep(600, 20_000);
    while texts.len() < whole.len() + many {
        let (which, edits) = choices.new_tree(&mut runner).expect("edits").current();
        let other = edits.iter().fold(which.get(&whole).clone(), |text, edit| changed(&text, edit));
        if is_one_certificate(&other) {
            texts.push(other);
        }
    }
    let second = second_verdicts(&texts, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("second-heaps"));
    let mut verdicts: BTreeMap<(bool, &str), usize> = BTreeMap::new();
    for (text, second) in texts.iter().zip(&second) {
        let head = text.lines().find(|line| line.starts_with("(period ") || line.starts_with("(quotient "));
        let accepted = if head.is_some_and(|line| line.starts_with("(period ")) {
            check_period(text, most()).is_ok()
        } else {
            check_quotient(text, most()).is_ok()
        };
        assert!(
            second == "undecided" || accepted == (second == "accepted"),
            "{accepted} and {second}:\n{text}"
        );
        *verdicts.entry((accepted, second)).or_default() += 1;
    }
    eprintln!("{verdicts:?}");
    let both = |accepted, second| verdicts.get(&(accepted, second)).copied().unwrap_or(0);
    assert!(second.iter().take(whole.len()).all(|second| second == "accepted"), "{second:?}");
    assert!(both(true, "accepted") > whole.len() && both(false, "rejected") > many / 2, "{verdicts:?}");
}
