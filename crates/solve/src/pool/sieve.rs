//! A sieve before an index: most of what is not there is turned away by one bit.

/// A set of hashes that may say yes to a few that are not in it, and never no to one that is.
pub(crate) struct Sieve {
    bits: Vec<u64>,
    shift: u32,
    length: usize,
}

impl Sieve {
    const FIRST_BITS: u32 = 10;

    pub(crate) fn new() -> Sieve {
        Sieve { bits: vec![0; 1 << (Self::FIRST_BITS - 6)], shift: 64 - Self::FIRST_BITS, length: 0 }
    }

    pub(crate) fn bytes(&self) -> u64 {
        8 * self.bits.len() as u64
    }

    #[inline]
    fn place(&self, hash: u64) -> (usize, u64) {
        // Other bits of the hash than the index looks at.
        let place = hash.rotate_left(32) >> self.shift;
        ((place >> 6) as usize, 1 << (place & 63))
    }

    #[inline]
    pub(crate) fn passes(&self, hash: u64) -> bool {
        let (word, bit) = self.place(hash);
        self.bits[word] & bit != 0
    }

    pub(crate) fn insert(&mut self, hash: u64) {
        self.length += 1;
        let (word, bit) = self.place(hash);
        self.bits[word] |= bit;
    }

    /// Whether it has become too full to be of use, and should be made anew at twice the size.
    pub(crate) fn is_full(&self) -> bool {
        // Sixteen bits for each member: one stranger in sixteen passes.
        self.length >= 4 * self.bits.len()
    }

    /// An empty one of twice the size.
    pub(crate) fn larger(&self) -> Sieve {
        Sieve { bits: vec![0; 2 * self.bits.len()], shift: self.shift - 1, length: 0 }
    }
}
