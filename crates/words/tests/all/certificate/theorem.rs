//! Theorems of certificates.

use answer::verify::Theorem;
use certificate::{ClaimTheorem, Numeration};
use kernel_heaps::{PeriodTheorem, QuotientTheorem, check_period, check_quotient, most};
use rules::speech::both;
use rules::{Convention, Text};
use words::Say;

fn claim() -> ClaimTheorem {
    ClaimTheorem {
        game: "bash".into(),
        title: Text::default(),
        arguments: vec![("most".into(), "3".into())],
        size: None,
        rules: vec!["(n) -> (n - k) where 1 <= k <= most".into()],
        definitions: vec![],
        claims: vec![1],
        statements: vec!["P(n) iff n mod 4 = 0".into()],
        assumptions: vec![],
        assumed: vec![],
        convention: Convention::Normal,
        numeration: Numeration::Base(2),
        relations: 6,
        states: 20,
        sentences: 9,
        proofs: 1,
    }
}

fn period(rest: &str) -> PeriodTheorem {
    check_period(&format!("(period 2)\n(heaps n {rest}"), most())
        .unwrap_or_else(|why| panic!("{rest}: {why}"))
}

fn quotient(text: &str) -> QuotientTheorem {
    check_quotient(text, most()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn a_claim_is_stated_with_its_game_and_the_size_of_its_proof() {
    let Text { en, zh } = claim().text();
    assert_eq!(
        en,
        "bash most=3, normal play: at all positions P(n) iff n mod 4 = 0 (numbers in base 2; 6 tables with 20 states, 9 sentences)"
    );
    assert_eq!(
        zh,
        "bash most=3，正常规则：在所有局面上 P(n) iff n mod 4 = 0（数用二进制写成；6 张表，共 20 个状态，9 条语句）"
    );
    let titled = ClaimTheorem { title: both("Bash", "巴什"), size: Some(3), ..claim() }.text();
    assert!(titled.en.starts_with("bash most=3 (\"Bash\"), size 3 (components, or"), "{}", titled.en);
    assert!(titled.zh.starts_with("bash most=3（“巴什”），大小 3（"), "{}", titled.zh);
    assert_eq!(Theorem::Claim(claim()).text(), claim().text());
}

#[test]
fn a_claim_names_its_convention() {
    let misere = ClaimTheorem { convention: Convention::Misere, ..claim() }.text();
    assert!(misere.en.contains("misère play") && !misere.en.contains("normal play"), "{}", misere.en);
    assert!(misere.zh.contains("反常规则"), "{}", misere.zh);
}

#[test]
fn a_claim_names_all_that_is_assumed() {
    let assumed = vec!["assume f(n) only where n >= 1".into(), "assume g(n) where even(n)".into()];
    let Text { en, zh } = ClaimTheorem { assumed: assumed.clone(), ..claim() }.text();
    assert!(assumed.iter().all(|one: &String| en.contains(one) && zh.contains(one)), "{en}\n{zh}");
    assert!(en.contains("given that") && zh.contains("前提"), "{en}\n{zh}");
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
