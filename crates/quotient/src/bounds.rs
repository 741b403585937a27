//! Sizes of a search for a quotient, and its meter.

use limits::{Limits, Meter, StopReason};

/// Sizes within which a quotient is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Maximum number of elements of a quotient.
    pub elements: usize,
    /// Number of heaps to examine.
    pub heaps: usize,
    /// Maximum number of entries in the table of a guessed monoid.
    pub entries: usize,
}

impl Default for Sizes {
    fn default() -> Self {
        Sizes { elements: 2000, heaps: 2000, entries: 1 << 22 }
    }
}

/// Reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// The map has a period: the quotient is that of the whole game.
    Period,
    /// [`Sizes::heaps`] heaps were examined.
    Heaps,
    /// A quotient would have more than [`Sizes::elements`].
    Elements,
    /// No monoid within [`Sizes::entries`] fits.
    Entries,
    /// The time is up, the caller has interrupted, or the steps allowed are taken.
    Stopped(StopReason),
}

/// Sizes and limits of one search; progress is told in heaps.
pub(crate) struct Bounds {
    sizes: Sizes,
    pub(crate) meter: Meter,
}

impl Bounds {
    pub(crate) fn new(sizes: Sizes, limits: &Limits) -> Bounds {
        Bounds { sizes, meter: Meter::new(limits).out_of(sizes.heaps as u64) }
    }

    /// Counts a step.
    #[inline]
    pub(crate) fn step(&self) -> Result<(), SearchEnd> {
        self.meter.steps(1).map_err(SearchEnd::Stopped)
    }

    /// Checks a quotient's number of elements.
    pub(crate) fn elements(&self, count: usize) -> Result<(), SearchEnd> {
        if count > self.sizes.elements { Err(SearchEnd::Elements) } else { Ok(()) }
    }

    /// Checks the size of a table.
    pub(crate) fn entries(&self, count: Option<usize>) -> Result<(), SearchEnd> {
        match count {
            Some(count) if count <= self.sizes.entries => Ok(()),
            _ => Err(SearchEnd::Entries),
        }
    }
}
