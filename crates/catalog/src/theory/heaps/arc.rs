//! Sizes whose remainders form an arc.
//!
//! If from `a` to `b` stones are taken, nim-values have period `a + b`, and the sizes with the same value are
//! those whose remainder lies on an arc. The options of a heap are `b - a + 1` consecutive sizes, no more
//! than the `b` or more sizes between two occurrences of an arc of length at most `a`: so those with a wanted
//! nim-value are consecutive too.

use super::super::Several;
use super::heap::{none, run};
use dashu_int::UBig;

/// Consecutive remainders, wrapping around if necessary.
pub(super) struct Arc<'a> {
    /// Modulus of the remainders.
    pub(super) period: &'a UBig,
    /// First remainder.
    pub(super) start: UBig,
    /// Number of remainders, at least one.
    pub(super) length: UBig,
}

impl Arc<'_> {
    /// The sizes from `least` to `most` with a remainder on the arc, if the range is too short to meet it
    /// twice.
    pub(super) fn run(&self, least: &UBig, most: &UBig, listed: usize) -> Several<UBig> {
        if least > most {
            return none();
        }
        // Distance of `least` beyond the start of the arc.
        let beyond = (least + self.period - &self.start) % self.period;
        let (first, length) = if beyond < self.length {
            (least.clone(), &self.length - beyond)
        } else {
            (least + self.period - beyond, self.length.clone())
        };
        let last = &first + length - UBig::ONE;
        run(first, (&last).min(most), listed)
    }
}
