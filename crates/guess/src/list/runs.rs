//! Outcomes that stay for long: the numbers at which they change, as a sequence.

use super::Terms;
use crate::budget::Budget;

/// Outcomes that change at the terms of a sequence.
#[derive(Clone, Debug, PartialEq)]
pub struct Runs {
    /// The smallest number of the data: below it, nothing is said.
    from: u64,
    /// The outcome before the first change.
    start: i64,
    changes: Terms,
}

/// Changes that a table has at least.
const FEWEST: usize = 4;

impl Runs {
    /// The sequences of changes that outcomes suggest, if they change seldom.
    pub(crate) fn fitted(first: u64, values: &[i64], budget: &Budget<'_>) -> Vec<Runs> {
        let pairs = (first..).zip(values.windows(2)).filter(|(_, pair)| pair[0] != pair[1]);
        let Some(changes) = pairs.map(|(n, _)| i64::try_from(n + 1).ok()).collect::<Option<Vec<i64>>>()
        else {
            return Vec::new();
        };
        let Some(&start) =
            values.first().filter(|_| changes.len() >= FEWEST && changes.len() * 4 < values.len())
        else {
            return Vec::new();
        };
        Terms::fitted(&changes, budget)
            .into_iter()
            .map(|changes| Runs { from: first, start, changes })
            .collect()
    }

    /// The outcome of a number that is not below the data.
    pub fn value(&self, number: u64) -> Option<i64> {
        if number < self.from {
            return None;
        }
        let number = i64::try_from(number).ok()?;
        let changes = match &self.changes {
            Terms::Recurrence(_) | Terms::Iterated(_) => {
                self.changes.iter().take(1 << 16).take_while(|&change| change <= number).count() as u64
            }
            rising => below(rising, number)?,
        };
        Some((self.start + i64::try_from(changes % 2).ok()?) % 2)
    }

    /// The smallest number of the data.
    pub fn least(&self) -> u64 {
        self.from
    }

    /// The outcome before the first change, and the changes.
    pub fn parts(&self) -> (i64, &Terms) {
        (self.start, &self.changes)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        7.0 + self.changes.bits()
    }
}

/// Number of terms up to a bound.
fn below(terms: &Terms, bound: i64) -> Option<u64> {
    if terms.term(0, None)? > bound {
        return Some(0);
    }
    let (mut low, mut high) = (0u64, 1u64);
    while terms.term(high, None)? <= bound {
        (low, high) = (high, high.checked_mul(2).filter(|&high| high < 1 << 50)?);
    }
    while high - low > 1 {
        let middle = low.midpoint(high);
        if terms.term(middle, None)? <= bound { low = middle } else { high = middle }
    }
    Some(high)
}
