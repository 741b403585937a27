//! The next value by all splits: the first ones are marked, and then only the smallest value not seen is looked for.

use crate::cell::{Cell, Marks};
use crate::engine::Engine;

/// How many splits are marked at first, and around each that is found.
const MARKED: usize = 384;
const AROUND: usize = 64;

impl<V: Cell> Engine<V> {
    pub(crate) fn scan(&mut self, heap: usize) -> usize {
        self.mark_whole(heap);
        for index in 0..self.rules.two.len() {
            let taken = self.rules.two[index];
            if taken + 2 <= heap {
                self.mark(heap - taken, 1, MARKED);
            }
        }
        let mut value = 0;
        loop {
            value += self.seen.bytes()[value..].iter().take_while(|&&mark| mark != 0).count();
            if value >= V::COUNT || !self.found(heap, value) {
                break;
            }
        }
        self.unmark();
        value
    }

    /// Looks for a split with this value, and marks those around it.
    fn found(&mut self, heap: usize, value: usize) -> bool {
        let wanted = V::new(value);
        for index in 0..self.rules.two.len() {
            let Some(left) = heap.checked_sub(self.rules.two[index]) else { continue };
            let end = self.end_of(left);
            let start = MARKED.min(end);
            if start < end {
                let (a, b) = self.store.pairs(left, start, end);
                if let Some(place) = wanted.find(a, b) {
                    self.mark(left, start + place, start + place + AROUND);
                    return true;
                }
            }
        }
        false
    }

    /// Marks the values of the splits with these smaller parts.
    fn mark(&mut self, left: usize, from: usize, to: usize) {
        let end = self.end_of(left).min(to);
        if from < end {
            let (a, b) = self.store.pairs(left, from, end);
            for (&a, &b) in a.iter().zip(b) {
                self.seen.mark(a ^ b);
            }
        }
    }
}
