use crate::exhaustive::{Exhausted, Words, big, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};
use std::collections::BTreeSet;

/// A stone from i goes, one comes to j and one to k, where i < j <= k.
fn triples(at: &[u64]) -> Vec<(usize, usize, usize)> {
    let mut all = Vec::new();
    for i in (0..at.len()).filter(|&i| at[i] > 0) {
        for j in i + 1..at.len() {
            all.extend((j..at.len()).map(|k| (i, j, k)));
        }
    }
    all
}

fn broken(at: &[u64], (i, j, k): (usize, usize, usize)) -> Words {
    let mut after = at.to_vec();
    after[i] -= 1;
    after[j] += 1;
    after[k] += 1;
    after
}

fn options(at: &[u64]) -> Vec<Words> {
    triples(at).into_iter().map(|triple| broken(at, triple)).collect()
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    let positions =
        [rows(0, 3), rows(1, 3), rows(2, 9), rows(3, 5), rows(4, 4), rows(5, 2), rows(6, 1), rows(7, 1)]
            .concat()
            .into_iter()
            // Stones at the front multiply: few of them, or the search is long.
            .filter(|at| at.len() < 5 || at.iter().rev().skip(4).sum::<u64>() <= 1)
            .chain(rows(4, 6));
    rules.valued_rightly_by(&*theory("take-break", &[], Convention::Normal), positions);
}

/// The nim-value of a lone stone by its distance from the end: the least that is no sum of two values further on.
fn by_mex(count: usize) -> Vec<u64> {
    let mut values = Vec::new();
    while values.len() < count {
        let reached: BTreeSet<u64> =
            values.iter().flat_map(|&first| values.iter().map(move |&second| first ^ second)).collect();
        values.push((0..).find(|value| !reached.contains(value)).expect("finitely many"));
    }
    values
}

#[test]
fn a_stone_has_the_odious_number_of_its_distance() {
    let theory = theory("take-break", &[], Convention::Normal);
    let values = by_mex(61);
    assert_eq!(values[..10], [0, 1, 2, 4, 7, 8, 11, 13, 14, 16]);
    for (distance, value) in values.into_iter().enumerate() {
        let row: Words = (0..61).map(|place| u64::from(place + distance == 60)).collect();
        assert_eq!(theory.value(&big(&row)), Some(UBig::from(value)), "distance {distance}");
    }
}

/// Rows too long for search: the triples of every value are counted, in lexicographic order, from those values.
#[test]
fn options_of_long_rows_are_the_triples_with_the_wanted_sum() {
    let theory = theory("take-break", &[], Convention::Normal);
    let length = 33;
    let values: Vec<u64> = by_mex(length).into_iter().rev().collect();
    let mut seed = 1u64;
    for _ in 0..40 {
        let row: Words = (0..length)
            .map(|_| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (seed >> 61).saturating_sub(4)
            })
            .collect();
        let own =
            row.iter().zip(&values).filter(|(stones, _)| *stones % 2 == 1).fold(0, |sum, (_, g)| sum ^ g);
        for wanted in (0..70).filter(|&wanted| wanted != own) {
            let all: Vec<Vec<Vec<UBig>>> = triples(&row)
                .into_iter()
                .filter(|&(i, j, k)| own ^ values[i] ^ values[j] ^ values[k] == wanted)
                .map(|triple| vec![big(&broken(&row, triple))])
                .collect();
            for most in [3, 100_000] {
                let found = theory.reaching(&big(&row), &UBig::from(wanted), most).expect("options by value");
                assert_eq!(found.count, Some(UBig::from(all.len())));
                assert_eq!(found.first, all[..all.len().min(most)], "{row:?} to {wanted}");
            }
        }
    }
}

/// The samples of HNOI 2007: the first winning triple and how many there are.
#[test]
fn the_contest_s_samples_are_answered() {
    let theory = theory("take-break", &[], Convention::Normal);
    let found = theory.reaching(&big(&[1, 0, 1, 5000]), &UBig::ZERO, 1).expect("options by value");
    assert_eq!((found.first, found.count), (vec![vec![big(&[0, 0, 2, 5001])]], Some(UBig::ONE)));
    assert_eq!(theory.value(&big(&[0, 0, 1])), Some(UBig::ZERO));
}

#[test]
fn of_a_thousand_digits_of_stones_only_the_parity_counts() {
    let theory = theory("take-break", &[], Convention::Normal);
    let huge = UBig::from(10u8).pow(1000);
    let more =
        |small: &[u64]| -> Vec<UBig> { small.iter().map(|&stones| &huge + UBig::from(stones)).collect() };
    let (row, small) = (more(&[2, 3, 2, 0]), big(&[2, 3, 2, 0]));
    assert_eq!(theory.value(&row), Some(UBig::from(2u8)));
    let found = theory.reaching(&row, &UBig::ZERO, 9).expect("options by value");
    let expected = theory.reaching(&small, &UBig::ZERO, 9).expect("options by value");
    assert_eq!(found.count, expected.count);
    assert!(!found.first.is_empty());
    for (found, expected) in found.first.iter().zip(&expected.first) {
        let expected: Words =
            expected[0].iter().map(|stones| u64::try_from(stones).expect("small")).collect();
        assert_eq!(found[0], more(&expected));
    }
}
