//! Results of a search so far.

use crate::pool::{Hashed, Key, Memo, Sieve, Slot};

/// Labels of sums.
pub(super) const UNKNOWN: u8 = 0;
pub(super) const P: u8 = 1;
pub(super) const N: u8 = 2;
pub(super) const DRAW: u8 = 3;
pub(super) const OPEN: u8 = 4;

/// A label for each sum met.
pub(super) struct LabelTable {
    labels: Memo,
    /// The sums that are P, a second time: few enough to stay in the cache.
    lost: Memo,
    sieve: Sieve,
}

impl LabelTable {
    pub(super) fn new() -> LabelTable {
        LabelTable { labels: Memo::new(), lost: Memo::new(), sieve: Sieve::new() }
    }

    /// Bytes in use.
    pub(super) fn bytes(&self) -> u64 {
        self.labels.bytes() + self.lost.bytes() + self.sieve.bytes()
    }

    /// Label of a sum.
    #[inline]
    pub(super) fn label(&self, key: Key) -> u8 {
        self.labels.mark(key)
    }

    /// Label of a sum, and slot for a new one.
    #[inline]
    pub(super) fn find(&self, key: Key) -> (Slot, u8) {
        self.labels.find(key)
    }

    /// Replaces `labels` by the labels of many sums at once.
    pub(super) fn labels(&self, sums: &[Hashed], labels: &mut Vec<(Slot, u8)>) {
        self.labels.marks(sums.iter().map(|sum| sum.key), labels);
    }

    /// Labels a sum.
    #[inline]
    pub(super) fn put(&mut self, slot: Slot, key: Key, label: u8) -> Slot {
        self.labels.put(slot, key, label)
    }

    /// Returns `false` only if no sum with this hash has been marked as lost.
    #[inline]
    pub(super) fn may_be_lost(&self, hash: u32) -> bool {
        self.sieve.passes(hash)
    }

    /// Returns `true` if a sum has been marked as lost.
    #[inline]
    pub(super) fn is_lost(&self, key: Key) -> bool {
        self.lost.mark(key) == P
    }

    /// Marks a sum as lost.
    pub(super) fn add_lost(&mut self, sum: Hashed) {
        let (slot, _) = self.lost.find(sum.key);
        self.lost.put(slot, sum.key, P);
        self.sieve.insert(sum.hash);
    }
}
