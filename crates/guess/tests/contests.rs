//! Tables as contestants print them, each made by brute force, and continued by a larger one.

#[path = "contests/brute.rs"]
mod brute;
#[path = "contests/heaps.rs"]
mod heaps;
#[path = "contests/pairs.rs"]
mod pairs;

use brute::Case;
use guess::{Guess, Guesses, Table, guess};
use std::time::Instant;

/// First position at which a pattern is wrong.
fn wrong(guess: &Guess, case: &Case) -> Option<Vec<u64>> {
    let off = case.beyond.iter().find(|point| guess.pattern.value(&point.at) != Some(point.value));
    off.map(|point| point.at.clone())
}

#[test]
fn tables_of_contests_have_patterns_that_go_on() {
    let (mut found, mut none, mut false_ones, mut slow) = (0, Vec::new(), Vec::new(), Vec::new());
    let only = std::env::var("ONLY").ok();
    for case in heaps::cases().into_iter().chain(pairs::cases()) {
        if only.as_ref().is_some_and(|only| !case.name.contains(only.as_str())) {
            continue;
        }
        let table = Table::new(case.shown.clone()).expect("a table");
        let outcomes = table.range().is_some_and(|(least, most)| least >= 0 && most <= 1);
        let from = Instant::now();
        let Guesses::Of { conjectures, near } = guess(&table) else { panic!("{}: too few", case.name) };
        let time = from.elapsed().as_secs_f64();
        if time > 2.0 {
            slow.push((case.name, time));
        }
        let names = ["a", "b", "c"];
        let names = if table.arity() == 1 { &["n"] } else { &names[..table.arity()] };
        match conjectures.first() {
            Some(guess) => {
                let statement = guess.pattern.written(names, outcomes);
                let lines = statement.shape.lines().join("; ");
                let claims =
                    conjectures.iter().filter_map(|guess| guess.pattern.written(names, outcomes).claim);
                claims.for_each(|claim| eprintln!("    {claim}"));
                let later = conjectures[1..].iter().filter(|guess| wrong(guess, &case).is_some()).count();
                eprintln!(
                    "{}: {time:.2} s, {} ({later} wrong), {:.0} of {:.0} bits: {}",
                    case.name,
                    conjectures.len(),
                    guess.pattern.bits(),
                    guess.surprise,
                    lines.chars().take(200).collect::<String>()
                );
                found += 1;
                if let Some(at) = wrong(guess, &case) {
                    false_ones.push((case.name, at));
                }
            }
            None => {
                eprintln!("{}: {time:.2} s, NONE, {} near", case.name, near.len());
                none.push(case.name);
            }
        }
    }
    eprintln!("{found} found; none: {none:?}; slow: {slow:?}; false: {false_ones:?}");
    assert_eq!(false_ones, []);
    assert!(only.is_some() || none.len() * 10 <= found, "{none:?}");
}
