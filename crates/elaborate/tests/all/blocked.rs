//! Statements of games in which the opponent forbids options, against the rule at all small positions.

use elaborate::{Subject, Unfit, elaborate};
use oracle::Stated;
use rules::{Instance, NoLibrary, Options, Outcome};
use std::collections::BTreeSet;

const WYTHOFF: &str = "(a, b) -> (a - i, b) where i >= 1\n(a, b) -> (a, b - i) where i >= 1\n\
                       (a, b) -> (a - i, b - i) where i >= 1\n";

fn game(text: &str) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}{:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).unwrap_or_else(|misfits| panic!("{text}{misfits:?}"))
}

fn made(instance: &Instance, size: Option<usize>) -> Result<Stated, Unfit> {
    let subject = Subject { instance, claim: instance.claims()[0].place, size };
    let made = elaborate(subject, &BTreeSet::new(), &automata::Meter::ample())?;
    Ok(Stated::read(&kernel_text::statement(&made.statement)).expect("a statement"))
}

/// Different options by the rules, without anything forbidden.
fn options(instance: &Instance, at: &[u64]) -> BTreeSet<Vec<u64>> {
    let mut options = Options::new();
    instance.unblocked().options(at, &mut options).unwrap_or_else(|trouble| panic!("{at:?}: {trouble:?}"));
    options.iter().map(|option| option.components().flatten().copied().collect()).collect()
}

/// Compares the moves of a statement with these: to all options claimed to be won, and to all options where more are
/// claimed to be lost than may be forbidden.
fn compare(text: &str, size: Option<usize>, most: u64) -> usize {
    let instance = game(text);
    let claim = &instance.claims()[0];
    let stated = made(&instance, size).unwrap_or_else(|unfit| panic!("{text}{unfit:?}"));
    let lost = |at: &[u64]| {
        let numbers: Vec<dashu_int::UBig> = at.iter().map(|&number| number.into()).collect();
        let holds = claim.holds(&[&numbers]).expect("a claim that can be evaluated");
        holds == (claim.outcome() == Some(Outcome::P))
    };
    let places = stated.places.len();
    let largest = [0, 14, 6, 3][places];
    let mut moves = 0;
    for at in oracle::tuples(places, largest) {
        let all = options(&instance, &at);
        let many = all.iter().filter(|option| lost(option)).count() as u64 > most;
        let left: BTreeSet<Vec<u64>> = all.into_iter().filter(|option| many || !lost(option)).collect();
        let found = stated.options(&at).unwrap_or_else(|| panic!("{text}{at:?} was not found out"));
        let found: BTreeSet<Vec<u64>> = found.into_iter().map(|sum| sum.concat()).collect();
        assert_eq!(found, left, "{text}{at:?}");
        let holds = claim.holds(&[&at.iter().map(|&number| number.into()).collect::<Vec<_>>()[..]]);
        let letter = if claim.outcome() == Some(Outcome::P) { 'P' } else { 'N' };
        assert_eq!(stated.claims(&at, letter), holds, "{text}{at:?}");
        moves += left.len();
    }
    moves
}

#[test]
fn moves_are_those_that_a_claim_leaves_to_the_player() {
    let pairs = [
        WYTHOFF,
        // Rules that lead to the same positions.
        "(a, b) -> (c, b) where c < a\n(a, b) -> (c, d) where c < a and d <= b and b <= d + 1\n",
        // Options of an option that are no options.
        "(a, b) -> (a - i, b) where 1 <= i <= 2\n(a, b) -> (a, b - i) where i in {1, 3}\n",
        // Numbers that are put in another order.
        "(a, b) -> (b, c) where c < a\n(a, b) -> (a, c) where c < b\n",
    ];
    let of_pairs =
        ["P(a, b) iff b = 2*a or a = 2*b", "N(a, b) iff a + b >= 3", "P(a, b) iff exists j: a + b = 3*j"];
    let singles = [
        "(n) -> (n - 1)\n(n) -> (m) where m + 1 = n\n(n) -> (n - 2)\n",
        "(n) -> (m) where m < n\n",
        "(n) -> (m) where m < n and n <= m + 4\n",
        "(n) -> (m) where 2*m = n or 2*m + 1 = n\n(n) -> (m) where m < n and 3 divides m\n",
        "(n) -> (m) where m < n and even(n - m)\n",
    ];
    let of_singles = ["P(n) iff 3 divides n", "P(n) iff n <= 5 or 7 divides n", "N(n) iff n mod 4 in {1, 2}"];
    let games = pairs.iter().flat_map(|rules| of_pairs.map(|claim| (*rules, claim)));
    let games = games.chain(singles.iter().flat_map(|rules| of_singles.map(|claim| (*rules, claim))));
    let mut moves = 0;
    for (rules, claim) in games {
        for most in 0..4 {
            moves += compare(&format!("game g\nblocking {most}\n{rules}{claim}\n"), None, most);
        }
    }
    assert!(moves > 10_000, "{moves}");
}

#[test]
fn rows_have_options_one_place_at_a_time() {
    for most in 0..3 {
        let text = format!(
            "game g\nblocking {most}\n[.., x, ..] -> [.., y, ..] where y < x\nP[x, ..] iff sum(x) < 3\n"
        );
        assert!(compare(&text, Some(2), most) > 0);
    }
}

#[test]
fn what_counts_options_otherwise_is_refused() {
    let sum = "game g\nblocking 1\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0\n";
    assert_eq!(
        made(&game(sum), Some(2)).err(),
        Some(Unfit::Blocking),
        "(1, 2) and (2, 1) are one option of (2, 2)"
    );
    let single = "game g\nblocking 1\n(n) -> (m) where m < n\nP(n) iff n <= 1\n";
    assert!(made(&game(single), None).is_ok());
    let splits = "game g\nblocking 1\n(n) -> (i) + (j) where i + j < n\nP(n) iff n <= 1\n";
    assert_eq!(made(&game(splits), None).err(), Some(Unfit::Blocking));
    let many = "game g\nblocking 40\n(n) -> (m) where m < n\nP(n) iff n <= 40\n";
    assert_eq!(made(&game(many), None).err(), Some(Unfit::TooManyClauses));
}
