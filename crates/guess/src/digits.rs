//! Automata that read the digits of positions, the lowest first, and end in a state that has the value.
//!
//! The state after the digits of r is the table n ↦ a(bᵉ n + r), of which a finite part is known. Two states are taken for
//! one if their parts agree where both are known.

use crate::Table;
use crate::budget::Budget;
use std::collections::BTreeSet;

/// An automaton with an output at each state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    base: u64,
    arity: usize,
    /// Output of each state, for a position of zeros.
    values: Vec<i64>,
    /// Successors of each state, by digits: the first coordinate's digit counts most.
    next: Vec<Vec<usize>>,
}

/// The most states of an automaton that is proposed.
const STATES: usize = 64;
/// Known values that two tables must share before they are taken for one.
const SHARED: usize = 6;

/// A table n ↦ a(bᵉ n + r), as e and r, one for each coordinate.
#[derive(Clone)]
struct Residue {
    scale: u64,
    offset: Vec<u64>,
}

impl Digits {
    /// The automaton in a base that these values suggest, if it has few states and the values determine it. Time O(n · s)
    /// for s states and b^k digits each.
    pub(crate) fn fitted(table: &Table, base: u64, budget: &Budget<'_>) -> Option<Digits> {
        let arity = table.arity();
        let letters = usize::try_from(base.checked_pow(u32::try_from(arity).ok()?)?).ok()?;
        if letters > 256 || table.get(&vec![0; arity]).is_none() {
            return None;
        }
        let bound = table.points().iter().filter_map(|point| point.at.iter().max()).max()?.checked_add(1)?;
        if bound / 4 > table.points().len() as u64 {
            return None;
        }
        let mut states = vec![Residue { scale: 1, offset: vec![0; arity] }];
        let mut next: Vec<Vec<usize>> = Vec::new();
        while next.len() < states.len() {
            let from = states[next.len()].clone();
            let mut row = Vec::with_capacity(letters);
            for letter in 0..letters {
                if budget.is_over_after(states.len()) {
                    return None;
                }
                let child = from.child(base, letter);
                let same = states.iter().position(|state| agree(table, bound, state, &child).is_ok());
                // Whatever agrees with nothing is a state; what agrees for want of values is not determined.
                let same = same.map(|state| (state, agree(table, bound, &states[state], &child)));
                match same {
                    Some((state, Ok(shared))) if shared >= SHARED => row.push(state),
                    None if states.len() < STATES => {
                        row.push(states.len());
                        states.push(child);
                    }
                    _ => return None,
                }
            }
            next.push(row);
        }
        let values = states.iter().map(|state| table.get(&state.offset)).collect::<Option<_>>()?;
        Some(Digits { base, arity, values, next })
    }

    /// Value at a position; nothing if it has another number of coordinates.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        if at.len() != self.arity {
            return None;
        }
        let mut rest = at.to_vec();
        let mut state = 0;
        while rest.iter().any(|&number| number > 0) {
            let letter = rest.iter().fold(0, |letter, number| letter * self.base + number % self.base);
            state = *self.next.get(state)?.get(usize::try_from(letter).ok()?)?;
            rest.iter_mut().for_each(|number| *number /= self.base);
        }
        self.values.get(state).copied()
    }

    /// Base of the digits.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Output of each state.
    pub fn values(&self) -> &[i64] {
        &self.values
    }

    /// Successors of each state, by digits.
    pub fn next(&self) -> &[Vec<usize>] {
        &self.next
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.values.len()
    }

    /// Bits that state it: a successor for each state and letter, and the values.
    pub fn bits(&self) -> f64 {
        let states = self.states() as f64;
        let letters = self.next.first().map_or(0, Vec::len) as f64;
        let kinds: BTreeSet<i64> = self.values.iter().copied().collect();
        states * letters * states.log2() + states * (kinds.len() as f64).log2() + 8.0 * kinds.len() as f64
    }
}

impl Residue {
    /// The residue after one more digit for each coordinate.
    fn child(&self, base: u64, letter: usize) -> Residue {
        let mut letter = letter as u64;
        let mut offset = self.offset.clone();
        for number in offset.iter_mut().rev() {
            *number += self.scale * (letter % base);
            letter /= base;
        }
        Residue { scale: self.scale * base, offset }
    }

    /// The position that stands at `n`.
    fn at(&self, n: &[u64]) -> Vec<u64> {
        n.iter().zip(&self.offset).map(|(n, offset)| self.scale * n + offset).collect()
    }
}

/// Number of positions at which both tables are known, if they agree there.
fn agree(table: &Table, bound: u64, one: &Residue, other: &Residue) -> Result<usize, Differ> {
    let reach = |residue: &Residue, place: usize| {
        let offset = residue.offset[place];
        if offset < bound { (bound - 1 - offset) / residue.scale + 1 } else { 0 }
    };
    let reach: Vec<u64> =
        (0..one.offset.len()).map(|place| reach(one, place).min(reach(other, place))).collect();
    if reach.contains(&0) {
        return Ok(0);
    }
    let mut shared = 0;
    let mut n = vec![0; reach.len()];
    loop {
        let values = (table.get(&one.at(&n)), table.get(&other.at(&n)));
        if let (Some(value), Some(other)) = values {
            if value != other {
                return Err(Differ);
            }
            shared += 1;
        }
        let Some(place) = (0..n.len()).rev().find(|&place| n[place] + 1 < reach[place]) else {
            return Ok(shared);
        };
        n[place] += 1;
        n[place + 1..].fill(0);
    }
}

/// Two tables differ.
struct Differ;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;
    use crate::table::Point;

    fn sequence(count: u64, rule: impl Fn(u64) -> i64) -> Table {
        Table::of_sequence(0, &(0..count).map(rule).collect::<Vec<_>>())
    }

    #[test]
    fn parity_of_ones_has_two_states() {
        let rule = |n: u64| i64::from(n.count_ones() % 2);
        let found =
            unlimited(|budget| Digits::fitted(&sequence(100, rule), 2, budget)).expect("an automaton");
        assert_eq!(found.states(), 2);
        assert!((0..5000).all(|n| found.value(&[n]) == Some(rule(n))));
        assert!(
            unlimited(|budget| Digits::fitted(&sequence(100, rule), 3, budget))
                .is_none_or(|found| found.states() > 10)
        );
    }

    #[test]
    fn two_coordinates_are_read_together() {
        let rule = |a: u64, b: u64| ((a ^ b) % 4) as i64;
        let points = (0..32).flat_map(|a| (0..32).map(move |b| Point { at: vec![a, b], value: rule(a, b) }));
        let found = Table::new(points.collect()).expect("a table");
        let found = unlimited(|budget| Digits::fitted(&found, 2, budget)).expect("an automaton");
        assert!((0..200).all(|a| (0..200).all(|b| found.value(&[a, b]) == Some(rule(a, b)))));
    }
}
