//! Theorems for all parameters: statements against the rules with parameters put in, and proofs.

use elaborate::Elaborated;
use kernel_residues::Family;
use limits::Meter;
use oracle::Stated;
use prove::{Answer, Question};
use rules::{Argument, Convention, Instance, NoLibrary, Options, Outcome, Ruleset};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Games with parameters that are proved, with the numbers of their claims that are.
const PROVED: [(&str, &str); 6] = [
    (
        "bash",
        "game bash(m >= 1 default 3)
        (n) -> (n - k) where 1 <= k <= m
        P(n) iff n mod (m + 1) = 0
        misere P(n) iff n mod (m + 1) = 1
        value(n) = n mod (m + 1)",
    ),
    (
        "range",
        "game range(a >= 1 default 2, b >= a default 5)
        (n) -> (n - k) where a <= k <= b
        P(n) iff n mod (a + b) < a
        misere P(n) iff (n - a) mod (a + b) < a",
    ),
    (
        "clear",
        "game clear(a >= 1 default 2, b >= a default 5)
        (n) -> (n - k) where a <= k <= b
        (n) -> (0) where 1 <= n < a
        P(n) iff n mod (a + b) = 0 or n mod (a + b) > b
        misere P(n) iff 1 <= n mod (a + b) <= a",
    ),
    (
        "up",
        "game up(m >= 1 default 3, T default 9)
        position (n) where n <= T
        (n) -> (n + k) where 1 <= k <= m and n + k <= T
        value(n) = (T - n) mod (m + 1) if n <= T | 0 otherwise",
    ),
    (
        "plus",
        "game plus(m >= 1 default 2, s > m default 4)
        (n) -> (n - k) where 1 <= k <= m
        (n) -> (n - s)
        P(n) iff n mod (m + 1) = 0 when s mod (m + 1) != 0",
    ),
    // No modulus, but a parameter all the same.
    (
        "stop",
        "game stop(c default 2)
        (n) -> (k) where c <= k < n
        P(n) iff n <= c",
    ),
];

/// Claims that are false for some parameters.
const FALSE: [&str; 4] = [
    "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\nP(n) iff n mod (m + 2) = 0\n",
    // True for m = 1 alone.
    "game bash(m >= 1 default 1)\n(n) -> (n - k) where 1 <= k <= m\nP(n) iff n mod 2 = 0 and n mod (m + 1) = 0\n",
    "game plus(m >= 1 default 2, s > m default 4)\n(n) -> (n - k) where 1 <= k <= m\n(n) -> (n - s)
        P(n) iff n mod (m + 1) = 0\n",
    "game range(a >= 1 default 2, b default 5)\n(n) -> (n - k) where a <= k <= b\nP(n) iff n mod (a + b) < a\n",
];

fn ruleset(text: &str) -> Arc<Ruleset> {
    rules::parse(text, &NoLibrary).ruleset.unwrap_or_else(|| panic!("{text}"))
}

/// The families of the claims of a game.
fn families(text: &str) -> Vec<(Instance, usize)> {
    let normal = ruleset(text).instantiate(&[], None).expect("it is there");
    let mut all = vec![];
    for instance in [normal.under(Convention::Normal), normal.under(Convention::Misere)] {
        let claims = instance.claims().iter().filter(|claim| claim.convention == instance.convention());
        let names = family::open(&instance, &[]);
        all.extend(claims.map(|claim| {
            (family::proper(&instance, &names, claim.place).expect("it is there"), claim.place)
        }));
    }
    all
}

fn meter() -> Meter {
    Meter::new(&limits::Limits::none().with_steps(1 << 23))
}

#[test]
fn claims_are_proved_for_all_parameters() {
    for (name, text) in PROVED {
        for (instance, claim) in families(text) {
            let question = Question { instance: &instance, claim, size: None };
            let theorem = match prove::prove(question, &meter()) {
                Answer::Proved(theorem) => theorem,
                other => panic!("{name} {claim}: {other:?}"),
            };
            let certificate = theorem.certificate(&meter()).expect("it is there");
            let accepted = match &theorem.family {
                Some(family) => {
                    let text = kernel_text::residues(family, &certificate);
                    let limits = kernel::Limits::of(text.len());
                    kernel_residues::check(&text, limits).expect("it is there").0.statement
                }
                None => {
                    let text = kernel_text::certificate(&certificate);
                    kernel::check(&text, kernel::Limits::of(text.len())).expect("it is there").statement
                }
            };
            assert_eq!(theorem.family.map_or(theorem.statement, |family| family.statement), accepted);
        }
    }
}

#[test]
fn false_claims_are_not_proved() {
    for text in FALSE {
        for (instance, claim) in families(text) {
            let question = Question { instance: &instance, claim, size: None };
            assert!(!matches!(prove::prove(question, &meter()), Answer::Proved(_)), "{text}");
        }
    }
}

/// A position that a refutation names is one at which the claim is false by the rules.
#[test]
fn refutations_name_positions_and_parameters() {
    let text = FALSE[0];
    let (instance, claim) = families(text).remove(0);
    let question = Question { instance: &instance, claim, size: None };
    let Answer::Refuted(refutation) = prove::prove(question, &meter()) else { panic!() };
    let [n, m] = &*refutation.position else { panic!("{:?}", refutation.position) };
    // Some position up to the one named is claimed wrongly: the multiples of m + 1 are lost.
    let (n, m) = (u64::try_from(n).expect("it is there"), u64::try_from(m).expect("it is there"));
    assert!(m >= 1 && (0..=n).any(|n| n.is_multiple_of(m + 1) != n.is_multiple_of(m + 2)), "{n} {m}");
}

/// Values of parameters that are tried: all up to 4 that fit their bounds.
fn settings(ruleset: &Arc<Ruleset>) -> Vec<(Vec<u64>, Instance)> {
    let count = ruleset.parameters.len();
    let tried = oracle::tuples(count, 4).into_iter().filter_map(|values| {
        let named = ruleset.parameters.iter().map(|parameter| parameter.name.clone());
        let given = named.zip(values.iter().map(|&value| Argument::Natural(value.into())));
        let instance = ruleset.instantiate(&given.collect::<Vec<_>>(), None).ok()?;
        Some((values, instance))
    });
    tried.collect()
}

/// The value of a modulus for the parameters, which come last among the places.
fn modulus(sum: &kernel::Rank, values: &[u64], places: usize) -> u64 {
    let first = places - values.len();
    let term = |&(place, factor): &(u32, i64)| factor.unsigned_abs() * values[place as usize - first];
    sum.terms.iter().map(term).sum::<u64>() + sum.constant.unsigned_abs()
}

/// The given statement with numbers for the moduli, so that it has relations that all statements have.
fn fixed(family: &Family, values: &[u64]) -> String {
    let text = kernel_text::family(family);
    let mut text = text[text.find("(statement").expect("it is there")..].to_string();
    for of in &family.moduli {
        let (head, number) =
            (format!("({} ", of.name), modulus(&of.sum, values, family.statement.places.len()));
        while let Some(from) = text.find(&head) {
            let to = from + text[from..].find(')').expect("it is there");
            let [x, q, r] = *text[from + head.len()..to].split(' ').collect::<Vec<_>>() else {
                panic!("{text}")
            };
            let said = format!("(and (= {x} (+ (* {number} {q}) {r})) (< {r} {number}))");
            text.replace_range(from..=to, &said);
        }
    }
    text
}

/// The statement and the rules, at a position with these parameters.
fn compare(
    stated: &Stated,
    at: &[u64],
    instance: &Instance,
    claim: usize,
    whole: impl Fn(&[u64]) -> Vec<u64>,
) -> Option<()> {
    let given = whole(at);
    let own = &given[..1];
    let stands = instance.stands(own);
    assert_eq!(stated.is_position(at)?, stands, "laws at {at:?}");
    if !stands {
        return Some(());
    }
    let mut options = Options::new();
    instance.options(own, &mut options).expect("it is there");
    let by_rules: BTreeSet<Vec<u64>> = options
        .iter()
        .flat_map(|option| option.components().map(<[u64]>::to_vec).collect::<Vec<_>>())
        .collect();
    let mut stated_moves = BTreeSet::new();
    for option in stated.options(at)? {
        let [part] = &*option else { panic!("{option:?}") };
        let after = whole(part);
        assert_eq!(after[1..], given[1..], "parameters at {at:?}");
        stated_moves.insert(after[..1].to_vec());
    }
    assert_eq!(stated_moves, by_rules, "moves at {at:?}");
    let claim = instance.claims().iter().find(|it| it.place == claim)?;
    let number = dashu_int::UBig::from(own[0]);
    match claim.outcome() {
        Some(Outcome::P) => {
            assert_eq!(
                stated.claims(at, 'P')?,
                claim.holds(&[&[number]]).expect("it is there"),
                "claim at {at:?}"
            );
        }
        _ => {
            let value = claim
                .value(&[&[number]])
                .expect("it is there")
                .map(|value| u64::try_from(value).expect("it is there"));
            for other in 0..7 {
                assert_eq!(stated.values(at, other)?, value == Some(other), "value {other} at {at:?}");
            }
        }
    }
    Some(())
}

/// Both statements of a family, given and about quotients and remainders, say what the rules say.
#[test]
fn statements_of_families_are_their_games() {
    let (mut compared, mut unknown) = (0, 0);
    for (name, text) in PROVED {
        let ruleset = ruleset(text);
        for (instance, claim) in families(text) {
            let subject = Question { instance: &instance, claim, size: None };
            let made = elaborate::elaborate(subject, &BTreeSet::new(), &Meter::ample()).expect("it is there");
            let Elaborated { family: Some(family), statement, .. } = made else { continue };
            let parted = Stated::read(&kernel_text::statement(&statement)).expect("it is there");
            for (values, fixed_game) in settings(&ruleset) {
                let game = fixed_game.under(instance.convention());
                if !game.claims().iter().any(|it| it.place == claim) {
                    continue;
                }
                let given = Stated::read(&fixed(&family, &values)).expect("it is there");
                let number = modulus(&family.moduli[0].sum, &values, family.statement.places.len());
                for n in 0..=9 {
                    let known = compare(&given, &[&[n], &*values].concat(), &game, claim, <[u64]>::to_vec);
                    let depths = family.depths();
                    let parts = |(&value, &depth): (&u64, &usize)| match depth {
                        0 => vec![value / number, value % number],
                        _ => vec![value],
                    };
                    let at: Vec<u64> =
                        [&[n], &*values].concat().iter().zip(&depths).flat_map(parts).collect();
                    let whole = |at: &[u64]| {
                        let mut at = at.iter();
                        let one = |&depth: &usize| {
                            let first = *at.next().expect("it is there");
                            if depth == 0 { first * number + at.next().expect("it is there") } else { first }
                        };
                        depths.iter().map(one).collect::<Vec<u64>>()
                    };
                    let known_parted = compare(&parted, &at, &game, claim, whole);
                    compared += 2;
                    unknown += usize::from(known.is_none()) + usize::from(known_parted.is_none());
                }
            }
        }
        assert!(compared > 0, "{name}");
    }
    assert!(unknown * 10 < compared, "{unknown} of {compared}");
}
