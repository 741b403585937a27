//! The limit of a search: a question that is asked in every loop, and is answered once for all.

use std::cell::{Cell, RefCell};

/// Steps between two questions.
const EVERY: u32 = 1 << 10;

/// Asks now and then whether a search is to stop.
pub(crate) struct Budget<'b> {
    stop: RefCell<&'b mut dyn FnMut() -> bool>,
    steps: Cell<u32>,
    over: Cell<bool>,
}

impl<'b> Budget<'b> {
    pub(crate) fn new(stop: &'b mut dyn FnMut() -> bool) -> Budget<'b> {
        Budget { stop: RefCell::new(stop), steps: Cell::new(0), over: Cell::new(false) }
    }

    /// Returns `true` once the search is to stop. Cheap enough for inner loops.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over_after(1)
    }

    /// The same after a number of steps.
    pub(crate) fn is_over_after(&self, steps: usize) -> bool {
        let done = self.steps.get().saturating_add(u32::try_from(steps).unwrap_or(u32::MAX));
        self.steps.set(done);
        if done >= EVERY && !self.over.get() {
            self.steps.set(0);
            let over = self.stop.try_borrow_mut().is_ok_and(|mut stop| stop());
            self.over.set(over);
        }
        self.over.get()
    }
}

/// Runs a search without a limit.
#[cfg(test)]
pub(crate) fn unlimited<T>(search: impl FnOnce(&Budget<'_>) -> T) -> T {
    let mut never = || false;
    search(&Budget::new(&mut never))
}
