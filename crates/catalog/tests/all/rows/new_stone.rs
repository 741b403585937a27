use crate::exhaustive::{Exhausted, Words, big, option, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};
use std::collections::{BTreeSet, HashSet};

/// Throw away at least one stone of a heap, and hand any of the others to heaps that are not empty.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = BTreeSet::new();
    for heap in (0..at.len()).filter(|&heap| at[heap] > 0) {
        for left in 0..at[heap] {
            let mut after = at.to_vec();
            after[heap] = left;
            hand_out(&mut after, heap, 0, &mut all);
        }
    }
    all.into_iter().collect()
}

/// All ways in which stones left on a heap go on to the heaps from `other` on.
fn hand_out(after: &mut Words, heap: usize, other: usize, all: &mut BTreeSet<Words>) {
    if other == after.len() {
        all.insert(after.clone());
        return;
    }
    hand_out(after, heap, other + 1, all);
    if other != heap && after[other] > 0 {
        let before = after.clone();
        while after[heap] > 0 {
            after[heap] -= 1;
            after[other] += 1;
            hand_out(after, heap, other + 1, all);
        }
        *after = before;
    }
}

fn positions() -> Vec<Words> {
    [rows(0, 9), rows(1, 20), rows(2, 12), rows(3, 7), rows(4, 4), rows(5, 3), rows(6, 2)].concat()
}

#[test]
fn normal_play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.judged_rightly_by(&*theory("new-stone", &[], Convention::Normal), positions());
}

#[test]
fn misere_play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::N);
    rules.judged_rightly_by(&*theory("new-stone", &[], Convention::Misere), positions());
}

/// The samples of POJ 1740.
#[test]
fn the_contest_s_samples_are_answered() {
    let theory = theory("new-stone", &[], Convention::Normal);
    assert_eq!(theory.judge(&[&big(&[2, 1, 3])], 9).expect("judged").outcome, Outcome::N);
    assert_eq!(theory.judge(&[&big(&[1, 1])], 9).expect("judged").outcome, Outcome::P);
}

/// Returns `true` if one move leads from `from` to `to`, and `to` is paired up.
fn wins(from: &[UBig], to: &[UBig]) -> bool {
    let lower: Vec<usize> = (0..from.len()).filter(|&heap| to[heap] < from[heap]).collect();
    let &[lower] = lower.as_slice() else { return false };
    let raised: UBig =
        from.iter().zip(to).filter(|(before, now)| now > before).map(|(before, now)| now - before).sum();
    let empty_stays = from.iter().zip(to).all(|(before, now)| !before.is_zero() || now.is_zero());
    let mut left: Vec<&UBig> = to.iter().filter(|heap| !heap.is_zero()).collect();
    left.sort();
    let paired = left.len().is_multiple_of(2) && left.chunks(2).all(|pair| pair[0] == pair[1]);
    empty_stays && paired && raised < &from[lower] - &to[lower]
}

/// Two heaps a > b: of the ways to pair them up, b rises to b + d, and a falls to the same: 2d + b < a.
#[test]
fn two_heaps_of_a_thousand_digits_have_their_ways_counted() {
    let theory = theory("new-stone", &[], Convention::Normal);
    let (large, small) = (UBig::from(10u8).pow(1000), UBig::from(7u8).pow(500));
    let at = [small.clone(), large.clone()];
    let judged = theory.judge(&[&at], 5).expect("judged");
    assert_eq!(judged.moves.count, Some((&large - &small + UBig::ONE) >> 1));
    assert_eq!(judged.moves.first[0][0].parts, [[small.clone(), small]]);
    for changes in &judged.moves.first {
        assert!(wins(&at, &changes[0].parts[0]));
    }
}

/// Three heaps c ≥ b ≥ a: lowering c to nothing, a rises by b − a + d and b by d, 2d + b − a < c; likewise for the others,
/// where the larger of the remaining two needs no raising.
#[test]
fn three_large_heaps_have_their_ways_counted() {
    let theory = theory("new-stone", &[], Convention::Normal);
    let heaps = [123_456_789_012_345u64, 5_000_000_000_000, 99_000_000_000_000];
    let mut expected = 0;
    for lowered in 0..3 {
        let others: Vec<u64> = (0..3).filter(|&heap| heap != lowered).map(|heap| heaps[heap]).collect();
        if let Some(rest) = (heaps[lowered] - 1).checked_sub(others[0].abs_diff(others[1])) {
            expected += rest / 2 + 1;
        }
    }
    let judged = theory.judge(&[&big(&heaps)], 3).expect("judged");
    assert_eq!(judged.moves.count, Some(UBig::from(expected)));
}

#[test]
fn ten_heaps_of_a_hundred_stones_have_their_ways_counted() {
    let theory = theory("new-stone", &[], Convention::Normal);
    let at = big(&[100, 3, 57, 57, 21, 88, 4, 100, 64, 9]);
    let judged = theory.judge(&[&at], 500).expect("judged");
    assert!(judged.moves.count.is_some_and(|count| count > UBig::from(500u16)));
    assert_eq!(judged.moves.first.iter().collect::<HashSet<_>>().len(), 500);
    for changes in &judged.moves.first {
        assert!(wins(&at, &changes[0].parts[0]));
    }
}

/// Many heaps with nothing to choose: pairs of equal heaps and one left over, which has to go, or a single other.
#[test]
fn a_hundred_thousand_heaps_are_answered() {
    let theory = theory("new-stone", &[], Convention::Normal);
    let mut at: Vec<UBig> =
        (0..50_000u32).flat_map(|pair| [pair, pair]).map(|size| UBig::from(size * 7 + 5)).collect();
    assert_eq!(theory.judge(&[&at], 1).expect("judged").outcome, Outcome::P);
    at.insert(70_000, UBig::ONE);
    let judged = theory.judge(&[&at], 3).expect("judged");
    assert_eq!(judged.outcome, Outcome::N);
    for changes in &judged.moves.first {
        assert!(wins(&at, &changes[0].parts[0]));
    }
    let odd: Vec<UBig> = (0..100_000u32).map(|heap| UBig::from(heap * 1000 + heap % 13)).collect();
    let judged = theory.judge(&[&odd], 2).expect("judged");
    assert_eq!((judged.outcome, judged.moves.count), (Outcome::N, None));
    for changes in &judged.moves.first {
        assert!(wins(&odd, &changes[0].parts[0]));
    }
}

/// Twenty-one heaps: ten pairs that are far apart, and a single stone. The ways are listed one by one, too.
#[test]
fn many_heaps_with_little_to_choose_have_their_ways_counted() {
    let theory = theory("new-stone", &[], Convention::Normal);
    let mut at = big(&[1]);
    at.extend((1..=10u32).flat_map(|size| [size * 100; 2]).map(UBig::from));
    let moves = theory.judge(&[&at], 1_000_000).expect("judged").moves;
    assert_eq!(moves.count, Some(UBig::from(moves.first.len())));
    let options: HashSet<&Vec<UBig>> = moves.first.iter().map(|changes| &changes[0].parts[0]).collect();
    assert_eq!(options.len(), moves.first.len());
    assert!(options.iter().all(|option| wins(&at, option)));
    assert!(options.iter().any(|option| option[0].is_zero()));
}

#[test]
fn other_rows_must_be_empty() {
    for convention in [Convention::Normal, Convention::Misere] {
        let theory = theory("new-stone", &[], convention);
        let (none, gone, row) = (big(&[]), big(&[0, 0]), big(&[0, 4, 4, 4]));
        let judged = theory.judge(&[&none, &row, &gone], 9).expect("judged");
        assert_eq!(option(&judged.moves.first[0], 1), [0, 0, 4, 4]);
        assert_eq!(theory.judge(&[&row, &row], 9), None);
    }
}
