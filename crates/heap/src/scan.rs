//! Finds the next value from all splits: some are marked first, and after that only the smallest unseen value
//! is looked for.

use crate::cell::{Cell, Marks};
use crate::engine::Engine;
use crate::pairs::find;
use crate::sparse::mark_pairs;
use crate::walk::end_of;

/// Number of splits marked at first, and around each one found.
const MARKED: usize = 384;
const AROUND: usize = 64;

impl<V: Cell> Engine<V> {
    /// Value of the heap after these.
    pub(crate) fn scan(&mut self, values: &[V], heap: usize) -> usize {
        self.mark_whole(values, heap);
        for index in 0..self.moves.two.len() {
            let taken = self.moves.two[index];
            if taken + 2 <= heap {
                self.mark(values, heap - taken, 1, MARKED);
            }
        }
        let mut value = 0;
        loop {
            value += self.seen.bytes()[value..].iter().take_while(|&&mark| mark != 0).count();
            if value >= V::COUNT || !self.mark_split(values, heap, value) {
                break;
            }
        }
        self.unmark();
        value
    }

    /// Looks for a split with this value, and marks those around it.
    fn mark_split(&mut self, values: &[V], heap: usize, value: usize) -> bool {
        let wanted = V::new(value);
        for index in 0..self.moves.two.len() {
            let Some(left) = heap.checked_sub(self.moves.two[index]) else { continue };
            let end = end_of(&self.moves, left);
            if MARKED < end {
                let others = &values[left + 1 - end..=left - MARKED];
                if let Some(place) = find(&values[MARKED..end], others, wanted) {
                    self.mark(values, left, MARKED + place, MARKED + place + AROUND);
                    return true;
                }
            }
        }
        false
    }

    /// Marks the values of the splits with these smaller parts.
    fn mark(&mut self, values: &[V], left: usize, from: usize, to: usize) {
        let end = end_of(&self.moves, left).min(to);
        if from < end {
            mark_pairs::<V>(&mut self.seen, values, left, from..end);
        }
    }
}
