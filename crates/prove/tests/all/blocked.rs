//! Games in which the opponent forbids options: true claims are proved, false ones are refuted.

use crate::common::checked;
use automata::Meter;
use prove::{Answer, Question, prove};
use rules::{Instance, NoLibrary};

/// Heaps that a move may leave of one.
type Options<'a> = &'a dyn Fn(usize) -> Vec<usize>;

const WYTHOFF: &str = "(a, b) -> (a - i, b) where i >= 1\n(a, b) -> (a, b - i) where i >= 1\n\
                       (a, b) -> (a - i, b - i) where i >= 1\n";

fn game(most: u64, text: &str) -> Instance {
    let text = format!("game g\nblocking {most}\n{text}\n");
    let parsed = rules::parse(&text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}{:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).unwrap_or_else(|misfits| panic!("{text}{misfits:?}"))
}

fn answer(instance: &Instance, size: Option<usize>) -> Answer {
    prove(Question { instance, claim: instance.claims()[0].place, size }, &Meter::ample())
}

fn is_proved(most: u64, rules: &str, claim: &str) -> bool {
    match answer(&game(most, &format!("{rules}{claim}")), None) {
        Answer::Proved(theorem) => {
            checked(&theorem).unwrap_or_else(|no| panic!("{rules}{claim}: {no:?}"));
            true
        }
        Answer::Refuted(_) => false,
        Answer::Undecided(why) => panic!("{most} {rules}{claim}: {why:?}"),
    }
}

/// Larsson, Blocking Wythoff Nim, Electronic Journal of Combinatorics 18 (2011): theorems 1.1 and 1.2 for one and two
/// forbidden options; with none it is Wythoff's game.
#[test]
fn published_theorems_about_wythoffs_game() {
    let claims = [
        "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j",
        "P(a, b) iff a = 0 and b = 0 or b = 2*a + 1 or a = 2*b + 1 or (exists j: \
         a = 2*floor(phi*j) + 2 and b = a + 2*j or b = 2*floor(phi*j) + 2 and a = b + 2*j)",
        "P(a, b) iff a = 0 and b = 0 or b = 2*a + 1 or b = 2*a + 2 or a = 2*b + 1 or a = 2*b + 2",
    ];
    for (most, claim) in (0..).zip(claims) {
        for other in 0..3 {
            assert_eq!(is_proved(other, WYTHOFF, claim), most == other, "{other} forbidden: {claim}");
        }
    }
}

/// Lost positions of a game on one heap, whose options are given.
fn lost(most: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<bool> {
    let mut lost: Vec<bool> = vec![];
    for n in 0..400 {
        let mut after = options(n);
        after.sort_unstable();
        after.dedup();
        lost.push(after.iter().filter(|&&option| lost[option]).count() <= most);
    }
    lost
}

/// The lost heaps as residues modulo their period.
fn periodic(lost: &[bool]) -> String {
    let period = (1..60).find(|&period| (0..300).all(|n| lost[n] == lost[n + period])).expect("a period");
    let residues: Vec<String> = (0..period).filter(|&n| lost[n]).map(|n| n.to_string()).collect();
    format!("n mod {period} in {{{}}}", residues.join(", "))
}

#[test]
fn heaps_from_which_small_amounts_are_taken() {
    // A rule twice, and rules that meet, make no more options.
    let games: [(&str, Options); 4] = [
        ("(n) -> (n - k) where 1 <= k <= 4\n", &|n| (n.saturating_sub(4)..n).collect()),
        ("(n) -> (n - 1)\n(n) -> (m) where m + 1 = n\n(n) -> (n - 2)\n", &|n| {
            (n.saturating_sub(2)..n).collect()
        }),
        ("(n) -> (n - k) where k in {1, 3, 4}\n", &|n| {
            [1, 3, 4].iter().filter_map(|taken| n.checked_sub(*taken)).collect()
        }),
        ("(n) -> (m) where m < n and n <= m + 3\n(n) -> (m) where m + 2 <= n and n <= m + 5\n", &|n| {
            (n.saturating_sub(5)..n).collect()
        }),
    ];
    for (rules, options) in games {
        for most in 0..3 {
            let lost = lost(most, options);
            let truth = periodic(&lost);
            assert!(is_proved(most as u64, rules, &format!("P(n) iff {truth}")), "{most} {rules}");
            // The same but for one heap.
            let wrong = format!("P(n) iff n != 7 and {truth} or n = 7 and not {truth}");
            assert!(!is_proved(most as u64, rules, &wrong), "{most} {rules}");
        }
    }
}

#[test]
fn with_any_number_of_stones_to_take_the_smallest_heaps_are_lost() {
    for most in 0..4 {
        assert!(is_proved(most, "(n) -> (m) where m < n\n", &format!("P(n) iff n <= {most}")));
        assert!(!is_proved(most, "(n) -> (m) where m < n\n", &format!("P(n) iff n <= {}", most + 1)));
    }
}

/// Rules by which play need not end prove nothing.
#[test]
fn play_has_to_end() {
    let instance = game(1, "(n) -> (m) where m != n and m <= n + 1\nP(n) iff n <= 9");
    assert!(!matches!(answer(&instance, None), Answer::Proved(_)));
}
