use crate::exhaustive::{big, theory, words};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use std::collections::BTreeSet;

fn turning(code: &str) -> Box<dyn Theory> {
    theory("turning", &[Argument::Text(code.into())], Convention::Normal)
}

type Fits = fn(&[u64]) -> bool;

/// Coins that may be turned besides a head, by the game's condition on all coins turned.
fn options(place: u64, fits: Fits) -> Vec<Vec<u64>> {
    let set = |set: u64| (1..place).filter(|at| set >> (at - 1) & 1 == 1).collect::<Vec<u64>>();
    let whole = |others: &Vec<u64>| fits(&[&others[..], &[place]].concat());
    (0..1 << (place - 1)).map(set).filter(whole).collect()
}

const GAMES: [(&str, Fits); 6] = [
    ("turtles", |set| set.len() <= 2),
    ("twins", |set| set.len() == 2),
    ("mock-turtles", |set| set.len() <= 3),
    ("3", |set| set.len() == 3),
    ("1+C", |set| set[set.len() - 1] - set[0] == set.len() as u64 - 1),
    ("1+", |_| true),
];

#[test]
fn play_is_as_the_rules_say() {
    for (code, fits) in GAMES {
        let theory = turning(code);
        let mut values = vec![0];
        assert_eq!(theory.value(&big(&[0])), Some(UBig::ZERO));
        for place in 1..=12 {
            let mut by_value = vec![BTreeSet::new(); 4096];
            for others in options(place, fits) {
                let value = others.iter().fold(0, |sum, &at| sum ^ values[at as usize]);
                by_value[value as usize].insert(others.into_iter().map(|at| vec![at]).collect::<Vec<_>>());
            }
            let own = by_value.iter().position(BTreeSet::is_empty).expect("finitely many moves") as u64;
            values.push(own);
            let at = big(&[place]);
            assert_eq!(theory.value(&at), Some(own.into()), "{code} {place}");
            for (value, expected) in (0u64..).zip(by_value).filter(|&(value, _)| value != own) {
                let found = theory.reaching(&at, &value.into(), 9999).expect("options by value");
                assert_eq!(found.count, Some(expected.len().into()), "{code} {place} to {value}");
                let listed: BTreeSet<_> =
                    found.first.iter().map(|parts| parts.iter().map(|part| words(part)).collect()).collect();
                assert_eq!(listed, expected, "{code} {place} to {value}");
                for option in &found.first {
                    assert!(theory.tells(&at, option, &value.into()).is_some());
                }
            }
        }
    }
}

/// Games whose values nobody knows at any size, codes that are none, and misère play are left to others.
#[test]
fn games_without_a_theorem() {
    for code in ["1-5", "1+S", "3E", "nonsense", ""] {
        let parameters = [Argument::Text(code.into())];
        assert!(catalog::theory::theory("turning", &parameters, Convention::Normal).is_none(), "{code}");
    }
    let parameters = [Argument::Text("1-2".into())];
    assert!(catalog::theory::theory("turning", &parameters, Convention::Misere).is_none());
    assert_eq!(turning("1-2").value(&big(&[1, 2])), None);
}
