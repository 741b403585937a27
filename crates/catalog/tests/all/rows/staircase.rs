use crate::exhaustive::{Exhausted, Words, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Any number of stones one step down; from the first step they are gone.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for step in 0..at.len() {
        for stones in 1..=at[step] {
            let mut after = at.to_vec();
            after[step] -= stones;
            if step > 0 {
                after[step - 1] += stones;
            }
            all.push(after);
        }
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    let positions =
        [rows(0, 9), rows(1, 9), rows(2, 9), rows(3, 7), rows(4, 5), rows(5, 2), rows(6, 1)].concat();
    rules.valued_rightly_by(&*theory("staircase", &[], Convention::Normal), positions);
}

#[test]
fn there_is_no_theory_of_misere_play() {
    for game in ["staircase", "georgia-bob", "coins", "take-break"] {
        assert!(catalog::theory::theory(game, &[], Convention::Misere).is_none());
    }
}

/// On two steps, the moves from the second to a wanted value are those that make the first that value.
#[test]
fn steps_of_a_thousand_digits_are_answered() {
    let theory = theory("staircase", &[], Convention::Normal);
    let huge = UBig::from(10u8).pow(1000);
    let at = [UBig::from(5u8), huge.clone()];
    assert_eq!(theory.value(&at), Some(UBig::from(5u8)));
    let raised = theory.reaching(&at, &huge, 9).expect("options by value");
    assert_eq!(raised.first, [[[huge.clone(), UBig::from(5u8)]]]);
    assert_eq!(theory.reaching(&at, &(&huge + UBig::from(6u8)), 9).expect("options by value").first.len(), 0);
    let lowered = theory.reaching(std::slice::from_ref(&huge), &UBig::ONE, 9).expect("options by value");
    assert_eq!((lowered.first, lowered.count), (vec![vec![vec![UBig::ONE]]], Some(UBig::ONE)));
}
