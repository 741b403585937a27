//! Sequences that repeat themselves at a growing distance: the nim-values of a heap of n of which up to F(n) may be taken,
//! for a bound F that grows by 0 or 1. The last F(n) values are different, so the next is the one that leaves them, or new.

use crate::{Predicts, Table};

/// The nim-values of a heap with a bound on what is taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Capped<P> {
    first: u64,
    /// The bound.
    bound: Box<P>,
}

/// Steps back that are followed.
const STEPS: usize = 1 << 22;

impl<P: Predicts> Capped<P> {
    /// The values under a bound with this pattern, from an index on.
    pub(crate) fn of(first: u64, bound: P) -> Capped<P> {
        Capped { first, bound: Box::new(bound) }
    }

    /// The value with an index. Takes time proportional to the number of repetitions before it.
    pub fn value(&self, index: u64) -> Option<i64> {
        let mut index = index;
        let mut bound = self.bound.value(&[index])?;
        for _ in 0..STEPS {
            let before = match index.checked_sub(1).filter(|&before| before >= self.first) {
                Some(before) => self.bound.value(&[before])?,
                None => return (index == self.first).then_some(0),
            };
            if bound > before {
                return Some(bound);
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
        let capped = Capped::of(0, Root);
        assert!((0..500).all(|n| capped.value(n) == Some(values[n as usize])));
    }
}
