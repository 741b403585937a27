//! Forms of parts, remembered for a while.

use crate::table::hash;

/// Forms of the parts that were met last.
#[derive(Clone, Debug)]
pub struct Forms {
    words: usize,
    /// A part and its form in each slot. No part is empty.
    slots: Vec<u64>,
}

impl Forms {
    const SLOTS: usize = 1 << 12;

    /// No forms, of parts with this many words.
    pub fn new(words: usize) -> Forms {
        Forms { words, slots: vec![0; 2 * words * Self::SLOTS] }
    }

    /// The form of a part, found by `find` if it is not remembered.
    #[inline]
    pub fn of(&mut self, part: &[u64], find: impl FnOnce(&mut [u64])) -> &[u64] {
        let start = (hash(part) >> 20) as usize % Self::SLOTS * 2 * self.words;
        let (key, form) = self.slots[start..start + 2 * self.words].split_at_mut(self.words);
        if key != part {
            key.copy_from_slice(part);
            find(form);
        }
        form
    }

    pub(crate) fn bytes(&self) -> usize {
        8 * self.slots.len()
    }
}
