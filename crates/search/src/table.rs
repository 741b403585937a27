//! Parts with their nim-values.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Nim-values of parts.
#[derive(Debug, Default)]
pub struct Table {
    words: usize,
    keys: Vec<u64>,
    values: Vec<u16>,
    numbers: HashTable<u32>,
}

pub(crate) fn hash(part: &[u64]) -> u64 {
    let mut hasher = FxHasher::default();
    part.iter().for_each(|&word| hasher.write_u64(word));
    hasher.finish()
}

/// Returns `true` if words are the same; they are few.
#[inline]
pub(crate) fn same(one: &[u64], other: &[u64]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one == other)
}

impl Table {
    /// An empty table of parts with this many words.
    pub fn new(words: usize) -> Table {
        Table { words, ..Table::default() }
    }

    /// Number of parts.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns `true` if it is empty.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        8 * self.keys.capacity() + 2 * self.values.capacity() + 5 * self.numbers.capacity()
    }

    /// Value of a part, if it is known.
    #[inline]
    pub fn get(&self, part: &[u64]) -> Option<u16> {
        self.number(part).map(|number| self.values[number as usize])
    }

    /// Nim-sum of parts, if the values of all are known.
    pub fn sum<'p>(&self, parts: impl IntoIterator<Item = &'p [u64]>) -> Option<u16> {
        parts.into_iter().try_fold(0, |sum, part| Some(sum ^ self.get(part)?))
    }

    /// Number of a part, if its value is known.
    #[inline]
    pub fn number(&self, part: &[u64]) -> Option<u32> {
        let is = |&number: &u32| same(self.key(number), part);
        self.numbers.find(hash(part), is).copied()
    }

    /// The part with a number.
    #[inline]
    pub fn key(&self, number: u32) -> &[u64] {
        &self.keys[number as usize * self.words..][..self.words]
    }

    /// Value of the part with a number.
    pub fn value(&self, number: u32) -> u16 {
        self.values[number as usize]
    }

    /// Keeps the value of a part that is not known yet.
    pub fn keep(&mut self, part: &[u64], value: u16) {
        let number = self.values.len() as u32;
        self.keys.extend_from_slice(part);
        self.values.push(value);
        let (keys, words) = (&self.keys, self.words);
        self.numbers
            .insert_unique(hash(part), number, |&number| hash(&keys[number as usize * words..][..words]));
    }
}

/// Values that parts are known not to have: as many as there is room for, the latest of those at one place.
#[derive(Debug)]
pub(crate) struct Refuted {
    words: usize,
    slots: Vec<u64>,
}

impl Refuted {
    const SLOTS: usize = 1 << 18;

    pub(crate) fn new(words: usize) -> Refuted {
        Refuted { words, slots: vec![0; Self::SLOTS * (words + 1)] }
    }

    pub(crate) fn bytes(&self) -> usize {
        8 * self.slots.len()
    }

    fn place(&self, part: &[u64]) -> usize {
        (hash(part) >> 20) as usize % Self::SLOTS * (self.words + 1)
    }

    /// Bits of the values.
    #[inline]
    pub(crate) fn get(&self, part: &[u64]) -> u64 {
        let slot = &self.slots[self.place(part)..][..self.words + 1];
        if same(&slot[1..], part) { slot[0] } else { 0 }
    }

    pub(crate) fn add(&mut self, part: &[u64], value: u16) {
        if value >= 64 {
            return;
        }
        let place = self.place(part);
        let slot = &mut self.slots[place..][..self.words + 1];
        if !same(&slot[1..], part) {
            slot[0] = 0;
            slot[1..].copy_from_slice(part);
        }
        slot[0] |= 1 << value;
    }
}
