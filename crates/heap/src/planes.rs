//! Which heaps have a value, as bits: one plane for each value, over the last so many heaps. Whether many heaps in a row
//! have a split with a value is then a matter of a few words.

use crate::cell::Cell;
use crate::shifts::{Shift, Shifts};
use crate::vector;

/// How many heaps are looked at together.
pub(crate) const LANES: usize = 448;
/// A bit for each of them.
pub(crate) type Lanes = [u64; LANES / 64];
/// Bytes that are read to have them at any place.
pub(crate) const READ: usize = LANES / 8 + 8;

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

    /// Finds which of the heaps from `base` on have a split by one of these shifts with each of the values, and puts them where it stands.
    #[inline]
    pub(crate) fn find_splits(&self, shifts: &Shifts, base: usize, values: &mut [(usize, Lanes)]) {
        let window = Window { bits: &self.bits, stride: self.stride, place: (base - self.origin) / 8 };
        window.find_splits(shifts, values);
    }
}

/// Planes as seen from a block, which begins so many bytes after the beginning of each.
pub(crate) struct Window<'a> {
    pub(crate) bits: &'a [u8],
    pub(crate) stride: usize,
    pub(crate) place: usize,
}

impl Window<'_> {
    /// The bits that a shift brings to the block, for a value.
    #[inline(always)]
    pub(crate) fn bytes(&self, shift: &Shift, value: usize) -> &[u8] {
        let start = (value ^ shift.value as usize) * self.stride + self.place - shift.bytes as usize;
        &self.bits[start..start + READ]
    }

    fn find_splits(&self, shifts: &Shifts, values: &mut [(usize, Lanes)]) {
        if !vector::find_splits(self, shifts, values) {
            for (value, lanes) in values {
                self.find_split(shifts, *value, lanes);
            }
        }
    }

    /// The same for one value, by words of 64 bits.
    fn find_split(&self, shifts: &Shifts, value: usize, lanes: &mut Lanes) {
        let mut from = 0;
        for (by, &to) in shifts.ends.iter().enumerate() {
            let mut sum = [0u64; READ / 8];
            for shift in &shifts.all[from..to] {
                for (word, bytes) in sum.iter_mut().zip(self.bytes(shift, value).chunks_exact(8)) {
                    *word |= bytes.try_into().map_or(0, u64::from_le_bytes);
                }
            }
            for (index, lane) in lanes.iter_mut().enumerate() {
                // By 1 and then by the rest, so that no shift is by 64.
                *lane |= sum[index] >> by | (sum[index + 1] << 1) << (63 - by);
            }
            from = to;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_are_found_where_the_definition_has_them() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let values: Vec<u8> = (0..6000).map(|_| random(16) as u8).collect();
        let base = 5000;
        let planes = Planes::new(16, 3000, &values[..base]);
        let parts: Vec<(usize, usize)> = (0..150).map(|_| (1 + random(3000), random(16))).collect();
        for parts in parts.chunks(64) {
            let [shifts] = &Shifts::groups(parts)[..] else { unreachable!("as many as stand together") };
            let mut found: Vec<(usize, Lanes)> = (0..16).map(|value| (value, NONE)).collect();
            let mut by_words = found.clone();
            planes.find_splits(shifts, base, &mut found);
            let window = Window { bits: &planes.bits, stride: planes.stride, place: (base - planes.origin) / 8 };
            by_words.iter_mut().for_each(|(value, lanes)| window.find_split(shifts, *value, lanes));
            assert_eq!(found, by_words);
            for (value, lanes) in found {
                for lane in 0..LANES {
                    let other = |distance: usize| base + lane - distance;
                    let has = parts.iter().any(|&(distance, part)| {
                        other(distance) < base && usize::from(values[other(distance)]) ^ part == value
                    });
                    assert_eq!(lanes[lane / 64] >> (lane % 64) & 1 == 1, has, "value {value}, lane {lane}");
                }
            }
        }
    }
}
