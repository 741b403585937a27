//! Claims that are false are refuted, at the smallest position where they are.

use crate::common::{answers, written};
use automata::Meter;
use prove::{Answer, Purpose, Question, Refutation, smallest};
use rules::Convention::{Misere, Normal};

const WYTHOFF: &str = "(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n";
const PAIRS: &str =
    "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n";

fn refuted(text: &str, size: Option<usize>) -> Refutation {
    let game = written(text, Normal);
    let answers = answers(&game, size);
    let [Answer::Refuted(refutation)] = &*answers else { panic!("{text}: {answers:?}") };
    let question = Question { instance: &game, claim: game.claims()[0].place, size };
    smallest(question, refutation.clone(), &Meter::ample())
}

fn position(refutation: &Refutation) -> Vec<u64> {
    refutation.position.iter().map(|number| u64::try_from(number).expect("small")).collect()
}

#[test]
fn one_heap_is_not_twice_the_other() {
    let text =
        format!("game w\n{WYTHOFF}(a, b) -> (a - k, b - k) where k >= 1\nP(a, b) iff a = 2*b or b = 2*a\n");
    let found = refuted(&text, None);
    assert_eq!((found.demand.purpose, position(&found)), (Purpose::Lost, vec![2, 4]));
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
    // 2 = 1 + 1 moves to 0 = 1 − 1.
    assert_eq!(position(&refuted(text, None)), [1, 1, 2]);
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
