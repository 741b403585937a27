//! The values of all ways to part stones in heaps of which no two are equal, as bits.
//!
//! Heap sizes come one after another. With a new size a, so many stones in h heaps are what they were, or a and h - 1 smaller
//! ones. The tables reach to some number of stones; when that grows they are made anew, twice as far.

use crate::Parts;
use crate::bits::{Bits, join};

/// The tables.
#[derive(Default)]
pub(crate) struct Distinct {
    /// By how many heaps, and how many stones.
    exact: Vec<Vec<Bits>>,
    /// At least so many heaps, by how many stones.
    more: Vec<(usize, Vec<Bits>)>,
    /// How far they reach, and which sizes they know of.
    stones: usize,
    sizes: usize,
}

impl Distinct {
    /// These parts are needed.
    pub(crate) fn used(&mut self, parts: Parts) {
        let most = if parts.or_more { parts.least - 1 } else { parts.least };
        let levels = self.exact.len().max(most + 1);
        self.exact.resize(levels, vec![]);
        if parts.or_more {
            self.more.push((parts.least, vec![]));
        }
    }

    /// Reaches so many stones, and knows of all heaps with values.
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
            // Of no heap at all.
            self.exact[0][0] = vec![1];
        }
        while let Some(&value) = values.get(self.sizes) {
            self.add(self.sizes, value);
            self.sizes += 1;
        }
    }

    /// Heaps of one more size.
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

    /// The values of so many stones.
    pub(crate) fn set(&self, parts: Parts, stones: usize) -> &[u64] {
        let sets = match parts.or_more {
            true => self.more.iter().find(|(least, _)| *least == parts.least).map(|(_, sets)| sets),
            false => self.exact.get(parts.least),
        };
        sets.and_then(|sets| sets.get(stones)).map_or(&[], |set| set)
    }

    /// How many words are kept.
    pub(crate) fn size(&self) -> usize {
        let tables = self.exact.iter().chain(self.more.iter().map(|(_, sets)| sets));
        tables.map(|sets| sets.len() * (3 + sets.last().map_or(0, Vec::len))).sum()
    }
}
