use crate::exhaustive::{Exhausted, Words, big, option, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};
use std::collections::BTreeSet;

/// Any number from one heap, or the same number from both.
fn options(at: &[u64]) -> Vec<Words> {
    let (a, b) = (at[0], at[1]);
    let one = (1..=a).map(|k| vec![a - k, b]).chain((1..=b).map(|k| vec![a, b - k]));
    one.chain((1..=a.min(b)).map(|k| vec![a - k, b - k])).collect()
}

#[test]
fn normal_play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.judged_rightly_by(&*theory("wythoff", &[], Convention::Normal), rows(2, 60));
}

#[test]
fn misere_play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::N);
    rules.judged_rightly_by(&*theory("wythoff", &[], Convention::Misere), rows(2, 60));
}

/// A000201 and A001950 of the OEIS by their definition: the least number not yet used, and it plus the index.
fn pairs(count: usize) -> Vec<(u64, u64)> {
    let mut used = BTreeSet::new();
    let mut next = 0;
    (0..count as u64)
        .map(|index| {
            while used.contains(&next) {
                next += 1;
            }
            used.extend([next, next + index]);
            (next, next + index)
        })
        .collect()
}

#[test]
fn lost_pairs_are_made_of_the_least_numbers_not_yet_used() {
    let normal = theory("wythoff", &[], Convention::Normal);
    for (low, high) in pairs(3000) {
        for at in [[low, high], [high, low]] {
            let judged = normal.judge(&[&big(&at)], 1).expect("judged");
            assert_eq!(judged.outcome, Outcome::P, "{at:?}");
        }
        let above = normal.judge(&[&big(&[low, high + 1])], 9).expect("judged");
        let listed: Vec<Words> = above.moves.first.iter().map(|changes| option(changes, 0)).collect();
        assert!(listed.contains(&vec![low, high]), "({low},{high})");
    }
}

/// The tutorials' program with floating point is first wrong here.
#[test]
fn pair_102334155_is_exact() {
    let normal = theory("wythoff", &[], Convention::Normal);
    let (low, high) = (165_580_141, 267_914_296);
    assert_eq!(normal.judge(&[&big(&[low, high])], 1).expect("judged").outcome, Outcome::N);
    assert_eq!(normal.judge(&[&big(&[low - 1, high - 1])], 1).expect("judged").outcome, Outcome::P);
}

/// The tutorials' recipe misses a = b_j beside a larger number: then the larger is lowered to a_j.
#[test]
fn a_number_that_is_the_greater_of_its_pair_calls_for_its_lesser_partner() {
    let normal = theory("wythoff", &[], Convention::Normal);
    let judged = normal.judge(&[&big(&[5, 11])], 9).expect("judged");
    let listed: Vec<Words> = judged.moves.first.iter().map(|changes| option(changes, 0)).collect();
    assert_eq!(listed, [[5, 3]]);
}

/// Pairs number F(2k) are (F(2k+1) − 1, F(2k+2) − 1), and pairs number F(2k+1) are (F(2k+2), F(2k+3)): a fact about
/// Fibonacci numbers that needs no square root.
#[test]
fn fibonacci_numbers_of_a_thousand_digits_stand_in_their_pairs() {
    for convention in [Convention::Normal, Convention::Misere] {
        let theory = theory("wythoff", &[], convention);
        let mut last = [UBig::ONE, UBig::from(2u8), UBig::from(3u8)];
        let mut even = true;
        while last[2].to_string().len() < 1001 {
            let next = &last[1] + &last[2];
            let [_, low, high] = last;
            last = [low, high, next];
            even = !even;
        }
        let shift = UBig::from(u8::from(even));
        let [_, low, high] = &last;
        let (low, high) = (low - &shift, high - &shift);
        for at in [[low.clone(), high.clone()], [high.clone(), low.clone()]] {
            assert_eq!(theory.judge(&[&at], 9).expect("judged").outcome, Outcome::P, "{convention:?}");
        }
        // One of them is a Fibonacci number apart from a lost pair in each of the three directions.
        for extra in [UBig::ONE, UBig::from(10u8).pow(1000)] {
            let both = [&low + &extra, &high + &extra];
            let judged = theory.judge(&[&both], 9).expect("judged");
            assert_eq!(judged.outcome, Outcome::N);
            assert_eq!(judged.moves.first[0][0].parts, [[low.clone(), high.clone()]]);
            let second = [low.clone(), &high + &extra];
            let judged = theory.judge(&[&second], 9).expect("judged");
            assert!(
                judged.moves.first.iter().any(|changes| changes[0].parts == [[low.clone(), high.clone()]])
            );
        }
    }
}

/// Definition of the square root: s² ≤ n < (s + 1)². The theory's moves depend on it at any length.
#[test]
fn square_roots_of_long_numbers_are_exact() {
    let mut seed = UBig::from(0x9e37_79b9_7f4a_7c15u64);
    for length in 1..200usize {
        seed = (&seed * &seed + UBig::from(length)) % (UBig::ONE << (61 * length));
        let near = &seed * &seed;
        for n in [near.clone(), &near + UBig::ONE, &near + &seed, &near + &seed + &seed, &near << 1] {
            let root = n.nth_root(2);
            let next = &root + UBig::ONE;
            assert!(&root * &root <= n && n < &next * &next, "{n}");
        }
    }
}

#[test]
fn other_components_must_be_empty() {
    let (normal, misere) =
        (theory("wythoff", &[], Convention::Normal), theory("wythoff", &[], Convention::Misere));
    let (empty, pair) = (big(&[0, 0]), big(&[4, 5]));
    let judged = normal.judge(&[&empty, &pair, &empty], 9).expect("judged");
    assert_eq!(option(&judged.moves.first[0], 1), [1, 2]);
    assert_eq!(normal.judge(&[&pair, &pair], 9), None);
    assert_eq!(normal.judge(&[], 9), None);
    assert_eq!(normal.judge(&[&big(&[1])], 9), None);
    assert_eq!(normal.judge(&[&empty, &empty], 9).expect("judged").outcome, Outcome::P);
    assert_eq!(misere.judge(&[&empty, &empty], 9).expect("judged").outcome, Outcome::N);
}
