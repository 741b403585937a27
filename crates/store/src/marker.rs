//! Finished blocks: one bit and the checksum of the cells for each, stored twice.
//!
//! A marker consists of its sequence number, the bits, the checksums, and a checksum over all of these. It is
//! written to the two slots in turn, so that a write torn by a crash leaves the one before it intact.

use crate::fingerprint::checksum;
use crate::header::u64_at;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Marker {
    pub(crate) sequence: u64,
    bits: Vec<u64>,
    sums: Vec<u64>,
}

impl Marker {
    pub(crate) fn empty(blocks: u64) -> Marker {
        Marker { sequence: 0, bits: vec![0; blocks.div_ceil(64) as usize], sums: vec![0; blocks as usize] }
    }

    /// Number of bytes of a marker for this many blocks; `None` if it exceeds any file.
    pub(crate) fn bytes(blocks: u64) -> Option<u64> {
        blocks.div_ceil(64).checked_add(blocks)?.checked_mul(8)?.checked_add(16)
    }

    pub(crate) fn sum(&self, block: u64) -> Option<u64> {
        let has = self.bits.get((block / 64) as usize).is_some_and(|word| word >> (block % 64) & 1 == 1);
        self.sums.get(block as usize).copied().filter(|_| has)
    }

    /// Adds blocks with the checksums of their cells; nonexistent ones are ignored.
    pub(crate) fn add(&mut self, blocks: &[(u64, u64)]) {
        for &(block, sum) in blocks {
            if let Some(place) = self.sums.get_mut(block as usize) {
                *place = sum;
                self.bits[(block / 64) as usize] |= 1 << (block % 64);
            }
        }
        self.sequence += 1;
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut slot = Vec::with_capacity(8 * (self.bits.len() + self.sums.len()) + 16);
        slot.extend(self.sequence.to_le_bytes());
        self.bits.iter().chain(&self.sums).for_each(|word| slot.extend(word.to_le_bytes()));
        let sum = checksum(&slot);
        slot.extend(sum.to_le_bytes());
        slot
    }

    /// `None` if the slot is torn, or was never written.
    pub(crate) fn decode(slot: &[u8], blocks: u64) -> Option<Marker> {
        let body = slot.len().checked_sub(8)?;
        if Some(slot.len() as u64) != Marker::bytes(blocks) || checksum(&slot[..body]) != u64_at(slot, body) {
            return None;
        }
        let mut words = (8..body).step_by(8).map(|at| u64_at(slot, at));
        let bits = words.by_ref().take(blocks.div_ceil(64) as usize).collect();
        Some(Marker { sequence: u64_at(slot, 0), bits, sums: words.collect() })
    }
}
