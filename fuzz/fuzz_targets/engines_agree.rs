//! Whatever the rules say, all engines that answer give the same answer, and none panics.
#![cfg_attr(fuzzing, no_main)]

use libfuzzer_sys::fuzz_target;
use rules::{Form, Instance, NoLibrary, Options, Outcome, Verdict};
use solve::pool::Component;
use solve::{Game, Limits, loopy, search, sum};
use std::time::Duration;
use tables::{Backing, Want, table};

/// The largest number in a component.
const CORNER: u64 = 4;

/// All components with few and small numbers.
fn positions(form: Form) -> Vec<Vec<u64>> {
    let of_length = |length: usize| {
        (0..length).fold(vec![Vec::new()], |all: Vec<Vec<u64>>, _| {
            let longer = |at: Vec<u64>| (0..=CORNER).map(move |next| [&at[..], &[next]].concat());
            all.into_iter().flat_map(longer).collect()
        })
    };
    match form {
        Form::Tuple(arity) if arity <= 3 => of_length(arity),
        // No rule of the language is about graphs.
        Form::Tuple(_) | Form::Edges => Vec::new(),
        Form::Row => (0..3).flat_map(of_length).collect(),
    }
}

/// `true` if all options of small positions can be listed and are few: fuzzing is for many small games.
fn is_small(game: &Instance, all: &[Vec<u64>]) -> bool {
    all.iter().all(|at| {
        let mut options = Options::new();
        game.options(at, &mut options).is_ok() && options.len() <= 64
    })
}

fuzz_target!(|text: &str| {
    let Some(ruleset) = rules::parse(text, &NoLibrary).ruleset else { return };
    let Ok(game) = ruleset.instantiate(&[], None) else { return };
    let all = positions(game.form());
    if !is_small(&game, &all) {
        return;
    }
    let limits = || Limits::none().with_memory(64 << 20).with_time(Duration::from_millis(200));
    let games: [&dyn Game; 1] = [&game];
    let tables = match game.form() {
        Form::Tuple(arity) => {
            let extents = vec![CORNER + 1; arity];
            let filled = |want| table(&game, &extents, want, Backing::Memory, &limits()).ok();
            (filled(Want::Outcomes), filled(Want::Values))
        }
        Form::Row | Form::Edges => (None, None),
    };
    let may_draw = game.draws_declared() || !game.terminates();
    for at in &all {
        let component = Component::new(0, &at[..]);
        let one = std::slice::from_ref(&component);
        let mut said: Vec<(&str, Outcome)> = Vec::new();
        said.extend(tables.0.as_ref().and_then(|table| table.outcome(at)).map(|outcome| ("table", outcome)));
        said.extend(search::outcome(&games, one, &limits()).ok().map(|found| ("search", found.outcome)));
        said.extend(loopy::analyse(&games, one, &limits()).ok().map(|found| ("loopy", found.outcome)));
        said.extend(sum::value(&games, one, &limits()).ok().map(|found| ("sum", found.outcome())));
        let values: Vec<u64> = [
            tables.1.as_ref().and_then(|table| table.value(at)),
            search::value(&games, &component, &limits()).ok().map(|found| found.value),
        ]
        .into_iter()
        .flatten()
        .collect();
        assert!(said.windows(2).all(|pair| pair[0].1 == pair[1].1), "{said:?} at {at:?}");
        assert!(values.windows(2).all(|pair| pair[0] == pair[1]), "{values:?} at {at:?}");
        if let (Some(&value), Some(&(_, outcome)), Verdict::Lost) =
            (values.first(), said.first(), game.stuck())
        {
            assert_eq!(value == 0, outcome == Outcome::P, "at {at:?}");
        }
        assert!(may_draw || game.has_ends() || said.iter().all(|&(_, outcome)| outcome != Outcome::D));
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
