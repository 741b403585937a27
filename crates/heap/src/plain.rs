//! Values one after another with splits in two and three, of any size of values: for each heap the set of values that its
//! splits in two have, as bits. A third part moves these bits about.

use crate::Rules;

/// The values so far.
pub(crate) struct Plain {
    pub(crate) rules: Rules,
    pub(crate) values: Vec<u32>,
    /// For each heap below the next one the values of its splits in two; only where splits in three need them.
    pairs: Vec<Vec<u64>>,
}

impl Plain {
    pub(crate) fn new(rules: Rules) -> Plain {
        Plain { rules, values: vec![], pairs: vec![] }
    }

    /// Computes the next value.
    pub(crate) fn step(&mut self) {
        let heap = self.values.len();
        if !self.rules.three.is_empty() {
            let pairs = self.pairs_of(heap);
            self.pairs.push(pairs);
        }
        let mut seen: Vec<u64> = vec![];
        if heap > 0 && self.rules.whole.contains(&heap) {
            mark(&mut seen, 0);
        }
        for &taken in self.rules.one.iter().filter(|&&taken| taken > 0 && taken < heap) {
            mark(&mut seen, self.values[heap - taken]);
        }
        for &taken in self.rules.two.iter().filter(|&&taken| taken + 2 <= heap) {
            let left = heap - taken;
            match self.pairs.get(left) {
                Some(pairs) if !self.rules.unequal => join(&mut seen, pairs, 0),
                _ => {
                    for a in (1..=left / 2).filter(|a| !(self.rules.unequal && 2 * a == left)) {
                        mark(&mut seen, self.values[a] ^ self.values[left - a]);
                    }
                }
            }
        }
        for &taken in self.rules.three.iter().filter(|&&taken| taken + 3 <= heap) {
            let left = heap - taken;
            // The smallest part is at most a third.
            for a in 1..=left / 3 {
                join(&mut seen, &self.pairs[left - a], self.values[a]);
            }
        }
        let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = seen.get(full).map_or(0, |word| word.trailing_ones());
        self.values.push(full as u32 * 64 + ones);
    }

    /// The values of all splits of a heap in two.
    fn pairs_of(&self, heap: usize) -> Vec<u64> {
        let mut pairs = vec![];
        for a in 1..=heap / 2 {
            mark(&mut pairs, self.values[a] ^ self.values[heap - a]);
        }
        pairs
    }
}

fn mark(set: &mut Vec<u64>, value: u32) {
    let word = value as usize / 64;
    if set.len() <= word {
        set.resize((word + 1).next_power_of_two(), 0);
    }
    set[word] |= 1 << (value % 64);
}

/// Adds the exclusive or of each of these with a value.
fn join(set: &mut Vec<u64>, others: &[u64], value: u32) {
    let high = value as usize / 64;
    let words = others.len().next_power_of_two().max((high + 1).next_power_of_two());
    if set.len() < words {
        set.resize(words, 0);
    }
    for (index, &word) in others.iter().enumerate() {
        set[index ^ high] |= moved(word, value % 64);
    }
}

/// The bits of a word, each moved from its place to the exclusive or of that with another one.
fn moved(mut word: u64, by: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, low) in LOW.into_iter().enumerate().filter(|(bit, _)| by >> bit & 1 == 1) {
        word = (word & low) << (1 << bit) | word >> (1 << bit) & low;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_move_to_the_exclusive_or_of_their_places() {
        for by in 0..64 {
            for place in 0..64 {
                assert_eq!(moved(1 << place, by), 1 << (place ^ by));
            }
        }
    }
}
