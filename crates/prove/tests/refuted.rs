//! Claims that are false are refuted, at a position where they are.

mod common;

use common::{answers, written};
use prove::{Answer, Purpose, Refutation};
use rules::Convention::{Misere, Normal};

const WYTHOFF: &str = "(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n";
const PAIRS: &str =
    "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n";

fn refuted(text: &str, size: Option<usize>) -> Refutation {
    let answers = answers(&written(text, Normal), size);
    let [Answer::Refuted(refutation)] = &*answers else { panic!("{text}: {answers:?}") };
    refutation.clone()
}

fn position(refutation: &Refutation) -> Vec<u64> {
    refutation.position.iter().map(|number| u64::try_from(number).expect("small")).collect()
}

#[test]
fn one_heap_is_not_twice_the_other() {
    let text =
        format!("game w\n{WYTHOFF}(a, b) -> (a - k, b - k) where k >= 1\nP(a, b) iff a = 2*b or b = 2*a\n");
    let found = refuted(&text, None);
    assert_eq!(found.demand.purpose, Purpose::Lost);
    assert!([vec![4, 2], vec![2, 4]].contains(&position(&found)), "{found:?}");
}

#[test]
fn wythoffs_pairs_need_the_diagonal() {
    let found = refuted(&format!("game w\n{WYTHOFF}{PAIRS}"), None);
    assert_eq!((found.demand.purpose, position(&found)), (Purpose::Won, vec![1, 1]));
}

#[test]
fn a_modulus_one_too_large() {
    for m in 1..=8 {
        let text = format!("game b\n(n) -> (n - k) where 1 <= k <= {m}\nP(n) iff n mod {} = 0\n", m + 2);
        let found = refuted(&text, None);
        // m + 1 is lost: no move from it reaches 0.
        assert_eq!((found.demand.purpose, position(&found)), (Purpose::Won, vec![m + 1]));
    }
}

#[test]
fn nim_is_no_addition() {
    let text = "game n\n(a, b, c) -> (x, b, c) where x < a\n(a, b, c) -> (a, x, c) where x < b\n\
                (a, b, c) -> (a, b, x) where x < c\nP(a, b, c) iff a + b = c or a + c = b or b + c = a\n";
    let found = position(&refuted(text, None));
    // 2 = 1 + 1 moves to 0 = 1 − 1.
    assert_eq!(found.iter().sum::<u64>(), 4, "{found:?}");
}

#[test]
fn laskers_values_are_not_the_sizes() {
    let text = "game l\n(n) -> (m) where m < n\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\nvalue(n) = n\n";
    let found = refuted(text, None);
    assert_eq!((found.demand.purpose, position(&found)), (Purpose::NoOption, vec![3]));
}

#[test]
fn values_have_to_be_total_and_single() {
    let rules = "game n\n(n) -> (m) where m < n\n";
    let partial = refuted(&format!("{rules}value(n) = n if n != 5\n"), None);
    assert_eq!((partial.demand.purpose, position(&partial)), (Purpose::Total, vec![5]));
    let short = refuted(&format!("{rules}value(n) = n if n < 9 | 7 otherwise\n"), None);
    assert_eq!((short.demand.purpose, position(&short)), (Purpose::NoOption, vec![9]));
}

#[test]
fn misere_play_turns_the_ends_round() {
    let text = "game b\n(n) -> (n - k) where 1 <= k <= 3\nmisere P(n) iff n mod 4 = 0\n";
    let answers = answers(&written(text, Misere), None);
    let [Answer::Refuted(found)] = &*answers else { panic!("{answers:?}") };
    assert_eq!((found.demand.purpose, position(found)), (Purpose::Stuck, vec![0]));
}

#[test]
fn each_right_automaton_with_one_state_turned_is_wrong() {
    let states = ["zero", "one", "two"];
    for turned in 0..states.len() {
        let accept: Vec<&str> = states
            .iter()
            .enumerate()
            .filter(|(state, _)| (*state == 0) != (*state == turned))
            .map(|(_, name)| *name)
            .collect();
        let accept =
            if accept.is_empty() { String::new() } else { format!("  accept {}\n", accept.join(", ")) };
        let text = format!(
            "game b\n(n) -> (n - k) where 1 <= k <= 2\nP(n) iff third(n)\n\
             automaton third(n) base 2\n  state zero: 0 -> zero, 1 -> one\n  state one: 0 -> two, 1 -> zero\n  \
             state two: 0 -> one, 1 -> two\n{accept}"
        );
        refuted(&text, None);
    }
}
