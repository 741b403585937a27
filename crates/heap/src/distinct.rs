//! Values of all partitions of stones into distinct heaps, as bits.
//!
//! Heap sizes are added one after another. With a new size a, the partitions of m stones into h heaps are the
//! previous ones, and those of a heap of a with h - 1 smaller ones. The tables reach to some number of
//! stones; when that grows, they are rebuilt twice as large.

use crate::Parts;
use crate::bits::{Bits, join};

/// Tables of values.
#[derive(Default)]
pub(crate) struct Distinct {
    /// By number of heaps and of stones.
    exact: Vec<Vec<Bits>>,
    /// For at least this many heaps, by number of stones.
    more: Vec<(usize, Vec<Bits>)>,
    /// Number of stones covered, and heap sizes added.
    stones: usize,
    sizes: usize,
}

impl Distinct {
    /// Declares that these parts are needed.
    pub(crate) fn used(&mut self, parts: Parts) {
        let most = if parts.or_more { parts.least - 1 } else { parts.least };
        let levels = self.exact.len().max(most + 1);
        self.exact.resize(levels, vec![]);
        if parts.or_more {
            self.more.push((parts.least, vec![]));
        }
    }

    /// Extends the tables to this number of stones, and to all heaps with known values.
    pub(crate) fn extend(&mut self, stones: usize, values: &[u32]) {
        if self.exact.is_empty() {
            return;
        }
        if stones >= self.stones {
            self.stones = (2 * stones).max(64);
            self.sizes = 1;
            let empty = vec![vec![]; self.stones];
            self.exact.fill(empty.clone());
            self.more.iter_mut().for_each(|(_, sets)| sets.clone_from(&empty));
            // The empty partition.
            self.exact[0][0] = vec![1];
        }
        while let Some(&value) = values.get(self.sizes) {
            self.add(self.sizes, value);
            self.sizes += 1;
        }
    }

    /// Adds heaps of one more size.
    fn add(&mut self, size: usize, value: u32) {
        for (least, sets) in &mut self.more {
            let fewer = &self.exact[*least - 1];
            for stones in (size..self.stones).rev() {
                let (before, after) = sets.split_at_mut(stones);
                join(&mut after[0], &before[stones - size], value);
                join(&mut after[0], &fewer[stones - size], value);
            }
        }
        for heaps in (1..self.exact.len()).rev() {
            let (fewer, these) = self.exact.split_at_mut(heaps);
            for stones in size..self.stones {
                join(&mut these[0][stones], &fewer[heaps - 1][stones - size], value);
            }
        }
    }

    /// Values of all partitions of this number of stones.
    pub(crate) fn set(&self, parts: Parts, stones: usize) -> &[u64] {
        let sets = match parts.or_more {
            true => self.more.iter().find(|(least, _)| *least == parts.least).map(|(_, sets)| sets),
            false => self.exact.get(parts.least),
        };
        sets.and_then(|sets| sets.get(stones)).map_or(&[], |set| set)
    }

    /// Number of words kept.
    pub(crate) fn size(&self) -> usize {
        let tables = self.exact.iter().chain(self.more.iter().map(|(_, sets)| sets));
        tables.map(|sets| sets.len() * (3 + sets.last().map_or(0, Vec::len))).sum()
    }
}
