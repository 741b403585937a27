//! The nim-values of subtraction games.
//!
//! * Problem: the nim-value of n where a move takes a member of a finite set, for any n.
//! * Theorem: the nim-value of n depends on those of the `s` sizes before it, where `s` is the largest
//!   member. So once `s` consecutive values repeat, everything after them does too: nim-values are eventually
//!   periodic (S. W. Golomb 1966).
//! * Cost: values are computed up to [`MOST_VALUES`], examining at most [`MOST_WORK`] options, and only as
//!   many as needed to see a period.
//! * Evidence: the theorem; without a period, values computed from the rule.

use heap::{Period, Rules, Sequence};

/// Limit on the nim-values computed.
pub(super) const MOST_VALUES: usize = 1 << 22;
/// Limit on the options examined.
const MOST_WORK: usize = 1 << 29;

/// Nim-values and their continuation.
pub(super) struct Values {
    computed: Sequence,
    period: Option<Period>,
}

impl Values {
    /// Nim-values for taking the members of `set`, which ascends and does not contain 0. If larger numbers
    /// may be taken too, the continuation is unknown.
    pub(super) fn of(set: &[usize], whole: bool) -> Values {
        let bound = MOST_VALUES.min(MOST_WORK / set.len().max(1));
        let mut computed = Sequence::new(Rules::subtraction(set.iter().copied()));
        let period = if whole { computed.period(bound, &mut |_| true) } else { None };
        if period.is_none() {
            computed.extend(bound);
        }
        Values { computed, period }
    }

    /// Period of the values, if one was found.
    pub(super) fn period(&self) -> Option<Period> {
        self.period
    }

    /// Number of values computed.
    pub(super) fn computed(&self) -> usize {
        self.computed.len()
    }

    /// A computed nim-value.
    pub(super) fn value(&self, heap: usize) -> Option<u32> {
        self.computed.value(heap)
    }
}

#[cfg(test)]
mod tests {
    use super::{Period, Values};

    /// Period found for a game with this set.
    fn period(set: &[usize]) -> Period {
        Values::of(set, true).period().expect("a small set shows its period")
    }

    /// Winning Ways, ch. 4: with two numbers the period is their sum, or twice the smaller if the larger is
    /// an odd multiple of it; there is no preperiod.
    #[test]
    fn two_numbers_have_the_known_period() {
        for small in 1..30 {
            for large in small + 1..60 {
                let twice = large % small == 0 && large / small % 2 == 1;
                let length = if twice { 2 * small } else { small + large };
                assert_eq!(
                    period(&[small, large]),
                    Period { start: 0, length, saltus: 0 },
                    "{small} {large}"
                );
            }
        }
    }

    #[test]
    fn a_period_is_the_smallest_and_begins_as_early_as_can_be() {
        for bits in 1usize..1 << 10 {
            let set: Vec<usize> = (1..=10).filter(|member| bits >> (member - 1) & 1 == 1).collect();
            let Period { start, length, .. } = period(&set);
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
        assert_eq!(period(&[]), Period { start: 0, length: 1, saltus: 0 });
    }

    #[test]
    fn a_window_that_is_too_long_leaves_the_period_unknown() {
        assert_eq!(Values::of(&[1, 4_000_000], true).period(), None);
    }
}
