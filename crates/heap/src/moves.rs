//! The moves that the fast ways know: finitely many amounts, and at most two parts.

use crate::Rules;

/// Amounts, each list rising and without repeats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves {
    /// A heap of exactly so many may be taken.
    pub(crate) whole: Vec<usize>,
    /// So many may be taken from a larger heap; none of them is 0.
    pub(crate) one: Vec<usize>,
    /// So many may be taken, perhaps none, and what is left split in two.
    pub(crate) two: Vec<usize>,
    /// Whether the two parts have to be different.
    pub(crate) unequal: bool,
}

impl Moves {
    /// The same moves, if the fast ways know them all.
    pub(crate) fn of(rules: &Rules) -> Option<Moves> {
        let sorted = |amounts: &[usize]| {
            let mut amounts = amounts.to_vec();
            amounts.sort_unstable();
            amounts.dedup();
            amounts
        };
        let one = sorted(&rules.one).into_iter().filter(|&taken| taken > 0).collect();
        rules.three.is_empty().then(|| Moves {
            whole: sorted(&rules.whole),
            one,
            two: sorted(&rules.two),
            unequal: rules.unequal,
        })
    }

    /// The most stones that are taken.
    pub(crate) fn largest(&self) -> usize {
        [&self.whole, &self.one, &self.two]
            .into_iter()
            .filter_map(|amounts| amounts.last())
            .copied()
            .max()
            .unwrap_or(0)
    }

    /// Whether two equal parts, which are worth nothing, may be left of this heap.
    pub(crate) fn halves(&self, heap: usize) -> bool {
        let even = |taken: &usize| *taken + 2 <= heap && (heap - taken).is_multiple_of(2);
        !self.unequal && self.two.iter().any(even)
    }
}
