//! For all conditions, a plan finds exactly what trying all values finds.

use crate::ruleset::Body;
use crate::{NoLibrary, Options, naive, parse};
use proptest::prelude::*;

/// Factors of floors: irrational and rational, above 1 and below, and 0.
const FACTORS: &[&str] = &[
    "phi",
    "sqrt(2)",
    "(sqrt(13) - 1)/2",
    "(sqrt(2) - 1)",
    "(7 + sqrt(3))/2",
    "(3 + sqrt(2))/7",
    "(1 + sqrt(9))/3",
    "sqrt(4)/5",
    "(sqrt(4) - 2)",
];

/// A term of the position a, b, the results k, j, and small constants.
fn term() -> impl Strategy<Value = String> {
    let leaf = prop::sample::select(&["a", "b", "k", "j", "k", "j", "0", "1", "2", "3"][..]);
    leaf.prop_map(String::from).prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            (inner.clone(), prop::sample::select(&[" + ", " - ", " xor "][..]), inner.clone())
                .prop_map(|(a, sign, b)| format!("({a}{sign}{b})")),
            (prop::sample::select(&["2*", "3*"][..]), inner.clone())
                .prop_map(|(times, a)| format!("{times}{a}")),
            (inner.clone(), prop::sample::select(&[" mod 2", " mod 3", " div 2"][..]))
                .prop_map(|(a, by)| format!("({a}{by})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}*{b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} div {b})")),
            (prop::sample::select(FACTORS), inner.clone()).prop_map(|(by, a)| format!("floor({by}*({a}))")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("max({a}, {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("gcd({a}, {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} mod {b})")),
            (inner.clone(), inner.clone(), 0..4).prop_map(|(a, b, base)| match base {
                0 | 1 => format!("digit({a}, {b}, a)"),
                base => format!("digit({a}, {b}, {base})"),
            }),
            inner.prop_map(|a| format!("smallest_factor({a})")),
        ]
    })
}

fn atom() -> impl Strategy<Value = String> {
    let relation = prop::sample::select(&["=", "=", "<", "<=", ">", ">=", "!="][..]);
    prop_oneof![
        6 => (term(), relation, term()).prop_map(|(a, relation, b)| format!("{a} {relation} {b}")),
        1 => (term(), term()).prop_map(|(a, b)| format!("{a} divides {b}")),
        1 => (term(), term()).prop_map(|(a, b)| format!("{a} in divisors({b})")),
        1 => (term(), term(), prop::sample::select(&["= 1", "!= 1", "> 1"][..]))
            .prop_map(|(a, b, relation)| format!("gcd({a}, {b}) {relation}")),
        1 => (term(), term(), 0..3).prop_map(|(a, b, rest)| format!("{a} mod {b} = {rest}")),
        1 => (prop::sample::select(&["odd", "even", "prime", "prime_power", "square", "fibonacci", "power_of_two"][..]), term())
            .prop_map(|(name, a)| format!("{name}({a})")),
        1 => (term(), term()).prop_map(|(a, b)| format!("{a} in {{1, 4..{b}}}")),
        1 => term().prop_map(|a| format!("{a} in {{0, 2..3, 5}}")),
    ]
}

fn plain() -> impl Strategy<Value = String> {
    atom().prop_recursive(2, 6, 3, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} and {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} or {b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} implies {b})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

/// A quantifier that counts.
fn counting() -> impl Strategy<Value = String> {
    (prop::sample::select(&["at most", "at least", "exactly"][..]), 0..4)
        .prop_map(|(word, number)| format!("{word} {number}"))
}

fn condition() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => plain(),
        1 => plain().prop_map(|a| format!("(exists i: k + i = 4 and ({a} or i = j))")),
        1 => plain().prop_map(|a| format!("(exists i: i <= j and 2*i = k and ({a}))")),
        1 => plain().prop_map(|a| format!("not (exists i: i < k and ({a}))")),
        1 => plain().prop_map(|a| format!("(forall i: i > 3 or i != j or ({a}))")),
        2 => (counting(), plain()).prop_map(|(at, a)| format!("({at} i: i <= j and (i = k or i < 2 or {a}))")),
        1 => (counting(), plain())
            .prop_map(|(at, a)| format!("not ({at} i: (exists h: h <= 3 and i = j - h and (h > i or {a})))")),
        1 => (prop::sample::select(&["=", "<", "<=", ">", ">=", "!="][..]), 0..4, plain())
            .prop_map(|(relation, number, a)| format!("count(i, h: i + h = j and (i > h or {a})) {relation} {number}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(oracle::sweep(1000, 4000)) })]

    #[test]
    fn a_plan_finds_what_trying_everything_finds(conditions in prop::collection::vec(condition(), 1..4)) {
        let text = format!("game g\n(a, b) -> (k, j) where k <= 5 and j <= 6 and {}\n", conditions.join(" and "));
        let parsed = parse(&text, &NoLibrary);
        let Some(ruleset) = parsed.ruleset else { panic!("{text}{:?}", parsed.diagnostics) };
        let Body::Rules(rules) = &ruleset.body else { unreachable!("it has rules") };
        let game = ruleset.instantiate(&[], None).expect("it has no parameters");
        let mut options = Options::new();
        for at in (0..16u64).map(|number| [number % 4, number / 4 * 2]) {
            options.clear();
            let listed = game.options(&at, &mut options);
            prop_assert_eq!(listed, Ok(()), "{}", text);
            let mut found: Vec<Vec<u64>> =
                options.iter().flat_map(|option| option.components()).map(<[u64]>::to_vec).collect();
            found.sort_unstable();
            found.dedup();
            prop_assert_eq!(found, naive::options(&rules[0], &at, 8), "at {:?}: {}", at, text);
        }
    }
}
