//! Words by keys, which several threads read and write: as many as there is room for, the latest of those at one place.
//!
//! Each slot has a version, odd while it is being written. Who reads it sees the same version before and after, or nothing; who finds it being
//! written leaves it.

use crate::hash::{hash, place};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU64, AtomicUsize, fence};

/// Words by keys.
#[derive(Debug)]
pub(crate) struct Latest {
    key: usize,
    words: usize,
    /// Slots now, and at most.
    count: usize,
    most: usize,
    /// A version, a key and its words in each slot.
    slots: Vec<AtomicU64>,
    /// Slots that were ever written.
    filled: AtomicUsize,
}

impl Latest {
    /// Slots at first: many searches are short.
    const FIRST: usize = 1 << 10;

    /// Nothing; later so many slots at most.
    pub(crate) fn new(key: usize, words: usize, most: usize) -> Latest {
        let count = Self::FIRST.min(most);
        let slots = zeros(count * (1 + key + words));
        Latest { key, words, count, most, slots, filled: AtomicUsize::new(0) }
    }

    /// Takes no more than so many bytes, or than it takes already.
    pub(crate) fn bound(&mut self, bytes: usize) {
        self.most = self.most.min(bytes / (8 * (1 + self.key + self.words))).max(self.count);
    }

    pub(crate) fn bytes(&self) -> usize {
        8 * self.slots.len()
    }

    #[inline]
    fn slot(&self, key: &[u64]) -> &[AtomicU64] {
        let size = 1 + self.key + self.words;
        &self.slots[place(hash(key), self.count) * size..][..size]
    }

    /// Reads the words of a key; `false` if they are not there.
    #[inline]
    pub(crate) fn read(&self, key: &[u64], words: &mut [u64]) -> bool {
        let slot = self.slot(key);
        let version = slot[0].load(Acquire);
        let (known, found) = slot[1..].split_at(self.key);
        if version == 0 || version & 1 == 1 || !is(known, key) {
            return false;
        }
        words.iter_mut().zip(found).for_each(|(word, found)| *word = found.load(Relaxed));
        fence(Acquire);
        slot[0].load(Relaxed) == version
    }

    /// Writes the words of a key, made from those that are there.
    #[inline]
    pub(crate) fn write(&self, key: &[u64], mut make: impl FnMut(usize, Option<u64>) -> u64) {
        let slot = self.slot(key);
        let version = slot[0].load(Relaxed);
        if version & 1 == 1 || slot[0].compare_exchange(version, version + 1, Acquire, Relaxed).is_err() {
            return;
        }
        fence(Release);
        let (known, found) = slot[1..].split_at(self.key);
        let there = version != 0 && is(known, key);
        known.iter().zip(key).for_each(|(known, word)| known.store(*word, Relaxed));
        for (at, found) in found.iter().enumerate() {
            found.store(make(at, there.then(|| found.load(Relaxed))), Relaxed);
        }
        slot[0].store(version + 2, Release);
        if version == 0 {
            self.filled.fetch_add(1, Relaxed);
        }
    }

    /// Returns `true` if there may be more slots, and should be.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.count < self.most && self.filled.load(Relaxed) > self.count / 2
    }

    /// Adds slots if it is full; all that there may be, if `all` is set.
    pub(crate) fn grow(&mut self, all: bool) {
        let size = 1 + self.key + self.words;
        let count = if all { self.most } else { (8 * self.count).min(self.most) };
        if count == self.count || !(all || self.is_full()) {
            return;
        }
        let slots = std::mem::replace(&mut self.slots, zeros(count * size));
        self.count = count;
        self.filled = AtomicUsize::new(0);
        for slot in slots.chunks_exact(size) {
            let words: Vec<u64> = slot.iter().map(|word| word.load(Relaxed)).collect();
            if words[0] != 0 {
                self.write(&words[1..][..self.key], |at, _| words[1 + self.key + at]);
            }
        }
    }
}

pub(crate) fn zeros(count: usize) -> Vec<AtomicU64> {
    std::iter::repeat_with(AtomicU64::default).take(count).collect()
}

/// Returns `true` if these are the words of a key; they are few.
#[inline]
pub(crate) fn is(known: &[AtomicU64], key: &[u64]) -> bool {
    known.len() == key.len() && known.iter().zip(key).all(|(known, word)| known.load(Relaxed) == *word)
}

#[cfg(test)]
mod tests {
    use super::Latest;

    #[test]
    fn what_several_threads_write_is_read_whole_or_not_at_all() {
        let mut latest = Latest::new(2, 2, 1 << 12);
        for all in [false, true] {
            let key = |number: u64| [number % 3000, number % 3000 / 7];
            let work = |from: u64| {
                for number in from..from + 100_000 {
                    latest.write(&key(number), |at, _| number % 3000 * 5 + at as u64);
                    let other = number.wrapping_mul(7919);
                    let mut words = [0; 2];
                    if latest.read(&key(other), &mut words) {
                        assert_eq!(words, [other % 3000 * 5, other % 3000 * 5 + 1]);
                    }
                }
            };
            std::thread::scope(|scope| (0..3).for_each(|from| drop(scope.spawn(move || work(1000 * from)))));
            assert!(all || latest.is_full());
            latest.grow(all);
            let mut words = [0; 2];
            let kept = (0..3000).filter(|&number| latest.read(&key(number), &mut words)).count();
            assert!(kept > 500, "{kept}");
        }
        assert!(!latest.is_full());
        latest.grow(false);
        assert_eq!(latest.bytes(), 8 * 5 * (1 << 12));
        let mut small = Latest::new(2, 2, 1 << 12);
        small.bound(8 * 5 * 1500);
        small.grow(true);
        assert_eq!((small.bytes(), small.is_full()), (8 * 5 * 1500, false));
    }
}
