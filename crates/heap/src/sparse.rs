//! Finds the next value with a sparse space.
//!
//! A common value is the value of a split only if one part is rare: so the pairs with a rare part determine
//! the common values of options, and c is the smallest other one. The value is c unless a smaller rare value
//! is missing; for most heaps each of these has a witness among the first pairs tried. A value without a
//! witness after all pairs is the value of the heap, which is then rare.

use crate::cell::{Cell, Marks};
use crate::engine::Engine;
use crate::walk::{end_of, has_split};
use std::ops::Range;

/// Bounds on the number of splits tried one by one before many are compared at once.
const TRIED: Range<usize> = 96..4096;
/// Fewer missing values than this are each looked for separately.
const FEW: usize = 3;
/// Initial and maximal number of splits of one kind at a time.
const AT_ONCE: usize = 24;
const MOST_AT_ONCE: usize = 48;

impl<V: Cell> Engine<V> {
    /// Value of the heap after these.
    #[inline(always)]
    pub(crate) fn sparse(&mut self, values: &[V], heap: usize) -> usize {
        let common = self.mark_rare(values, heap);
        let class = &self.classes[heap & 1];
        let missing = zeros(&self.seen.bytes()[..common.min(class.len())]);
        let value = if missing == 0 { common } else { self.witness(values, heap, common, missing) };
        self.unmark();
        value
    }

    /// The smallest common value that no split has.
    pub(crate) fn common(&mut self, values: &[V], heap: usize) -> usize {
        let common = self.mark_rare(values, heap);
        self.unmark();
        common
    }

    #[inline(always)]
    fn mark_rare(&mut self, values: &[V], heap: usize) -> usize {
        self.mark_whole(values, heap);
        for &taken in &self.moves.two {
            let Some(left) = heap.checked_sub(taken).filter(|&left| left >= 2) else { continue };
            // Equal parts are a hole if they are not allowed.
            let hole = (self.moves.unequal && left % 2 == 0).then_some(left / 2);
            self.rare.mark(values, left, hole, &mut self.seen);
        }
        let class = &self.classes[heap & 1];
        first_zero(&self.seen.bytes()[..class.len()], class).unwrap_or(V::COUNT)
    }

    /// Looks for splits with the rare values below the smallest common one; returns the smallest without any,
    /// or that common value.
    #[inline(always)]
    fn witness(&mut self, values: &[V], heap: usize, common: usize, mut missing: usize) -> usize {
        let (mut tried, mut at_once) = (1, AT_ONCE);
        while missing > 0 && (tried < TRIED.start || missing >= FEW && tried < TRIED.end) {
            let mut any = false;
            for &taken in &self.moves.two {
                let Some(left) = heap.checked_sub(taken) else { continue };
                let end = end_of(&self.moves, left).min(tried + at_once);
                if tried < end {
                    any = true;
                    mark_pairs::<V>(&mut self.seen, values, left, tried..end);
                }
            }
            if !any {
                break;
            }
            tried += at_once;
            at_once = (2 * at_once).min(MOST_AT_ONCE);
            missing = zeros(&self.seen.bytes()[..common]);
        }
        if missing > 0 {
            for value in 0..common {
                if !self.is_marked(value) && !has_split(&self.moves, values, heap, tried, value) {
                    return value;
                }
            }
        }
        common
    }
}

/// Marks the values of the splits with these smaller parts.
#[inline(always)]
pub(crate) fn mark_pairs<V: Cell>(seen: &mut V::Marks, values: &[V], left: usize, parts: Range<usize>) {
    let others = &values[left + 1 - parts.end..=left - parts.start];
    for (&a, &b) in values[parts].iter().zip(others.iter().rev()) {
        seen.mark(a ^ b);
    }
}

/// First position at which both are 0; bytes are 0 or 1.
#[inline(always)]
fn first_zero(a: &[u8], b: &[u8]) -> Option<usize> {
    let (mut words_a, mut words_b) = (a.chunks_exact(8), b.chunks_exact(8));
    let mut start = 0;
    for (a, b) in words_a.by_ref().zip(words_b.by_ref()) {
        let free = (word(a) | word(b)) ^ ONES;
        if free != 0 {
            return Some(start + free.trailing_zeros() as usize / 8);
        }
        start += 8;
    }
    let mut rest = words_a.remainder().iter().zip(words_b.remainder());
    rest.position(|(a, b)| a | b == 0).map(|place| start + place)
}

/// Number of zeros; bytes are 0 or 1.
#[inline(always)]
fn zeros(bytes: &[u8]) -> usize {
    let words = bytes.chunks_exact(8);
    let rest: usize = words.remainder().iter().map(|&byte| usize::from(byte)).sum();
    let ones: u32 = words.map(|bytes| word(bytes).count_ones()).sum();
    bytes.len() - rest - ones as usize
}

/// Eight bytes of 1.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Eight bytes as a word, the first one lowest.
#[inline(always)]
fn word(bytes: &[u8]) -> u64 {
    bytes.try_into().map_or(0, u64::from_le_bytes)
}
