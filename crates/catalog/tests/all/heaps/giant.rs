//! Numbers with a thousand digits, and very many heaps.

use crate::heaps::{giant, natural, the};
use catalog::theory::{Judgement, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::{Convention, Outcome};

fn judge(theory: &dyn Theory, heaps: &[UBig], most: usize) -> Judgement {
    let sum: Vec<&[UBig]> = heaps.iter().map(std::slice::from_ref).collect();
    theory.judge(&sum, most).unwrap()
}

/// The heaps after a move, which must make each of them smaller.
fn after(heaps: &[UBig], judged: &Judgement, index: usize) -> Vec<UBig> {
    let mut after = heaps.to_vec();
    for change in &judged.moves.first[index] {
        let [part] = &change.parts[..] else { panic!("one heap is left") };
        assert!(part[0] < heaps[change.component]);
        after[change.component] = part[0].clone();
    }
    after
}

/// The number of ones in each column, read off the digits as they are written.
fn ones(heaps: &[UBig]) -> Vec<usize> {
    let mut ones = Vec::new();
    for heap in heaps {
        for (column, digit) in heap.in_radix(2).to_string().bytes().rev().enumerate() {
            ones.resize(ones.len().max(column + 1), 0);
            ones[column] += usize::from(digit == b'1');
        }
    }
    ones
}

/// Numbers without a pattern, of so many bits.
fn scattered(count: usize, bits: usize) -> Vec<UBig> {
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut word = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..count)
        .map(|_| {
            let words: Vec<u64> = (0..bits.div_ceil(64)).map(|_| word()).collect();
            UBig::from_words(&words) >> (bits.div_ceil(64) * 64 - bits)
        })
        .collect()
}

#[test]
fn a_heap_of_a_thousand_digits_is_reduced_to_the_nim_sum_of_the_others() {
    let theory = the("nim", &[], Convention::Normal);
    let heaps = scattered(3, 3322);
    let sum = &heaps[0] ^ &heaps[1] ^ &heaps[2];
    let mut winning = 0;
    for (index, heap) in heaps.iter().enumerate() {
        let found = theory.reaching(std::slice::from_ref(heap), &(heap ^ &sum), 2).unwrap();
        assert_eq!(found.count, Some(found.first.len().into()));
        for option in &found.first {
            let mut after = heaps.clone();
            after[index] = option[0][0].clone();
            assert!(after[index] < heaps[index] && ones(&after).iter().all(|ones| ones % 2 == 0));
            winning += 1;
        }
    }
    // As many as have a one in the highest odd column.
    let top = ones(&heaps).iter().rposition(|ones| ones % 2 == 1).unwrap();
    assert_eq!(winning, heaps.iter().filter(|heap| heap.bit(top)).count());
    assert!(!theory.account(&heaps.iter().map(std::slice::from_ref).collect::<Vec<_>>()).is_empty());
}

#[test]
fn bounds_of_a_thousand_digits_divide_like_small_ones() {
    let most = giant(1000, 0);
    let heap = &most * 7u8 + 5u8;
    // 7 (m + 1) - 2, so the remainder is m - 1, and the multiple below is 6 (m + 1).
    let theory = the("bash", &[natural(most.clone())], Convention::Normal);
    assert_eq!(theory.value(std::slice::from_ref(&heap)), Some(&most - 1u8));
    let found = theory.reaching(std::slice::from_ref(&heap), &UBig::ZERO, 9).unwrap();
    assert_eq!(found.first, [vec![vec![&most * 6u8 + 6u8]]]);
    let theory = the("bash", &[natural(most.clone())], Convention::Misere);
    assert_eq!(judge(&*theory, &[heap], 9).moves.first[0][0].parts, [vec![&most * 6u8 + 7u8]]);
}

#[test]
fn runs_of_options_of_a_thousand_digits_are_counted() {
    let (least, most) = (giant(500, 0), giant(1000, 0));
    let theory = the("bash-range", &[natural(least.clone()), natural(most.clone())], Convention::Normal);
    let period = &least + &most;
    // From 2 a beyond a multiple all of the 10^500 remainders of nim-value 0 can be reached.
    let heap = &period * 3u8 + &least * 2u8;
    let found = theory.reaching(std::slice::from_ref(&heap), &UBig::ZERO, 2).unwrap();
    assert_eq!(found.count, Some(least.clone()));
    assert_eq!(found.first, [vec![vec![&period * 3u8]], vec![vec![&period * 3u8 + 1u8]]]);
    // From 2 a - 1 beyond it, just as many: down to 0 beyond, up to a - 1.
    let found = theory.reaching(&[&heap - 1u8], &UBig::ZERO, 0).unwrap();
    assert_eq!(found.count, Some(least.clone()));
    // From a + 4 beyond it 5: the remainders 0 to 4.
    let found = theory.reaching(&[&heap - &least + 4u8], &UBig::ZERO, 9).unwrap();
    assert_eq!((found.count, found.first.len()), (Some(5u8.into()), 5));
}

#[test]
fn moves_in_several_giant_heaps_put_every_column_right() {
    for (count, bits, most) in [(5, 3322, 2usize), (40, 1000, 7), (9, 3322, 9), (300, 300, 20), (6, 64, 5)] {
        let heaps = scattered(count, bits);
        for convention in [Convention::Normal, Convention::Misere] {
            let judged = judge(&*the("moore", &[natural(most)], convention), &heaps, 5);
            assert_eq!(judged.outcome, Outcome::N);
            for index in 0..judged.moves.first.len() {
                let after = after(&heaps, &judged, index);
                assert!(judged.moves.first[index].len() <= most);
                let ones = ones(&after);
                let flat = after.iter().all(|heap| *heap <= UBig::ONE);
                if flat && convention == Convention::Misere {
                    assert_eq!(ones[0] % (most + 1), 1);
                } else {
                    assert!(ones.iter().all(|ones| ones.is_multiple_of(most + 1)), "{count} {bits} {most}");
                }
            }
            assert!(!judged.moves.first.is_empty());
        }
    }
}

#[test]
fn as_many_moves_are_listed_as_are_counted() {
    for (count, bits, most) in [(7, 6, 2usize), (7, 6, 3), (12, 9, 2), (9, 3, 4), (14, 2, 5), (10, 4, 6)] {
        let heaps = scattered(count, bits);
        for convention in [Convention::Normal, Convention::Misere] {
            let judged = judge(&*the("moore", &[natural(most)], convention), &heaps, usize::MAX);
            let distinct: std::collections::HashSet<_> = judged.moves.first.iter().collect();
            assert_eq!(judged.moves.count, Some(distinct.len().into()), "{count} {bits} {most}");
            assert_eq!(distinct.len(), judged.moves.first.len());
        }
    }
}

#[test]
fn a_hundred_thousand_heaps_are_judged() {
    let heaps = scattered(100_000, 64);
    let normal = [1usize, 1000, 50_000, usize::MAX].map(|most| (most, Convention::Normal));
    for (most, convention) in normal.into_iter().chain([(2, Convention::Misere)]) {
        let judged = judge(&*the("moore", &[natural(most)], convention), &heaps, 3);
        assert!(judged.moves.first[0].len() <= most);
        // More than two heaps stay larger than 1, so misère play asks for the same.
        let after = after(&heaps, &judged, 0);
        assert!(ones(&after).iter().all(|ones| ones.is_multiple_of(most.saturating_add(1))), "{most}");
        assert!(!judged.why.is_empty());
    }
    // With one heap a move it is Nim, and the moves are as many as heaps with a one in the highest odd column.
    let judged = judge(&*the("moore", &[natural(1u8)], Convention::Normal), &heaps, 0);
    let top = ones(&heaps).iter().rposition(|ones| ones % 2 == 1).unwrap();
    assert_eq!(judged.moves.count, Some(heaps.iter().filter(|heap| heap.bit(top)).count().into()));
}

#[test]
fn a_million_heaps_are_judged_and_accounted_for() {
    let heaps: Vec<UBig> = (0..1_000_000u64).map(|heap| (heap % 1000).into()).collect();
    let sum: Vec<&[UBig]> = heaps.iter().map(std::slice::from_ref).collect();
    for (game, parameters) in [
        ("nim", vec![]),
        ("bash", vec![natural(4u8)]),
        ("bash-range", vec![natural(2u8), natural(5u8)]),
        ("bash-clear", vec![natural(2u8), natural(5u8)]),
        ("count-up", vec![natural(3u8), natural(999u16)]),
        ("prime-power", vec![rules::Argument::Choice("any".into())]),
        ("subtraction", vec![crate::heaps::set(&[1, 3, 4])]),
    ] {
        let judged = the(game, &parameters, Convention::Misere).judge(&sum, 5).unwrap();
        assert!(!judged.why.is_empty(), "{game}");
        let theory = the(game, &parameters, Convention::Normal);
        assert!(!theory.account(&sum).is_empty(), "{game}");
        let sum_of_values = heaps
            .iter()
            .fold(UBig::ZERO, |sum, heap| sum ^ theory.value(std::slice::from_ref(heap)).unwrap());
        for heap in &heaps {
            let at = std::slice::from_ref(heap);
            let wanted = theory.value(at).unwrap() ^ &sum_of_values;
            assert!(theory.reaching(at, &wanted, 0).is_some());
        }
    }
}
