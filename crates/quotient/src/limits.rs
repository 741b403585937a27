//! Limits of a search for a quotient.

use std::cell::Cell;

/// Sizes within which a quotient is looked for.
#[derive(Clone, Copy)]
pub struct SearchLimits<'a> {
    /// Maximum number of elements of a quotient.
    pub elements: usize,
    /// Number of heaps to examine.
    pub heaps: usize,
    /// Maximum number of entries in the table of a guessed monoid.
    pub entries: usize,
    /// Polled from time to time with the number of heaps done; returns `true` to stop.
    pub stop: Option<&'a dyn Fn(usize) -> bool>,
}

impl Default for SearchLimits<'_> {
    fn default() -> Self {
        SearchLimits { elements: 2000, heaps: 2000, entries: 1 << 22, stop: None }
    }
}

impl std::fmt::Debug for SearchLimits<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("SearchLimits")
            .field("elements", &self.elements)
            .field("heaps", &self.heaps)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// Reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// The map has a period: the quotient is that of the whole game.
    Period,
    /// [`SearchLimits::heaps`] heaps were examined.
    Heaps,
    /// A quotient would have more than [`SearchLimits::elements`].
    Elements,
    /// No monoid within [`SearchLimits::entries`] fits.
    Entries,
    /// [`SearchLimits::stop`] returned `true`.
    Stopped,
}

/// Number of steps between two polls of `stop`.
const PATIENCE: u32 = 1 << 14;

/// Counts steps and polls for interruption.
pub(crate) struct SearchMeter<'a> {
    limits: SearchLimits<'a>,
    left: Cell<u32>,
    /// Number of heaps done.
    pub(crate) known: Cell<usize>,
}

impl<'a> SearchMeter<'a> {
    pub(crate) fn new(limits: &SearchLimits<'a>) -> SearchMeter<'a> {
        SearchMeter { limits: *limits, left: Cell::new(PATIENCE), known: Cell::new(0) }
    }

    /// Counts a step.
    #[inline]
    pub(crate) fn step(&self) -> Result<(), SearchEnd> {
        self.left.set(self.left.get() - 1);
        if self.left.get() > 0 {
            return Ok(());
        }
        self.left.set(PATIENCE);
        match self.limits.stop {
            Some(stop) if stop(self.known.get()) => Err(SearchEnd::Stopped),
            _ => Ok(()),
        }
    }

    /// Checks a quotient's number of elements.
    pub(crate) fn elements(&self, count: usize) -> Result<(), SearchEnd> {
        if count > self.limits.elements { Err(SearchEnd::Elements) } else { Ok(()) }
    }

    /// Checks the size of a table.
    pub(crate) fn entries(&self, count: Option<usize>) -> Result<(), SearchEnd> {
        match count {
            Some(count) if count <= self.limits.entries => Ok(()),
            _ => Err(SearchEnd::Entries),
        }
    }
}
