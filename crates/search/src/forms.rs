//! Forms of parts, remembered for a while.

use crate::labels::CODE;
use crate::table::{hash, same};

/// Forms of the parts that were met last. What is forgotten costs time alone: every form is a part itself.
#[derive(Clone, Debug)]
pub struct Forms {
    met: Slots,
    classes: Classes,
}

/// One part for all of those whose moves exclude each other in the same way.
#[derive(Clone, Debug)]
pub struct Classes {
    /// By the part as it lies.
    lying: Slots,
    /// By the code of its graph.
    codes: Slots,
}

/// Parts by keys: one for each place, the latest.
#[derive(Clone, Debug)]
struct Slots {
    key: usize,
    words: usize,
    most: usize,
    /// A key and a part in each slot. No key is 0.
    slots: Vec<u64>,
}

impl Forms {
    /// No forms, of parts with this many words, which the game knows by so many before.
    pub fn new(key: usize, words: usize) -> Forms {
        let classes =
            Classes { lying: Slots::new(words, words, 1 << 20), codes: Slots::new(CODE, words, 1 << 22) };
        Forms { met: Slots::new(key, words, 1 << 18), classes }
    }

    /// The form of a part, found by `find` if it is not remembered.
    #[inline]
    pub fn of(&mut self, part: &[u64], find: impl FnOnce(&mut Classes, &mut [u64])) -> &[u64] {
        self.met.of(part, |form| find(&mut self.classes, form))
    }

    pub(crate) fn bytes(&self) -> usize {
        8 * (self.met.slots.len() + self.classes.lying.slots.len() + self.classes.codes.slots.len())
    }
}

impl Classes {
    /// Writes the part that stands for a class over one of its parts as it lies, whose code is found if need be. Parts without a code are
    /// their own.
    pub fn of(&mut self, part: &mut [u64], code: impl FnOnce() -> Option<[u64; CODE]>) {
        let form = self.lying.of(part, |form| match code() {
            Some(code) => form.copy_from_slice(self.codes.of(&code, |form| form.copy_from_slice(part))),
            None => form.copy_from_slice(part),
        });
        part.copy_from_slice(form);
    }
}

impl Slots {
    /// Slots at least.
    const LEAST: usize = 1 << 12;

    /// Nothing; later so many words, unless that were too few slots.
    fn new(key: usize, words: usize, all: usize) -> Slots {
        Slots { key, words, most: (all / (key + words).max(1)).max(Self::LEAST), slots: Vec::new() }
    }

    #[inline]
    fn of(&mut self, key: &[u64], find: impl FnOnce(&mut [u64])) -> &[u64] {
        let size = self.key + self.words;
        if self.slots.is_empty() {
            self.slots = vec![0; size * self.most];
        }
        // The hash has its best bits in the middle.
        let place = ((u128::from(hash(key).rotate_right(26)) * self.most as u128) >> 64) as usize;
        let (known, part) = self.slots[place * size..][..size].split_at_mut(self.key);
        if !same(known, key) {
            known.copy_from_slice(key);
            find(part);
        }
        part
    }
}
