//! Positions in order: by total, then by the number of their numbers, then lexicographically.

use crate::Variant;
use std::ops::RangeInclusive;

/// Iterator over the tuples of a length up to a bound, by total and then lexicographically.
pub struct Tuples {
    upto: u64,
    next: Option<Vec<u64>>,
}

impl Tuples {
    /// Tuples of a length up to a bound.
    pub fn new(arity: usize, upto: u64) -> Tuples {
        Tuples { upto, next: Some(vec![0; arity]) }
    }
}

impl Iterator for Tuples {
    type Item = Vec<u64>;

    fn next(&mut self) -> Option<Vec<u64>> {
        let at = self.next.take()?;
        let mut next = at.clone();
        if advance(&mut next, self.upto) {
            self.next = Some(next);
        }
        Some(at)
    }
}

/// Advances to the next tuple; returns `false` at the end.
fn advance(at: &mut [u64], upto: u64) -> bool {
    // With the same total: one more in some place, and what comes after it as small as it can be.
    let mut rest = 0u64;
    for place in (0..at.len()).rev() {
        if rest > 0 && at[place] < upto {
            at[place] += 1;
            spread(&mut at[place + 1..], rest - 1, upto);
            return true;
        }
        rest += at[place];
    }
    spread(at, rest + 1, upto)
}

/// Spreads a total to make the lexicographically smallest tuple; returns `false` if it is too large.
fn spread(at: &mut [u64], total: u64, upto: u64) -> bool {
    let mut rest = total;
    for place in at.iter_mut().rev() {
        *place = rest.min(upto);
        rest -= *place;
    }
    rest == 0
}

/// Limit on the positions with a given number of components.
const MOST: u64 = 20_000;

/// Positions made of several pieces, and their bounds.
pub struct Several {
    /// Positions by total, then by the number of their numbers, then lexicographically.
    pub positions: Vec<Vec<Vec<u64>>>,
    /// Bound common to all numbers of pieces.
    pub upto: u64,
    /// Maximal number of pieces.
    pub pieces: u64,
}

/// Sums of one to four tuples, or of a given number, regardless of the order of components.
pub fn sums(variant: &Variant, arity: usize, upto: u64, size: Option<usize>) -> Several {
    let mut all = all_sums(arity, upto, sizes(size, 4));
    all.positions.retain(|sum| sum.iter().all(|at| is_position(variant, at)));
    all
}

/// Numbers from one to a maximum, or a single one.
fn sizes(size: Option<usize>, most: u64) -> RangeInclusive<u64> {
    size.map_or(1..=most, |size| size as u64..=size as u64)
}

fn all_sums(arity: usize, upto: u64, sizes: RangeInclusive<u64>) -> Several {
    let mut all = Several { positions: Vec::new(), upto, pieces: 0 };
    for pieces in sizes {
        let fits = |bound: u64| multisets(power(bound.saturating_add(1), arity as u64), pieces) <= MOST;
        let Some(bound) = largest(upto, fits) else { break };
        // A bound of 0 says nothing.
        if bound == 0 && upto > 0 {
            break;
        }
        let tuples: Vec<Vec<u64>> = Tuples::new(arity, bound).collect();
        let mut chosen = vec![0usize; pieces as usize];
        loop {
            all.positions.push(chosen.iter().map(|&index| tuples[index].clone()).collect());
            let Some(place) = chosen.iter().rposition(|&index| index + 1 < tuples.len()) else { break };
            let index = chosen[place] + 1;
            chosen[place..].fill(index);
        }
        (all.upto, all.pieces) = (all.upto.min(bound), pieces);
    }
    sort(&mut all.positions);
    all
}

/// Returns `true` if a component keeps the laws of its game.
pub fn is_position(variant: &Variant, at: &[u64]) -> bool {
    variant.instance().stands(at)
}

/// Rows of up to six numbers, or of a given length.
pub fn rows(variant: &Variant, upto: u64, size: Option<usize>) -> Several {
    // Where laws leave few of the rows, more can be gone through.
    let most = if variant.instance().is_lawful() { MOST * 16 } else { MOST };
    let none = size.is_none_or(|size| size == 0).then(|| vec![vec![]]);
    let mut all = Several { positions: none.into_iter().collect(), upto, pieces: 0 };
    for length in sizes(size, 6).filter(|&length| length > 0) {
        let Some(bound) = largest(upto, |bound| power(bound.saturating_add(1), length) <= most) else {
            break;
        };
        let kept = Tuples::new(length as usize, bound).filter(|row| is_position(variant, row));
        all.positions.extend(kept.map(|row| vec![row]));
        (all.upto, all.pieces) = (all.upto.min(bound), length);
    }
    sort(&mut all.positions);
    all
}

fn sort(positions: &mut [Vec<Vec<u64>>]) {
    let total =
        |position: &[Vec<u64>]| position.iter().flatten().fold(0u64, |sum, &word| sum.saturating_add(word));
    let numbers = |position: &[Vec<u64>]| position.iter().map(Vec::len).sum::<usize>();
    positions.sort_by_cached_key(|position| (total(position), numbers(position), position.clone()));
}

fn power(base: u64, exponent: u64) -> u64 {
    (0..exponent).fold(1, |product: u64, _| product.saturating_mul(base))
}

/// Number of multisets of a size over `kinds` kinds.
fn multisets(kinds: u64, pieces: u64) -> u64 {
    // The product of the first factors is divisible by the factorial at every step.
    (1..=pieces).fold(1u64, |count, piece| count.saturating_mul(kinds.saturating_add(piece - 1)) / piece)
}

/// The largest bound up to `upto` that fits, provided that 0 does.
fn largest(upto: u64, fits: impl Fn(u64) -> bool) -> Option<u64> {
    let (mut low, mut high) = (0, upto);
    if !fits(0) {
        return None;
    }
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if fits(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    Some(low)
}

/// The largest bound for which a box of this many dimensions has at most `cells` positions.
pub fn bound(arity: usize, cells: u64) -> u64 {
    largest(cells, |bound| power(bound.saturating_add(1), arity as u64) <= cells).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuples_come_by_total_and_then_lexicographically_each_once() {
        for (arity, upto) in [(0, 3), (1, 4), (2, 3), (3, 2), (4, 1)] {
            let found: Vec<Vec<u64>> = Tuples::new(arity, upto).collect();
            let key = |at: &Vec<u64>| (at.iter().sum::<u64>(), at.clone());
            assert!(found.windows(2).all(|pair| key(&pair[0]) < key(&pair[1])), "{found:?}");
            assert_eq!(found.len() as u64, power(upto + 1, arity as u64));
        }
    }

    #[test]
    fn sums_are_multisets() {
        let all = all_sums(1, 3, 1..=4);
        assert_eq!((all.upto, all.pieces), (3, 4));
        // 4 + 10 + 20 + 35, by stars and bars.
        assert_eq!(all.positions.len(), 69);
        assert!(all.positions.contains(&vec![vec![1], vec![2], vec![3]]));
    }

    #[test]
    fn bounds_are_as_large_as_they_may_be() {
        assert_eq!(bound(1, 2000), 1999);
        assert_eq!(bound(2, 100), 9);
        assert_eq!(bound(3, 1), 0);
    }
}
