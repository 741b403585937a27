//! Sequences that repeat themselves at a growing distance: the nim-values of a heap of n of which up to F(n) may be taken,
//! for a bound F that grows by 0 or 1. The last F(n) values are different, so the next is the one that leaves them, or new.

use crate::{Point, Predicts, Table};

/// The nim-values of a heap with a bound on what is taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Capped<P> {
    first: u64,
    /// The bound.
    bound: Box<P>,
    /// Set for outcomes: 1 for every value but 0.
    outcomes: bool,
}

/// Steps back that are followed.
const STEPS: usize = 1 << 22;

impl<P: Predicts> Capped<P> {
    /// The values, or the outcomes, under a bound with this pattern, from an index on.
    pub(crate) fn of(first: u64, bound: P, outcomes: bool) -> Capped<P> {
        Capped { first, bound: Box::new(bound), outcomes }
    }

    /// The value with an index, or the outcome. Takes time proportional to the number of repetitions before it.
    pub fn value(&self, index: u64) -> Option<i64> {
        let mut index = index;
        let mut bound = self.bound.value(&[index])?;
        for _ in 0..STEPS {
            let before = match index.checked_sub(1).filter(|&before| before >= self.first) {
                Some(before) => self.bound.value(&[before])?,
                None => return (index == self.first).then_some(0),
            };
            if bound > before {
                return Some(if self.outcomes { bound.min(1) } else { bound });
            }
            index = index.checked_sub(u64::try_from(bound).ok()?.checked_add(1)?)?;
            bound = self.bound.value(&[index])?;
        }
        None
    }

    /// Index of the first value, and the bound.
    pub fn parts(&self) -> (u64, &P) {
        (self.first, &self.bound)
    }

    /// Returns `true` if outcomes are said, and not values.
    pub fn is_of_outcomes(&self) -> bool {
        self.outcomes
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        5.0 + self.bound.bits()
    }
}

/// The bound that the values of a sequence suggest, as a table.
pub(crate) fn bounds(first: u64, values: &[i64]) -> Option<Table> {
    if first > 1 || *values.first()? != 0 {
        return None;
    }
    let mut last: Vec<usize> = Vec::new();
    let mut bounds = Vec::with_capacity(values.len());
    for (place, &value) in values.iter().enumerate() {
        let kind = usize::try_from(value).ok()?;
        if kind > last.len() {
            return None;
        } else if kind == last.len() {
            bounds.push(value);
            last.push(place);
        } else {
            bounds.push(i64::try_from(place - last[kind] - 1).ok()?);
            last[kind] = place;
        }
    }
    let grows = bounds.windows(2).all(|pair| (0..=1).contains(&(pair[1] - pair[0])));
    (grows && last.len() > 2).then(|| Table::of_sequence(first, &bounds))
}

/// The bound at the lost positions: each is one more than may be taken beyond the lost one before it.
pub(crate) fn bounds_of_lost(first: u64, outcomes: &[i64]) -> Option<Table> {
    if first > 1 || *outcomes.first()? != 0 {
        return None;
    }
    let lost: Vec<u64> =
        (first..).zip(outcomes).filter(|(_, outcome)| **outcome == 0).map(|(n, _)| n).collect();
    let bound =
        |pair: &[u64]| Some(Point { at: vec![pair[1]], value: i64::try_from(pair[1] - pair[0] - 1).ok()? });
    let bounds: Vec<Point> = lost.windows(2).map(bound).collect::<Option<_>>()?;
    let grows = bounds.windows(2).all(|pair| pair[0].value <= pair[1].value);
    (grows && bounds.first()?.value < bounds.last()?.value).then(|| Table::new(bounds).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The square root, rounded down.
    struct Root;

    impl Predicts for Root {
        fn value(&self, at: &[u64]) -> Option<i64> {
            i64::try_from(at[0].isqrt()).ok()
        }

        fn bits(&self) -> f64 {
            9.0
        }
    }

    #[test]
    fn up_to_the_square_root_is_taken() {
        let mut values: Vec<i64> = Vec::new();
        for n in 0..500usize {
            let options = &values[n - n.isqrt()..];
            values.push((0..).find(|value| !options.contains(value)).expect("finitely many"));
        }
        let bounds = bounds(0, &values).expect("bounds");
        assert!(bounds.points().iter().all(|point| point.value == point.at[0].isqrt() as i64));
        let capped = Capped::of(0, Root, false);
        assert!((0..500).all(|n| capped.value(n) == Some(values[n as usize])));
        let outcomes: Vec<i64> = values.iter().map(|&value| value.min(1)).collect();
        let bounds = bounds_of_lost(0, &outcomes).expect("bounds");
        assert!(bounds.points().iter().all(|point| point.value == point.at[0].isqrt() as i64));
        let capped = Capped::of(0, Root, true);
        assert!((0..500).all(|n| capped.value(n) == Some(outcomes[n as usize])));
    }
}
