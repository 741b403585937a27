//! Tables as contestants print them, each made by brute force, and continued by a larger one.

use crate::brute::Case;
use crate::{bounds, circles, heaps, others, pairs};
use guess::{Guess, Guesses, Table, guess};

/// First position at which a pattern is wrong.
pub(crate) fn wrong(guess: &Guess, case: &Case) -> Option<Vec<u64>> {
    let at: Vec<Vec<u64>> = case.beyond.iter().map(|point| point.at.clone()).collect();
    let values = guess.pattern.values(&at);
    let off = case.beyond.iter().zip(values).find(|(point, value)| *value != Some(point.value));
    off.map(|(point, _)| point.at.clone())
}

#[test]
fn tables_of_contests_have_patterns_that_go_on() {
    let (mut found, mut without, mut false_ones) = (0, Vec::new(), Vec::new());
    let all = [heaps::cases(), pairs::cases(), bounds::cases(), circles::cases(), others::cases()];
    for case in all.into_iter().flatten().filter(|case| oracle::sampled(case.name, 5)) {
        let table = Table::new(case.shown.clone()).expect("a table");
        let Guesses::Of { conjectures, .. } = guess(&table) else { panic!("{}: too few", case.name) };
        match conjectures.first() {
            Some(guess) => {
                found += 1;
                false_ones.extend(wrong(guess, &case).map(|at| (case.name, at)));
            }
            None => without.push(case.name),
        }
    }
    assert_eq!(false_ones, []);
    assert!(without.len() * 10 <= found, "{without:?}");
}

#[test]
fn the_same_in_other_words_is_told_once() {
    let values = |of: fn(u64) -> i64| Table::of_sequence(0, &(0..200).map(of).collect::<Vec<_>>());
    let pairs = |of: fn(u64, u64) -> i64| {
        let at = (0..20).flat_map(|a| (0..20).map(move |b| (a, b)));
        let points = at.map(|(a, b)| guess::Point { at: vec![a, b], value: of(a, b) });
        Table::new(points.collect()).expect("a table")
    };
    let all = [
        values(|n| (n % 2) as i64),
        values(|n| i64::from(!n.is_power_of_two())),
        values(|n| i64::from(n.count_ones() % 2)),
        pairs(|a, b| i64::from(a != b)),
        pairs(|a, b| i64::from(a.min(b) != 0)),
        pairs(|a, b| ((a % 4) ^ (b % 6)) as i64),
    ];
    for table in all {
        let guesses = guess(&table);
        assert_eq!(guesses.different().len(), 1, "{:?}", guesses.different());
    }
}
