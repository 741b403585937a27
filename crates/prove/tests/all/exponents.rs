//! Values that are exponents, proved and refuted beside a heap of Nim.

use crate::common::written;
use automata::{Meter, Numeration};
use dashu_int::UBig;
use prove::{Answer, Question, Strategy, smallest};
use rules::Convention::Normal;

const LEAST_HALF: &str = "(n) -> (n - k) where k >= 1 and 2*k >= n";
const POWERS: &str = "(n) -> (m) where m < n and power_of_two(n - m) and n mod (n - m) = 0";

fn answer(rules: &str, claim: &str) -> Answer {
    let instance = written(&format!("game e\n{rules}\n{claim}\n"), Normal);
    let question = Question { instance: &instance, claim: 0, size: None };
    match prove::prove(question, &Meter::ample()) {
        Answer::Refuted(refutation) => Answer::Refuted(smallest(question, refutation, &Meter::ample())),
        other => other,
    }
}

#[test]
fn values_of_published_games_are_theorems() {
    for (rules, claim) in [
        (LEAST_HALF, "value(n) = bits(n)"),
        (LEAST_HALF, "value(n) = v2(n) + 1 if power_of_two(n) | bits(n) otherwise"),
        // A power of two is taken that divides the heap and is not all of it.
        (
            "(n) -> (m) where 1 <= m < n and power_of_two(n - m) and v2(n - m) <= v2(n)",
            "value(n) = v2(n) if n >= 1 | 0 otherwise",
        ),
    ] {
        let answer = answer(rules, claim);
        assert!(matches!(&answer, Answer::Proved(theorem) if theorem.heap), "{claim}: {answer:?}");
    }
}

#[test]
fn moves_to_a_value_are_constructed_at_any_size() {
    let instance = written(&format!("game e\n{LEAST_HALF}\nvalue(n) = bits(n)\n"), Normal);
    let question = Question { instance: &instance, claim: 0, size: None };
    let strategy = Strategy::new(question, Numeration::Base(2), &Meter::ample()).expect("a strategy");
    for n in 0..200u64 {
        for value in 0..10u32 {
            let left: Vec<UBig> = (0..=n / 2)
                .filter(|&left| left < n && u64::BITS - left.leading_zeros() == value)
                .map(UBig::from)
                .collect();
            let chosen =
                strategy.moves(&[n.into()], Some(&value.into()), 1000, &Meter::ample()).expect("moves");
            let mut found: Vec<UBig> = chosen.first.into_iter().flatten().collect();
            found.sort();
            assert_eq!((found, chosen.count), (left.clone(), UBig::from(left.len())), "{n} {value}");
        }
    }
    let large = UBig::from(10u8).pow(1000);
    let chosen = strategy.moves(&[large], Some(&900u32.into()), 1, &Meter::ample()).expect("moves");
    assert_eq!(chosen.count, UBig::ONE << 899);
}

#[test]
fn wrong_values_are_refuted_at_the_smallest_position() {
    for (claim, at) in [
        ("value(n) = bits(n) + 1", 0u64),
        ("value(n) = v2(n + 1)", 2),
        ("value(n) = bits(n) if n < 100 | bits(n) - 1 otherwise", 100),
        ("value(n) = bits(n + 1) - 1", 2),
    ] {
        let Answer::Refuted(refutation) = answer(LEAST_HALF, claim) else { panic!("{claim}") };
        assert_eq!(refutation.position, [UBig::from(at)], "{claim}");
    }
    // Division by what varies stays out of reach.
    assert!(matches!(answer(POWERS, "value(n) = v2(n) + 1 if n >= 1 | 0 otherwise"), Answer::Undecided(_)));
}
