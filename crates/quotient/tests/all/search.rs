//! Against exhaustive search, written here from the rules.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use super::checked;
use heap::{Code, Rules};
use proptest::prelude::*;
use quotient::{Genera, Limits, Sizes, outcomes, search};
use std::collections::HashMap;

/// Positions as heaps in order. Heaps marked so are heaps of Nim.
const NIM: usize = 1000;

struct Brute<'a> {
    digits: &'a [u8],
    lost: HashMap<Vec<usize>, bool>,
    values: HashMap<(Vec<usize>, bool), usize>,
}

impl<'a> Brute<'a> {
    fn new(digits: &'a [u8]) -> Brute<'a> {
        Brute { digits, lost: HashMap::new(), values: HashMap::new() }
    }

    fn options(&self, position: &[usize]) -> Vec<Vec<usize>> {
        let mut options = vec![];
        for place in 0..position.len() {
            let mut left = vec![];
            let heap = position[place];
            if heap >= NIM {
                left.extend((NIM..heap).map(|smaller| if smaller == NIM { vec![] } else { vec![smaller] }));
            } else {
                for (taken, digit) in self.digits.iter().enumerate().filter(|(taken, _)| *taken <= heap) {
                    let rest = heap - taken;
                    for a in 0..=rest {
                        for b in a..=rest {
                            // Parts that are empty are none; which are left decides which sign of the digit is asked for.
                            let Some(c) = rest.checked_sub(a + b).filter(|&c| c >= b) else { continue };
                            let parts: Vec<usize> = [a, b, c].into_iter().filter(|&part| part > 0).collect();
                            if digit >> parts.len() & 1 == 1 {
                                left.push(parts);
                            }
                        }
                    }
                }
            }
            for parts in left {
                let mut option = position.to_vec();
                option.remove(place);
                option.extend(parts);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    fn loses(&mut self, position: &[usize]) -> bool {
        if let Some(&known) = self.lost.get(position) {
            return known;
        }
        let options = self.options(position);
        let lost = !options.is_empty() && options.iter().all(|option| !self.loses(option));
        self.lost.insert(position.to_vec(), lost);
        lost
    }

    fn value(&mut self, position: &[usize], misere: bool) -> usize {
        if let Some(&known) = self.values.get(&(position.to_vec(), misere)) {
            return known;
        }
        let options = self.options(position);
        let seen: Vec<usize> = options.iter().map(|option| self.value(option, misere)).collect();
        let value =
            if options.is_empty() && misere { 1 } else { (0..).find(|value| !seen.contains(value)).unwrap() };
        self.values.insert((position.to_vec(), misere), value);
        value
    }
}

/// All sums of at most four heaps of at most so many stones.
fn sums(most: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![vec![]];
    let mut from = 0;
    for _ in 0..4 {
        let end = all.len();
        for at in from..end {
            let first = all[at].last().copied().unwrap_or(1);
            for heap in first..=most {
                let mut longer = all[at].clone();
                longer.push(heap);
                all.push(longer);
            }
        }
        from = end;
    }
    all
}

fn agree(code: &Code, most: usize) {
    let digits = code.digits().expect("digits");
    let mut brute = Brute::new(&digits);
    let sizes = Sizes { elements: 400, heaps: 60, entries: 1 << 18 };
    let quotient = search(&code.rules(), &sizes, &Limits::none()).quotient;
    let known = (0..=most).take_while(|&heap| quotient.element(heap).is_some()).last().unwrap();
    let mut rules = outcomes(&code.rules());
    for sum in sums(most) {
        let lost = brute.loses(&sum);
        assert_eq!(rules.loses(&sum, usize::MAX), Some(lost), "{code} {sum:?}");
        let expected = sum.iter().all(|&heap| heap <= known).then_some(lost);
        assert_eq!(quotient.loses(&sum), expected, "{code} {sum:?}");
    }
    let theorem = checked(&quotient, code).1;
    assert_eq!(theorem.period, quotient.period().map(|period| (period.start, period.length)));
    let mut genera = Genera::new(&code.rules());
    for heap in 0..=most.min(6) {
        let genus = genera.of(&[heap], usize::MAX).unwrap();
        assert_eq!(genus.value as usize, brute.value(&[heap], false), "{code} {heap}");
        for twos in 0..6 {
            let mut position = vec![NIM + 2; twos];
            position.insert(0, heap);
            assert_eq!(genus.digit(twos) as usize, brute.value(&position, true), "{code} {heap} {twos}");
        }
    }
}

#[test]
fn games_of_the_literature() {
    for code in
        ["0.75", "0.123", "0.152", "0.77", "0.15", "0.07", "4.7", "0.53", "0.71", "0.F", "C.3", "8.7", "0.8"]
    {
        agree(&code.parse().unwrap(), 9);
    }
}

#[test]
fn grundys_game() {
    let quotient =
        search(&Rules::grundy(), &Sizes { heaps: 14, ..Sizes::default() }, &Limits::none()).quotient;
    let mut rules = outcomes(&Rules::grundy());
    for sum in sums(10) {
        assert_eq!(quotient.loses(&sum), rules.loses(&sum, usize::MAX), "{sum:?}");
    }
}

/// The genera of the first heaps of Kayles (Winning Ways, chapter 13).
#[test]
fn genera_of_kayles() {
    let kayles: Code = "0.77".parse().unwrap();
    let mut genera = Genera::new(&kayles.rules());
    let found: Vec<String> = (1..=12).map(|heap| genera.of(&[heap], 100_000).unwrap().to_string()).collect();
    let published = ["1⁰³¹", "2²⁰", "3³¹", "1⁰³¹", "4¹⁴⁶", "3³¹", "2²⁰", "1¹³", "4⁰⁴⁶", "2²⁰", "6⁴⁶", "4⁰⁴⁶"];
    assert_eq!(found, published);
}

#[test]
fn limits_are_kept() {
    let kayles: Code = "0.77".parse().unwrap();
    assert_eq!(Genera::new(&kayles.rules()).of(&[40], 100), None);
    assert_eq!(outcomes(&kayles.rules()).loses(&[30, 31], 100), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn any_game(first in prop::sample::select(vec![0u8, 0, 0, 4, 8, 12]), rest in prop::collection::vec(0u8..16, 1..5)) {
        let code = Code::new([vec![first], rest].concat()).unwrap();
        agree(&code, 7);
    }
}
