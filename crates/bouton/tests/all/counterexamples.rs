//! Claims that look true and are not. Each is refuted by `check` at its smallest counterexample, with the move that
//! breaks it where there is one. What tutorials get wrong and no claim can say is shown on positions, against a search
//! of the test's own.

use bouton::claims::{Counterexample, Subject};
use bouton::discover::{Search, discover};
use bouton::proof::{self, Attempted};
use bouton::{Query, Report, Workbench, check};
use rules::Outcome;
use solve::Limits;
use std::collections::BTreeSet;

const WYTHOFF: &str = "(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
";
const BASH: &str = "(n) -> (n - k) where 1 <= k <= m\n";
const NIM: &str = "(n) -> (m) where m < n\n";

fn report(header: &str, rules: &str, claim: &str) -> Report {
    let workbench = Workbench::new();
    let text = format!("game {header}\n{rules}{claim}\n");
    workbench.add("it.game", &text).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    let variant = workbench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
    check(&variant, &[], 20, &Limits::none()).expect("a report")
}

/// The only counterexample to what a file says: position, failure, what is claimed and what is true, and the move.
fn refuted(header: &str, rules: &str, claim: &str) -> (String, &'static str, String, String, String) {
    let report = report(header, rules, claim);
    let found: Vec<&Counterexample> = report.counterexamples().collect();
    let [found] = *found else { panic!("{claim}: {report:#?}") };
    let own = |text: &Option<String>| text.clone().unwrap_or_default();
    (
        found.position.clone(),
        found.failure.name(),
        own(&found.claimed),
        own(&found.truth),
        found.breaking.as_ref().map(|step| step.text.clone()).unwrap_or_default(),
    )
}

fn expect(header: &str, rules: &str, claim: &str, expected: (&str, &str, &str, &str, &str)) {
    let (position, failure, claimed, truth, breaking) = refuted(header, rules, claim);
    assert_eq!((&*position, failure, &*claimed, &*truth, &*breaking), expected, "{claim}");
}

#[test]
fn wythoffs_losing_pairs_are_not_those_of_which_one_is_twice_the_other() {
    let expected = ("2,4", "moves-to-claimed-lost", "P", "N", "(2,4) → (2,1)");
    expect("it", WYTHOFF, "P(a, b) iff a = 2*b or b = 2*a", expected);
}

#[test]
fn wythoffs_losing_pairs_stand_in_both_orders() {
    let claim = "P(a, b) iff exists j: a = floor(phi*j) and b = a + j";
    expect("it", WYTHOFF, claim, ("2,1", "no-move-to-claimed-lost", "N", "P", ""));
}

#[test]
fn wythoffs_game_is_not_lost_at_the_origin_alone() {
    let expected = ("1,2", "no-move-to-claimed-lost", "N", "P", "");
    expect("it", WYTHOFF, "P(a, b) iff a = 0 and b = 0", expected);
}

#[test]
fn wythoffs_nim_value_is_not_the_nim_sum_of_the_heaps() {
    let (position, failure, claimed, _, breaking) = refuted("it", WYTHOFF, "value(a, b) = a xor b");
    // 1 xor 1 is 0, as at the origin.
    let expected = ("1,1", "moves-to-same-value", "0", "(1,1) → (0,0)");
    assert_eq!((&*position, failure, &*claimed, &*breaking), expected);
}

#[test]
fn bash_is_not_about_multiples_of_m() {
    let expected = ("3", "moves-to-claimed-lost", "P", "N", "3 → 0");
    expect("it(m >= 1 default 3)", BASH, "P(n) iff n mod m = 0", expected);
}

#[test]
fn bash_does_not_keep_its_values_below_m() {
    let expected = ("3", "moves-to-same-value", "0", "3", "3 → 0");
    expect("it(m >= 1 default 3)", BASH, "value(n) = n mod m", expected);
}

#[test]
fn misere_bash_is_not_lost_where_normal_bash_is() {
    let expected = ("0", "ended", "P", "N", "");
    expect("it(m >= 1 default 3)", BASH, "misere P(n) iff n mod (m + 1) = 0", expected);
}

#[test]
fn misere_bash_is_not_lost_at_one_alone() {
    let expected = ("5", "no-move-to-claimed-lost", "N", "P", "");
    expect("it(m >= 1 default 3)", BASH, "misere P(n) iff n = 1", expected);
}

#[test]
fn a_least_number_to_take_leaves_more_than_multiples_lost() {
    let rules = "(n) -> (n - k) where a <= k <= b\n";
    let expected = ("1", "ended", "N", "P", "");
    expect("it(a >= 1 default 2, b >= a default 5)", rules, "P(n) iff n mod (a + b) = 0", expected);
}

#[test]
fn a_last_clearing_of_the_heap_leaves_more_than_multiples_lost_too() {
    let rules = "(n) -> (n - k) where a <= k <= b\n(n) -> (0) where 1 <= n < a\n";
    let expected = ("6", "no-move-to-claimed-lost", "N", "P", "");
    expect("it(a >= 1 default 2, b >= a default 5)", rules, "P(n) iff n mod (a + b) = 0", expected);
}

#[test]
fn nim_is_not_about_the_parity_of_the_total() {
    let expected = ("2", "moves-to-claimed-lost", "P", "N", "2 → 0");
    expect("it", NIM, "P((n) + ..) iff sum(n) mod 2 = 0", expected);
}

#[test]
fn a_heap_of_which_at_most_three_may_be_taken_is_not_worth_its_size() {
    let expected = ("4", "no-move-to-value", "4", "0", "");
    expect("it", "(n) -> (m) where m < n and n - m <= 3\n", "value(n) = n", expected);
}

/// The statement `SG[x] = SG[x] % (m+1)` leaves an array of zeros as it is.
#[test]
fn a_remainder_of_nothing_is_no_nim_value() {
    let expected = ("1", "moves-to-same-value", "0", "1", "1 → 0");
    expect("it(m >= 1 default 3)", BASH, "value(n) = 0 mod (m + 1)", expected);
}

/// With 3 stones at most nothing would be seen: remainders by a power of two keep nim-sums.
#[test]
fn the_remainder_is_that_of_each_heap_and_not_of_the_nim_sum() {
    let claim = "P((n) + ..) iff xor(n) mod (m + 1) = 0";
    expect("it(m >= 1 default 2)", BASH, claim, ("1 2", "moves-to-claimed-lost", "P", "N", "2 → 1"));
    assert!(!report("it(m >= 1 default 3)", BASH, claim).is_refuted());
}

/// So answers a table whose search for the least missing value ends at a bound.
#[test]
fn a_nim_value_beyond_the_bound_of_a_table_is_not_0() {
    let claim = "value(n) = n if n < 5 | 0 otherwise";
    expect("it", NIM, claim, ("5", "moves-to-same-value", "0", "5", "5 → 0"));
}

#[test]
fn misere_nim_is_not_decided_by_the_nim_sum_alone() {
    let expected = ("0", "ended", "P", "N", "");
    expect("it", NIM, "misere P((n) + ..) iff xor(n) = 0", expected);
}

#[test]
fn misere_nim_has_to_speak_of_heaps_no_larger_than_one_and_not_of_heaps_equal_to_one() {
    let claim =
        "misere P((n) + ..) iff count(n != 1) = 0 and xor(n) = 1 or count(n != 1) >= 1 and xor(n) = 0";
    expect("it", NIM, claim, ("0", "ended", "P", "N", ""));
}

#[test]
fn an_empty_heap_beside_a_heap_of_one_is_enough_to_refute_all_heaps_equal_one() {
    let ones = "min(n) = 1 and max(n) = 1";
    let claim = format!(
        "misere P((n) + ..) iff {ones} and xor(n) = 1 or not ({ones}) and max(n) >= 1 and xor(n) = 0"
    );
    expect("it", NIM, &claim, ("0 1", "no-move-to-claimed-lost", "N", "P", ""));
}

#[test]
fn nim_with_two_heaps_at_once_is_not_nim() {
    let expected = ("1 1", "moves-to-claimed-lost", "P", "N", "1 → 0, 1 → 0");
    expect("it", "upto 2 of nim\n", "P((n) + ..) iff xor(n) = 0", expected);
}

#[test]
fn a_heap_that_may_be_split_is_not_worth_its_size() {
    let rules = "(n) -> (m) where m < n\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\n";
    expect("it", rules, "value(n) = n", ("3", "moves-to-same-value", "3", "4", "3 → 1 + 2"));
}

#[test]
fn the_values_of_kayles_are_not_of_period_four() {
    let rules = "(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2\n";
    expect("it", rules, "value(n) = n mod 4", ("4", "moves-to-same-value", "0", "1", "4 → 1 + 1"));
}

#[test]
fn the_values_of_kayles_are_not_periodic_from_the_start() {
    let rules = "(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2\n";
    let claim = "value(n) = repeat [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]";
    expect("it", rules, claim, ("0", "no-move-to-value", "4", "0", ""));
}

#[test]
fn grundys_losing_heaps_do_not_go_on_by_threes() {
    let rules = "(n) -> (i) + (j) where i + j = n and 1 <= i and i < j\n";
    let claim = "P(n) iff n <= 2 or n mod 3 = 1";
    expect("it", rules, claim, ("13", "other-outcome", "P", "N", "13 → 5 + 8"));
}

#[test]
fn taking_one_three_or_four_is_not_about_multiples_of_seven_alone() {
    let rules = "(n) -> (n - s) where s in {1, 3, 4}\n";
    expect("it", rules, "P(n) iff n mod 7 = 0", ("2", "no-move-to-claimed-lost", "N", "P", ""));
}

#[test]
fn fibonacci_nim_is_not_about_fibonacci_numbers_whatever_may_be_taken() {
    let rules = "(n, cap) -> (n - k, 2*k) where 1 <= k and k <= cap\n";
    let expected = ("1,1", "moves-to-claimed-lost", "P", "N", "(1,1) → (0,2)");
    expect("it", rules, "P(n, cap) iff fibonacci(n)", expected);
}

/// With n the larger, m the smaller and k their quotient, `n mod k` is 0 wherever k is 1: then every pair would be won.
#[test]
fn euclids_remainder_is_not_that_by_the_quotient() {
    let rules =
        "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1\n";
    let quotient = "max(a, b) div min(a, b)";
    let won = format!("max(a, b) mod ({quotient}) = 0 or {quotient} >= 2");
    let claim = format!("P(a, b) iff min(a, b) = 0 or not ({won})");
    expect("it", rules, &claim, ("2,3", "no-move-to-claimed-lost", "N", "P", ""));
}

/// A coin at x, the i-th of n, has m - x - (n - i) free fields to its right; coins with equally many stand on a step.
const DISCARD: &str = "unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
[.., x, ..] -> [.., ..] where next_free(x) > m
";

#[test]
fn coins_that_are_thrown_away_at_the_end_are_no_staircase() {
    let claim = "P[x at i of n, ..] iff count(m - x - n + i = 0) xor count(m - x - n + i = 2) = 0";
    for fields in [1, 2] {
        let header = format!("it(m >= 1 default {fields})");
        assert!(!report(&header, DISCARD, claim).is_refuted(), "{fields} fields");
    }
    let expected = ("1,2", "other-outcome", "P", "N", "[1,2] → [1,3]");
    expect("it(m >= 1 default 3)", DISCARD, claim, expected);
    // The only other row of three fields that it gives to the wrong player.
    let expected = ("1,3", "other-outcome", "N", "P", "");
    expect("it(m >= 1 default 3)", DISCARD, "example [1, 3] is N", expected);
}

#[test]
fn counting_the_steps_from_the_other_end_makes_no_staircase_either() {
    let claim = "P[x at i of n, ..] iff count(m - x - n + i = 1) xor count(m - x - n + i = 3) = 0";
    let expected = ("1", "moves-to-claimed-lost", "P", "N", "[1] → []");
    expect("it(m >= 1 default 1)", DISCARD, claim, expected);
}

#[test]
fn a_king_does_not_lose_wherever_the_sum_is_even() {
    let rules = "(x, y) -> (x - 1, y)\n(x, y) -> (x, y - 1)\n(x, y) -> (x - 1, y - 1)\n";
    let expected = ("1,1", "moves-to-claimed-lost", "P", "N", "(1,1) → (0,0)");
    expect("it", rules, "P(x, y) iff even(x + y)", expected);
}

#[test]
fn a_rook_does_not_win_wherever_the_distances_differ_by_one_at_most() {
    let rules = "(x, y) -> (x - k, y) where k >= 1\n(x, y) -> (x, y - k) where k >= 1\n";
    let expected = ("0,2", "no-move-to-claimed-lost", "P", "N", "");
    let (position, failure, ..) = refuted("it", rules, "N(x, y) iff x = y + 1 or y = x + 1");
    // Not claimed N, so claimed P, and there is a move to the origin, which is claimed P too.
    assert_eq!((&*position, failure), (expected.0, "moves-to-claimed-lost"));
}

#[test]
fn a_knight_may_turn_aside_into_a_draw() {
    let rules = "(x, y) -> (x - 1, y - 2)\n(x, y) -> (x - 2, y - 1)\nend (0, 0) lost\notherwise draw\n";
    let claim = "P(x, y) iff x = y";
    expect("it", rules, claim, ("1,1", "other-outcome", "P", "D", ""));
    let claim = "D(x, y) iff x + y = 1";
    expect("it", rules, claim, ("0,2", "other-outcome", "not D", "D", ""));
}

#[test]
fn a_queen_with_draws_declared_is_refuted_by_the_winning_move() {
    let rules = format!("{WYTHOFF}end (0, 0) lost\notherwise draw\n");
    expect("it", &rules, "P(a, b) iff a = b", ("1,1", "other-outcome", "P", "N", "(1,1) → (0,0)"));
}

#[test]
fn an_example_that_is_wrong_is_refuted() {
    let expected = ("2,4", "other-outcome", "P", "N", "(2,4) → (2,1)");
    expect("it", WYTHOFF, "example (2, 4) is P", expected);
    expect("it", WYTHOFF, "example (2, 4) moves to (1, 2)", ("2,4", "no-such-move", "1,2", "", ""));
    expect("it", WYTHOFF, "example (1, 1) has value 1", ("1,1", "other-value", "1", "2", ""));
}

#[test]
fn sets_that_do_not_lie_within_each_other_are_refuted() {
    let rules = "(n) -> (n - q) where prime_power(q)\n";
    let expected = |number| (number, "assumption", "", "", "");
    expect("it", rules, "assume {1..6} <= prime_power", expected("6"));
    expect("it", rules, "assume {1..5} <= prime_power <= {q: q mod 7 != 0}", expected("7"));
    expect("it", rules, "assume {q: prime_power(q) and exponent(q) = 2} <= {q: q mod 3 = 1}", expected("9"));
    let below = "(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax\n";
    let claim =
        "assume {1..3} <= {q: prime_power(q) and exponent(q) <= 1} <= {q: q mod 4 != 0} when kmax = 1";
    assert!(!report("it(kmax default 1)", below, claim).is_refuted());
    expect("it(kmax default 1)", below, &claim.replace("1..3", "1..4 , 2"), expected("4"));
    // What is said of other parameters is not looked at.
    let report = report("it(kmax default 2)", below, &claim.replace("1..3", "1..4 , 2"));
    assert_eq!(report.findings.len(), 1, "{report:#?}");
}

const EUCLID: &str = "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1
(a, b) -> (a - k*b, b) where k >= 1 and b >= 1
";

#[test]
fn a_move_that_an_assumption_forgets_refutes_it() {
    let claim = "assume (a, b) -> (a, c) only where c + a = b or c + 3*a <= b";
    expect("it", EUCLID, claim, ("1,2", "other-move", "", "", "(1,2) → (1,0)"));
    assert!(!report("it", EUCLID, &claim.replace("3*a", "2*a")).is_refuted());
    // A rule of its own for the shape does not hide that of another.
    let rules = format!("{EUCLID}(a, b) -> (a, b - 5)\n");
    let claim = claim.replace("3*a", "2*a");
    expect("it", &rules, &claim, ("3,5", "other-move", "", "", "(3,5) → (3,0)"));
}

#[test]
fn a_move_that_does_not_exist_refutes_an_assumption() {
    let claim = "assume (a, b) -> (a, c) where c + a = b";
    expect("it", EUCLID, claim, ("0,0", "no-such-move", "0,0", "", ""));
    assert!(!report("it", EUCLID, &format!("{claim} and a >= 1")).is_refuted());
    expect("it", EUCLID, "assume (a, b) -> (a - 1, b) where b >= 1", ("1,2", "no-such-move", "0,2", "", ""));
}

#[test]
fn a_choice_that_nobody_has_refutes_an_assumption() {
    let claim = "assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and a <= b";
    expect("it", EUCLID, claim, ("1,1", "no-choice", "", "", ""));
    assert!(!report("it", EUCLID, &claim.replace("a <= b", "2*a <= b")).is_refuted());
    let claim = "assume (a, b) -> (a, r) for some r: r mod 2 = 0 where a >= 1 and a <= b";
    expect("it", EUCLID, claim, ("2,3", "no-choice", "", "", ""));
}

#[test]
fn assumptions_about_rows_and_choices_of_words_are_checked_too() {
    let stairs =
        "[x, ..] -> [x - k, ..] where k >= 1\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\n";
    let claim = "assume [.., a, x] -> [.., b, y] only where b + y <= a + x";
    assert!(!report("it", stairs, claim).is_refuted());
    // Both numbers are also matched where only the first changes.
    let claim = "assume [a, x, ..] -> [b, y, ..] only where b + y = a + x";
    expect("it", stairs, claim, ("1,0", "other-move", "", "", "[1,0] → [0,0]"));
    let rules = "(n) -> (n - 1) where n >= 1 and piece = one\n(n) -> (n - 2) where n >= 2 and piece = two\n";
    let (position, failure, ..) =
        refuted("it(piece: one | two default one)", rules, "assume (n) -> (c) only where c + 1 = n");
    assert_eq!((&*position, failure), ("2", "other-move"));
}

#[test]
fn a_rule_without_an_upper_bound_and_play_without_end_are_told() {
    let (_, failure, ..) = refuted("it", "(n) -> (k) where k > n\n", "");
    assert_eq!(failure, "unbounded");
    let (_, failure, ..) = refuted("it", "(a, b) -> (b, a)\n", "");
    assert_eq!(failure, "endless");
    assert!(!report("it", "(a, b) -> (b, a)\notherwise draw\n", "").is_refuted());
}

/// The primality of a number of 23 digits is not decided.
#[test]
fn what_cannot_be_told_is_neither_confirmed_nor_refuted() {
    let large = "prime(n + 10000000000000000000009)";
    for claim in [format!("P(n) iff n = 0 and {large}"), format!("value(n) = n if {large} | n otherwise")] {
        let report = report("it", NIM, &claim);
        let verdicts: Vec<&str> = report.findings.iter().map(|finding| finding.verdict.name()).collect();
        assert_eq!(verdicts, ["agrees", "unknown"], "{claim}: {report:#?}");
    }
}

/// True claims are not refuted: the catalogue's own.
#[test]
fn no_claim_or_example_of_the_catalogue_is_refuted() {
    let workbench = Workbench::new();
    // Two have no positions of their own.
    for name in catalog::names().into_iter().filter(|name| !matches!(*name, "matrix" | "sum")) {
        let variant = workbench.variant(&Query::read(name).expect("a question"), None).expect("a game");
        let report = check(&variant, &[], oracle::sweep(16, 30), &Limits::none()).expect("a report");
        let doubtful = |finding: &&bouton::claims::Finding| finding.verdict.name() != "agrees";
        assert!(report.findings.len() >= 2, "{name}");
        assert_eq!(report.findings.iter().find(doubtful), None, "{name}");
    }
}

#[test]
fn the_assumptions_of_the_catalogue_hold() {
    let workbench = Workbench::new();
    let variant = workbench.variant(&Query::read("euclid").expect("a question"), None).expect("a game");
    let report = check(&variant, &[], 100, &Limits::none()).expect("a report");
    let assumed = report.findings.iter().filter(|finding| finding.subject == Subject::Assumption);
    let verdicts: Vec<&str> = assumed.map(|finding| finding.verdict.name()).collect();
    assert_eq!(verdicts, ["agrees"; 6], "{report:#?}");
}

/// The winning moves as the library lists them, each as the position that it leaves.
fn won_by(question: &str) -> BTreeSet<String> {
    let position =
        Workbench::new().ask(&Query::read(question).expect("a question"), None).expect("a position");
    let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
    answer.winning_moves.into_iter().map(|made| made.to).collect()
}

/// Three heaps a < b < c are not always won by making c the nim-sum of the others: 2 xor 4 is more than 5.
#[test]
fn from_2_4_5_no_move_makes_the_largest_heap_the_nim_sum_of_the_others() {
    let expected = ("2 4 5", "no-such-move", "2 4 6", "", "");
    expect("it", NIM, "example (2) + (4) + (5) moves to (2) + (4) + (6)", expected);
    let mut winning = BTreeSet::new();
    for (index, heap) in [2u64, 4, 5].into_iter().enumerate() {
        for left in 0..heap {
            let mut heaps = [2, 4, 5];
            heaps[index] = left;
            if heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0 {
                winning.insert(heaps.map(|heap| heap.to_string()).join(" "));
            }
        }
    }
    assert_eq!(winning, BTreeSet::from(["1 4 5".to_owned()]));
    assert_eq!(won_by("nim 2 4 5"), winning);
}

/// The lost positions of Wythoff's game within a square, from its moves.
fn lost_pairs(side: u64) -> BTreeSet<(u64, u64)> {
    let mut lost = BTreeSet::new();
    let all = (0..side).flat_map(|a| (0..side).map(move |b| (a, b)));
    for at in all {
        if wythoffs_moves(at).all(|after| !lost.contains(&after)) {
            lost.insert(at);
        }
    }
    lost
}

fn wythoffs_moves((a, b): (u64, u64)) -> impl Iterator<Item = (u64, u64)> {
    let one = (1..=a).map(move |k| (a - k, b)).chain((1..=b).map(move |k| (a, b - k)));
    one.chain((1..=a.min(b)).map(move |k| (a - k, b - k)))
}

/// Result of the tutorials' recipe for a won pair a <= b, given all lost pairs (a_k, b_k) by rising k.
///
/// As printed, it takes a_k - (a_b - a_k) from both heaps where a = a_k and b < b_k, and has no word for a = b_j unless
/// b = b_k; put right, it takes a_k - a_(b - a), and reduces b to a_j.
fn recipe((a, b): (u64, u64), pairs: &[(u64, u64)], put_right: bool) -> Option<(u64, u64)> {
    if a == b {
        return Some((0, 0));
    }
    if let Some(&(first, second)) = pairs.iter().find(|pair| pair.0 == a) {
        if b > second {
            return Some((a, second));
        }
        let left =
            if put_right { pairs[(b - a) as usize].0 } else { pairs[b as usize].0.checked_sub(first)? };
        return (left < a).then(|| (left, left + b - a));
    }
    let (first, _) = pairs.iter().find(|pair| pair.1 == a)?;
    (put_right || pairs.iter().any(|pair| pair.1 == b)).then_some((a, *first))
}

#[test]
fn the_tutorials_recipe_for_wythoffs_game_lost_a_subscript_and_a_case() {
    let lost = lost_pairs(80);
    let pairs: Vec<(u64, u64)> = lost.iter().copied().filter(|(a, b)| a <= b).collect();
    let mut stuck = BTreeSet::new();
    for at in (0..25).flat_map(|a| (a..25).map(move |b| (a, b))).filter(|at| !lost.contains(at)) {
        let wins = |made: &(u64, u64)| lost.contains(made) && wythoffs_moves(at).any(|after| after == *made);
        assert!(recipe(at, &pairs, true).as_ref().is_some_and(wins), "{at:?}");
        if !recipe(at, &pairs, false).as_ref().is_some_and(wins) {
            stuck.insert(at);
        }
        let winning = wythoffs_moves(at).filter(|after| lost.contains(after));
        let typed = winning.map(|(a, b)| format!("{a},{b}")).collect();
        assert_eq!(won_by(&format!("wythoff {},{}", at.0, at.1)), typed, "{at:?}");
    }
    // The subscript: nothing would be taken from (4, 5), and less than nothing from (4, 6). The case: (2, 3), (5, 6).
    assert!(stuck.is_superset(&BTreeSet::from([(4, 5), (4, 6), (2, 3), (5, 6)])), "{stuck:?}");
}

/// floor(phi*j) is the number a with 2a - j <= sqrt(5)*j < 2a + 2 - j; all three are squared.
fn is_floor_of_phi_times(a: u128, j: u128) -> bool {
    (2 * a - j).pow(2) <= 5 * j.pow(2) && 5 * j.pow(2) < (2 * a + 2 - j).pow(2)
}

#[test]
fn floating_point_errs_in_wythoffs_pair_102334155() {
    let floating = |j: u128| ((1.0 + 5f64.sqrt()) / 2.0 * j as f64).floor() as u128;
    for j in (1..102_334_155).rev().take(100_000).chain(1..100_000) {
        assert!(is_floor_of_phi_times(floating(j), j), "{j}");
    }
    let j = 102_334_155;
    let a = floating(j);
    assert!(!is_floor_of_phi_times(a, j) && is_floor_of_phi_times(a - 1, j));
    let outcome = |a: u128| bouton::ask(&format!("wythoff {a},{}", a + j)).expect("an answer").outcome;
    assert_eq!((outcome(a - 1), outcome(a)), (Some(Outcome::P), Some(Outcome::N)));
}

/// A linear program in p_i / v would divide by zero, or turn its inequalities round.
#[test]
fn the_value_of_a_matrix_game_may_be_zero_or_less() {
    for (text, value) in [("1,-1\n-1,1\n", "0"), ("-1,-3\n-3,-1\n", "-2")] {
        let matrix = bouton::payoff::read(text).expect("a matrix");
        let answer = bouton::payoff::solve(&matrix).expect("an answer");
        assert_eq!(answer.solved.expect("solved").value.to_string(), value, "{text}");
    }
}

/// Each in both languages, with the words that matter.
#[test]
fn the_games_that_tutorials_get_wrong_bear_a_remark_that_puts_it_right() {
    let remarks = [
        ("wythoff", "(2, 1)", "(2, 1)"),
        ("wythoff", "102334155", "102334155"),
        ("wythoff", "a_k - a_(b-a)", "a_k - a_(b-a)"),
        ("nim", "no heap is larger than 1", "没有大于 1 的堆"),
        ("nim", "(2, 4, 5)", "(2, 4, 5)"),
        ("nim-bounded", "x mod (m + 1)", "x mod (m + 1)"),
        ("bash-range", "8 loses", "8 也必败"),
        ("euclid", "n mod m", "n mod m"),
        ("poi-game", "poi-discard", "poi-discard"),
        ("subtraction", "number of options bounds the value", "值不超过着法数"),
        ("race", "floating point", "浮点数"),
        ("matrix", "v > 0", "v > 0"),
    ];
    let workbench = Workbench::new();
    for (name, english, chinese) in remarks {
        let game = workbench.game(name).expect("a game");
        let told = |remark: &rules::Text| remark.en.contains(english) && remark.zh.contains(chinese);
        assert!(game.ruleset.remarks.iter().any(told), "{name}: {english}");
    }
}

/// Worked out by hand: a position is lost if at most one of its options is.
const FORBIDDEN: [(&str, &str, (&str, &str, &str)); 3] = [
    ("(n) -> (n - k) where 1 <= k <= 3\n", "P(n) iff n mod 4 = 0", ("1", "N", "P")),
    (TWO_BY_TWO, "P(a, b) iff a = b", ("0,1", "N", "P")),
    (TWO_BY_TWO, "P(a, b) iff a + b <= 2", ("0,2", "P", "N")),
];
const TWO_BY_TWO: &str = "(a, b) -> (a - k, b) where 1 <= k <= 2\n(a, b) -> (a, b - k) where 1 <= k <= 2\n";

#[test]
fn claims_about_games_with_forbidden_options_are_refuted_by_check_and_by_prove() {
    for (rules, claim, (position, claimed, truth)) in FORBIDDEN {
        let rules = format!("blocking 1\n{rules}");
        expect("it", &rules, claim, (position, "other-outcome", claimed, truth, ""));
        let workbench = Workbench::new();
        workbench.add("it.game", &format!("game it\n{rules}{claim}\n")).expect("a game");
        let variant = workbench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
        let proofs = proof::prove(&variant, &[], &proof::Task::default(), &Limits::none()).expect("attempts");
        let [attempt] = &*proofs.attempts else { panic!("{proofs:?}") };
        let Attempted::Refuted(found) = &attempt.result else { panic!("{claim}: {attempt:?}") };
        assert_eq!((&*found.position, found.truth.as_deref()), (position, Some(truth)), "{claim}");
    }
}

#[test]
fn claims_about_a_heap_with_forbidden_options_are_discovered() {
    let workbench = Workbench::new();
    let text = "game it\nblocking 1\n(n) -> (n - k) where 1 <= k <= 3\n";
    workbench.add("it.game", text).expect("a game");
    let variant = workbench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
    let found = discover(&variant, &Search::default(), &Limits::none()).expect("findings");
    // By hand: 0 and 1 have at most one option, 2 and 3 can move to both of them, and so on.
    let [finding] = &*found.findings else { panic!("{found:?}") };
    assert!(finding.is_proved() && finding.items == ["P(n) iff n mod 4 < 2"], "{finding:?}");
}
