//! Random rule files: every engine agrees with a reading of the rules that shares nothing with the product.

mod laws;
mod model;
mod texts;

use model::{Ends, Model, Reader, model};
use proptest::prelude::*;
use rules::{Instance, Outcome};
use solve::pool::Component;
use solve::search::{Outcomes, Values};
use solve::table::{Backing, Want, table};
use solve::{Game, Halt, Limits, loopy, sum};

/// The largest number in a component, by the number of its places.
const CORNER: [u64; 3] = [11, 5, 3];

fn instance(model: &Model) -> Instance {
    let text = model.text();
    let parsed = rules::parse(&text, &rules::NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}\n{:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).unwrap_or_else(|misfits| panic!("{text}\n{misfits:?}"))
}

/// All components with numbers up to the corner's.
fn positions(model: &Model) -> Vec<Vec<u64>> {
    let most = CORNER[model.arity - 1];
    (0..model.arity).fold(vec![vec![]], |all, _| {
        let longer = |at: Vec<u64>| (0..=most).map(move |next| [&at[..], &[next]].concat());
        all.into_iter().flat_map(longer).collect()
    })
}

fn signed(at: &[u64]) -> Vec<i64> {
    at.iter().map(|&word| word as i64).collect()
}

fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::P => 'P',
        Outcome::N => 'N',
        Outcome::D => 'D',
    }
}

/// What an engine says, unless it refuses; a limit is no excuse.
fn unless_refused<T>(said: Result<T, Halt>) -> Option<T> {
    match said {
        Ok(said) => Some(said),
        Err(Halt::Refused(_)) => None,
        Err(halt) => panic!("{halt:?}"),
    }
}

/// Only moves that add to a component may keep a table from being filled.
fn fits_a_table(model: &Model) -> bool {
    !model.rules.iter().any(|rule| matches!(rule, model::Rule::Refill { .. }))
}

fn agree(model: &Model) -> Result<(), TestCaseError> {
    let text = model.text();
    let game = instance(model);
    let mut reader = Reader::new(model);
    let none = Limits::none();
    let extents = vec![CORNER[model.arity - 1] + 1; model.arity];
    let outcomes = unless_refused(table(&game, &extents, Want::Outcomes, Backing::Memory, &none));
    let values = unless_refused(table(&game, &extents, Want::Values, Backing::Memory, &none));
    let splits = model.rules.iter().any(|rule| matches!(rule, model::Rule::Split { .. }));
    let plain = model.ends == Ends::Normal;
    if fits_a_table(model) {
        prop_assert!(outcomes.is_some() || splits && !plain, "no table of outcomes\n{text}");
        prop_assert!(values.is_some() || !plain, "no table of values\n{text}");
    }
    prop_assert!(values.is_none() || plain, "values where there are none\n{text}");
    let mut search = Outcomes::new(&[&game]).expect("one game agrees with itself");
    let mut valuer = Values::new(&[&game]).ok();
    prop_assert_eq!(valuer.is_some(), plain);
    for at in positions(model) {
        let truth = reader.outcome(&vec![signed(&at)]);
        let component = Component::new(0, &at[..]);
        if let Some(outcomes) = &outcomes {
            prop_assert_eq!(outcomes.outcome(&at).map(letter), Some(truth), "table at {:?}\n{}", at, text);
        }
        let searched = search.outcome(std::slice::from_ref(&component), &none).expect("an answer").outcome;
        prop_assert_eq!(letter(searched), truth, "search at {:?}\n{}", at, text);
        let analysed = loopy::analyse(&[&game], std::slice::from_ref(&component), &none).expect("an answer");
        prop_assert_eq!(letter(analysed.outcome), truth, "graph at {:?}\n{}", at, text);
        if let Some(valuer) = &mut valuer {
            let value = reader.value(&signed(&at));
            if let Some(values) = &values {
                prop_assert_eq!(values.value(&at), Some(value), "table at {:?}\n{}", at, text);
            }
            let searched = valuer.value(&component, &none).expect("an answer").value;
            prop_assert_eq!(searched, value, "search at {:?}\n{}", at, text);
        }
    }
    Ok(())
}

fn agree_on_sums(model: &Model, seeds: &[(usize, usize)]) -> Result<(), TestCaseError> {
    // What a declared end means to the other components nothing says.
    if model.ends == Ends::OriginElseDraw {
        return Ok(());
    }
    let text = model.text();
    let game = instance(model);
    let games: [&dyn Game; 1] = [&game];
    let mut reader = Reader::new(model);
    let none = Limits::none();
    // Small ones: the reader writes down every sum.
    let small: Vec<Vec<u64>> =
        positions(model).into_iter().filter(|at| at.iter().sum::<u64>() <= 6).collect();
    for &(left, right) in seeds {
        let pair = [&small[left % small.len()], &small[right % small.len()]];
        let truth = reader.outcome(&pair.iter().map(|at| signed(at)).collect());
        let sum = pair.map(|at| Component::new(0, &at[..]));
        let mut search = Outcomes::new(&games).expect("one game agrees with itself");
        let searched = search.outcome(&sum, &none).expect("an answer").outcome;
        prop_assert_eq!(letter(searched), truth, "search at {:?}\n{}", pair, text);
        let analysed = loopy::analyse(&games, &sum, &none).expect("an answer").outcome;
        prop_assert_eq!(letter(analysed), truth, "graph at {:?}\n{}", pair, text);
        let added = unless_refused(sum::value(&games, &sum, &none));
        prop_assert_eq!(added.is_some(), model.ends == Ends::Normal, "{}", text);
        if let Some(added) = added {
            prop_assert_eq!(letter(added.outcome()), truth, "nim-sum at {:?}\n{}", pair, text);
        }
    }
    Ok(())
}

/// The library's answer: the outcome, the nim-value and every winning move.
fn agree_with_the_library(model: &Model, seeds: &[usize]) -> Result<(), TestCaseError> {
    let text = model.text();
    let workbench = bouton::Workbench::new();
    workbench.add("generated.game", &text).expect("a game");
    let mut reader = Reader::new(model);
    let all = positions(model);
    for &seed in seeds {
        let at = &all[seed % all.len()];
        let typed = at.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let query = bouton::Query::read(&format!("generated.game {typed}")).expect("a question");
        let position = workbench.ask(&query, None).expect("a position");
        let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
        prop_assert_eq!(
            answer.outcome.map(letter),
            Some(reader.outcome(&vec![signed(at)])),
            "{}\n{}",
            typed,
            text
        );
        if let Some(value) = &answer.value {
            prop_assert_eq!(value, &reader.value(&signed(at)).to_string(), "{}\n{}", typed, text);
        }
        let winning = |option: &model::Sum| reader.outcome(option) == 'P';
        let options = model.options(&signed(at)).into_iter().map(|mut option| {
            option.sort();
            option
        });
        let mut options: Vec<model::Sum> = options.collect();
        options.sort();
        options.dedup();
        let count = options.into_iter().filter(winning).count();
        prop_assert_eq!(answer.winning_move_count, Some(count.to_string()), "{}\n{}", typed, text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn every_engine_agrees_with_a_plain_reading_of_the_rules(model in model()) {
        agree(&model)?;
    }

    #[test]
    fn every_engine_agrees_on_sums(
        model in model(),
        seeds in proptest::collection::vec((0usize..1000, 0usize..1000), 6),
    ) {
        agree_on_sums(&model, &seeds)?;
    }

    #[test]
    fn the_library_agrees_with_a_plain_reading_of_the_rules(
        model in model(),
        seeds in proptest::collection::vec(0usize..10_000, 6),
    ) {
        agree_with_the_library(&model, &seeds)?;
    }
}
