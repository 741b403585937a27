//! Periods, found in linear time and proved.
//!
//! Guy and Smith (1956): let no move leave more than h heaps, nor take more than k stones. If G(n + p) = G(n) for all n from e to
//! below h·e + (h − 1)·p + k, then for all n from e on. For a move from n + p leaves some part of at least
//! (n + p − k)/h stones, which is at least e + p for all larger n: so p can be taken from it. The parts have to be
//! free to be equal: of Grundy's game the theorem says nothing.

use crate::Rules;

/// How many of the last values are looked for among those before.
const PATTERN: usize = 256;

/// From `start` on, values come again after `length`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap from which they do.
    pub start: usize,
    /// After how many.
    pub length: usize,
    /// How much is added to them then: `G(n + length) = G(n) + saltus`.
    pub saltus: u32,
}

impl Period {
    /// How many values have to be known for the theorem to prove it; nothing if it does not cover these rules.
    pub fn needed(&self, rules: &Rules) -> Option<usize> {
        if !rules.is_finite() {
            return None;
        }
        let parts = rules.parts()?.max(1);
        // A heap of at least one stone, since that of none has no moves.
        let start = self.start.max(1);
        let window = parts.checked_mul(start)?.checked_add((parts - 1).checked_mul(self.length)?)?;
        // With at most one heap left the window is what one move can see.
        window.max(start + 1).checked_add(rules.largest()?)?.checked_add(self.length)
    }

    /// The last heap whose value is not that of the period.
    pub fn last_exception(&self) -> Option<usize> {
        self.start.checked_sub(1)
    }

    /// The period that these values have at their end and that takes the fewest values to prove; with how many it takes.
    ///
    /// The last values are looked for among those before them (Knuth, Morris and Pratt), and every place where they are is
    /// followed to the front.
    pub fn candidate<V: Copy + Eq>(rules: &Rules, values: &[V]) -> Option<(Period, usize)> {
        let length = values.len();
        let pattern: Vec<V> = values.iter().rev().take(PATTERN.min(length / 3)).copied().collect();
        if pattern.is_empty() {
            return None;
        }
        let failure = failures(&pattern);
        let mut best: Option<(Period, usize)> = None;
        let mut effort = 8 * length;
        let mut matched = 0;
        for back in 1..length {
            let value = values[length - 1 - back];
            while matched > 0 && (matched == pattern.len() || pattern[matched] != value) {
                matched = failure[matched - 1];
            }
            matched += usize::from(pattern[matched] == value);
            if matched < pattern.len() {
                continue;
            }
            // The pattern ends here; it begins so many before the end.
            let period = back + 1 - pattern.len();
            let alike = values.iter().rev().zip(values.iter().rev().skip(period)).take_while(|(a, b)| a == b);
            let alike = alike.count();
            effort = effort.saturating_sub(alike);
            let found = Period { start: length - period - alike, length: period, saltus: 0 };
            if let Some(needed) = found.needed(rules)
                && best.is_none_or(|(_, least)| needed < least)
            {
                best = Some((found, needed));
            }
            if effort == 0 {
                break;
            }
        }
        best
    }
}

/// For each beginning of a pattern the longest one that ends it.
fn failures<V: Eq>(pattern: &[V]) -> Vec<usize> {
    let mut failure = vec![0; pattern.len()];
    let mut matched = 0;
    for place in 1..pattern.len() {
        while matched > 0 && pattern[place] != pattern[matched] {
            matched = failure[matched - 1];
        }
        matched += usize::from(pattern[place] == pattern[matched]);
        failure[place] = matched;
    }
    failure
}
