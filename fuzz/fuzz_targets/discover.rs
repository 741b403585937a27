//! Random games: what is checked, proved and found is true of small positions.
#![cfg_attr(fuzzing, no_main)]

use libfuzzer_sys::fuzz_target;
use oracle::Dice;
use soak::{Effort, Seen, examine};
use std::time::Duration;

fuzz_target!(|bytes: &[u8]| {
    let game = oracle::make(&mut Dice::from_bytes(bytes));
    let effort = Effort { time: Duration::from_millis(300), discover: true };
    examine(&game, effort, None, &mut Seen::new(), &mut vec![])
        .unwrap_or_else(|why| panic!("{}\n{why}", game.text()));
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
