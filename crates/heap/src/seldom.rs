//! Heaps with values that few others have. A plane for such a value is nearly empty: to look at each of these heaps by itself is quicker.

use crate::cell::Cell;
use crate::planes::LANES;

/// A value that fewer than one of so many heaps has is seldom.
const SELDOM: usize = 1024;
/// Among how many of the last heaps they are counted.
const COUNTED: usize = 1 << 15;

/// How often values came of late.
pub(crate) struct Often {
    pub(crate) counts: Vec<u32>,
    pub(crate) all: usize,
}

impl Often {
    /// Of values below `count`.
    pub(crate) fn of<V: Cell>(count: usize, values: &[V]) -> Often {
        let mut counts = vec![0; count];
        let last = &values[values.len().saturating_sub(COUNTED)..];
        last.iter().for_each(|value| counts[value.index()] += 1);
        Often { counts, all: last.len() }
    }

    /// Whether few heaps have a value.
    pub(crate) fn is_seldom(&self, value: usize) -> bool {
        self.counts[value] as usize * SELDOM < self.all
    }
}

/// A heap and its value.
#[derive(Clone, Copy)]
struct Heap {
    heap: usize,
    value: usize,
}

/// The heaps with seldom values, as far back as parts reach.
pub(crate) struct Seldom {
    is_seldom: Vec<bool>,
    heaps: Vec<Heap>,
    /// All below this are there.
    end: usize,
    /// For each part the first of the heaps that is not below what it reaches.
    first: Vec<usize>,
    /// The block that they are right for.
    next: usize,
}

impl Seldom {
    /// For so many parts that reach so far back, with the last of these values.
    pub(crate) fn new<V: Cell>(often: &Often, parts: usize, reach: usize, values: &[V]) -> Seldom {
        let is_seldom = (0..often.counts.len()).map(|value| often.is_seldom(value)).collect();
        let end = values.len().saturating_sub(reach);
        let mut seldom = Seldom { is_seldom, heaps: vec![], end, first: vec![0; parts], next: 0 };
        seldom.add(values);
        seldom
    }

    /// Whether a value is one of these.
    pub(crate) fn has(&self, value: usize) -> bool {
        self.is_seldom[value]
    }

    /// Adds the heaps that are not there yet.
    fn add<V: Cell>(&mut self, values: &[V]) {
        for (heap, value) in (self.end..).zip(&values[self.end..]) {
            let value = value.index();
            if self.is_seldom[value] {
                self.heaps.push(Heap { heap, value });
            }
        }
        self.end = values.len();
    }

    /// Tells for each split of a heap from `base` on whose other part, below `base`, is one of these: the lane, and the value. The parts
    /// are by distance, with their values.
    #[inline(always)]
    pub(crate) fn each<V: Cell>(
        &mut self,
        parts: &[(usize, usize)],
        values: &[V],
        base: usize,
        mut tell: impl FnMut(usize, usize),
    ) {
        self.add(&values[..base]);
        if self.next > base {
            self.first.fill(0);
        }
        for (&(distance, part), first) in parts.iter().zip(&mut self.first) {
            let start = base - distance;
            for heap in &self.heaps[*first..] {
                // Those below were not there yet when the block before was looked at.
                let lane = heap.heap.wrapping_sub(start);
                if lane >= LANES {
                    if heap.heap >= start {
                        break;
                    }
                } else {
                    tell(lane, heap.value ^ part);
                }
                *first += 1;
            }
        }
        self.next = base + LANES;
        self.forget();
    }

    /// Forgets what is too far back for all parts.
    fn forget(&mut self) {
        let Some(&unused) = self.first.iter().min() else { return };
        if unused > self.heaps.len() / 2 {
            self.heaps.drain(..unused);
            self.first.iter_mut().for_each(|first| *first -= unused);
        }
    }
}
