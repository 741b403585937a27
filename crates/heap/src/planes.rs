//! Which heaps have a value, as bits: one plane for each value, over the last so many heaps. Whether many heaps in a row
//! have a split with a value is then a matter of a few words.

use crate::cell::Cell;
use crate::shifts::{Shifts, TOGETHER};
use crate::vector;

/// How many heaps are looked at together.
pub(crate) const LANES: usize = 448;
/// A bit for each of them.
pub(crate) type Lanes = [u64; LANES / 64];
/// Bytes that are read to have them at any place.
pub(crate) const READ: usize = LANES / 8 + 8;

/// No heap.
pub(crate) const NONE: Lanes = [0; LANES / 64];

/// Whether these are all heaps.
#[inline(always)]
pub(crate) fn is_full(lanes: &Lanes) -> bool {
    lanes.iter().fold(u64::MAX, |all, lane| all & lane) == u64::MAX
}

/// Bytes of a plane that stand together, and those that are there once more in the next ones: so that a block is read in one piece,
/// and the planes of all values near some heap are in few pages.
const TILE: usize = 256;
const ROW: usize = TILE + READ;

/// For each value the heaps that have it.
pub(crate) struct Planes {
    /// Tiles, each with a row for each value, over and over again.
    bits: Vec<u8>,
    /// How many values, and how many tiles.
    values: usize,
    tiles: usize,
    /// The heap after the last that was added.
    end: usize,
}

impl Planes {
    /// For so many values, and so far back; with the last of these values.
    pub(crate) fn new<V: Cell>(count: usize, reach: usize, values: &[V]) -> Planes {
        let tiles = (reach + LANES).div_ceil(8 * TILE) + 2;
        let bits = vec![0; tiles * count * ROW];
        let end = (values.len() / (8 * TILE)).saturating_sub(tiles - 2) * 8 * TILE;
        let mut planes = Planes { bits, values: count, tiles, end };
        planes.add(values);
        planes
    }

    /// Where the tile with this byte of planes begins.
    #[inline(always)]
    fn tile(&self, byte: usize) -> usize {
        byte / TILE % self.tiles * self.values * ROW
    }

    /// Where a heap's bit is, for this value.
    #[inline(always)]
    fn place(&self, heap: usize, value: usize) -> usize {
        self.tile(heap / 8) + value * ROW + heap / 8 % TILE
    }

    /// Where a heap's bit is once more.
    #[inline(always)]
    fn other_place(&self, heap: usize, value: usize) -> Option<usize> {
        let byte = heap / 8;
        (byte % TILE < READ && byte >= TILE).then(|| self.place(heap - 8 * TILE, value) + TILE)
    }

    /// Adds the heaps that are not there yet.
    pub(crate) fn add<V: Cell>(&mut self, values: &[V]) {
        for (heap, value) in (self.end..).zip(values.iter().skip(self.end)) {
            if heap.is_multiple_of(8 * TILE) {
                let start = self.tile(heap / 8);
                self.bits[start..start + self.values * ROW].fill(0);
            }
            let place = self.place(heap, value.index());
            self.bits[place] |= 1 << (heap % 8);
            if let Some(place) = self.other_place(heap, value.index()) {
                self.bits[place] |= 1 << (heap % 8);
            }
        }
        self.end = values.len().max(self.end);
    }

    /// Which of the heaps from `base` on have this value; `base` is a multiple of 8.
    #[inline(always)]
    pub(crate) fn at(&self, base: usize, value: usize) -> Lanes {
        let start = self.place(base, value);
        let mut lanes = NONE;
        for (lane, bytes) in lanes.iter_mut().zip(self.bits[start..].chunks_exact(8)) {
            *lane = bytes.try_into().map_or(0, u64::from_le_bytes);
        }
        lanes
    }

    /// Finds which of the heaps from `base` on have a split by one of the shifts that are picked for each of the values, and adds
    /// them to those that stand with it. Values that all heaps have already are left out.
    pub(crate) fn find_splits(&self, shifts: &Shifts, base: usize, values: &mut [(usize, Lanes)]) {
        vector::find_splits(&self.rows(shifts, base), values);
    }

    fn rows<'a>(&'a self, shifts: &'a Shifts, base: usize) -> Rows<'a> {
        let mut parts = [(0, 0); TOGETHER];
        let (tile, slot) = (base / 8 / TILE, base / 8 / TILE % self.tiles);
        for (part, shift) in parts.iter_mut().zip(&shifts.all) {
            let byte = base / 8 - shift.bytes as usize;
            // The same as `place` without a division.
            let back = tile - byte / TILE;
            let slot = if back > slot { slot + self.tiles - back } else { slot - back };
            *part = ((slot * self.values * ROW + byte % TILE) as u32, shift.value);
        }
        Rows { bits: &self.bits, values: self.values, parts, shifts }
    }
}

/// Where a block reads planes for some shifts: where the first row is, and the value of the part.
pub(crate) struct Rows<'a> {
    pub(crate) bits: &'a [u8],
    pub(crate) values: usize,
    pub(crate) parts: [(u32, u32); TOGETHER],
    pub(crate) shifts: &'a Shifts,
}

impl Rows<'_> {
    /// Bytes from one row to the next.
    pub(crate) const ROW: usize = ROW;

    /// Where the row is that a picked shift reads for a value.
    #[inline(always)]
    pub(crate) fn start(&self, place: u8, value: usize) -> usize {
        let (start, part) = self.parts[usize::from(place)];
        start as usize + (value ^ part as usize) * ROW
    }

    /// Finds splits by words of 64 bits.
    pub(crate) fn find_splits(&self, values: &mut [(usize, Lanes)]) {
        for (value, lanes) in values.iter_mut().filter(|(_, lanes)| !is_full(lanes)) {
            let (picked, ends) = self.shifts.picked(*value);
            let (mut all, mut from) = ([0u64; READ / 8], 0);
            for (by, &to) in ends.iter().enumerate() {
                let mut sum = [0u64; READ / 8];
                for &place in &picked[from..usize::from(to)] {
                    let bytes = &self.bits[self.start(place, *value)..];
                    for (word, bytes) in sum.iter_mut().zip(bytes.chunks_exact(8)) {
                        *word |= bytes.try_into().map_or(0, u64::from_le_bytes);
                    }
                }
                let sum = moved(&sum, by as u32);
                all.iter_mut().zip(sum).for_each(|(word, sum)| *word |= sum);
                from = usize::from(to);
            }
            for &less in &self.shifts.less {
                lanes.iter_mut().zip(moved(&all, less)).for_each(|(lane, word)| *lane |= word);
            }
        }
    }
}

/// Words moved down by fewer bits than one has.
#[inline(always)]
pub(crate) fn moved(words: &[u64; READ / 8], by: u32) -> [u64; READ / 8] {
    std::array::from_fn(|index| {
        let above = words.get(index + 1).copied().unwrap_or(0);
        // By 1 and then by the rest, so that no shift is by 64.
        words[index] >> by | (above << 1) << (63 - by)
    })
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
        let parts: Vec<(usize, usize)> = (0..600).map(|_| (1 + random(2900), random(16))).collect();
        for (parts, amounts) in parts.chunks(TOGETHER).zip([&[0][..], &[1, 2, 58], &[4, 7]]) {
            let mut groups = Shifts::groups(parts, amounts);
            assert_eq!(groups.len(), 1, "as many as stand together");
            (0..16).for_each(|_| groups[0].pick(|value| value % 5 != 3));
            let shifts = &groups[0];
            let mut found: Vec<(usize, Lanes)> = (0..16).map(|value| (value, NONE)).collect();
            let (mut by_words, mut by_fours) = (found.clone(), found.clone());
            planes.find_splits(shifts, base, &mut found);
            let rows = planes.rows(shifts, base);
            rows.find_splits(&mut by_words);
            assert_eq!(found, by_words);
            if vector::find_splits_by_fours(&rows, &mut by_fours) {
                assert_eq!(found, by_fours);
            }
            for (value, lanes) in found {
                for lane in 0..LANES {
                    let all = parts.iter().flat_map(|part| amounts.iter().map(move |taken| (part, taken)));
                    let has = all.into_iter().any(|(&(size, part), taken)| {
                        let other = base + lane - size - taken;
                        (part ^ value) % 5 != 3 && other < base && usize::from(values[other]) ^ part == value
                    });
                    assert_eq!(lanes[lane / 64] >> (lane % 64) & 1 == 1, has, "value {value}, lane {lane}");
                }
            }
        }
    }
}
