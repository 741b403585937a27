//! Approximations compared with the formulas that they approximate, both read plainly from the language's definitions.

#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use super::{Approximator, Side, moduli};
use crate::assumed::followed;
use automata::Meter;
use rules::{Content, Formula, Function, Instance, NoLibrary, Predicate, Relation, Slot, Term};

/// Values of quantified variables are looked for up to here: more than any product of the numbers below.
const LARGE: u64 = 160;
/// Numbers of positions.
const SMALL: u64 = 13;

/// Value of a term; `None` if it is undefined.
fn value(term: &Term, at: &[u64]) -> Option<i64> {
    let both = |a: &Term, b: &Term| Some((value(a, at)?, value(b, at)?));
    Some(match term {
        Term::Number(number) => i64::try_from(number).unwrap(),
        Term::Variable(slot) => at[slot.0 as usize] as i64,
        Term::Add(a, b) => both(a, b).map(|(a, b)| a + b)?,
        Term::Subtract(a, b) => both(a, b).map(|(a, b)| a - b)?,
        Term::Multiply(a, b) => both(a, b).map(|(a, b)| a * b)?,
        Term::Divide(a, b) => both(a, b).filter(|&(_, b)| b > 0).map(|(a, b)| a.div_euclid(b))?,
        Term::Modulo(a, b) => both(a, b).filter(|&(_, b)| b > 0).map(|(a, b)| a.rem_euclid(b))?,
        Term::Call(function, terms) => {
            let terms = terms.iter().map(|term| value(term, at)).collect::<Option<Vec<_>>>()?;
            if terms.iter().any(|&term| term < 0) {
                return None;
            }
            match (function, &*terms) {
                (Function::Gcd, &[a, b]) => {
                    (1..=a.max(b)).rev().find(|by| a % by == 0 && b % by == 0).unwrap_or(0)
                }
                (Function::SmallestFactor, &[of]) => (2..=of).find(|by| of % by == 0)?,
                (Function::Exponent, &[of]) => exponent(of)?,
                _ => panic!("{function:?}"),
            }
        }
        other => panic!("{other:?}"),
    })
}

/// The k of p^k.
fn exponent(of: i64) -> Option<i64> {
    if of == 1 {
        return Some(0);
    }
    let prime = (2..=of).find(|by| of % by == 0)?;
    let (mut rest, mut exponent) = (of, 0);
    while rest % prime == 0 {
        (rest, exponent) = (rest / prime, exponent + 1);
    }
    (rest == 1).then_some(exponent)
}

/// Truth of a formula; a number is looked for where one is bound.
fn holds(formula: &Formula, at: &[u64]) -> bool {
    let bound = |slots: &[Slot], inner: &Formula, wanted: bool| {
        let &[Slot(slot)] = slots else { panic!("{slots:?}") };
        let mut at = at.to_vec();
        at.resize(at.len().max(slot as usize + 1), 0);
        (0..=LARGE).any(|number| {
            at[slot as usize] = number;
            holds(inner, &at) == wanted
        })
    };
    match formula {
        Formula::True => true,
        Formula::False => false,
        Formula::Compare(relation, a, b) => match (value(a, at), value(b, at)) {
            (Some(a), Some(b)) => match relation {
                Relation::Equal => a == b,
                Relation::NotEqual => a != b,
                Relation::Less => a < b,
                Relation::LessEqual => a <= b,
                Relation::Greater => a > b,
                Relation::GreaterEqual => a >= b,
            },
            _ => false,
        },
        Formula::Divides(a, b) => match (value(a, at), value(b, at)) {
            (Some(0), Some(b)) => b == 0,
            (Some(a), Some(b)) => b % a == 0,
            _ => false,
        },
        Formula::Is(predicate, of) => value(of, at).is_some_and(|of| match predicate {
            Predicate::Prime => of >= 2 && (2..of).all(|by| of % by != 0),
            Predicate::PrimePower => of >= 1 && exponent(of).is_some(),
            Predicate::Square => (0..=of).any(|root| root * root == of),
            Predicate::Odd => of.rem_euclid(2) == 1,
            Predicate::Even => of.rem_euclid(2) == 0,
            other => panic!("{other:?}"),
        }),
        Formula::Not(inner) => !holds(inner, at),
        Formula::And(all) => all.iter().all(|inner| holds(inner, at)),
        Formula::Or(all) => all.iter().any(|inner| holds(inner, at)),
        Formula::Implies(a, b) => !holds(a, at) || holds(b, at),
        Formula::Iff(a, b) => holds(a, at) == holds(b, at),
        Formula::Exists(slots, inner) => bound(slots, inner, true),
        Formula::Forall(slots, inner) => !bound(slots, inner, false),
        other => panic!("{other:?}"),
    }
}

fn read(text: &str) -> Instance {
    let ruleset = rules::parse(text, &NoLibrary).ruleset.expect(text);
    ruleset.instantiate(&[], None).expect(text)
}

/// Conditions with two numbers `a` and `b` that automata cannot follow.
const CONDITIONS: [&str; 24] = [
    "a divides b",
    "not (a divides b)",
    "gcd(a, b) = 1",
    "gcd(a, b) > 2",
    "not gcd(a, b) = 1",
    "prime(a)",
    "not prime(a + b)",
    "prime_power(a)",
    "prime_power(a) and exponent(a) <= 2",
    "square(a) iff prime(b)",
    "exponent(a + b) = 1",
    "a * b <= 30",
    "a * b mod 4 = 1",
    "a * a = b",
    "a * b >= 20 implies a divides b",
    "b div a >= 3",
    "b mod a = 1",
    "not b mod a >= 2",
    "smallest_factor(a) < b",
    "smallest_factor(a) = 3 or gcd(a, b) = b",
    "exists d: d >= 2 and d divides a and d divides b",
    "forall d: 2 <= d <= a implies not (d divides a and d divides b)",
    "exists d: d divides a and d * d = b",
    "gcd(a * b, a + 1) = 1",
];

#[test]
fn approximations_hold_at_least_or_at_most_where_the_formula_does() {
    for condition in CONDITIONS {
        for claim in ["a mod 4 = 0", "6 divides b"] {
            let game = format!("game g\n(a, b) -> (a, b) where {condition}\nP(a, b) iff {claim}\n");
            let instance = read(&game);
            let Content::Outcome(_, said) = instance.claims()[0].content() else { panic!("{claim}") };
            let moduli = moduli(&Content::Outcome(rules::Outcome::P, said.clone()));
            let meter = Meter::ample();
            let decided = |atom: &Formula| followed(&instance, atom, &[], &meter);
            let mut approximator = Approximator::new(&decided, &moduli);
            let rule = &instance.rules()[0];
            let over = approximator.rule(rule, Side::Over).unwrap();
            let under = approximator.rule(rule, Side::Under).unwrap();
            for (a, b) in (0..SMALL).flat_map(|a| (0..SMALL).map(move |b| (a, b))) {
                let at = [a, b];
                let exact = holds(&rule.condition, &at);
                assert!(!exact || holds(&over.condition, &at), "{condition} holds at {at:?}: {claim}");
                assert!(
                    exact || !holds(&under.condition, &at),
                    "{condition} does not hold at {at:?}: {claim}"
                );
            }
        }
    }
}

/// Conditions, each with a pair at which it is certain, and one at which it is impossible, by facts with moduli 2 and 3.
const KNOWN: [(&str, [u64; 2], [u64; 2]); 10] = [
    ("a divides b", [3, 9], [4, 9]),
    ("gcd(a, b) = 1", [3, 8], [4, 6]),
    ("prime(a)", [7, 0], [21, 0]),
    ("prime_power(a) and exponent(a) <= 2", [9, 0], [24, 0]),
    ("square(a)", [9, 0], [23, 0]),
    ("a * b <= 30", [3, 10], [1, 31]),
    ("a * b mod 2 = 1", [3, 5], [8, 5]),
    ("b div a >= 3", [3, 10], [4, 8]),
    ("b mod a = 1", [3, 10], [4, 8]),
    ("smallest_factor(a) = 3", [9, 0], [10, 0]),
];

#[test]
fn facts_settle_what_they_are_for() {
    for (condition, certain, impossible) in KNOWN {
        let instance = read(&format!("game g\n(a, b) -> (a, b) where {condition}\n"));
        let meter = Meter::ample();
        let decided = |atom: &Formula| followed(&instance, atom, &[], &meter);
        let mut approximator = Approximator::new(&decided, &[2, 3]);
        let rule = &instance.rules()[0];
        let over = approximator.rule(rule, Side::Over).unwrap();
        let under = approximator.rule(rule, Side::Under).unwrap();
        assert!(holds(&under.condition, &certain), "{condition} at {certain:?}");
        assert!(!holds(&over.condition, &impossible), "{condition} at {impossible:?}");
    }
}
