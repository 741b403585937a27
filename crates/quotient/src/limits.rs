//! Limits of a search.

use std::cell::Cell;

/// Limits of a search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Maximum number of elements of a quotient.
    pub elements: usize,
    /// Number of heaps to examine.
    pub heaps: usize,
    /// Maximum number of entries in the table of a guessed monoid.
    pub entries: usize,
    /// Polled from time to time with the number of heaps done; returns `true` to stop.
    pub stop: Option<&'a dyn Fn(usize) -> bool>,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { elements: 2000, heaps: 2000, entries: 1 << 22, stop: None }
    }
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Limits")
            .field("elements", &self.elements)
            .field("heaps", &self.heaps)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// Reason why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The map has a period: the quotient is that of the whole game.
    Period,
    /// [`Limits::heaps`] heaps were examined.
    Heaps,
    /// A quotient would have more than [`Limits::elements`].
    Elements,
    /// No monoid within [`Limits::entries`] fits.
    Entries,
    /// [`Limits::stop`] returned `true`.
    Stopped,
}

/// Number of steps between two polls of `stop`.
const PATIENCE: u32 = 1 << 14;

/// Counts steps and polls for interruption.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    left: Cell<u32>,
    /// Number of heaps done.
    pub(crate) known: Cell<usize>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: &Limits<'a>) -> Meter<'a> {
        Meter { limits: *limits, left: Cell::new(PATIENCE), known: Cell::new(0) }
    }

    /// Counts a step.
    #[inline]
    pub(crate) fn step(&self) -> Result<(), Ended> {
        self.left.set(self.left.get() - 1);
        if self.left.get() > 0 {
            return Ok(());
        }
        self.left.set(PATIENCE);
        match self.limits.stop {
            Some(stop) if stop(self.known.get()) => Err(Ended::Stopped),
            _ => Ok(()),
        }
    }

    /// Checks a quotient's number of elements.
    pub(crate) fn elements(&self, count: usize) -> Result<(), Ended> {
        if count > self.limits.elements { Err(Ended::Elements) } else { Ok(()) }
    }

    /// Checks the size of a table.
    pub(crate) fn entries(&self, count: Option<usize>) -> Result<(), Ended> {
        match count {
            Some(count) if count <= self.limits.entries => Ok(()),
            _ => Err(Ended::Entries),
        }
    }
}
