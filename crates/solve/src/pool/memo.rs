//! Marks of sums.

use super::Key;
use std::hint::black_box;

/// A hash table with open addressing; a slot is the key itself, with the mark in its spare bits.
pub(crate) struct Memo {
    /// 0 for an empty slot: a stored sum has a mark or is not empty.
    slots: Vec<u128>,
    shift: u32,
    length: usize,
}

/// Slot where a sum is or would be; invalid once another sum has been added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot(usize);

impl Memo {
    const FIRST_BITS: u32 = 6;

    pub(crate) fn new() -> Memo {
        Memo { slots: vec![0; 1 << Self::FIRST_BITS], shift: u64::BITS - Self::FIRST_BITS, length: 0 }
    }

    /// Bytes in use, including those of the doubled table once that is near.
    pub(crate) fn bytes(&self) -> u64 {
        let near = self.length + self.slots.len() / 16 >= self.most();
        16 * self.slots.len() as u64 * if near { 3 } else { 1 }
    }

    /// At most three quarters full, so that runs stay short.
    fn most(&self) -> usize {
        self.slots.len() / 4 * 3
    }

    #[inline]
    fn best(&self, key: Key) -> usize {
        (key.hash() >> self.shift) as usize
    }

    /// Replaces `marks` by the marks of many sums, which are fetched from memory together.
    pub(crate) fn marks(&self, keys: impl Iterator<Item = Key> + Clone, marks: &mut Vec<(Slot, u8)>) {
        marks.clear();
        marks.extend(keys.clone().map(|key| (Slot(self.best(key)), 0)));
        black_box(marks.iter().fold(0, |all, best| all ^ self.slots[best.0.0] as u64));
        for (best, key) in marks.iter_mut().zip(keys) {
            *best = self.find_from(best.0, key);
        }
    }

    /// Slot and mark of a sum; 0 if it is not present.
    #[inline]
    pub(crate) fn find(&self, key: Key) -> (Slot, u8) {
        self.find_from(Slot(self.best(key)), key)
    }

    #[inline]
    fn find_from(&self, best: Slot, key: Key) -> (Slot, u8) {
        let mut at = best.0;
        loop {
            let slot = self.slots[at];
            let (there, mark) = Key::unmarked(slot);
            if there == key || slot == 0 {
                return (Slot(at), mark);
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// Mark of a sum; 0 if it has none.
    #[inline]
    pub(crate) fn mark(&self, key: Key) -> u8 {
        self.find(key).1
    }

    /// Marks a sum, with the slot that [`find`](Memo::find) returned for it, now or earlier.
    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, key: Key, mark: u8) -> Slot {
        let there = self.slots.get(slot.0).copied().unwrap_or(0);
        let slot = if there != 0 && Key::unmarked(there).0 == key { slot } else { self.find(key).0 };
        let new = self.slots[slot.0] == 0;
        self.slots[slot.0] = key.marked(mark);
        if !new {
            return slot;
        }
        self.length += 1;
        if self.length < self.most() {
            return slot;
        }
        self.grow();
        self.find(key).0
    }

    fn grow(&mut self) {
        let larger = vec![0; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, larger);
        self.shift -= 1;
        for slot in old.into_iter().filter(|&slot| slot != 0) {
            let (at, _) = self.find(Key::unmarked(slot).0);
            self.slots[at.0] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_mark_of_each_sum_is_found_and_no_other() {
        let mut memo = Memo::new();
        let key = |n: u32| Key::pack(&[n % 7, n / 3]).unwrap_or(Key::EMPTY);
        let sums: Vec<u32> = (21..6000).filter(|n| n % 3 == n % 2).collect();
        let early: Vec<Slot> = sums.iter().map(|&n| memo.find(key(n)).0).collect();
        for (&n, &slot) in sums.iter().zip(&early) {
            assert_eq!(memo.mark(key(n)), 0);
            memo.put(slot, key(n), 1);
        }
        for (&n, &slot) in sums.iter().zip(&early) {
            memo.put(slot, key(n), (n % 32) as u8);
        }
        for n in 21..6000 {
            assert_eq!(memo.mark(key(n)), if n % 3 == n % 2 { (n % 32) as u8 } else { 0 }, "{n}");
        }
        assert_eq!(memo.length, sums.len());
    }

    #[test]
    fn the_empty_sum_has_a_mark_like_any_other() {
        let mut memo = Memo::new();
        let (slot, mark) = memo.find(Key::EMPTY);
        assert_eq!(mark, 0);
        memo.put(slot, Key::EMPTY, 2);
        assert_eq!(memo.mark(Key::EMPTY), 2);
    }
}
