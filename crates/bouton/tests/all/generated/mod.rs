//! Random rule files: every engine agrees with a reading of the rules that shares nothing with the product.
//!
//! The answers of the whole program about such games, and about claims, are compared in `soak`.

mod laws;
mod several;
mod texts;

use oracle::{Dice, Game, Play, Sum};
use proptest::prelude::*;
use rules::{Instance, Outcome};
use solve::pool::Component;
use solve::search::{Outcomes, Values};
use solve::{Halt, Limits, loopy, sum};
use tables::{Backing, Want, table};

/// The most positions that the plain reading looks at.
const MOST: usize = 1_000;
/// Memory for engines, ample where the plain reading comes to an end.
const MEMORY: u64 = 1 << 27;
/// About how many positions of a game the engine for whole graphs is asked about: it begins anew with each.
const GRAPHS: usize = 12;

fn instance(text: &str) -> Instance {
    let parsed = rules::parse(text, &catalog::Catalog);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}\n{:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).unwrap_or_else(|misfits| panic!("{text}\n{misfits:?}"))
}

fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::P => 'P',
        Outcome::N => 'N',
        Outcome::D => 'D',
    }
}

/// Answer of an engine, unless it refuses; a limit is an excuse only where the plain reading was cut off as well.
fn unless_refused<T>(said: Result<T, Halt>, play: &Play) -> Option<T> {
    match said {
        Ok(said) => Some(said),
        Err(Halt::Refused(_)) => None,
        Err(Halt::Stopped { .. }) if play.cut => None,
        Err(halt) => panic!("{halt:?}"),
    }
}

/// A game whose rules keep its laws, and its small positions.
fn made(seed: u64) -> Option<(Game, Vec<Sum>)> {
    let game = oracle::make_game(&mut Dice::seeded(seed));
    let small = game.small();
    let keeps = !small.iter().flatten().any(|at| game.escape(at).is_some());
    keeps.then_some((game, small))
}

fn sum_of(at: &Sum) -> Vec<Component> {
    at.iter().map(|part| Component::new(0, &part[..])).collect()
}

fn agree(game: &Game, small: &[Sum]) -> Result<(), TestCaseError> {
    let text = game.text();
    let instance = instance(&text);
    let games: [&dyn solve::Game; 1] = [&instance];
    let play = Play::new(game, game.misere, small, MOST);
    let ample = Limits::none().with_memory(MEMORY);
    let tables = game.arity().filter(|_| game.most() == 1).map(|arity| {
        let extents = vec![game.side() + 1; arity];
        let filled = |want| unless_refused(table(&instance, &extents, want, Backing::Memory, &ample), &play);
        (filled(Want::Outcomes), filled(Want::Values))
    });
    let (outcomes, values) = tables.unwrap_or_default();
    let plain = game.is_plain(game.misere) && !play.circular && game.most() == 1;
    prop_assert!(values.is_none() || plain, "values where there are none\n{text}");
    let mut search = Outcomes::new(&games).expect("one game agrees with itself");
    let mut valuer = Values::new(&games).ok().filter(|_| plain);
    let apart = 1 + small.len() / GRAPHS;
    for (index, at) in small.iter().enumerate() {
        let Some(truth) = play.outcome(at) else { continue };
        let sum = sum_of(at);
        if let Some(told) = outcomes.as_ref().and_then(|table| table.outcome(&at[0])) {
            prop_assert_eq!(letter(told), truth, "table at {:?}\n{}", at, text);
        }
        if let Some(told) = unless_refused(search.outcome(&sum, &ample), &play) {
            prop_assert_eq!(letter(told.outcome), truth, "search at {:?}\n{}", at, text);
        } else {
            prop_assert!(play.cut || play.circular || !instance.terminates(), "no search at {at:?}\n{text}");
        }
        let graph = index.is_multiple_of(apart).then(|| loopy::analyse(&games, &sum, &ample));
        if let Some(told) = graph.and_then(|said| unless_refused(said, &play)) {
            prop_assert_eq!(letter(told.outcome), truth, "graph at {:?}\n{}", at, text);
        }
        let Some(value) = play.value(&at[0]).filter(|_| plain && at.len() == 1) else { continue };
        if let Some(told) = values.as_ref().and_then(|table| table.value(&at[0])) {
            prop_assert_eq!(told, value, "table at {:?}\n{}", at, text);
        }
        if let Some(told) =
            valuer.as_mut().and_then(|valuer| unless_refused(valuer.value(&sum[0], &ample), &play))
        {
            prop_assert_eq!(told.value, value, "search at {:?}\n{}", at, text);
        }
    }
    Ok(())
}

/// Two components of few numbers.
fn agree_on_sums(game: &Game, small: &[Sum], seeds: &[(usize, usize)]) -> Result<(), TestCaseError> {
    // What a declared end means to the other components nothing says.
    let few: Vec<&Sum> = small.iter().filter(|at| at.len() == 1 && at[0].iter().sum::<u64>() <= 5).collect();
    if game.is_ended() || few.is_empty() {
        return Ok(());
    }
    let text = game.text();
    let instance = instance(&text);
    let games: [&dyn solve::Game; 1] = [&instance];
    let ample = Limits::none().with_memory(MEMORY);
    let pairs: Vec<Sum> =
        seeds.iter().map(|&(a, b)| [&few[a % few.len()][..], &few[b % few.len()][..]].concat()).collect();
    let play = Play::new(game, game.misere, &pairs, MOST);
    for pair in &pairs {
        let Some(truth) = play.outcome(pair) else { continue };
        let sum = sum_of(pair);
        let mut search = Outcomes::new(&games).expect("one game agrees with itself");
        if let Some(told) = unless_refused(search.outcome(&sum, &ample), &play) {
            prop_assert_eq!(letter(told.outcome), truth, "search at {:?}\n{}", pair, text);
        }
        if let Some(told) = unless_refused(loopy::analyse(&games, &sum, &ample), &play) {
            prop_assert_eq!(letter(told.outcome), truth, "graph at {:?}\n{}", pair, text);
        }
        if let Some(added) = unless_refused(sum::value(&games, &sum, &ample), &play) {
            prop_assert_eq!(letter(added.outcome()), truth, "nim-sum at {:?}\n{}", pair, text);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: oracle::sweep(300, 1000), ..ProptestConfig::default() })]

    #[test]
    fn every_engine_agrees_with_a_plain_reading_of_the_rules(seed in any::<u64>().no_shrink()) {
        if let Some((game, small)) = made(seed) {
            agree(&game, &small)?;
        }
    }

    #[test]
    fn every_engine_agrees_on_sums(
        seed in any::<u64>().no_shrink(),
        seeds in proptest::collection::vec((0usize..1000, 0usize..1000), 4),
    ) {
        if let Some((game, small)) = made(seed) {
            agree_on_sums(&game, &small, &seeds)?;
        }
    }
}
