//! Finished blocks: one bit each, stored twice.
//!
//! A marker consists of its sequence number, the bits, and a checksum over both. It is written to the two
//! slots in turn, so that a write torn by a crash leaves the one before it intact.

use crate::fingerprint::checksum;
use crate::header::u64_at;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Marker {
    pub(crate) sequence: u64,
    bits: Vec<u64>,
    blocks: u64,
}

impl Marker {
    pub(crate) fn empty(blocks: u64) -> Marker {
        Marker { sequence: 0, bits: vec![0; blocks.div_ceil(64) as usize], blocks }
    }

    pub(crate) fn has(&self, block: u64) -> bool {
        self.bits.get((block / 64) as usize).is_some_and(|word| word >> (block % 64) & 1 == 1)
    }

    /// Adds blocks; nonexistent ones are ignored.
    pub(crate) fn add(&mut self, blocks: &[u64]) {
        for &block in blocks.iter().filter(|&&block| block < self.blocks) {
            self.bits[(block / 64) as usize] |= 1 << (block % 64);
        }
        self.sequence += 1;
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut slot = Vec::with_capacity(8 * self.bits.len() + 16);
        slot.extend(self.sequence.to_le_bytes());
        self.bits.iter().for_each(|word| slot.extend(word.to_le_bytes()));
        let sum = checksum(&slot);
        slot.extend(sum.to_le_bytes());
        slot
    }

    /// `None` if the slot is torn, or was never written.
    pub(crate) fn decode(slot: &[u8], blocks: u64) -> Option<Marker> {
        let body = slot.len().checked_sub(8)?;
        if slot.len() as u64 != blocks.div_ceil(64) * 8 + 16 || checksum(&slot[..body]) != u64_at(slot, body)
        {
            return None;
        }
        let bits = (8..body).step_by(8).map(|at| u64_at(slot, at)).collect();
        Some(Marker { sequence: u64_at(slot, 0), bits, blocks })
    }
}
