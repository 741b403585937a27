//! Rare heaps of a sparse space, and the loop that takes most of the time.
#![allow(unsafe_code)] // Unchecked reads are within bounds, since the heaps ascend.

use crate::cell::{Cell, Marks};

/// Rare heaps, ascending, with their values.
#[derive(Clone, Debug)]
pub(crate) struct Rare<V> {
    heaps: Vec<u32>,
    values: Vec<V>,
}

impl<V> Default for Rare<V> {
    fn default() -> Rare<V> {
        Rare { heaps: vec![], values: vec![] }
    }
}

impl<V: Cell> Rare<V> {
    /// Adds a heap, which has to be larger than all before.
    pub(crate) fn push(&mut self, heap: u32, value: V) {
        assert!(self.heaps.last().is_none_or(|&last| last < heap), "heaps have to rise");
        self.heaps.push(heap);
        self.values.push(value);
    }

    pub(crate) fn len(&self) -> usize {
        self.heaps.len()
    }

    /// The largest; 0 if there is none.
    pub(crate) fn last(&self) -> usize {
        self.heaps.last().map_or(0, |&heap| heap as usize)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, V)> {
        self.heaps.iter().copied().zip(self.values.iter().copied())
    }

    /// Marks the value of every split of `left` with a rare part, except for a part equal to `hole`.
    #[inline(always)]
    pub(crate) fn mark(&self, values: &[V], left: usize, hole: Option<usize>, marks: &mut V::Marks) {
        let place_of = |heap: usize| self.heaps.partition_point(|&rare| (rare as usize) < heap);
        // Most often all of them are smaller.
        let end = if self.last() < left { self.heaps.len() } else { place_of(left) };
        match hole {
            None => self.mark_range(&values[..left], 0, end, marks),
            Some(hole) => {
                self.mark_range(&values[..left], 0, place_of(hole).min(end), marks);
                self.mark_range(&values[..left], place_of(hole + 1).min(end), end, marks);
            }
        }
    }

    #[inline(always)]
    fn mark_range(&self, below: &[V], from: usize, to: usize, marks: &mut V::Marks) {
        let (heaps, values) = (&self.heaps[from..to], &self.values[from..to]);
        let Some(&last) = heaps.last() else { return };
        let end = below.len();
        assert!(last as usize <= end && heaps[0] > 0);
        for (&heap, &value) in heaps.iter().zip(values) {
            // SAFETY: heaps ascend, so that none is smaller than the first or larger than the last.
            let other = unsafe { *below.get_unchecked(end - heap as usize) };
            marks.mark(other ^ value);
        }
    }
}
