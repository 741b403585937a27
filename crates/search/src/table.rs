//! Parts with their nim-values.

use crate::hash::{hash, place};
use crate::latest::{Latest, is, zeros};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize};

/// Nim-values of parts, which several threads find and ask for.
#[derive(Debug)]
pub struct Table {
    words: usize,
    /// For each slot nothing, or bits of a hash above a value and 2, or above 1 while the part is being written.
    states: Vec<AtomicU32>,
    keys: Vec<AtomicU64>,
    len: AtomicUsize,
}

/// Bits of a state that are a value.
const VALUE: u32 = 0xffff;

impl Table {
    /// Slots at first.
    const FIRST: usize = 1 << 10;

    /// An empty table of parts with this many words.
    pub fn new(words: usize) -> Table {
        Table::with_slots(words, Self::FIRST)
    }

    fn with_slots(words: usize, count: usize) -> Table {
        let states = std::iter::repeat_with(AtomicU32::default).take(count).collect();
        Table { words, states, keys: zeros(count * words), len: AtomicUsize::new(0) }
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.len.load(Relaxed)
    }

    /// Returns `true` if it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.states.len() * (4 + 8 * self.words)
    }

    /// Value of a part, if it is known.
    #[inline]
    pub fn get(&self, part: &[u64]) -> Option<u16> {
        let hash = hash(part);
        let (mut at, tag) = (place(hash, self.states.len()), tag(hash));
        loop {
            let state = self.states[at].load(Acquire);
            if state == 0 {
                return None;
            }
            if state & !VALUE == tag && state & VALUE > 1 && is(self.key(at), part) {
                return Some((state & VALUE) as u16 - 2);
            }
            at = if at + 1 == self.states.len() { 0 } else { at + 1 };
        }
    }

    /// Nim-sum of parts, if the values of all are known.
    pub fn sum<'p>(&self, parts: impl IntoIterator<Item = &'p [u64]>) -> Option<u16> {
        parts.into_iter().try_fold(0, |sum, part| Some(sum ^ self.get(part)?))
    }

    /// All parts with their values.
    pub fn parts(&self) -> impl Iterator<Item = (Vec<u64>, u16)> {
        self.states.iter().enumerate().filter_map(|(at, state)| {
            let value = (state.load(Acquire) & VALUE).checked_sub(2)?;
            Some((self.key(at).iter().map(|word| word.load(Relaxed)).collect(), value as u16))
        })
    }

    #[inline]
    fn key(&self, at: usize) -> &[AtomicU64] {
        &self.keys[at * self.words..][..self.words]
    }

    /// Keeps the value of a part. Two threads may keep one part twice.
    pub(crate) fn keep(&self, part: &[u64], value: u16) {
        let hash = hash(part);
        let (mut at, tag) = (place(hash, self.states.len()), tag(hash));
        // No part has so many options; it would do no harm not to keep it.
        let Some(kept) = u32::from(value).checked_add(2).filter(|kept| *kept <= VALUE) else { return };
        loop {
            let state = self.states[at].load(Acquire);
            if state == 0 {
                if self.states[at].compare_exchange(0, tag | 1, Acquire, Relaxed).is_ok() {
                    self.key(at).iter().zip(part).for_each(|(key, word)| key.store(*word, Relaxed));
                    self.states[at].store(tag | kept, Release);
                    self.len.fetch_add(1, Relaxed);
                    return;
                }
                continue;
            }
            if state & !VALUE == tag && state & VALUE > 1 && is(self.key(at), part) {
                return;
            }
            at = if at + 1 == self.states.len() { 0 } else { at + 1 };
        }
    }

    /// Returns `true` if it should grow before long.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len() > self.states.len() / 4 * 3
    }

    /// Bytes that it takes while it grows.
    pub(crate) fn bytes_to_grow(&self) -> usize {
        if self.is_full() { 3 * self.bytes() } else { self.bytes() }
    }

    /// Doubles the number of slots if it is full.
    pub(crate) fn grow(&mut self) {
        if self.is_full() {
            let larger = Table::with_slots(self.words, 2 * self.states.len());
            self.parts().for_each(|(part, value)| larger.keep(&part, value));
            *self = larger;
        }
    }
}

#[inline]
fn tag(hash: u64) -> u32 {
    (hash as u32) << 16
}

/// Values that parts are known not to have.
#[derive(Debug)]
pub(crate) struct Refuted(Latest);

impl Refuted {
    const SLOTS: usize = 1 << 18;

    pub(crate) fn new(words: usize) -> Refuted {
        Refuted(Latest::new(words, 1, Self::SLOTS))
    }

    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// Takes no more than so many bytes, or than it takes already.
    pub(crate) fn bound(&mut self, bytes: usize) {
        self.0.bound(bytes);
    }

    /// Bits of the values.
    #[inline]
    pub(crate) fn get(&self, part: &[u64]) -> u64 {
        let mut bits = [0];
        if self.0.read(part, &mut bits) { bits[0] } else { 0 }
    }

    pub(crate) fn add(&self, part: &[u64], value: u16) {
        if value < 64 {
            self.0.write(part, |_, bits| bits.unwrap_or(0) | 1 << value);
        }
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.0.is_full()
    }

    pub(crate) fn grow(&mut self, all: bool) {
        self.0.grow(all);
    }
}
