//! Random games.

use crate::catalogue::Shelf;
use crate::compared::{Compared, compare};
use oracle::{Dice, sweep};

#[test]
fn statements_of_random_games_are_these_games() {
    let mut compared = Compared::default();
    for seed in 0..sweep(300, 6_000) {
        let text = oracle::make(&mut Dice::seeded(seed)).text();
        let Some(ruleset) = rules::parse(&text, &Shelf).ruleset else { panic!("{text}") };
        let Ok(instance) = ruleset.instantiate(&[], None) else { panic!("{text}") };
        for size in [None, Some(1), Some(2), Some(3)] {
            compare(&text, &instance, size, &mut compared);
        }
    }
    eprintln!("{compared:?}");
    assert!(compared.statements > 100);
}
