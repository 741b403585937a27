//! Rules with a cycle among small numbers are never claimed to end.

use crate::{Body, NoLibrary, Rule, naive, parse};
use proptest::prelude::*;

fn term() -> impl Strategy<Value = String> {
    prop::sample::select(
        &[
            "a",
            "b",
            "a - 1",
            "b - 1",
            "a + 1",
            "b + 2",
            "a div 2",
            "b mod 3",
            "a xor b",
            "k",
            "a - k",
            "b + k",
            "a*b",
            "b - k*a",
            "max(a, b)",
            "min(a, b)",
        ][..],
    )
    .prop_map(str::to_string)
}

fn condition() -> impl Strategy<Value = String> {
    let atom = (term(), prop::sample::select(&["<", "<=", "=", "!=", ">", ">="][..]), term())
        .prop_map(|(a, relation, b)| format!("{a} {relation} {b}"));
    atom.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} and {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} or {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} iff {b})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

/// Returns `true` if some play among numbers up to 5, with `k` up to 5, repeats a position.
fn has_cycle(rules: &[Rule]) -> bool {
    const SIDE: usize = 6;
    let mut reached = [[false; SIDE * SIDE]; SIDE * SIDE];
    for (at, reached) in reached.iter_mut().enumerate() {
        let at = [(at / SIDE) as u64, (at % SIDE) as u64];
        for option in rules.iter().flat_map(|rule| naive::options(rule, &at, 5)) {
            if option.iter().all(|&place| place < SIDE as u64) {
                reached[option[0] as usize * SIDE + option[1] as usize] = true;
            }
        }
    }
    for middle in 0..SIDE * SIDE {
        for from in 0..SIDE * SIDE {
            if reached[from][middle] {
                let onward = reached[middle];
                reached[from].iter_mut().zip(onward).for_each(|(known, more)| *known |= more);
            }
        }
    }
    (0..SIDE * SIDE).any(|at| reached[at][at])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(oracle::sweep(250, 1500)) })]

    #[test]
    fn what_comes_back_is_not_claimed_to_end(
        rules in prop::collection::vec((term(), term(), condition()), 1..3)
    ) {
        let lines: Vec<String> =
            rules.iter().map(|(a, b, when)| format!("(a, b) -> ({a}, {b}) where {when}")).collect();
        let parsed = parse(&format!("game g\n{}\n", lines.join("\n")), &NoLibrary);
        let ruleset = parsed.ruleset.expect("the rules are right");
        let game = ruleset.clone().instantiate(&[], None).expect("there are no parameters");
        let Body::Rules(rules) = &ruleset.body else { unreachable!("they are rules") };
        prop_assert!(!(game.terminates() && has_cycle(rules)), "{:?}", lines);
    }
}
