//! Games in which the opponent forbids options, against a plain recursion over the rule.

use rules::{Instance, NoLibrary};
use solve::pool::Component;
use solve::search::{Outcomes, Values};
use solve::{Halt, Limits, Outcome, Refusal};
use std::collections::{BTreeMap, BTreeSet};
use tables::{Backing, Want, table};

fn game(text: &str) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}{:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).unwrap_or_else(|misfits| panic!("{text}{misfits:?}"))
}

const WYTHOFF: &str = "(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
                       (a, b) -> (a - k, b - k) where k >= 1\n";

/// Lost positions of Wythoff's game with numbers below a bound, if so many options may be forbidden.
fn wythoff(most: u64, bound: usize) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; bound]; bound];
    for a in 0..bound {
        for b in 0..bound {
            let first = (0..a).filter(|&less| lost[less][b]).count();
            let second = (0..b).filter(|&less| lost[a][less]).count();
            let both = (1..=a.min(b)).filter(|&k| lost[a - k][b - k]).count();
            lost[a][b] = (first + second + both) as u64 <= most;
        }
    }
    lost
}

#[test]
fn a_position_is_lost_if_all_its_lost_options_can_be_forbidden() {
    const BOUND: usize = 24;
    for most in 0..6 {
        let game = game(&format!("game g\nblocking {most}\n{WYTHOFF}"));
        let wanted = wythoff(most, BOUND);
        let extents = [BOUND as u64; 2];
        let filled =
            table(&game, &extents, Want::Outcomes, Backing::Memory, &Limits::none()).expect("a table");
        for (a, row) in wanted.iter().enumerate() {
            for (b, &lost) in row.iter().enumerate() {
                let at = [a as u64, b as u64];
                let outcome = if lost { Outcome::P } else { Outcome::N };
                assert_eq!(filled.outcome(&at), Some(outcome), "{most} {at:?}");
                // Without anything remembered.
                if (a + b) % 7 == 0 {
                    let found = solve::search::outcome(&[&game], &[Component::new(0, at)], &Limits::none());
                    assert_eq!(found.map(|found| found.outcome), Ok(outcome), "{most} {at:?}");
                }
            }
        }
    }
}

/// `true` if a sum of heaps of Nim is lost; options are sums, whichever heap comes first.
fn nim(heaps: &[u64], most: usize, known: &mut BTreeMap<Vec<u64>, bool>) -> bool {
    let mut sum = heaps.to_vec();
    sum.sort_unstable();
    if let Some(&lost) = known.get(&sum) {
        return lost;
    }
    let mut options = BTreeSet::new();
    for place in 0..sum.len() {
        for less in 0..sum[place] {
            let mut after = sum.clone();
            after[place] = less;
            after.sort_unstable();
            options.insert(after);
        }
    }
    let lost = options.iter().filter(|option| nim(option, most, known)).count() <= most;
    known.insert(sum, lost);
    lost
}

#[test]
fn of_a_sum_the_options_of_the_whole_sum_are_forbidden() {
    for most in 0..4 {
        let game = game(&format!("game g\nblocking {most}\n(n) -> (m) where m < n\n"));
        let mut outcomes = Outcomes::new(&[&game]).expect("an engine");
        let mut known = BTreeMap::new();
        for heaps in (0..6 * 6 * 6u64).map(|number| [number % 6, number / 6 % 6, number / 36]) {
            let sum = heaps.map(|heap| Component::new(0, [heap]));
            let found = outcomes.outcome(&sum, &Limits::none()).expect("an outcome").outcome;
            let lost = nim(&heaps, most, &mut known);
            assert_eq!(found == Outcome::P, lost, "{most} {heaps:?}");
        }
    }
}

#[test]
fn two_rules_to_one_position_are_one_option() {
    // From 2 there are the options 0 and 1. 0 and 1 are lost, for at most one option can be had from them.
    let game = game("game g\nblocking 1\n(n) -> (n - 1)\n(n) -> (m) where m + 1 = n\n(n) -> (n - 2)\n");
    let lost = |n: u64| {
        let found = solve::search::outcome(&[&game], &[Component::new(0, [n])], &Limits::none());
        found.expect("an outcome").outcome == Outcome::P
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(lost), [true, true, false, true, true, false]);
}

#[test]
fn what_follows_from_moves_alone_is_refused() {
    let game = game(&format!("game g\nblocking 1\n{WYTHOFF}"));
    let refused = Some(Halt::Refused(Refusal::Blocking));
    let at = Component::new(0, [3, 5]);
    let mut values = Values::new(&[&game]).expect("an engine");
    assert_eq!(values.value(&at, &Limits::none()).err(), refused);
    assert_eq!(solve::loopy::analyse(&[&game], &[at], &Limits::none()).err(), refused);
    let filled = table(&game, &[4, 4], Want::Values, Backing::Memory, &Limits::none());
    assert_eq!(filled.err(), refused);
}

#[test]
fn games_of_a_sum_forbid_the_same_number() {
    let one = game("game g\nblocking 1\n(n) -> (m) where m < n\n");
    let two = game("game h\nblocking 2\n(n) -> (m) where m < n\n");
    let none = game("game i\n(n) -> (m) where m < n\n");
    let refusal = |games: &[&dyn solve::Game]| Outcomes::new(games).err();
    assert_eq!(refusal(&[&one, &two]), Some(Refusal::MixedBlocking));
    assert_eq!(refusal(&[&none, &one]), Some(Refusal::MixedBlocking));
    assert_eq!(refusal(&[&one, &one]), None);
}

#[test]
fn play_that_comes_back_is_refused() {
    let game = game("game g\nblocking 1\n(n) -> (m) where m <= 3\n");
    let found = solve::search::outcome(&[&game], &[Component::new(0, [2])], &Limits::none());
    assert_eq!(found.map(|found| found.outcome), Err(Halt::Refused(Refusal::Endless)));
}
