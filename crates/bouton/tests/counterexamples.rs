//! Claims that look true and are not. Each is refuted by `check` at its smallest counterexample, with the move that
//! breaks it where there is one.

use bouton::check::{Counterexample, Report, check};
use bouton::{Query, Workbench};
use solve::Limits;

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
fn nim_is_not_about_the_parity_of_the_total() {
    let expected = ("2", "moves-to-claimed-lost", "P", "N", "2 → 0");
    expect("it", NIM, "P((n) + ..) iff sum(n) mod 2 = 0", expected);
}

#[test]
fn a_heap_of_which_at_most_three_may_be_taken_is_not_worth_its_size() {
    let expected = ("4", "no-move-to-value", "4", "0", "");
    expect("it", "(n) -> (m) where m < n and n - m <= 3\n", "value(n) = n", expected);
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
fn an_assumption_that_is_wrong_is_refuted() {
    let rules = "(n) -> (n - q) where prime_power(q)\n";
    let claim = "assume {1..6} <= prime_power <= {q: q mod 6 != 0}";
    expect("it", rules, claim, ("6", "assumption", "", "", ""));
}

#[test]
fn a_rule_without_an_upper_bound_and_play_without_end_are_told() {
    let (_, failure, ..) = refuted("it", "(n) -> (k) where k > n\n", "");
    assert_eq!(failure, "unbounded");
    let (_, failure, ..) = refuted("it", "(a, b) -> (b, a)\n", "");
    assert_eq!(failure, "endless");
    assert!(!report("it", "(a, b) -> (b, a)\notherwise draw\n", "").is_refuted());
}

/// Whether a number of 23 digits is prime is not found out.
#[test]
fn what_cannot_be_told_is_neither_confirmed_nor_refuted() {
    let large = "prime(n + 10000000000000000000009)";
    for claim in [format!("P(n) iff n = 0 and {large}"), format!("value(n) = n if {large} | n otherwise")] {
        let report = report("it", NIM, &claim);
        let verdicts: Vec<&str> = report.findings.iter().map(|finding| finding.verdict.name()).collect();
        assert_eq!(verdicts, ["agrees", "unknown"], "{claim}: {report:#?}");
    }
}

/// What is true is not refuted: the catalogue's own claims.
#[test]
fn no_claim_or_example_of_the_catalogue_is_refuted() {
    let workbench = Workbench::new();
    for name in catalog::names() {
        let variant = workbench.variant(&Query::read(name).expect("a question"), None).expect("a game");
        let report = check(&variant, &[], 30, &Limits::none()).expect("a report");
        let doubtful = |finding: &&bouton::check::Finding| finding.verdict.name() != "agrees";
        assert_eq!(report.findings.iter().find(doubtful), None, "{name}");
    }
}
