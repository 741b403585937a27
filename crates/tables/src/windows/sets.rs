//! Sets of nim-values by number, one for each line.

use super::tested::Seen;
use std::ops::Range;

/// Bits of a word.
const BITS: u64 = u64::BITS as u64;

/// Sets of nim-values up to a limit.
pub(super) struct Sets {
    /// Words of a set, a bit for each value.
    words: usize,
    bits: Vec<u64>,
    /// Words that tell which of those of a set are full.
    blocks: usize,
    full: Vec<u64>,
}

impl Sets {
    /// No sets, for values up to a limit.
    pub(super) fn new(most: u64) -> Sets {
        let words = most / BITS + 1;
        let (words, blocks) = (words as usize, words.div_ceil(BITS) as usize);
        Sets { words, bits: Vec::new(), blocks, full: Vec::new() }
    }

    /// Words for a set.
    pub(super) fn room(&self) -> u64 {
        (self.words + self.blocks) as u64
    }

    /// Adds empty sets; returns their numbers.
    pub(super) fn add(&mut self, count: u64) -> Range<usize> {
        let first = self.full.len() / self.blocks;
        let sets = first..first + count as usize;
        self.bits.resize(sets.end * self.words, 0);
        self.full.resize(sets.end * self.blocks, 0);
        sets
    }

    /// Empties sets.
    pub(super) fn clear(&mut self, sets: Range<usize>) {
        self.bits[sets.start * self.words..sets.end * self.words].fill(0);
        self.full[sets.start * self.blocks..sets.end * self.blocks].fill(0);
    }

    /// Puts a value into a set.
    #[inline(always)]
    pub(super) fn put(&mut self, set: usize, value: u64) {
        let (word, bit) = (value / BITS, value % BITS);
        let of = &mut self.bits[set * self.words + word as usize];
        *of |= 1 << bit;
        if *of == u64::MAX {
            self.full[set * self.blocks + (word / BITS) as usize] |= 1 << (word % BITS);
        }
    }

    /// Takes a value out of a set.
    #[inline(always)]
    pub(super) fn remove(&mut self, set: usize, value: u64) {
        let (word, bit) = (value / BITS, value % BITS);
        self.bits[set * self.words + word as usize] &= !(1 << bit);
        self.full[set * self.blocks + (word / BITS) as usize] &= !(1 << (word % BITS));
    }

    /// The least value that is in none of the sets, and not among those seen.
    #[inline(always)]
    pub(super) fn mex(&self, sets: &[usize], seen: &Seen) -> u64 {
        match *sets {
            [one] => self.least([one], seen),
            [one, two] => self.least([one, two], seen),
            [one, two, three] => self.least([one, two, three], seen),
            _ => self.least(sets.iter().copied(), seen),
        }
    }

    #[inline(always)]
    fn least(&self, sets: impl IntoIterator<Item = usize> + Clone, seen: &Seen) -> u64 {
        let all = |of: &[u64], size: usize, at: usize| {
            sets.clone().into_iter().fold(0, |bits, set| bits | of[set * size + at])
        };
        for block in 0..self.blocks {
            let mut full = all(&self.full, self.blocks, block);
            while full != u64::MAX {
                let inside = full.trailing_ones();
                let word = BITS as usize * block + inside as usize;
                let bits = all(&self.bits, self.words, word) | seen.word(word);
                if bits != u64::MAX {
                    return BITS * word as u64 + u64::from(bits.trailing_ones());
                }
                full |= 1 << inside;
            }
        }
        BITS * BITS * self.blocks as u64
    }
}
