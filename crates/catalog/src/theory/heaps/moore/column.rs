//! One binary column of a winning move.
//!
//! A heap that has decreased in a higher column is *loose*: its digits from here on are free. The others are
//! *tight*, and a tight heap with a one here may become loose by turning it into a zero. With `m` loose heaps
//! and `x` ones in the tight ones, `s` of which become loose while `c` of the loose heaps get a one, the
//! column comes out right if `x - s + c` has the wanted remainder modulo k + 1; and `s <= k - m` and `c <=
//! m`.
//!
//! There is always such a choice, regardless of those above, so that no backtracking is needed: with `r =
//! (x - wanted) mod (k + 1)` it is `s = r`, `c = 0` if `r <= k - m`, and otherwise `s = 0`, `c = k + 1 - r`,
//! which is at most `m`. (In misère play the wanted remainder is 1 in the lowest column if all heaps are 0 or
//! 1 by then; if `x` is 0 there, `r = k` is more than `k - m`, since at least one heap is loose.)

use super::Position;

/// A column, given the choices above it.
#[derive(Clone, Copy)]
pub(super) struct Column {
    /// Number of loose heaps.
    loose: usize,
    /// Number of tight heaps with a one.
    tight: usize,
    /// Limit on the loose heaps.
    most: usize,
    /// Remainder of `tight` minus the wanted one.
    beyond: usize,
}

/// Choice for a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// Number of heaps that become loose.
    pub(super) loosened: usize,
    /// Number of loose heaps that get a one.
    pub(super) ones: usize,
}

impl Position<'_> {
    /// The column with this number, from 0 for the lowest; `high` is `true` if there is a one in a higher
    /// column.
    pub(super) fn column(&self, number: usize, loose: usize, tight: usize, high: bool) -> Column {
        let wanted = usize::from(self.misere && number == 0 && !high);
        let beyond = (tight + self.most + 1 - wanted) % (self.most + 1);
        Column { loose, tight, most: self.most, beyond }
    }
}

impl Column {
    /// Choices, by ascending number of heaps that become loose.
    pub(super) fn choices(self) -> impl Iterator<Item = Choice> {
        std::iter::successors(self.from(0), move |choice| self.from(choice.loosened + 1))
    }

    /// Number of ones in the column after a choice.
    pub(super) fn ones(self, choice: Choice) -> usize {
        self.tight - choice.loosened + choice.ones
    }

    /// First choice with at least `loosened` heaps.
    pub(super) fn from(self, loosened: usize) -> Option<Choice> {
        let period = self.most + 1;
        // With fewer than `beyond` the loose heaps fill up to the next multiple; from `beyond` on they
        // replace ones.
        let fills = self.beyond > 0 && loosened + period <= self.beyond + self.loose;
        let loosened = if fills { loosened } else { loosened.max(self.beyond) };
        let ones = (loosened + period - self.beyond) % period;
        let fits = ones <= self.loose && loosened <= self.tight.min(self.most - self.loose);
        fits.then_some(Choice { loosened, ones })
    }
}
