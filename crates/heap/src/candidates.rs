//! The smallest common value that no split has, for a block of heaps: of each common value the planes tell at once which heaps have
//! a split with it and a rare part, as far as the other part is below the block. What is free so far are candidates; only
//! they are compared with the parts within the block, heap by heap.

use crate::cell::Cell;
use crate::moves::Moves;
use crate::planes::{LANES, Lanes, NONE, Planes};
use crate::rare::Rare;
use crate::seldom::{Often, Seldom};
use crate::shifts::Shifts;
use crate::space::Space;

/// How many candidates of a heap are kept.
const KEPT: usize = 8;
/// Parts farther away are not looked up in planes.
const FAR: usize = 1 << 17;
/// No value is one of these, nor is an exclusive or with one of them: of a part that is not there, and of a heap that is not known yet.
const NO_VALUE: u16 = u16::MAX;
const UNKNOWN: u16 = u16::MAX / 2;
/// When more heaps of a block than this are without a candidate, more values are looked at.
const WITHOUT: usize = 4;

/// The rare parts, and what is free of each heap of a block.
pub(crate) struct Candidates {
    groups: Vec<Shifts>,
    /// For which values something is picked in the groups.
    picked: usize,
    /// The distances of the groups, with the value of the part, for other parts whose values are seldom.
    close: Vec<(usize, usize)>,
    seldom: Seldom,
    /// Distances too far for planes, with the value of the part.
    far: Vec<(usize, usize)>,
    /// What is taken without a split.
    one: Vec<usize>,
    /// For distances from `LANES` down to 1 the value of a rare part there; more than one list where distances are alike.
    near: Vec<Vec<u16>>,
    /// Common values, and the heaps that have a split with them.
    taken: Vec<(usize, Lanes)>,
    /// Where a common value stands among them.
    places: Vec<u16>,
    /// How many of them are looked at.
    kept: usize,
    space: Space,
    /// For each heap the smallest that are free, and how many.
    free: Vec<[u16; KEPT]>,
    counts: Vec<usize>,
    /// The values of the block.
    block: Vec<u16>,
}

impl Candidates {
    pub(crate) fn new<V: Cell>(
        moves: &Moves,
        space: Space,
        rare: &Rare<V>,
        often: &Often,
        values: &[V],
    ) -> Candidates {
        let parts: Vec<(usize, usize)> =
            rare.iter().map(|(heap, value)| (heap as usize, value.index())).collect();
        let (close, far) = parts.split_at(parts.partition_point(|(heap, _)| heap + moves.largest() <= FAR));
        let after = |parts: &[(usize, usize)]| -> Vec<(usize, usize)> {
            let each = |&(heap, value): &(usize, usize)| {
                moves.two.iter().map(move |taken| (heap + taken, value))
            };
            parts.iter().flat_map(each).collect()
        };
        let distances = after(close);
        let whole = moves.one.iter().map(|&taken| (taken, 0));
        let near = near(whole.chain(distances.iter().copied()));
        let reach = distances.iter().map(|(distance, _)| *distance).max().unwrap_or(0);
        let is_common = |value: &usize| !space.is_rare(*value, 0) || !space.is_rare(*value, 1);
        let taken: Vec<(usize, Lanes)> =
            (0..often.counts.len()).filter(is_common).map(|value| (value, NONE)).collect();
        let mut places = vec![NO_VALUE; often.counts.len()];
        for (place, (value, _)) in taken.iter().enumerate() {
            places[*value] = place as u16;
        }
        Candidates {
            groups: Shifts::groups(close, &moves.two),
            picked: 0,
            seldom: Seldom::new(often, distances.len(), reach, values),
            close: distances,
            far: after(far),
            one: moves.one.clone(),
            near,
            kept: taken.len(),
            taken,
            places,
            space,
            free: vec![[0; KEPT]; LANES],
            counts: vec![0; LANES],
            block: vec![UNKNOWN; LANES],
        }
    }

    /// How far below a heap planes are read.
    pub(crate) fn reach<V: Cell>(moves: &Moves, rare: &Rare<V>) -> usize {
        (rare.last() + moves.largest()).min(FAR)
    }

    /// Computes `count` values from `base` on, where there are places for so many; how many it could. What is not among the candidates
    /// is computed by `exactly`.
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
        let (mut without, mut largest) = (0, 0);
        for lane in 0..count {
            let candidates = &self.free[lane][..self.counts[lane]];
            let mut rejected = 0;
            while rejected < candidates.len() && self.is_near(lane, candidates[rejected]) {
                rejected += 1;
            }
            let value = match candidates.get(rejected) {
                Some(&value) => value.into(),
                None => {
                    // More values would not have helped where as many as are kept were free.
                    without += usize::from(candidates.len() < KEPT);
                    exactly(values, base + lane)
                }
            };
            let Some(&place) = self.places.get(value) else { return lane };
            largest = largest.max(usize::from(place) + 1);
            self.block[lane] = value as u16;
            values[base + lane] = V::new(value);
        }
        // A few more than there were, or as many as there were of late.
        self.kept = match without > WITHOUT {
            true => (self.kept + 4).max(largest).min(self.taken.len()),
            false => self.kept.saturating_sub(1).max(largest),
        };
        count
    }

    /// Which heaps have a split with a common value, of those whose parts are below the block, or do not have it as a common one.
    #[inline(always)]
    fn mark<V: Cell>(&mut self, planes: &Planes, values: &[V], base: usize) {
        let taken = &mut self.taken[..self.kept];
        for (value, lanes) in taken.iter_mut() {
            let mut rare = 0u64;
            for parity in 0..2 {
                if self.space.is_rare(*value, parity) {
                    rare |= 0x5555_5555_5555_5555 << parity;
                }
            }
            lanes.fill(rare);
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
            let others = &values[base - distance..base - distance + LANES];
            others.iter().enumerate().for_each(|(lane, other)| put(lane, other.index() ^ part));
        }
        self.seldom.each(&self.close, values, base, put);
        let last = taken.last().map_or(0, |&(value, _)| value);
        while self.picked <= last {
            self.groups.iter_mut().for_each(|group| group.pick(|other| !self.seldom.has(other)));
            self.picked += 1;
        }
        for group in &self.groups {
            planes.find_splits(group, base, taken);
        }
    }

    /// The smallest free ones of each heap.
    #[inline(always)]
    fn collect(&mut self) {
        self.counts.fill(0);
        let mut full = NONE;
        for &(value, lanes) in &self.taken[..self.kept] {
            for (index, full) in full.iter_mut().enumerate() {
                let mut free = !lanes[index] & !*full;
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

    /// Whether a heap has a split with a value, and both parts near.
    #[inline(always)]
    fn is_near(&self, lane: usize, value: u16) -> bool {
        const STEP: usize = 32;
        let end = lane.next_multiple_of(STEP);
        // Plain loops, which are compiled for the processor like what they stand in.
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

/// The lists of what is near, the place of a distance counted from its end, with room behind.
fn near(parts: impl Iterator<Item = (usize, usize)>) -> Vec<Vec<u16>> {
    let mut lists: Vec<Vec<u16>> = vec![];
    for (distance, value) in parts.filter(|(distance, _)| *distance < LANES) {
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
