//! Sizes whose remainders form an arc.
//!
//! Where from `a` to `b` stones are taken, nim-values go round with period `a + b`, and the sizes that share one are
//! those whose remainder lies on an arc. The options of a heap are `b - a + 1` sizes in a row, not more than the `b` or
//! more sizes between two turns of an arc of length `a` or less: so those with a wanted nim-value are again in a row.

use super::super::Several;
use super::heap::{none, run};
use dashu_int::UBig;

/// Remainders in a row, round the end if need be.
pub(super) struct Arc<'a> {
    /// The modulus.
    pub(super) period: &'a UBig,
    /// The first remainder.
    pub(super) start: UBig,
    /// How many there are, at least one.
    pub(super) length: UBig,
}

impl Arc<'_> {
    /// The sizes from `least` to `most` with a remainder on the arc, if they are too few to meet it twice.
    pub(super) fn run(&self, least: &UBig, most: &UBig, listed: usize) -> Several<UBig> {
        if least > most {
            return none();
        }
        // How far `least` lies beyond the start of the arc.
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
