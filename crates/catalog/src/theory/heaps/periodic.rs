//! The nim-values of subtraction games.
//!
//! * Problem: the nim-value of n where a move takes a member of a finite set, for any n.
//! * Theorem: the nim-value of n depends on those of the `s` sizes before it, where `s` is the largest member. So as soon
//!   as `s` values in a row have come before, all that follows comes again: nim-values are periodic in the end
//!   (S. W. Golomb 1966).
//! * Cost: values are computed up to [`MOST_VALUES`], with [`MOST_WORK`] looks at most, and more only when a period has not
//!   shown itself yet; it is found by matching the last `s` values backwards.
//! * Evidence: the theorem; where no period was found, what was computed from the rule.

/// The most nim-values computed.
pub(super) const MOST_VALUES: usize = 1 << 22;
/// The most options looked at.
const MOST_WORK: usize = 1 << 29;
/// How many values are computed before a period is looked for.
const FIRST_VALUES: usize = 1 << 10;

/// Nim-values, and how they go on.
pub(super) struct Values {
    computed: Vec<u32>,
    period: Option<Period>,
}

/// From `start` on each value comes again `length` sizes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Period {
    /// The first size from which it holds.
    pub(super) start: usize,
    /// The smallest such distance.
    pub(super) length: usize,
}

impl Values {
    /// The nim-values where the members of `set` may be taken, which rises and does not hold 0. If larger numbers may
    /// be taken too, there is no telling how the values go on.
    pub(super) fn of(set: &[usize], whole: bool) -> Values {
        let largest = set.last().copied().unwrap_or(0);
        let bound = MOST_VALUES.min(MOST_WORK / set.len().max(1));
        let mut values = Values { computed: Vec::new(), period: None };
        if !whole {
            values.extend(set, bound);
            return values;
        }
        let mut upto = largest.saturating_mul(4).max(FIRST_VALUES).min(bound);
        while values.period.is_none() {
            values.extend(set, upto);
            values.period = period(&values.computed, largest);
            if upto == bound {
                break;
            }
            upto = upto.saturating_mul(2).min(bound);
        }
        values
    }

    fn extend(&mut self, set: &[usize], upto: usize) {
        // When each value was last seen among the options.
        let mut seen = vec![usize::MAX; set.len() + 1];
        for heap in self.computed.len()..upto {
            for &taken in set.iter().take_while(|&&taken| taken <= heap) {
                seen[self.computed[heap - taken] as usize] = heap;
            }
            let value = seen.iter().take_while(|&&last| last == heap).count();
            self.computed.push(value as u32);
        }
    }

    /// How the values go on, if a period was found.
    pub(super) fn period(&self) -> Option<Period> {
        self.period
    }

    /// How many values were computed.
    pub(super) fn computed(&self) -> usize {
        self.computed.len()
    }

    /// A computed nim-value.
    pub(super) fn value(&self, heap: usize) -> Option<u32> {
        self.computed.get(heap).copied()
    }
}

/// The period that is proved by the last `window` values, which came before.
fn period(values: &[u32], window: usize) -> Option<Period> {
    if window == 0 {
        return Some(Period { start: 0, length: 1 });
    }
    let length = back(values, window)?;
    // How far the period goes back.
    let last = values.len() - window;
    let start = (length..last).rev().take_while(|&heap| values[heap] == values[heap - length]).last();
    Some(Period { start: start.unwrap_or(last) - length, length })
}

/// How far back the last `window` values are found again for the first time: Knuth, Morris and Pratt, from the end.
fn back(values: &[u32], window: usize) -> Option<usize> {
    let count = values.len();
    if window >= count {
        return None;
    }
    let at = |index: usize| values[count - 1 - index];
    // How long a proper prefix of the pattern ends at each of its places.
    let mut fail = vec![0usize; window];
    let mut matched = 0;
    for index in 1..count {
        while matched > 0 && at(matched) != at(index) {
            matched = fail[matched - 1];
        }
        if at(matched) == at(index) {
            matched += 1;
        }
        if index < window {
            fail[index] = matched;
        }
        if matched == window && index >= window {
            return Some(index + 1 - window);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Period, Values};

    /// The period of a game with this set, found.
    fn found(set: &[usize]) -> Period {
        Values::of(set, true).period().expect("a small set shows its period")
    }

    /// Winning Ways, ch. 4: with two numbers the period is their sum, or twice the smaller if the larger is an odd
    /// multiple of it; and there is no preperiod.
    #[test]
    fn two_numbers_have_the_known_period() {
        for small in 1..30 {
            for large in small + 1..60 {
                let twice = large % small == 0 && large / small % 2 == 1;
                let length = if twice { 2 * small } else { small + large };
                assert_eq!(found(&[small, large]), Period { start: 0, length }, "{small} {large}");
            }
        }
    }

    #[test]
    fn a_period_is_the_smallest_and_begins_as_early_as_can_be() {
        for bits in 1usize..1 << 10 {
            let set: Vec<usize> = (1..=10).filter(|member| bits >> (member - 1) & 1 == 1).collect();
            let Period { start, length } = found(&set);
            let mut values: Vec<usize> = Vec::new();
            for heap in 0..1500 {
                let options = set.iter().filter(|&&taken| taken <= heap).map(|taken| values[heap - taken]);
                let options: Vec<usize> = options.collect();
                values.push((0..=set.len()).find(|value| !options.contains(value)).expect("one is missing"));
            }
            let agrees = |start: usize, length: usize| {
                (start..1500 - length).all(|heap| values[heap] == values[heap + length])
            };
            assert!(start + 2 * length < 1000, "{set:?}");
            assert!(agrees(start, length), "{set:?}");
            assert!(start == 0 || !agrees(start - 1, length), "{set:?}: starts earlier");
            assert!((1..length).all(|length| !agrees(start, length)), "{set:?}: shorter");
        }
    }

    #[test]
    fn nothing_to_take_has_period_1() {
        assert_eq!(found(&[]), Period { start: 0, length: 1 });
    }

    #[test]
    fn a_window_that_is_too_long_leaves_the_period_unknown() {
        assert_eq!(Values::of(&[1, 4_000_000], true).period(), None);
    }
}
