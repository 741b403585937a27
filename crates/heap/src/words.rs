//! Finds the smallest common value of a heap that no split has, where values are below 64 for each of W
//! words: a set of values is a few words, and the sets of eight heaps grow together. Only parts so small that
//! the other part is among these eight have to wait for it.

use crate::cell::Cell;
use crate::moves::Moves;
use crate::rare::Rare;
use crate::rows::LANES;
use crate::space::Space;

/// Number of heaps at a time.
const GROUP: usize = 8;
/// Limit on the difference between the amounts of splits.
const SPREAD: usize = 64;

/// Sets of values of splits with a rare part.
pub(crate) struct Words<const W: usize> {
    /// The smallest amount that a split takes, and the differences of the others from it.
    least: usize,
    more: Vec<usize>,
    one: Vec<usize>,
    /// Rare heaps with their values: those whose other part is known before a group is begun, and the others.
    far: Vec<(usize, u64)>,
    near: Vec<(usize, u64)>,
    /// Common values of even and of odd heaps.
    common: [[u64; W]; 2],
    /// For consecutive heaps, the values of their splits in two with a rare part; begins `SPREAD` heaps
    /// before the block.
    sets: Vec<[u64; W]>,
    /// The block that would come next.
    next: usize,
}

impl<const W: usize> Words<W> {
    /// Prepares the sets; `None` if the amounts differ too much.
    pub(crate) fn new<V: Cell>(moves: &Moves, space: Space, rare: &Rare<V>, bits: u32) -> Option<Words<W>> {
        let (&least, &most) = (moves.two.first()?, moves.two.last()?);
        if most - least > SPREAD || 1usize << bits > 64 * W {
            return None;
        }
        let all = || rare.iter().map(|(heap, value)| (heap as usize, value.index() as u64));
        let is_far = |&(heap, _): &(usize, u64)| heap + least >= GROUP;
        let common = std::array::from_fn(|parity| {
            let mut set = [0; W];
            for value in (0..1 << bits).filter(|&value| !space.is_rare(value, parity)) {
                set[value / 64] |= 1 << (value % 64);
            }
            set
        });
        Some(Words {
            least,
            more: moves.two.iter().map(|taken| taken - least).filter(|&more| more > 0).collect(),
            one: moves.one.clone(),
            far: all().filter(is_far).collect(),
            near: all().filter(|part| !is_far(part)).collect(),
            common,
            sets: vec![[0; W]; SPREAD + LANES],
            next: 0,
        })
    }

    /// Computes `count` values from `base` on, into existing places; returns the number computed.
    #[inline(always)]
    pub(crate) fn fill<V: Cell>(&mut self, values: &mut [V], base: usize, count: usize) -> usize {
        self.begin(values, base);
        let mut group = 0;
        while group < count {
            let mut sets = [[0u64; W]; GROUP];
            let start = base + group - self.least;
            for &(heap, value) in &self.far {
                let others = &values[start - heap..start - heap + GROUP];
                for (set, other) in sets.iter_mut().zip(others) {
                    put(set, other.index() as u64 ^ value);
                }
            }
            for (index, mut set) in sets.into_iter().enumerate().take(count - group) {
                let lane = group + index;
                for &(heap, value) in &self.near {
                    put(&mut set, values[start + index - heap].index() as u64 ^ value);
                }
                self.sets[SPREAD + lane] = set;
                for &more in &self.more {
                    let other = &self.sets[SPREAD + lane - more];
                    for (word, other) in set.iter_mut().zip(other) {
                        *word |= other;
                    }
                }
                for &taken in &self.one {
                    put(&mut set, values[base + lane - taken].index() as u64);
                }
                match first(&set, &self.common[(base + lane) & 1]) {
                    Some(value) => values[base + lane] = V::new(value),
                    None => return lane,
                }
            }
            group += GROUP;
        }
        self.next = base + count;
        self.sets.copy_within(count..count + SPREAD, 0);
        count
    }

    /// Prepares the sets of the heaps before a block.
    fn begin<V: Cell>(&mut self, values: &[V], base: usize) {
        if self.next == base || self.more.is_empty() {
            return;
        }
        for back in 1..=SPREAD {
            let mut set = [0; W];
            let sum = base - self.least - back;
            for &(heap, value) in self.far.iter().chain(&self.near) {
                put(&mut set, values[sum - heap].index() as u64 ^ value);
            }
            self.sets[SPREAD - back] = set;
        }
    }
}

#[inline(always)]
fn put<const W: usize>(set: &mut [u64; W], value: u64) {
    for (index, word) in set.iter_mut().enumerate() {
        let bit = 1 << (value % 64);
        *word |= if W == 1 || value / 64 == index as u64 { bit } else { 0 };
    }
}

/// The first common value missing from a set.
#[inline(always)]
fn first<const W: usize>(set: &[u64; W], common: &[u64; W]) -> Option<usize> {
    for (index, (word, common)) in set.iter().zip(common).enumerate() {
        let free = !word & common;
        if free != 0 {
            return Some(64 * index + free.trailing_zeros() as usize);
        }
    }
    None
}
