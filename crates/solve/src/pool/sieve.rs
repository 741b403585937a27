//! A sieve in front of a table: one bit turns away most absent sums.

/// A set of hashes with a few false positives and no false negatives.
pub(crate) struct Sieve {
    bits: Vec<u64>,
    shift: u32,
    /// Members in order, from which a larger sieve is made.
    hashes: Vec<u32>,
}

/// Bits per member: at most one stranger in sixteen passes.
const SPARSE: usize = 16;

impl Sieve {
    const FIRST_BITS: u32 = 10;

    pub(crate) fn new() -> Sieve {
        Sieve { bits: bits(Self::FIRST_BITS), shift: u32::BITS - Self::FIRST_BITS, hashes: vec![] }
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        (8 * self.bits.len() + 4 * self.hashes.capacity()) as u64
    }

    #[inline]
    pub(crate) fn passes(&self, hash: u32) -> bool {
        let place = hash >> self.shift;
        self.bits[(place >> 6) as usize] >> (place & 63) & 1 == 1
    }

    pub(crate) fn insert(&mut self, hash: u32) {
        self.hashes.push(hash);
        // Once all bits of the hash are in use the sieve passes more and more, but stays correct.
        if self.hashes.len() * SPARSE > 64 * self.bits.len() && self.shift > 0 {
            self.shift -= 1;
            self.bits = bits(u32::BITS - self.shift);
            let hashes = std::mem::take(&mut self.hashes);
            hashes.iter().for_each(|&hash| self.set(hash));
            self.hashes = hashes;
        }
        self.set(hash);
    }

    fn set(&mut self, hash: u32) {
        let place = hash >> self.shift;
        self.bits[(place >> 6) as usize] |= 1 << (place & 63);
    }
}

fn bits(log: u32) -> Vec<u64> {
    vec![0; 1 << (log - 6)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_member_passes_and_of_strangers_at_most_a_few() {
        let mut sieve = Sieve::new();
        let hash = |n: u32| n.wrapping_mul(0x9e37_79b9).rotate_left(7) ^ n;
        for n in 0..5000 {
            sieve.insert(hash(n));
            assert!((0..=n).step_by(97).all(|n| sieve.passes(hash(n))));
        }
        assert!((0..5000).all(|n| sieve.passes(hash(n))));
        assert!((5000..50_000).filter(|&n| sieve.passes(hash(n))).count() < 45_000 / 4);
    }
}
