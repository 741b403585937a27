//! Automata that read the digits of positions, the highest first, in a base or a quadratic numeration.
//!
//! The state after a word u is the table w ↦ a(uw), of which a finite part is known. Two states are taken for one if their
//! parts agree where both are known.

use crate::Table;
use crate::budget::Budget;
use std::collections::BTreeSet;

/// A way to write numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceValues {
    /// Digits in a base.
    Base(u64),
    /// Place values 1, T + 1, and then always T times the last plus the one before; a digit T comes before a 0. For T = 1
    /// these are Fibonacci numbers.
    Quadratic(u64),
}

/// An automaton with an output at each state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    numeration: PlaceValues,
    arity: usize,
    values: Vec<i64>,
    /// Successors of each state, by digits: the first coordinate's digit counts most. Nothing for digits that no number has.
    next: Vec<Vec<Option<usize>>>,
}

/// The most states of an automaton that is proposed.
const STATES: usize = 40;
/// Known values that two tables must share before they are taken for one.
const SHARED: usize = 6;

impl PlaceValues {
    /// The largest digit.
    pub fn largest(self) -> u64 {
        match self {
            PlaceValues::Base(base) => base - 1,
            PlaceValues::Quadratic(times) => times,
        }
    }

    /// Place values, from 1 on, while they are at most a bound.
    fn places(self, bound: u64) -> Vec<u64> {
        let next = |last: u64, before: u64| match self {
            PlaceValues::Base(base) => last.checked_mul(base),
            PlaceValues::Quadratic(times) => last.checked_mul(times)?.checked_add(before),
        };
        let (mut before, mut last) = (1u64, 1u64);
        let mut places = Vec::new();
        while last <= bound {
            places.push(last);
            let Some(following) = next(last, before) else { break };
            (before, last) = (last, following);
        }
        places
    }
}

/// The digits of each coordinate, the highest first.
type Prefix = Vec<Vec<u64>>;

struct Learner<'t> {
    table: &'t Table,
    numeration: PlaceValues,
    places: Vec<u64>,
    bound: u64,
}

impl Words {
    /// The automaton that these values suggest, if it has few states and the values determine it.
    pub(crate) fn fitted(table: &Table, numeration: PlaceValues, budget: &Budget<'_>) -> Option<Words> {
        let arity = table.arity();
        let digits = numeration.largest() + 1;
        let letters = usize::try_from(digits.checked_pow(u32::try_from(arity).ok()?)?).ok()?;
        if letters > 100 || table.get(&vec![0; arity]).is_none() {
            return None;
        }
        let bound = table.points().iter().filter_map(|point| point.at.iter().max()).max().copied()?;
        if bound / 4 > table.points().len() as u64 {
            return None;
        }
        // One place more, so that the first word beyond the bound is seen to be.
        let places = numeration.places(bound.checked_mul(16)?);
        let learner = Learner { table, numeration, places, bound };
        let mut states: Vec<Prefix> = vec![vec![Vec::new(); arity]];
        let mut next: Vec<Vec<Option<usize>>> = Vec::new();
        while next.len() < states.len() {
            let from = states[next.len()].clone();
            let mut row = Vec::with_capacity(letters);
            for letter in 0..letters {
                if budget.is_over_after(16 * states.len()) {
                    return None;
                }
                let Some(child) = learner.child(&from, letter as u64) else {
                    row.push(None);
                    continue;
                };
                let mut same = states.iter().enumerate();
                let same = same.find_map(|(state, other)| Some((state, learner.shared(other, &child)?)));
                match same {
                    Some((state, shared)) if shared >= SHARED => row.push(Some(state)),
                    None if states.len() < STATES => {
                        row.push(Some(states.len()));
                        states.push(child);
                    }
                    _ => return None,
                }
            }
            next.push(row);
        }
        let value = |prefix: &Prefix| {
            table.get(&prefix.iter().map(|word| learner.number(word, 0)).collect::<Option<Vec<_>>>()?)
        };
        let values = states.iter().map(value).collect::<Option<_>>()?;
        Some(Words { numeration, arity, values, next })
    }

    /// Value at a position; nothing if it has another number of coordinates, or numbers near the end of 64 bits.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        if at.len() != self.arity {
            return None;
        }
        let places = self.numeration.places(*at.iter().max()?);
        let mut rest = at.to_vec();
        let mut state = 0;
        for place in places.iter().rev() {
            let mut letter = 0;
            for number in &mut rest {
                let digit = *number / place;
                *number %= place;
                letter = letter * (self.numeration.largest() + 1) + digit;
            }
            state = (*self.next.get(state)?.get(usize::try_from(letter).ok()?)?)?;
        }
        self.values.get(state).copied()
    }

    /// The numeration, the output of each state, and its successors by digits.
    pub fn parts(&self) -> (PlaceValues, &[i64], &[Vec<Option<usize>>]) {
        (self.numeration, &self.values, &self.next)
    }

    /// Number of coordinates.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// Bits that state it: a successor for each state and letter, and the values.
    pub fn bits(&self) -> f64 {
        let states = self.values.len() as f64;
        let letters = self.next.iter().flatten().flatten().count() as f64;
        let kinds: BTreeSet<i64> = self.values.iter().copied().collect();
        2.0 + letters * states.log2() + states * (kinds.len() as f64).log2() + 8.0 * kinds.len() as f64
    }
}

impl Learner<'_> {
    /// The prefix with one more digit of each coordinate; nothing if no number has it.
    fn child(&self, prefix: &Prefix, letter: u64) -> Option<Prefix> {
        let digits = self.numeration.largest() + 1;
        let mut letter = letter;
        let mut child = prefix.clone();
        for word in child.iter_mut().rev() {
            if self.is_full(word) && !letter.is_multiple_of(digits) {
                return None;
            }
            word.push(letter % digits);
            letter /= digits;
        }
        Some(child)
    }

    /// Returns `true` if only a 0 may follow.
    fn is_full(&self, word: &[u64]) -> bool {
        matches!(self.numeration, PlaceValues::Quadratic(times) if word.last() == Some(&times))
    }

    /// The number of a word with some zeros behind it, if its places are known.
    fn number(&self, word: &[u64], zeros: usize) -> Option<u64> {
        let digits = word.iter().rev().enumerate().filter(|(_, digit)| **digit > 0);
        digits
            .map(|(place, digit)| self.places.get(place + zeros)?.checked_mul(*digit))
            .try_fold(0u64, |sum, part| sum.checked_add(part?))
    }

    /// Number of words behind both prefixes whose values are known, if they agree.
    fn shared(&self, one: &Prefix, other: &Prefix) -> Option<usize> {
        if one.iter().zip(other).any(|(one, other)| self.is_full(one) != self.is_full(other)) {
            return None;
        }
        let mut shared = 0;
        for length in 0..self.places.len() {
            let begin = |prefix: &Prefix| {
                prefix.iter().map(|word| self.number(word, length)).collect::<Option<Vec<u64>>>()
            };
            let (Some(first), Some(second)) = (begin(one), begin(other)) else { break };
            let count = |word: &Vec<u64>| match length.checked_sub(1) {
                Some(shorter) if self.is_full(word) => self.places[shorter],
                _ => self.places[length],
            };
            let counts = one.iter().map(count).zip(first.iter().zip(&second));
            let counts: Vec<u64> = counts
                .map(|(count, (one, other))| count.min((self.bound + 1).saturating_sub(*one.max(other))))
                .collect();
            if counts.contains(&0) {
                break;
            }
            shared += self.block(&first, &second, &counts)?;
        }
        Some(shared)
    }

    /// Number of known pairs in two blocks of positions, if they agree.
    fn block(&self, first: &[u64], second: &[u64], counts: &[u64]) -> Option<usize> {
        let mut shared = 0;
        let mut n = vec![0u64; counts.len()];
        loop {
            let at = |begin: &[u64]| begin.iter().zip(&n).map(|(begin, n)| begin + n).collect::<Vec<u64>>();
            if let (Some(value), Some(other)) = (self.table.get(&at(first)), self.table.get(&at(second))) {
                if value != other {
                    return None;
                }
                shared += 1;
            }
            let Some(place) = (0..n.len()).rev().find(|&place| n[place] + 1 < counts[place]) else {
                return Some(shared);
            };
            n[place] += 1;
            n[place + 1..].fill(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;
    use crate::budget::unlimited;

    #[test]
    fn automata_read_zeckendorf_digits() {
        let golden = |n: u64| (n + (5 * n * n).isqrt()) / 2;
        let rule = |a: u64, b: u64| i64::from(golden(a.abs_diff(b)) != a.min(b));
        let points =
            (0..100).flat_map(|b| (0..100).map(move |a| Point { at: vec![a, b], value: rule(a, b) }));
        let table = Table::new(points.collect()).expect("a table");
        let found = unlimited(|budget| Words::fitted(&table, PlaceValues::Quadratic(1), budget))
            .expect("an automaton");
        for b in 0..300 {
            assert!((0..300).all(|a| found.value(&[a, b]) == Some(rule(a, b))), "{found:?}");
        }
    }

    #[test]
    fn automata_read_the_highest_digit_first() {
        let rule = |n: u64| i64::from(n.count_ones() % 3);
        let table = Table::of_sequence(0, &(0..200).map(rule).collect::<Vec<_>>());
        let found =
            unlimited(|budget| Words::fitted(&table, PlaceValues::Base(2), budget)).expect("an automaton");
        assert_eq!(found.values.len(), 3);
        assert!((0..5000).all(|n| found.value(&[n]) == Some(rule(n))));
    }
}
