use crate::exhaustive::{big, theory, words};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use std::collections::{BTreeMap, BTreeSet};

fn tartan(rows: &str, columns: &str) -> Box<dyn Theory> {
    theory("tartan", &[rows, columns].map(|code| Argument::Text(code.into())), Convention::Normal)
}

type Fits = fn(&[u64]) -> bool;

const GAMES: [(&str, Fits); 6] = [
    ("turtles", |set| set.len() <= 2),
    ("twins", |set| set.len() == 2),
    ("mock-turtles", |set| set.len() <= 3),
    ("triplets", |set| set.len() == 3),
    ("ruler", |set| set[set.len() - 1] - set[0] == set.len() as u64 - 1),
    ("motley", |_| true),
];

/// Sets of coins that may be turned on a strip, each with the head at this place.
fn turned(place: u64, fits: Fits) -> Vec<Vec<u64>> {
    let set = |set: u64| (1..place).filter(|at| set >> (at - 1) & 1 == 1).chain([place]).collect();
    (0..1 << (place - 1)).map(set).filter(|set: &Vec<u64>| fits(set)).collect()
}

/// Remainder of a head after each move on the board.
fn options(x: u64, y: u64, along: Fits, across: Fits) -> BTreeSet<Vec<[u64; 2]>> {
    let (columns, rows) = (turned(x, along), turned(y, across));
    let meet = |columns: &[u64], rows: &[u64]| -> Vec<[u64; 2]> {
        let all = columns.iter().flat_map(|&x| rows.iter().map(move |&y| [x, y]));
        all.filter(|&place| place != [x, y]).collect()
    };
    columns.iter().flat_map(|columns| rows.iter().map(move |rows| meet(columns, rows))).collect()
}

/// Every product on a board, by all of its moves.
#[test]
fn play_is_as_the_rules_say() {
    for (along, fits_along) in GAMES {
        for (across, fits_across) in GAMES {
            let theory = tartan(along, across);
            let mut values: BTreeMap<[u64; 2], u64> = BTreeMap::new();
            for place in (1..=6).flat_map(|x| (1..=6).map(move |y| [x, y])) {
                let [x, y] = place;
                let mut by_value: BTreeMap<u64, BTreeSet<Vec<[u64; 2]>>> = BTreeMap::new();
                for option in options(x, y, fits_along, fits_across) {
                    let value = option.iter().fold(0, |sum, part| sum ^ values[part]);
                    by_value.entry(value).or_default().insert(option);
                }
                let own = (0..).find(|value| !by_value.contains_key(value)).expect("finitely many moves");
                values.insert(place, own);
                let at = big(&place);
                assert_eq!(theory.value(&at), Some(own.into()), "{along} {across} {place:?}");
                for value in (0..70).chain([255, 4096]).filter(|&value| value != own) {
                    let expected = by_value.remove(&value).unwrap_or_default();
                    let wanted = UBig::from(value);
                    let found = theory.reaching(&at, &wanted, 99_999).expect("options by value");
                    assert_eq!(
                        found.count,
                        Some(expected.len().into()),
                        "{along} {across} {place:?} to {value}"
                    );
                    let part = |part: &Vec<UBig>| <[u64; 2]>::try_from(words(part)).expect("a place");
                    let listed: BTreeSet<Vec<[u64; 2]>> =
                        found.first.iter().map(|parts| parts.iter().map(part).collect()).collect();
                    assert_eq!(listed, expected, "{along} {across} {place:?} to {value}");
                    assert_eq!(found.first.len(), expected.len());
                    for most in [0, 1, 2] {
                        let fewer = theory.reaching(&at, &wanted, most).expect("options by value");
                        assert_eq!(fewer.count, found.count);
                        assert_eq!(fewer.first, found.first[..found.first.len().min(most)]);
                    }
                    for option in found.first.iter().take(3) {
                        assert!(theory.tells(&at, option, &wanted).is_some());
                    }
                }
            }
        }
    }
}

/// Turning Corners is the product of two games of Twins, with places counted from 0.
#[test]
fn corners_are_twins_both_ways() {
    let (twins, corners) = (tartan("2", "2"), theory("turning-corners", &[], Convention::Normal));
    let far = UBig::ONE << 77;
    let places: Vec<UBig> = (0..20u32).map(UBig::from).chain([far.clone(), far + UBig::from(5u8)]).collect();
    for (x, y) in places.iter().flat_map(|x| places.iter().map(move |y| (x, y))) {
        let inner = [x.clone(), y.clone()];
        let outer = inner.clone().map(|place| place + UBig::ONE);
        assert_eq!(twins.value(&outer), corners.value(&inner), "{x} {y}");
        if x > &UBig::from(99u8) {
            continue;
        }
        for wanted in (0..9u8).map(UBig::from) {
            let sorted =
                |theory: &dyn Theory, at: &[UBig], less: UBig| -> (Option<UBig>, BTreeSet<Vec<Vec<UBig>>>) {
                    let found = theory.reaching(at, &wanted, usize::MAX).expect("options by value");
                    let shift = |part: &Vec<UBig>| part.iter().map(|place| place - &less).collect();
                    let option = |parts: &Vec<Vec<UBig>>| {
                        let mut parts: Vec<Vec<UBig>> = parts.iter().map(shift).collect();
                        parts.sort();
                        parts
                    };
                    (found.count.clone(), found.first.iter().map(option).collect())
                };
            let ours = sorted(&*twins, &outer, UBig::ONE);
            assert_eq!(ours, sorted(&*corners, &inner, UBig::ZERO), "{x} {y} to {wanted}");
        }
    }
}

#[test]
fn moves_on_large_boards() {
    let far = (UBig::ONE << 100) + UBig::from(98_765_432_123_456_789u64);
    let near = UBig::from(1_000_000_007u64);
    for along in ["turtles", "twins", "mock-turtles", "triplets"] {
        for across in ["turtles", "twins", "mock-turtles", "triplets"] {
            for (x, y) in [(&far, &near), (&near, &far), (&far, &far)] {
                let theory = tartan(along, across);
                let at = [x.clone(), y.clone()];
                let own = theory.value(&at).expect("below 2^128");
                for lower in [UBig::ZERO, UBig::ONE, &own >> 1, &own - UBig::ONE] {
                    let found = theory.reaching(&at, &lower, 2).expect("every smaller value can be reached");
                    let Some(parts) = found.first.first() else { panic!("{along} {across} {x} {y}") };
                    let sum =
                        parts.iter().fold(UBig::ZERO, |sum, part| sum ^ theory.value(part).expect("small"));
                    assert_eq!(sum, lower, "{along} {across} {x} {y}");
                    // The columns of one row and the rows of one column, and where they meet.
                    let columns: BTreeSet<&UBig> = parts.iter().map(|part| &part[0]).chain([x]).collect();
                    let rows: BTreeSet<&UBig> = parts.iter().map(|part| &part[1]).chain([y]).collect();
                    assert_eq!(parts.len() + 1, columns.len() * rows.len());
                    assert_eq!((columns.last(), rows.last()), (Some(&x), Some(&y)));
                    let allowed = |code| match code {
                        "turtles" => 1..=2,
                        "twins" => 2..=2,
                        "mock-turtles" => 1..=3,
                        _ => 3..=3,
                    };
                    assert!(allowed(along).contains(&columns.len()) && allowed(across).contains(&rows.len()));
                }
            }
        }
    }
}

#[test]
fn what_is_too_large_or_of_another_form_is_left_to_others() {
    let theory = tartan("turtles", "motley");
    for at in [big(&[]), big(&[3]), big(&[1, 2, 3]), big(&[1, 200]), vec![UBig::ONE << 128, UBig::ONE]] {
        assert_eq!(theory.value(&at), None);
        assert_eq!(theory.reaching(&at, &UBig::ZERO, 9), None);
        assert!(theory.account(&[&at]).is_empty());
    }
    let none = theory.reaching(&big(&[5, 6]), &(UBig::ONE << 128), 9).expect("no option is worth so much");
    assert_eq!((none.first.len(), none.count), (0, Some(UBig::ZERO)));
    for at in [[0, 3], [3, 0], [0, 0]] {
        assert_eq!(theory.value(&big(&at)), Some(UBig::ZERO));
        let none = theory.reaching(&big(&at), &UBig::ONE, 9).expect("no moves");
        assert_eq!((none.first.len(), none.count), (0, Some(UBig::ZERO)));
    }
    for (rows, columns) in [("1-5", "2"), ("2", "3E"), ("", "2")] {
        let parameters = [rows, columns].map(|code| Argument::Text(code.into()));
        assert!(catalog::theory::theory("tartan", &parameters, Convention::Normal).is_none());
    }
    let parameters = ["2", "2"].map(|code| Argument::Text(code.into()));
    assert!(catalog::theory::theory("tartan", &parameters, Convention::Misere).is_none());
}
