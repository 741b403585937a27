//! Patterns that hold for a while, and then end.

use crate::Period;

/// Number of periods for which a pattern has to hold.
const PERIODS: usize = 10;

/// An arithmetic pattern that held for at least ten periods of the values of a game, and then ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The pattern, and the first heap from which on it held.
    pub pattern: Period,
    /// The first heap after that from which it does not lead to the value after a period.
    pub end: usize,
}

impl Broken {
    /// The one that held for the most heaps, and of these that with the shortest period; only patterns with an
    /// increase are looked for.
    ///
    /// ```
    /// use heap::{Broken, Period};
    /// let values: Vec<u32> = (0..30).chain([7]).collect();
    /// let pattern = Period { start: 0, length: 1, saltus: 1 };
    /// assert_eq!(Broken::of(&values), Some(Broken { pattern, end: 29 }));
    /// assert_eq!(Broken::of(&values[..30]), None);
    /// ```
    pub fn of(values: &[u32]) -> Option<Broken> {
        let mut longest: Option<Broken> = None;
        for length in 1..=values.len() / PERIODS {
            let mut start = 0;
            for end in 0..values.len() - length {
                let step = |heap: usize| values[heap + length].checked_sub(values[heap]);
                if step(start) == step(end) {
                    continue;
                }
                // Ten periods of values have nine from one to the next.
                let held = end - start;
                let least = longest.map_or((PERIODS - 1) * length, |other| {
                    ((PERIODS - 1) * length).max(other.end - other.pattern.start + 1)
                });
                if let Some(saltus) = step(start).filter(|&saltus| saltus > 0 && held >= least) {
                    longest = Some(Broken { pattern: Period { start, length, saltus }, end });
                }
                start = end;
            }
        }
        longest
    }
}
