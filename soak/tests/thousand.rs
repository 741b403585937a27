//! A thousand random games: everything that is said of them is compared with a plain reading of their rules.

use oracle::Dice;
use soak::{Client, Compiled, Effort, Program, Seen, examine, run};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const GAMES: u64 = 1000;

/// The same games each time where all random cases are the same each time, and others elsewhere.
fn first() -> u64 {
    let given = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    given.unwrap_or_else(now) * GAMES
}

fn thousand() {
    let client = Client::new().unwrap_or_else(|error| panic!("{error}"));
    let first = first();
    let (mut seen, mut programs) = (Seen::new(), vec![]);
    let mut wrong = vec![];
    for seed in first..first + GAMES {
        let game = oracle::make(&mut Dice::seeded(seed));
        let effort = Effort { time: Duration::from_millis(200), discover: seed.is_multiple_of(20) };
        if let Err(why) = examine(&game, effort, Some(&client), &mut seen, &mut programs) {
            wrong.push(format!("cargo xtask soak --seed {seed}\n{}{why}\n", game.text()));
        }
    }
    println!("{seen:?}");
    assert!(wrong.is_empty(), "{} games, of which\n{}", wrong.len(), wrong.join("\n"));
    for (what, least) in [
        ("games", 900),
        ("checked", 100),
        ("refuted by check", 300),
        ("proved", 50),
        ("refuted by prove", 200),
        ("solved", 3000),
        ("served", 700),
        ("tables", 500),
        ("programs", 50),
        ("found and proved", 5),
    ] {
        let count = seen.get(what).copied().unwrap_or(0);
        assert!(count >= least, "only {count} {what}: {seen:?}");
    }
    run(&programs).unwrap_or_else(|why| panic!("{why}"));
    let compiled: Vec<&Program> = programs.iter().step_by(programs.len().div_ceil(4)).collect();
    for program in compiled {
        for language in [Compiled::Cpp, Compiled::Rust] {
            program.compile(language).unwrap_or_else(|why| panic!("{why}"));
        }
    }
}

#[test]
fn all_that_is_said_of_a_thousand_games_is_so() {
    // Texts may be deep.
    let work = std::thread::Builder::new().stack_size(64 << 20).spawn(thousand);
    let done = work.map(std::thread::JoinHandle::join);
    assert!(matches!(done, Ok(Ok(()))), "see above");
}
