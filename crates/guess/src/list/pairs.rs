//! Lost pairs that use up the numbers: each begins with the smallest number that no earlier pair has.

use super::floors::Floors;
use super::lost_pairs;
use crate::Table;

/// Pairs (a, b) with a the smallest number that no earlier pair has, and b = a + times · k + plus, where k is the number of
/// the pair, after some that are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// The smallest number.
    from: i64,
    /// The first pairs.
    begin: Vec<[i64; 2]>,
    times: i64,
    plus: i64,
    floors: Option<Floors>,
}

/// Pairs that are listed.
const LISTED: usize = 4;
/// Pairs that are made for a prediction.
const MADE: usize = 1 << 18;

impl Pairs {
    /// The pairs of a symmetric table of outcomes.
    pub(crate) fn fitted(table: &Table) -> Option<Pairs> {
        let pairs = lost_pairs(table).filter(|pairs| pairs.len() >= 5)?;
        let from = i64::try_from(table.least()).ok()?;
        (0..=LISTED.min(pairs.len() - 4)).find_map(|listed| {
            let apart = |k: usize| pairs[k][1].checked_sub(pairs[k][0]);
            let times = apart(listed + 1)?.checked_sub(apart(listed)?)?;
            let plus = apart(listed)?.checked_sub(times.checked_mul(listed as i64)?)?;
            let mut found = Pairs { from, begin: pairs[..listed].to_vec(), times, plus, floors: None };
            let made = found.up_to(pairs.last()?[0])?;
            if times <= 0 || made != pairs {
                return None;
            }
            found.floors = Floors::of(&found);
            Some(found)
        })
    }

    /// The pairs with a first number up to a bound; nothing if they are too many.
    fn up_to(&self, bound: i64) -> Option<Vec<[i64; 2]>> {
        let size = usize::try_from(bound.checked_sub(self.from)?).ok().filter(|&size| size < MADE)? + 1;
        let mut used = vec![false; size];
        let mut pairs: Vec<[i64; 2]> = Vec::new();
        let mut least = 0;
        loop {
            let k = pairs.len();
            let pair = match self.begin.get(k) {
                Some(&pair) => pair,
                None => {
                    least += used.get(least..)?.iter().position(|used| !used).unwrap_or(size - least);
                    let a = self.from + least as i64;
                    [a, a.checked_add(self.times.checked_mul(k as i64)?)?.checked_add(self.plus)?]
                }
            };
            if pair[0] > bound || least >= size {
                return Some(pairs);
            }
            for number in pair {
                let place = number.checked_sub(self.from).and_then(|place| usize::try_from(place).ok());
                if let Some(used) = place.and_then(|place| used.get_mut(place)) {
                    *used = true;
                }
            }
            pairs.push(pair);
        }
    }

    /// The same pairs by their numbers, if that is known.
    pub fn floors(&self) -> Option<&Floors> {
        self.floors.as_ref()
    }

    /// 0 at the pairs, in either order, and 1 elsewhere. Time O(1) for pairs of floors, and else O(a).
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let [one, other] = <[u64; 2]>::try_from(at).ok()?;
        let (a, b) = (i64::try_from(one.min(other)).ok()?, i64::try_from(one.max(other)).ok()?);
        if a < self.from {
            return None;
        }
        if let Some(floors) = self.floors() {
            return Some(i64::from(!floors.has(a, b)?));
        }
        let pairs = self.up_to(a)?;
        Some(i64::from(!pairs.contains(&[a, b])))
    }

    /// The lost pairs, with the smaller number first, up to a bound of that.
    pub(crate) fn lost(&self, bound: u64) -> Option<Vec<[i64; 2]>> {
        self.up_to(i64::try_from(bound).ok()?)
    }

    /// The smallest number of the data.
    pub fn least(&self) -> u64 {
        self.from.unsigned_abs()
    }

    /// The pairs that are listed, and the factor and constant of the others.
    pub fn parts(&self) -> (&[[i64; 2]], i64, i64) {
        (&self.begin, self.times, self.plus)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: &i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        let begin: f64 = self.begin.iter().flatten().map(number).sum();
        8.0 + begin + number(&self.times) + number(&self.plus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each pair begins with the smallest number that no earlier one has.
    #[test]
    fn floors_are_the_pairs_that_use_up_the_numbers() {
        let check = |from: i64, begin: Vec<[i64; 2]>, times: i64, plus: i64| {
            let mut pairs = Pairs { from, begin, times, plus, floors: None };
            pairs.floors = Floors::of(&pairs);
            assert!(pairs.floors().is_some(), "{pairs:?}");
            let made = pairs.up_to(2_000).expect("few pairs");
            for a in from..=60 {
                for b in from..=400 {
                    let lost = made.iter().any(|&[x, y]| (a, b) == (x, y) || (b, a) == (x, y));
                    let at = [a as u64, b as u64];
                    assert_eq!(pairs.value(&at), Some(i64::from(!lost)), "{pairs:?}: {a}, {b}");
                }
            }
        };
        for times in 1..10 {
            check(0, vec![], times, 0);
            check(1, vec![], times, times);
            // Misère play of the game in which two amounts differ by less than `times` (Fraenkel 1984).
            check(0, vec![], times.max(2), 1);
        }
        // Misère play of Wythoff's game.
        check(0, vec![[0, 1], [2, 2]], 1, 0);
    }
}
