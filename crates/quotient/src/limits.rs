//! How much a search may take.

use std::cell::Cell;

/// What a search may take.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many elements a quotient may have.
    pub elements: usize,
    /// How many heaps are looked at.
    pub heaps: usize,
    /// How many entries the table of a guessed monoid may have.
    pub entries: usize,
    /// Asked now and then, with the number of heaps that are known, whether to stop.
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

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The map has a period: the quotient is that of the whole game.
    Period,
    /// [`Limits::heaps`] were looked at.
    Heaps,
    /// A quotient would have more than [`Limits::elements`].
    Elements,
    /// No monoid within [`Limits::entries`] fits.
    Entries,
    /// [`Limits::stop`] said so.
    Stopped,
}

/// How many steps are taken between two questions whether to stop.
const PATIENCE: u32 = 1 << 14;

/// Counts steps.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    left: Cell<u32>,
    /// How many heaps are known.
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

    /// Checks the number of elements of a quotient.
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
