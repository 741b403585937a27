//! Finds, for a block of heaps, the smallest common value that no split has. For each common value the planes
//! tell at once which heaps have a split with a rare part and that value, provided the other part is below
//! the block. Values still free are candidates; only they are compared with the parts within the block, heap
//! by heap.

use crate::cell::Cell;
use crate::moves::Moves;
use crate::planes::Planes;
use crate::rare::Rare;
use crate::rows::{LANES, Lanes, NONE};
use crate::shifts::Shifts;
use crate::space::Space;
use crate::twins::Twins;

/// Number of candidates kept for each heap.
const KEPT: usize = 8;
/// Parts farther away are not looked up in planes.
const FAR: usize = 1 << 17;
/// Never a value, nor the exclusive or of a value and such a mark: stands for a missing part, and for a heap
/// not yet known.
const NO_VALUE: u16 = u16::MAX;
const UNKNOWN: u16 = u16::MAX / 2;
/// Number of heaps of a block that may have values beyond those examined.
const LARGER: usize = 10;

/// Rare parts, and the free values of each heap of a block.
pub(crate) struct Candidates {
    groups: Vec<Shifts>,
    /// Distances that may be too far for planes, with the values of the parts.
    far: Vec<(usize, usize)>,
    /// Amounts that may be taken without a split.
    one: Vec<usize>,
    /// For distances from `LANES` down to 1, the value of a rare part at that distance; several lists where
    /// distances coincide.
    near: Vec<Vec<u16>>,
    /// Common values, and the heaps that have a split with each.
    taken: Vec<(usize, Lanes)>,
    /// Index of each common value among them.
    places: Vec<u16>,
    /// Number of them that are examined.
    kept: usize,
    space: Space,
    /// For each heap its smallest free values, and their number.
    free: Vec<[u16; KEPT]>,
    counts: Vec<usize>,
    /// Values of the block, as indices of common values.
    block: Vec<u16>,
    found: Vec<u16>,
}

impl Candidates {
    pub(crate) fn new<V: Cell>(
        moves: &Moves,
        space: Space,
        rare: &Rare<V>,
        bits: u32,
        twins: Option<Twins>,
    ) -> Candidates {
        let parts = Candidates::parts(rare);
        let (close, far) = parts.split_at(parts.partition_point(|(heap, _)| heap + moves.largest() <= FAR));
        let after = |parts: &[(usize, usize)]| -> Vec<(usize, usize)> {
            let each =
                |&(heap, value): &(usize, usize)| moves.two.iter().map(move |taken| (heap + taken, value));
            parts.iter().flat_map(each).collect()
        };
        let mut near_parts = after(&parts[..parts.partition_point(|&(heap, _)| heap < LANES)]);
        near_parts.extend(moves.one.iter().map(|&taken| (taken, 0)));
        let is_common = |value: &usize| !space.is_rare(*value, 0) || !space.is_rare(*value, 1);
        let taken: Vec<(usize, Lanes)> =
            (0..1 << bits).filter(is_common).map(|value| (value, NONE)).collect();
        let mut places = vec![NO_VALUE; 1 << bits];
        for (place, (value, _)) in taken.iter().enumerate() {
            places[*value] = place as u16;
        }
        Candidates {
            groups: Shifts::groups(close, &moves.two, twins),
            far: after(far),
            one: moves.one.clone(),
            near: near(&near_parts),
            kept: taken.len(),
            taken,
            places,
            space,
            free: vec![[0; KEPT]; LANES],
            counts: vec![0; LANES],
            block: vec![UNKNOWN; LANES],
            found: vec![0; LANES],
        }
    }

    /// Rare parts to look up.
    pub(crate) fn parts<V: Cell>(rare: &Rare<V>) -> Vec<(usize, usize)> {
        rare.iter().map(|(heap, value)| (heap as usize, value.index())).collect()
    }

    /// Distance below a heap up to which planes are read.
    pub(crate) fn reach<V: Cell>(moves: &Moves, rare: &Rare<V>) -> usize {
        (rare.last() + moves.largest()).min(FAR)
    }

    /// Computes `count` values from `base` on, into existing places; returns the number computed. Values that
    /// are not among the candidates are computed by `exactly`.
    #[inline(always)]
    pub(crate) fn fill<V: Cell>(
        &mut self,
        planes: &Planes,
        values: &mut [V],
        base: usize,
        count: usize,
        mut exactly: impl FnMut(&[V], usize) -> usize,
    ) -> usize {
        self.mark(planes, values, base);
        self.collect();
        self.block.fill(UNKNOWN);
        for lane in 0..count {
            let candidates = &self.free[lane][..self.counts[lane]];
            let mut rejected = 0;
            while rejected < candidates.len() && self.is_near(lane, candidates[rejected]) {
                rejected += 1;
            }
            let value = match candidates.get(rejected) {
                Some(&value) => value.into(),
                None => exactly(values, base + lane),
            };
            let Some(&place) = self.places.get(value) else { return lane };
            self.found[lane] = place;
            self.block[lane] = value as u16;
            values[base + lane] = V::new(value);
        }
        // A value that few heaps have costs more than computing theirs exactly.
        if let Some(larger) = count.checked_sub(LARGER + 1) {
            let (_, &mut place, _) = self.found[..count].select_nth_unstable(larger);
            self.kept = (usize::from(place) + 1).max(self.kept - 1);
        }
        count
    }

    /// Marks the heaps that have a split with a common value, among splits whose parts are below the block.
    #[inline(always)]
    fn mark<V: Cell>(&mut self, planes: &Planes, values: &[V], base: usize) {
        let taken = &mut self.taken[..self.kept];
        taken.iter_mut().for_each(|(_, lanes)| *lanes = NONE);
        for group in &self.groups {
            planes.find_splits(group, base, taken);
        }
        let mut put = |lane: usize, value: usize| {
            if let Some((_, lanes)) = taken.get_mut(usize::from(self.places[value])) {
                lanes[lane / 64] |= 1 << (lane % 64);
            }
        };
        for &taken in &self.one {
            let others = values[base - taken..base].iter().take(LANES);
            others.enumerate().for_each(|(lane, other)| put(lane, other.index()));
        }
        for &(distance, part) in &self.far {
            let others = values[base - distance..base].iter().take(LANES);
            others.enumerate().for_each(|(lane, other)| put(lane, other.index() ^ part));
        }
    }

    /// Collects the smallest free values of each heap.
    #[inline(always)]
    fn collect(&mut self) {
        self.counts.fill(0);
        let mut full = NONE;
        for &(value, lanes) in &self.taken[..self.kept] {
            let mut common = 0u64;
            for parity in 0..2 {
                if !self.space.is_rare(value, parity) {
                    common |= 0x5555_5555_5555_5555 << parity;
                }
            }
            for (index, full) in full.iter_mut().enumerate() {
                let mut free = !lanes[index] & !*full & common;
                while free != 0 {
                    let lane = 64 * index + free.trailing_zeros() as usize;
                    let count = &mut self.counts[lane];
                    self.free[lane][*count % KEPT] = value as u16;
                    *count += 1;
                    if *count == KEPT {
                        *full |= free & free.wrapping_neg();
                    }
                    free &= free - 1;
                }
            }
        }
    }

    /// Returns `true` if a heap has a split with a value and with both parts near.
    #[inline(always)]
    fn is_near(&self, lane: usize, value: u16) -> bool {
        const STEP: usize = 32;
        let end = lane.next_multiple_of(STEP);
        // Plain loops, which are compiled for the processor along with their caller.
        for near in &self.near {
            let near = &near[LANES - lane..LANES - lane + end];
            for (block, near) in self.block[..end].chunks_exact(STEP).zip(near.chunks_exact(STEP)) {
                let mut found = 0u16;
                for (a, b) in block.iter().zip(near) {
                    found |= u16::from(a ^ b == value);
                }
                if found != 0 {
                    return true;
                }
            }
        }
        false
    }
}

/// Lists of near parts, indexed by distance from the end, with room after them.
fn near(parts: &[(usize, usize)]) -> Vec<Vec<u16>> {
    let mut lists: Vec<Vec<u16>> = vec![];
    for &(distance, value) in parts.iter().filter(|(distance, _)| *distance < LANES) {
        let place = LANES - distance;
        let list = match lists.iter().position(|list| list[place] == NO_VALUE) {
            Some(list) => list,
            None => {
                lists.push(vec![NO_VALUE; 2 * LANES]);
                lists.len() - 1
            }
        };
        lists[list][place] = value as u16;
    }
    lists
}
