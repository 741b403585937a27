//! Which heaps have a value, as bits: one plane for each value, over the last so many heaps. Whether many heaps in a row
//! have a split with a value is then a matter of a few words.

use crate::cell::Cell;
use crate::shifts::Shifts;

/// How many heaps are looked at together.
pub(crate) const LANES: usize = 448;
/// A bit for each of them.
pub(crate) type Lanes = [u64; LANES / 64];
/// Bytes that are read to have them at any place.
const READ: usize = LANES / 8 + 8;

/// No heap.
pub(crate) const NONE: Lanes = [0; LANES / 64];

/// For each value the heaps that have it.
pub(crate) struct Planes {
    bits: Vec<u8>,
    /// Bytes of a plane.
    stride: usize,
    /// The heap at the first bit, a multiple of 8; and the one after the last that was added.
    origin: usize,
    end: usize,
    /// How far below a block is read.
    reach: usize,
}

impl Planes {
    /// For so many values, and so far back; with the last of these values.
    pub(crate) fn new<V: Cell>(count: usize, reach: usize, values: &[V]) -> Planes {
        let reach = reach.next_multiple_of(64);
        // Twice what is read, so that it is seldom moved; an odd number of lines, so that planes do not share places of a cache.
        let lines = (2 * reach + 8 * LANES) / 512 + 1;
        let stride = 64 * (lines | 1);
        let origin = (values.len() & !7).saturating_sub(reach);
        let mut planes = Planes { bits: vec![0; count * stride], stride, origin, end: origin, reach };
        planes.add(values);
        planes
    }

    /// Adds the heaps that are not there yet. There have to be places: at most a block more, or all from the start on.
    pub(crate) fn add<V: Cell>(&mut self, values: &[V]) {
        let mut from = self.end;
        if values.len() + 8 * READ > self.origin + 8 * self.stride {
            self.slide(values.len());
            from = from.max(self.origin);
        }
        for (heap, value) in (from..).zip(values.iter().skip(from)) {
            let at = heap - self.origin;
            self.bits[value.index() * self.stride + at / 8] |= 1 << (at % 8);
        }
        self.end = values.len();
    }

    /// Takes heaps from the end away, until there are so many.
    pub(crate) fn truncate<V: Cell>(&mut self, values: &[V], count: usize) {
        for (heap, value) in (count..self.end).zip(&values[count..]) {
            let at = heap - self.origin;
            self.bits[value.index() * self.stride + at / 8] &= !(1 << (at % 8));
        }
        self.end = self.end.min(count);
    }

    /// Makes room at the end.
    fn slide(&mut self, end: usize) {
        let by = ((end & !7).saturating_sub(self.reach + 2 * LANES).max(self.origin) - self.origin) / 64 * 8;
        for plane in self.bits.chunks_exact_mut(self.stride) {
            let gone = by.min(plane.len());
            plane.copy_within(gone.., 0);
            let kept = plane.len() - gone;
            plane[kept..].fill(0);
        }
        self.origin += 8 * by;
    }

    /// Which of the heaps from `base` on have this value; `base` is a multiple of 8.
    #[inline(always)]
    pub(crate) fn at(&self, base: usize, value: usize) -> Lanes {
        let start = value * self.stride + (base - self.origin) / 8;
        let mut lanes = NONE;
        for (lane, bytes) in lanes.iter_mut().zip(self.bits[start..].chunks_exact(8)) {
            *lane = bytes.try_into().map_or(0, u64::from_le_bytes);
        }
        lanes
    }

    /// Which of the heaps from `base` on have a split with this value, by one of these shifts.
    #[inline(always)]
    pub(crate) fn with_split(&self, shifts: &Shifts, base: usize, value: usize) -> Lanes {
        let place = (base - self.origin) / 8;
        let mut lanes = NONE;
        let mut from = 0;
        for (rest, &to) in shifts.ends.iter().enumerate() {
            let mut sum = [0u64; READ / 8];
            for shift in &shifts.all[from..to] {
                let start = (value ^ shift.value as usize) * self.stride + place - shift.bytes as usize;
                let bytes = &self.bits[start..start + READ];
                for (index, word) in sum.iter_mut().enumerate() {
                    let bytes = &bytes[8 * index..8 * index + 8];
                    *word |= bytes.try_into().map_or(0, u64::from_le_bytes);
                }
            }
            if from < to {
                for index in 0..lanes.len() {
                    // By 1 and then by the rest, so that no shift is by 64.
                    lanes[index] |= sum[index] >> rest | (sum[index + 1] << 1) << (63 - rest);
                }
            }
            from = to;
        }
        lanes
    }
}
