//! Theorems of certificates.

use answer::verify::{Shown, Theorem};
use automata::Numeration;
use kernel_heaps::{PeriodTheorem, QuotientTheorem, check_period, check_quotient, most};
use rules::Text;
use words::Say;

/// A theorem with a statement of its own.
fn claim(statement: &str) -> Shown {
    let statement = kernel::Statement::parse(statement).expect(statement);
    Shown { family: statement.into(), definitions: 1, states: 4, demands: 5 }
}

const BASH: &str = "(statement (numeration base 2) (places n) (stuck lost)
    (move (k) (< k n) (<= n (+ k 3)) (to k)) (lost (divides 4 n)))";

fn period(rest: &str) -> PeriodTheorem {
    check_period(&format!("(period 2)\n(heaps n {rest}"), most())
        .unwrap_or_else(|why| panic!("{rest}: {why}"))
}

fn quotient(text: &str) -> QuotientTheorem {
    check_quotient(text, most()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn a_claim_is_stated_with_the_size_of_its_proof() {
    let theorem = claim(BASH);
    let Text { en, zh } = theorem.text();
    assert_eq!(
        en,
        "proved for all positions: exactly the positions with 4 divides n are lost for the player to move; all others are won \
         (5 demands, 1 table with 4 states, numbers in base 2)"
    );
    assert_eq!(
        zh,
        "对所有局面得证：满足 4 divides n 的局面恰为必败态；其余局面均为必胜态（5 项要求，1 张表，共 4 个状态，数用二进制写成）"
    );
    assert_eq!(Theorem::Claim(Box::new(theorem.clone())).text(), theorem.text());
}

#[test]
fn a_theorem_says_that_it_assumes_something() {
    let assumed = BASH.replace("(places", "(assuming \"assume f(n) only where n >= 1\") (places");
    let Text { en, zh } = claim(&assumed).text();
    assert!(en.contains("given what the statement assumes") && zh.contains("假定为前提"), "{en}\n{zh}");
    let Text { en, .. } = claim(BASH).text();
    assert!(!en.contains("assume"), "{en}");
}

/// Number of words of a length in a quadratic numeration.
fn words(t: u64, length: u32) -> u64 {
    let (mut open, mut closed) = (1, 0);
    for _ in 0..length {
        (open, closed) = (t * open + closed, open);
    }
    open + closed
}

#[test]
fn quadratic_numerations_are_named_with_their_first_places() {
    for t in 2..=9 {
        // Before the first word that is longer there are all shorter ones.
        let places: Vec<String> = (0..4).map(|length| words(t.into(), length).to_string()).collect();
        let Text { en, zh } = Numeration::Quadratic(t).text();
        assert!(en.contains(&format!("({}, …)", places.join(", "))), "{en}");
        assert!(zh.contains(&format!("（{}、……）", places.join("、"))), "{zh}");
    }
    for numeration in [Numeration::Base(2), Numeration::Base(7), Numeration::Quadratic(1)] {
        let name = numeration.to_string();
        assert!(numeration.text().en.contains(&name), "{name}");
    }
}

#[test]
fn a_period_is_stated_for_the_heaps_of_the_game() {
    let named = period("(move (i j) (= (+ i j 1) n) (to i) (to j))) (repeats 0 2)").text();
    assert!(
        named.en.starts_with("0.7, normal play: for all n >= 0 the nim-value of n + 2 is "),
        "{}",
        named.en
    );
    let moved = period("(move (m) (= (+ m 1) n) (<= 5 m) (to m))) (repeats 5 2) (offset 5)");
    let Text { en, zh } = moved.text();
    assert!(en.starts_with("0.3 on heaps smaller by 5, normal play: for all n >= 5 "), "{en}");
    assert!(zh.starts_with("0.3（堆的大小减 5），正常规则：对所有 n >= 5，"), "{zh}");
    assert_eq!(Theorem::Period(moved.clone()).text(), moved.text());
}

#[test]
fn a_period_names_the_amounts_where_no_heap_is_split() {
    let but = "(not (or (= n (+ m 2)) (= n (+ m 5))))";
    let amounts = "{1, 3, 4} ∪ {k ≥ 6}";
    let Text { en, zh } =
        period(&format!("(move (m) (< m n) {but} (to m))) (repeats 0 4 2) (after 44)")).text();
    assert!(en.contains("for all n >= 0 the nim-value of n + 4 is that of n and 2 more"), "{en}");
    assert!(en.starts_with(&format!("taking k of {amounts}, normal play")), "{en}");
    assert!(zh.starts_with(&format!("取 k ∈ {amounts}，")) && zh.contains("的 SG 值加 2"), "{zh}");
    let whole =
        "(move (m) (< m n) (divides 2 (- n m)) (< 0 m) (to m)) (move () (< 0 n))) (repeats 0 2 1) (after 40)";
    let whole = period(whole).text();
    assert!(whole.en.contains("or a whole heap of {k ≥ 1}"), "{}", whole.en);
}

#[test]
fn a_quotient_is_stated_with_its_heaps() {
    let rest = "(generators 4) (times (1) (0)) (lost 1) (sums (4) (4 4)) (offset 3)";
    let moved = "(heaps n (move (m) (= (+ m 1) n) (<= 3 m) (to m)))";
    let moved = quotient(&format!("(quotient 2) {moved} (repeats 4 2) (map 0 0 0 0 1 0) {rest}"));
    let Text { en, zh } = moved.text();
    assert!(
        en.starts_with("0.3 on heaps smaller by 3, misère play: a quotient of order 2, of whose"),
        "{en}"
    );
    assert!(en.contains("for heaps of any size; from 4 on") && zh.contains("从 4 起"), "{en}\n{zh}");
    assert_eq!(Theorem::Quotient(moved.clone()).text(), moved.text());
    let Text { en, zh } = QuotientTheorem { period: None, ..moved }.text();
    assert!(en.contains("fewer than 6") && zh.contains("小于 6"), "{en}\n{zh}");
}
