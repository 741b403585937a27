//! Random choices, from a seed or from the bytes of a fuzzer.

/// Random choices that are the same for the same seed or bytes.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
    bytes: Option<Vec<u8>>,
    at: usize,
}

impl Dice {
    /// Choices from a seed.
    pub fn seeded(seed: u64) -> Dice {
        let mut dice = Dice { state: seed, bytes: None, at: 0 };
        // Neighbouring seeds should have nothing in common.
        dice.state = dice.next() ^ seed.rotate_left(32);
        dice
    }

    /// Choices from bytes, one byte each; always the first option once they have run out.
    pub fn from_bytes(bytes: &[u8]) -> Dice {
        Dice { state: 0, bytes: Some(bytes.to_vec()), at: 0 }
    }

    fn next(&mut self) -> u64 {
        if let Some(bytes) = &self.bytes {
            let byte = bytes.get(self.at).copied().unwrap_or(0);
            self.at += 1;
            return byte.into();
        }
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, or 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// A number from a range, inclusive.
    pub fn from_to(&mut self, least: i128, most: i128) -> i128 {
        least + self.below((most - least + 1).max(1) as usize) as i128
    }

    /// `true` once in `many` calls on average.
    pub fn once_in(&mut self, many: usize) -> bool {
        self.below(many) == many - 1
    }

    /// One of these.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}
