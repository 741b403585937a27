//! Compares reports about random games with an independent evaluation of their rules, for hours.
//!
//! ```text
//! cargo xtask soak --hours 8          resumes where the last run stopped
//! cargo xtask soak --games 1000       this many games
//! cargo xtask soak --seed 4711        repeats one game, and shrinks it if it fails
//! ```
#![forbid(unsafe_code)]

mod options;
mod state;

use options::Options;
use oracle::{Dice, Game};
use soak::{Client, Compiled, Effort, Program, Seen, examine, run};
use state::State;
use std::process::ExitCode;
use std::time::Instant;

/// Number of programs run at once.
const BATCH: usize = 64;
/// One program in this many is compiled as well.
const COMPILED: usize = 40;
/// Number of games between two lines of progress.
const LINE: u64 = 500;

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(usage) => {
            eprint!("{usage}");
            return ExitCode::from(2);
        }
    };
    // Texts may be deeply nested.
    let work = std::thread::Builder::new().stack_size(64 << 20).spawn(move || soak(&options));
    match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Runs the comparison; returns `true` if nothing differed.
fn soak(options: &Options) -> bool {
    let client = match Client::new() {
        Ok(client) => client,
        Err(error) => {
            eprintln!("no server: {error}");
            return false;
        }
    };
    let path = State::path();
    let mut state = match options.seed {
        Some(seed) => State { next: seed, ..State::default() },
        None => State::read(&path),
    };
    let begun = Instant::now();
    let first = state.next;
    println!("soak: from seed {first}");
    let mut programs: Vec<(u64, Program)> = vec![];
    while !options.is_over(state.next - first, begun.elapsed()) {
        let seed = state.next;
        let game = oracle::make(&mut Dice::seeded(seed));
        let mut some = vec![];
        if options.verbose() {
            println!("soak: seed {seed} at {:?}", begun.elapsed());
        }
        if let Err(why) = examine(&game, effort(seed, options), Some(&client), &mut state.seen, &mut some) {
            state.failures += 1;
            report(&game, seed, &why, options, &client);
        }
        programs.extend(some.into_iter().map(|program| (seed, program)));
        state.next += 1;
        let over = options.is_over(state.next - first, begun.elapsed());
        if programs.len() >= BATCH || over {
            state.failures += ran(&programs);
            programs.clear();
            if options.seed.is_none() {
                state.write(&path);
            }
        }
        if state.next.is_multiple_of(LINE) {
            println!("soak: next seed {}, {} failures, {:?}", state.next, state.failures, state.seen);
        }
        if state.failures > options.most_failures {
            println!("soak: too many failures");
            break;
        }
    }
    println!("soak: {} games, {} failures, next seed {}", state.next - first, state.failures, state.next);
    println!("soak: {:?}", state.seen);
    state.failures == 0
}

/// Effort for the game of a seed.
fn effort(seed: u64, options: &Options) -> Effort {
    Effort { time: options.time, discover: seed.is_multiple_of(options.discover) }
}

/// Kind of a failure: the query, and the report without its numbers.
fn kind(why: &str) -> (String, String) {
    let first = why.split([' ', ':']).next().unwrap_or_default();
    let last = why.lines().last().unwrap_or_default();
    // Numbers differ between a game and a smaller one.
    let words = last.split(' ').filter(|word| word.chars().all(char::is_alphabetic)).take(6);
    (first.into(), words.collect::<Vec<_>>().join(" "))
}

fn report(game: &Game, seed: u64, why: &str, options: &Options, client: &Client) {
    let wanted = kind(why);
    let mut last = why.to_owned();
    let small = oracle::shrunk(game, options.shrink, &mut |game| match examine(
        game,
        effort(seed, options),
        Some(client),
        &mut Seen::new(),
        &mut vec![],
    ) {
        Err(why) if kind(&why) == wanted => {
            last = why;
            true
        }
        _ => false,
    });
    println!("\n=== seed {seed}: cargo xtask soak --seed {seed}\n{}--- {last}\n", small.text());
}

/// Runs the programs; returns the number of failures.
fn ran(programs: &[(u64, Program)]) -> u64 {
    let mut failures = 0;
    let all: Vec<Program> = programs.iter().map(|(_, program)| program.clone()).collect();
    if let Err(why) = run(&all) {
        failures += 1;
        println!("\n=== a program, seeds {:?}\n{why}\n", programs.first().map(|(seed, _)| seed));
    }
    for (seed, program) in programs.iter().step_by(COMPILED) {
        for language in [Compiled::Cpp, Compiled::Rust] {
            if let Err(why) = program.compile(language) {
                failures += 1;
                println!("\n=== seed {seed}, a program in {language:?}\n{why}\n");
            }
        }
    }
    failures
}
