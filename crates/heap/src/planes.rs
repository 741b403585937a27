//! Sets of heaps by value, as bits: one plane per value, over the most recent heaps. Finding out which of
//! many consecutive heaps have a split with a value then takes a few words.

use crate::cell::Cell;
use crate::rows::{LANES, Lanes, NONE, READ, ROW, Rows, TILE};
use crate::shifts::{Shifts, TOGETHER};
use crate::twins::{FARTHEST, Twins};
use crate::vector;

/// Number of heaps that may be taken back.
pub(crate) const BACK: usize = 8 * LANES;
/// For each value the heaps that have it and, with twins, the heaps that have it or whose twin below has the
/// corresponding value.
pub(crate) struct Planes {
    /// Tiles in a ring, each with a row per value, followed by one per value for twins.
    bits: Vec<u8>,
    twins: Option<Twins>,
    /// Numbers of values, rows, and tiles.
    values: usize,
    rows: usize,
    tiles: usize,
    reach: usize,
    /// One past the last heap added.
    end: usize,
}

impl Planes {
    /// Makes planes for this many values and this reach, filled with the last of `values`.
    pub(crate) fn new<V: Cell>(count: usize, reach: usize, twins: Option<Twins>, values: &[V]) -> Planes {
        // Blocks may be taken back, and one tile is ahead.
        let tiles = (reach + BACK + FARTHEST).div_ceil(8 * TILE) + 3;
        let end = (values.len() / (8 * TILE)).saturating_sub(tiles - 3) * 8 * TILE;
        let rows = if twins.is_some() { 2 * count } else { count };
        let bits = vec![0; tiles * rows * ROW];
        let mut planes = Planes { bits, twins, values: count, rows, tiles, reach, end };
        planes.add(values);
        planes
    }

    /// Distance back that they cover.
    pub(crate) fn reach(&self) -> usize {
        self.reach
    }

    pub(crate) fn twins(&self) -> Option<Twins> {
        self.twins
    }

    /// Start of the tile with this byte of planes.
    #[inline(always)]
    fn tile(&self, byte: usize) -> usize {
        byte / TILE % self.tiles * self.rows * ROW
    }

    /// Position of a heap's bit in a row.
    #[inline(always)]
    fn place(&self, heap: usize, row: usize) -> usize {
        self.tile(heap / 8) + row * ROW + heap / 8 % TILE
    }

    /// Sets or clears a bit of a row.
    #[inline(always)]
    fn set(&mut self, heap: usize, row: usize, is_there: bool) {
        let (byte, bit) = (heap / 8, 1 << (heap % 8));
        let place = self.place(heap, row);
        let put = |byte: &mut u8| *byte = if is_there { *byte | bit } else { *byte & !bit };
        put(&mut self.bits[place]);
        // Bits at the beginning of a tile are stored twice.
        if byte % TILE < READ && byte >= TILE {
            let place = self.place(heap - 8 * TILE, row) + TILE;
            put(&mut self.bits[place]);
        }
    }

    /// Sets or clears all bits for a heap with this value.
    #[inline(always)]
    fn set_all(&mut self, heap: usize, value: usize, is_there: bool) {
        self.set(heap, value, is_there);
        if let Some(twins) = self.twins {
            self.set(heap, self.values + value, is_there);
            self.set(heap + twins.distance, self.values + (value ^ twins.other), is_there);
        }
    }

    /// Adds the heaps that are missing.
    pub(crate) fn add<V: Cell>(&mut self, values: &[V]) {
        for (heap, value) in (self.end..).zip(values.iter().skip(self.end)) {
            if heap.is_multiple_of(8 * TILE) {
                // Twins may be in the tile after this one.
                let start = self.tile(heap / 8 + TILE);
                self.bits[start..start + self.rows * ROW].fill(0);
            }
            self.set_all(heap, value.index(), true);
        }
        self.end = values.len().max(self.end);
    }

    /// Takes back all heaps from `from` on; `values` are those that were added.
    pub(crate) fn take_back<V: Cell>(&mut self, values: &[V], from: usize) {
        if self.end <= from {
            return;
        }
        let heaps = |from: usize, to: usize| (from..to).zip(&values[from..to]);
        heaps(from, self.end).for_each(|(heap, value)| self.set_all(heap, value.index(), false));
        // Earlier heaps may have set the same bits.
        let before = from.saturating_sub(FARTHEST);
        heaps(before, from).for_each(|(heap, value)| self.set_all(heap, value.index(), true));
        self.end = from;
    }

    /// Set of heaps from `base` on with this value; `base` is a multiple of 8.
    #[inline(always)]
    pub(crate) fn at(&self, base: usize, value: usize) -> Lanes {
        let start = self.place(base, value);
        let mut lanes = NONE;
        for (lane, bytes) in lanes.iter_mut().zip(self.bits[start..].chunks_exact(8)) {
            *lane = bytes.try_into().map_or(0, u64::from_le_bytes);
        }
        lanes
    }

    /// Finds the heaps from `base` on that have a split by one of these shifts with each of the values, and
    /// adds them to the set next to that value.
    pub(crate) fn find_splits(&self, shifts: &Shifts, base: usize, values: &mut [(usize, Lanes)]) {
        let mut parts = [(0, 0); TOGETHER];
        vector::find_splits(&self.rows(shifts, base, &mut parts), values);
    }

    fn rows<'a>(
        &'a self,
        shifts: &'a Shifts,
        base: usize,
        parts: &'a mut [(usize, usize); TOGETHER],
    ) -> Rows<'a> {
        let first = if shifts.twins { self.values * ROW } else { 0 };
        let (tile, slot) = (base / 8 / TILE, base / 8 / TILE % self.tiles);
        for (part, shift) in parts.iter_mut().zip(&shifts.all) {
            let byte = base / 8 - shift.bytes as usize;
            // The same as `place`, without a division.
            let back = tile - byte / TILE;
            let slot = if back > slot { slot + self.tiles - back } else { slot - back };
            *part = (slot * self.rows * ROW + first + byte % TILE, shift.value as usize);
        }
        Rows {
            bits: &self.bits,
            values: self.values,
            parts: &parts[..shifts.all.len()],
            ends: &shifts.ends,
            less: &shifts.less,
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
        let twins = Twins { distance: 26, other: 3 };
        let mut parts: Vec<(usize, usize)> = (0..60).map(|_| (1 + random(2800), random(16))).collect();
        parts.extend(parts.clone().iter().map(|(size, value)| (size + twins.distance, value ^ twins.other)));
        parts.sort_unstable();
        parts.dedup_by_key(|(size, _)| *size);
        for (twins, back) in [(None, 0), (Some(twins), 0), (Some(twins), 700)] {
            let mut planes = Planes::new(16, 3000, twins, &values[..base - 300]);
            planes.add(&values[..base]);
            // Taken back and added once more.
            let mut other = values[..base].to_vec();
            other[base - back..].iter_mut().for_each(|value| *value ^= 9);
            planes.take_back(&values[..base], base - back);
            planes.add(&other);
            planes.take_back(&other, base - back);
            planes.add(&values[..base]);
            for amounts in [&[0][..], &[1, 2, 58], &[4, 7, 80]] {
                let mut found: Vec<(usize, Lanes)> = (0..16).map(|value| (value, NONE)).collect();
                let (mut by_words, mut by_fours) = (found.clone(), found.clone());
                for shifts in &Shifts::groups(&parts, amounts, twins) {
                    planes.find_splits(shifts, base, &mut found);
                    let mut room = [(0, 0); TOGETHER];
                    let rows = planes.rows(shifts, base, &mut room);
                    rows.find_splits(&mut by_words);
                    if !vector::find_splits_by_fours(&rows, &mut by_fours) {
                        rows.find_splits(&mut by_fours);
                    }
                }
                assert_eq!(found, by_words);
                assert_eq!(found, by_fours);
                for (value, lanes) in found {
                    for lane in 0..LANES {
                        let has = parts.iter().any(|&(size, part)| {
                            let other = |taken: &usize| base + lane - size - taken;
                            let fits =
                                |other: usize| other < base && usize::from(values[other]) ^ part == value;
                            amounts.iter().map(other).any(fits)
                        });
                        let is_found = lanes[lane / 64] >> (lane % 64) & 1 == 1;
                        assert_eq!(is_found, has, "value {value}, lane {lane}, {twins:?}, {amounts:?}");
                    }
                }
            }
        }
    }
}
