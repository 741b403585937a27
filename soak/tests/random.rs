//! Hundreds of random games, a thousand with whole samples: all reports about them are compared with an independent evaluation
//! of their rules.

use oracle::Dice;
use soak::{Client, Compiled, Effort, Program, Seen, examine, run};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Games of a whole sample.
const WHOLE: usize = 1000;
/// Time limit of each report, with room for a machine that does much else: fewer reports would leave less to compare.
const PATIENCE: Duration = Duration::from_millis(600);
/// Claims are searched for in one of this many games.
const DISCOVERED: u64 = 20;

/// The same games each time if all random cases are fixed, otherwise others.
fn first() -> u64 {
    let given = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    given.unwrap_or_else(now) * WHOLE as u64
}

/// Results of some games.
#[derive(Default)]
struct Told {
    seen: Seen,
    programs: Vec<Program>,
    wrong: Vec<String>,
}

/// Processes one game after another until none is left.
fn work(client: &Client, next: &AtomicU64, end: u64) -> Told {
    let mut told = Told::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= end {
            return told;
        }
        let game = oracle::make(&mut Dice::seeded(seed));
        let effort = Effort { time: PATIENCE, discover: seed.is_multiple_of(DISCOVERED) };
        if let Err(why) = examine(&game, effort, Some(client), &mut told.seen, &mut told.programs) {
            told.wrong.push(format!("cargo xtask soak --seed {seed}\n{}{why}\n", game.text()));
        }
    }
}

/// Processes this many games, with as many workers as processors.
fn examined(games: usize) -> Told {
    let client = Client::new().unwrap_or_else(|error| panic!("{error}"));
    let first = first();
    let next = AtomicU64::new(first);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut all = Told::default();
    std::thread::scope(|scope| {
        let started: Vec<_> = (0..workers)
            .map(|_| {
                // Texts may be deeply nested.
                let worker = std::thread::Builder::new().stack_size(64 << 20);
                worker.spawn_scoped(scope, || work(&client, &next, first + games as u64))
            })
            .collect();
        for worker in started {
            let worker = worker.unwrap_or_else(|error| panic!("{error}"));
            let told = worker.join().unwrap_or_else(|_| panic!("see above"));
            all.programs.extend(told.programs);
            all.wrong.extend(told.wrong);
            for (what, count) in told.seen {
                *all.seen.entry(what).or_default() += count;
            }
        }
    });
    all
}

#[test]
fn all_that_is_said_of_random_games_is_so() {
    let games = oracle::sweep(150, WHOLE);
    let Told { seen, programs, wrong } = examined(games);
    println!("{seen:?}");
    assert!(wrong.is_empty(), "{} games, of which\n{}", wrong.len(), wrong.join("\n"));
    // Of a thousand games at least so many.
    for (what, least) in [
        ("games", 850),
        ("checked", 350),
        ("refuted by check", 1000),
        ("proved", 140),
        ("refuted by prove", 1000),
        ("solved", 3500),
        ("served", 800),
        ("tables", 900),
        ("programs", 70),
        ("found and proved", 15),
        ("broken laws", 20),
    ] {
        let count = seen.get(what).copied().unwrap_or(0);
        assert!(count * WHOLE >= least * games, "only {count} {what}: {seen:?}");
    }
    run(&programs).unwrap_or_else(|why| panic!("{why}"));
    let compiled: Vec<&Program> = programs.iter().step_by(programs.len().div_ceil(4)).collect();
    for program in compiled {
        for language in [Compiled::Cpp, Compiled::Rust] {
            program.compile(language).unwrap_or_else(|why| panic!("{why}"));
        }
    }
}
