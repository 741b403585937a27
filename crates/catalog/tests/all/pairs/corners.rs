use crate::exhaustive::{big, theory, words};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::Convention;
use std::collections::BTreeSet;

const SIZE: u64 = 40;

fn corners() -> Box<dyn Theory> {
    theory("turning-corners", &[], Convention::Normal)
}

/// Nim-values from the rules: three coins are left, and count together by their nim-sum.
fn values() -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; SIZE as usize]; SIZE as usize];
    for x in 0..SIZE as usize {
        for y in 0..SIZE as usize {
            let after = |i: usize, j: usize| values[i][y] ^ values[x][j] ^ values[i][j];
            let seen: BTreeSet<u64> =
                (0..x).flat_map(|i| (0..y).map(move |j| (i, j))).map(|(i, j)| after(i, j)).collect();
            values[x][y] = (0..).find(|value| !seen.contains(value)).expect("finitely many moves");
        }
    }
    values
}

#[test]
fn play_is_as_the_rules_say() {
    let (values, theory) = (values(), corners());
    for x in 0..SIZE {
        for y in 0..SIZE {
            let at = big(&[x, y]);
            let own = values[x as usize][y as usize];
            assert_eq!(theory.value(&at), Some(own.into()), "{x} {y}");
            let mut options = vec![BTreeSet::new(); 256];
            for (i, j) in (0..x).flat_map(|i| (0..y).map(move |j| (i, j))) {
                let parts = [[i, y], [x, j], [i, j]];
                let value = parts.iter().fold(0, |sum, [x, y]| sum ^ values[*x as usize][*y as usize]);
                options[value as usize].insert(parts.map(Vec::from).to_vec());
            }
            for (value, expected) in (0u64..).zip(options).filter(|&(value, _)| value != own) {
                let found = theory.reaching(&at, &value.into(), 9999).expect("options by value");
                assert_eq!(found.count, Some(expected.len().into()), "{x} {y} to {value}");
                assert_eq!(found.first.len(), expected.len());
                let listed: BTreeSet<_> =
                    found.first.iter().map(|parts| parts.iter().map(|part| words(part)).collect()).collect();
                assert_eq!(listed, expected, "{x} {y} to {value}");
            }
        }
    }
}

/// The options of a head are valued from a product that the crate of nimbers tests, and lie on the board.
#[test]
fn moves_on_large_boards() {
    let theory = corners();
    let mut state = 88_172_645_463_325_252u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    };
    let mut compared = 0;
    for bits in (1..=128).chain([33, 64, 65]) {
        for other in [1, 15, 16, 17, 32, 33, 64, 65, 100, 128] {
            let mut number = |bits: u32| (u128::from(next()) << 64 | u128::from(next())) >> (128 - bits);
            let (x, y) = (number(bits) | 1 << (bits - 1), number(other) | 1 << (other - 1));
            let at = [UBig::from(x), UBig::from(y)];
            let own = theory.value(&at).expect("below 2^128");
            let lower = UBig::from(number(128)) % &own;
            let found = theory.reaching(&at, &lower, 3).expect("every smaller value can be reached");
            let Some(parts) = found.first.first() else { panic!("{x} {y} to {lower}") };
            let [a, b, corner] = parts.as_slice() else { panic!("three coins") };
            assert!(corner[0] < at[0] && corner[1] < at[1]);
            assert_eq!((&a[0], &a[1], &b[0], &b[1]), (&corner[0], &at[1], &at[0], &corner[1]));
            let value =
                parts.iter().fold(UBig::ZERO, |sum, part| sum ^ theory.value(part).expect("on the board"));
            assert_eq!(value, lower, "{x} {y}");
            compared += 1;
        }
    }
    assert_eq!(compared, 1310);
}

#[test]
fn boards_where_few_moves_do() {
    let theory = corners();
    for bits in [20, 31, 32, 33, 63, 64, 65, 127] {
        for (x, y) in
            [(1u128 << bits, 1u128 << bits), (1 << bits, 3 << (bits - 1)), ((1 << bits) + 1, (1 << bits) + 1)]
        {
            let at = [UBig::from(x), UBig::from(y)];
            let own = theory.value(&at).expect("below 2^128");
            for lower in [UBig::ZERO, UBig::ONE, own.clone() - UBig::ONE, own.clone() >> 1] {
                let found = theory.reaching(&at, &lower, 1).expect("every smaller value can be reached");
                assert_eq!(found.first.len(), 1, "{x} {y} to {lower}");
            }
        }
    }
}

#[test]
fn what_is_too_large_or_of_another_form_is_left_to_others() {
    let theory = corners();
    let large = UBig::ONE << 128;
    for at in [vec![], big(&[3]), big(&[1, 2, 3]), vec![large.clone(), UBig::ONE]] {
        assert_eq!(theory.value(&at), None);
        assert_eq!(theory.reaching(&at, &UBig::ZERO, 9), None);
        assert!(theory.account(&[&at]).is_empty());
    }
    let none = theory.reaching(&big(&[5, 6]), &large, 9).expect("no option is worth so much");
    assert_eq!((none.first.len(), none.count), (0, Some(UBig::ZERO)));
    assert!(catalog::theory::theory("turning-corners", &[], Convention::Misere).is_none());
}
