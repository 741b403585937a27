//! Tables of pairs whose values follow from those of smaller pairs, as Euclid's algorithm makes them: with a ≤ b, that of (a, b) from that
//! of (b mod a, a) and the quotient. So are the values of games in which multiples of the smaller number are taken from the larger.

use crate::{Point, Predicts, Table};
use std::collections::BTreeMap;

/// A table of pairs, in either order, that follows Euclid's algorithm.
#[derive(Clone, Debug, PartialEq)]
pub struct Descent<P> {
    /// The value of pairs with a 0, if there are such.
    zero: Option<i64>,
    /// Pattern of the quotient, where the smaller number divides the larger.
    multiple: Box<P>,
    /// Pattern of the value of the smaller pair and the quotient, where it does not.
    next: Box<P>,
    /// Set if both patterns also read the smaller number.
    smaller: bool,
}

/// Points of each kind that are needed.
const FEWEST: usize = 8;

/// The smaller number and the larger one.
fn sorted(at: &[u64]) -> Option<[u64; 2]> {
    let [a, b] = <[u64; 2]>::try_from(at).ok()?;
    Some([a.min(b), a.max(b)])
}

/// The points of both patterns, if each of them has one value.
struct Parts {
    zero: Option<i64>,
    multiple: BTreeMap<Vec<u64>, i64>,
    next: BTreeMap<Vec<u64>, i64>,
}

impl Parts {
    fn of(table: &Table, smaller: bool) -> Option<Parts> {
        let mut parts = Parts { zero: None, multiple: BTreeMap::new(), next: BTreeMap::new() };
        for Point { at, value } in table.points() {
            let [a, b] = sorted(at)?;
            if a == 0 {
                if *parts.zero.get_or_insert(*value) != *value {
                    return None;
                }
                continue;
            }
            let mut read = vec![b / a];
            read.extend(smaller.then_some(a));
            let known = match b % a {
                0 => parts.multiple.entry(read).or_insert(*value),
                rest => {
                    let before = table.get(&[rest, a]).or_else(|| table.get(&[a, rest]))?;
                    read.insert(0, u64::try_from(before).ok()?);
                    parts.next.entry(read).or_insert(*value)
                }
            };
            if known != value {
                return None;
            }
        }
        Some(parts)
    }
}

impl<P: Predicts> Descent<P> {
    /// The descent that a table suggests, with patterns as a function finds them.
    pub(crate) fn fitted(table: &Table, find: &mut dyn FnMut(&Table) -> Option<P>) -> Option<Descent<P>> {
        if table.arity() != 2 {
            return None;
        }
        [false, true].into_iter().find_map(|smaller| {
            let Parts { zero, multiple, next } = Parts::of(table, smaller)?;
            let mut found = |points: BTreeMap<Vec<u64>, i64>| {
                let points = points.into_iter().map(|(at, value)| Point { at, value });
                let points = Table::new(points.collect()).ok()?;
                find(&points).filter(|_| points.points().len() >= FEWEST).map(Box::new)
            };
            Some(Descent { zero, multiple: found(multiple)?, next: found(next)?, smaller })
        })
    }

    /// Value at a pair. Time O(log a) evaluations of the patterns.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let [mut a, mut b] = sorted(at)?;
        if a == 0 {
            return self.zero;
        }
        let mut way = Vec::new();
        loop {
            let mut read = vec![b / a];
            read.extend(self.smaller.then_some(a));
            if b % a == 0 {
                let start = self.multiple.value(&read)?;
                return way.into_iter().rev().try_fold(start, |before, mut read: Vec<u64>| {
                    read.insert(0, u64::try_from(before).ok()?);
                    self.next.value(&read)
                });
            }
            way.push(read);
            (a, b) = (b % a, a);
        }
    }

    /// The value of pairs with a 0; the patterns where the smaller number divides the larger and where it does not; and whether both also
    /// read the smaller number.
    pub fn parts(&self) -> (Option<i64>, &P, &P, bool) {
        (self.zero, &self.multiple, &self.next, self.smaller)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let zero = self.zero.map_or(0.0, |zero| 1.0 + 2.0 * (zero.unsigned_abs() as f64 + 1.0).log2());
        7.0 + zero + self.multiple.bits() + self.next.bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;
    use crate::formula::{Effort, fitted};
    use crate::{Found, Pattern};

    impl Predicts for Found {
        fn value(&self, at: &[u64]) -> Option<i64> {
            Found::value(self, at)
        }

        fn bits(&self) -> f64 {
            Found::bits(self)
        }
    }

    /// Values of the pairs up to a bound in the game whose options a function lists.
    fn values(bound: u64, options: impl Fn(u64, u64) -> Vec<[u64; 2]>) -> Vec<Vec<i64>> {
        let size = bound as usize + 1;
        let mut values = vec![vec![0i64; size]; size];
        for sum in 0..=2 * bound {
            for a in sum.saturating_sub(bound)..=sum.min(bound) {
                let all = options(a, sum - a);
                let all: Vec<i64> = all.iter().map(|to| values[to[0] as usize][to[1] as usize]).collect();
                let least = (0..).find(|value| !all.contains(value)).expect("finitely many");
                values[a as usize][(sum - a) as usize] = least;
            }
        }
        values
    }

    #[test]
    fn euclids_game_until_a_number_is_zero() {
        let multiples = |a: u64, b: u64| {
            let [small, large] = [a.min(b), a.max(b)];
            let most = large.checked_div(small).unwrap_or(0);
            (1..=most).map(|times| [small, large - times * small]).collect()
        };
        let values = values(90, multiples);
        let table = |least: u64| {
            let at = (least..=40).flat_map(|a| (least..=40).map(move |b| vec![a, b]));
            let points = at.map(|at| Point { value: values[at[0] as usize][at[1] as usize], at });
            Table::new(points.collect()).expect("a table")
        };
        for least in [0, 1] {
            let mut find =
                |table: &Table| unlimited(|budget| fitted(table, Effort::WHOLE, budget)).into_iter().next();
            let found = Descent::fitted(&table(least), &mut find).expect("a descent");
            for (a, row) in values.iter().enumerate().skip(least as usize) {
                for (b, &value) in row.iter().enumerate().skip(least as usize) {
                    assert_eq!(found.value(&[a as u64, b as u64]), Some(value), "{a} {b}");
                }
            }
        }
        let none = Descent::<Pattern>::fitted(&table(1), &mut |_| None);
        assert_eq!(none, None);
    }
}
