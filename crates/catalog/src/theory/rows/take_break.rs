//! Take and break: take a stone from position i, put one on j and one on k, where i < j ≤ k; stones on the last
//! position are out of play.
//!
//! Each stone is a separate game, and one at distance d from the end has the value g(d) = mex of g(e) ⊕ g(f)
//! over all e, f < d. That is Mock Turtles: g(0) = 0 and g(d) is the d-th odious number 1, 2, 4, 7, 8, 11, …,
//! the numbers with an odd number of binary ones (Winning Ways, ch. 14). *Proof.* The sum of two odious
//! numbers is evil, so an option of value g(d) would have to be a smaller odious number. All smaller values
//! are reached: an odious one as 0 ⊕ g(e), 0 as g(e) ⊕ g(e), and any other evil one as one of its binary ones
//! and the rest, both of which are odious. Two stones in one place cancel, so only the parity of a count
//! matters.
//!
//! An option with a wanted value is a triple (i, j, k) with g(i) ⊕ g(j) ⊕ g(k) = c. For given i and j there
//! is at most one k, as g is injective. *The count:* if c ⊕ g(i) is odious, k is the last position; if it is
//! evil, the odious numbers are 2n and 2n + 1 in turn, so the pairs are those of n, n' below a bound with n ⊕
//! n' given, which are counted from the digits of the bound. So counting costs L·log L for a row of length L,
//! and listing L more for each option.
//!
//! Evidence: the theorem, compared in the tests with exhaustive search and with mex up to distance 60.

use super::row::{Gathered, sums};
use crate::argument::{self, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;

pub(super) struct TakeBreak;

/// Nim-value of a stone at a distance from the end.
fn value_at(distance: u64) -> u64 {
    match distance.checked_sub(1) {
        None => 0,
        Some(index) => 2 * index + u64::from(index.count_ones() % 2 == 0),
    }
}

/// Distance at which a stone has this nim-value.
fn distance_of(value: u64) -> Option<u64> {
    match value {
        0 => Some(0),
        odious if odious.count_ones() % 2 == 1 => Some(odious / 2 + 1),
        _ => None,
    }
}

/// Number of n < bound with n ⊕ `sum` < bound.
fn partners(bound: u64, sum: u64) -> u64 {
    // The numbers below the bound form blocks, one for each binary one of the bound: the digits above it are
    // the bound's, this digit is 0, and the digits below are free. ⊕ maps a block onto another of its size.
    let ones = (0..u64::BITS).filter(|place| bound >> place & 1 == 1);
    ones.map(|place| {
        let size = 1 << place;
        let start = ((bound >> place ^ 1) << place ^ sum) & !(size - 1);
        bound.saturating_sub(start).min(size)
    })
    .sum()
}

/// Number of pairs j ≤ k of positions at a distance below `bound` with g(j) ⊕ g(k) = `sum`.
fn pairs(bound: u64, sum: u64) -> u64 {
    match sum {
        0 => bound,
        // One of them is the last position.
        odious if odious.count_ones() % 2 == 1 => {
            u64::from(distance_of(odious).is_some_and(|distance| distance < bound))
        }
        // The n-th odious number, from 0, is 2n or 2n + 1, determined by the parity of n's ones.
        evil => partners(bound.saturating_sub(1), evil / 2) / 2,
    }
}

/// Positions with stones, each with `true` if their number is odd.
fn stones(row: &[UBig]) -> impl Iterator<Item = (usize, bool)> {
    row.iter()
        .enumerate()
        .filter(|(_, stones)| !stones.is_zero())
        .map(|(place, stones)| (place, stones.bit(0)))
}

/// Nim-values of the positions with an odd number of stones.
fn terms(row: &[UBig]) -> impl Iterator<Item = u64> {
    stones(row).filter(|(_, odd)| *odd).map(|(place, _)| value_at((row.len() - 1 - place) as u64))
}

impl Theory for TakeBreak {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(UBig::from(terms(at).fold(0, |sum, term| sum ^ term)))
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let mut found = Gathered::new(most);
        let Ok(value) = u64::try_from(value) else { return Some(found.all()) };
        let changed = terms(at).fold(0, |sum, term| sum ^ term) ^ value;
        if changed == 0 {
            return Some(found.all());
        }
        for (from, _) in stones(at) {
            let distance = (at.len() - 1 - from) as u64;
            let sum = changed ^ value_at(distance);
            let mut count = pairs(distance, sum);
            if !found.is_full() {
                let mut near = distance;
                while count > 0 && near > 0 && !found.is_full() {
                    near -= 1;
                    let far = distance_of(sum ^ value_at(near));
                    if let Some(far) = far.filter(|&far| far <= near) {
                        let place = |distance: u64| at.len() - 1 - distance as usize;
                        found.add(|| broken(at, from, place(near), place(far)));
                        count -= 1;
                    }
                }
            }
            found.add_unseen(count);
        }
        Some(found.all())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| terms(row).map(UBig::from).collect());
        vec![argument::TakeBreak::Rule.into(), argument::TakeBreak::Places(sums).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [after] = option else { return None };
        let from = at.iter().zip(after).position(|(before, now)| now < before)?;
        let mut to = at
            .iter()
            .zip(after)
            .enumerate()
            .filter(|(_, (before, now))| now > before)
            .map(|(place, _)| place);
        let near = to.next()?;
        let far = to.next().unwrap_or(near);
        let last = at.len().checked_sub(1)?;
        let [taken, first, second] = [from, near, far].map(|place| value_at((last - place) as u64));
        let broken = argument::TakeBreak::Move {
            from,
            to: [near, far],
            taken,
            values: [first, second],
            sum: first ^ second,
            value: value.clone(),
        };
        Some(broken.into())
    }
}

/// The row after a stone at `from` is broken into one at `near` and one at `far`.
fn broken(at: &[UBig], from: usize, near: usize, far: usize) -> Component {
    let mut row = at.to_vec();
    if let Some(stones) = row.get_mut(from).filter(|stones| !stones.is_zero()) {
        *stones -= UBig::ONE;
    }
    for place in [near, far] {
        if let Some(stones) = row.get_mut(place) {
            *stones += UBig::ONE;
        }
    }
    row
}
