//! Statements of certificates, compared with the rules that they were made from.

use crate::brute::{Dice, options};
use forms::Pair;
use kernel_heaps::{Heaps, Meter, Moves, most};
use rules::{Convention, Instance, NoLibrary, Options};
use sequences::elaborate;
use std::collections::BTreeSet;

fn instance(text: &str) -> Option<Instance> {
    let ruleset = rules::parse(text, &NoLibrary).ruleset?;
    ruleset.instantiate(&[], Some(Convention::Normal)).ok()
}

/// Compares the moves from the first heaps; `false` if the rules cannot be played there.
fn compare(instance: &Instance, heaps: &Heaps, most: u64, told: &str) -> bool {
    for heap in 0..=most {
        let mut found = Options::new();
        if instance.options(&[heap], &mut found).is_err() {
            return false;
        }
        let listed: BTreeSet<Vec<i64>> = found
            .iter()
            .map(|option| {
                let mut parts: Vec<i64> = option.components().flatten().map(|&part| part as i64).collect();
                parts.sort_unstable();
                parts
            })
            .collect();
        assert_eq!(options(heaps, heap as i64, heap as i64 + 1), listed, "{told}\n{heaps}\n{heap}");
    }
    true
}

/// Checks that the moves of a game that is recognised are derived from its statement.
fn derived(instance: &Instance, heaps: &Heaps, told: &str) -> bool {
    let Some(shape) = forms::one_heap(instance) else { return false };
    if shape.kinds.iter().any(|kind| kind.pair != Pair::Any || kind.parts > 3) {
        return false;
    }
    let offset = u32::try_from(shape.offset).expect("a small number");
    let moves = Moves::of(heaps, offset, &Meter::new(most()));
    let moves = moves.unwrap_or_else(|why| panic!("{told}\n{heaps}\n{why}"));
    for parts in 0..=3 {
        for taken in 0..60 {
            let expected =
                shape.kinds.iter().any(|kind| kind.parts == parts && kind.taken.contains(taken as u64));
            assert_eq!(moves.0[parts].contains(taken), expected, "{told}\n{heaps}\n{parts} {taken}");
        }
    }
    true
}

#[test]
fn games_of_the_catalogue() {
    let mut seen = BTreeSet::new();
    for ruleset in catalog::names().into_iter().filter_map(catalog::ruleset) {
        let given = ruleset.examples.iter().map(|example| example.arguments.clone());
        let all: BTreeSet<String> = given.clone().map(|given| format!("{given:?}")).collect();
        let mut told = BTreeSet::new();
        for arguments in given.chain([vec![]]) {
            if !told.insert(format!("{arguments:?}")) {
                continue;
            }
            let Ok(instance) = ruleset.instantiate(&arguments, Some(Convention::Normal)) else { continue };
            let name = format!("{} {arguments:?} of {}", ruleset.name, all.len());
            let Some(heaps) = elaborate(&instance) else {
                assert!(forms::one_heap(&instance).is_none(), "{name}");
                continue;
            };
            assert!(compare(&instance, &heaps, 9, &name), "{name}");
            derived(&instance, &heaps, &name);
            seen.insert(ruleset.name.clone());
        }
    }
    let wanted =
        ["bash", "bash-range", "grundy", "kayles", "lasker", "nim", "nim-bounded", "octal", "subtraction"];
    assert!(wanted.iter().all(|name| seen.contains(*name)), "{seen:?}");
}

fn set(dice: &mut Dice) -> String {
    let one = |dice: &mut Dice| match dice.throw(3) {
        0 => format!("{}..{}", dice.throw(4), 2 + dice.throw(6)),
        _ => dice.throw(8).to_string(),
    };
    let all: Vec<String> = (0..dice.throw(4)).map(|_| one(dice)).collect();
    format!("{{{}}}", all.join(", "))
}

/// A condition on a variable.
fn condition(dice: &mut Dice, name: &str, depth: u64) -> String {
    let (a, b) = (dice.throw(6), 1 + dice.throw(4));
    match dice.throw(if depth == 0 { 10 } else { 15 }) {
        0 => format!("{name} in {}", set(dice)),
        1 => format!("{name} mod {b} in {}", set(dice)),
        2 => format!("{name} mod {b} != {a}"),
        3 => format!("odd({name})"),
        4 => format!("even({name} + {a})"),
        5 => format!("{b} divides {name} - {a}"),
        6 => format!("{name} >= {a}"),
        7 => format!("2*{name} < {a} + n"),
        8 => format!("{a} <= {name} <= {}", a + b),
        9 => format!("{name} - {a} in {{n - {b}..n}}"),
        10 | 11 => format!("not ({})", condition(dice, name, depth - 1)),
        kind => {
            let joint = ["and", "or", "implies", "iff"][(kind as usize - 12 + dice.throw(4) as usize) % 4];
            format!("(({}) {joint} ({}))", condition(dice, name, depth - 1), condition(dice, name, depth - 1))
        }
    }
}

fn rule(dice: &mut Dice) -> String {
    let (a, b) = (dice.throw(4), dice.throw(3));
    let amount = condition(dice, "k", 2);
    match dice.throw(9) {
        0 => format!("(n) -> (n - k) where k >= 1 and {amount}"),
        1 => format!("(n) -> (n - k) where 1 <= k < n and {amount}"),
        2 => format!("(n) -> () where n >= 1 and {}", condition(dice, "n", 2)),
        3 => format!("(n) -> (i) + (j) where i + j + k = n and {amount} and k >= 1"),
        4 => format!(
            "(n) -> (i) + (j) where i + j = n - k and k <= 3 and {amount} and {b} <= i <= j and i >= 1"
        ),
        5 => format!("(n) -> (i) + (n - {} - i)", 1 + a),
        6 => format!("(n) -> (i) + (j) where exists m: i + j + m = n and m = {} and i <= j", a + 1),
        7 => format!("(n) -> (i) + (j) + (k) where i + j + k = n - {} and i <= j <= k", 1 + a),
        _ => format!("(n) -> (m) where m < n and {}", condition(dice, "(n - m)", 1)),
    }
}

#[test]
fn generated_rules() {
    let mut dice = Dice(31);
    let (mut read, mut played, mut shaped) = (0, 0, 0);
    for _ in 0..oracle::sweep(4000, 40_000) {
        let rules: Vec<String> = (0..1 + dice.throw(2)).map(|_| rule(&mut dice)).collect();
        let text = format!("game g\n{}\n", rules.join("\n"));
        let Some(instance) = instance(&text) else { continue };
        read += 1;
        let Some(heaps) = elaborate(&instance) else {
            assert!(forms::one_heap(&instance).is_none(), "{text}");
            continue;
        };
        played += usize::from(compare(&instance, &heaps, 8, &text));
        shaped += usize::from(derived(&instance, &heaps, &text));
    }
    assert!(read > 3000 && played > 2500 && shaped > 800, "{read} {played} {shaped}");
}
