//! The second checker says of every certificate what the first one says.

use crate::damage::damaged;
use crate::held::held;
use kernel::{Limits, Rejection};
use oracle::{Dice, is_one_certificate, second_verdicts, sweep};
use std::collections::BTreeMap;
use std::path::Path;

/// Length in bytes of the longest certificates that are damaged in a sample; whole ones are all checked.
const SHORT: usize = 3_000;

/// Verdict of the first checker.
fn first(text: &str) -> &'static str {
    match kernel::check(text, Limits::of(text.len())) {
        Ok(_) => "accepted",
        Err(Rejection::Steps | Rejection::Memory | Rejection::Large | Rejection::Stopped) => "undecided",
        Err(_) => "rejected",
    }
}

#[test]
fn the_second_checker_agrees_about_certificates_whole_and_damaged() {
    let held: Vec<String> = held().into_iter().map(|held| held.text).collect();
    let longest = sweep(SHORT, usize::MAX);
    let short: Vec<&String> = held.iter().filter(|text| text.len() <= longest).collect();
    let mut dice = Dice::seeded(19);
    let many = sweep(120, 5_000);
    let mut texts = held.clone();
    while texts.len() < held.len() + many {
        let mut text = short[texts.len() % short.len()].clone();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        if is_one_certificate(&text) {
            texts.push(text);
        }
    }
    let second = second_verdicts(&texts, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("second-claims"));
    let mut verdicts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (text, second) in texts.iter().zip(&second) {
        let first = first(text);
        let decided = first != "undecided" && second != "undecided";
        assert!(!decided || first == second, "{first} and {second}:\n{text}");
        *verdicts.entry((first, second)).or_default() += 1;
    }
    eprintln!("{verdicts:?}");
    let both = |verdict| verdicts.get(&(verdict, verdict)).copied().unwrap_or(0);
    assert!(both("accepted") > held.len() && both("rejected") > many / 2, "{verdicts:?}");
}
