//! Forms of parts, remembered for a while.

use crate::hash::{hash, place, same};
use crate::labels::CODE;
use crate::latest::Latest;
use std::sync::Arc;

/// Forms of the parts that were met last. What is forgotten costs time alone: every form is a part itself.
#[derive(Debug)]
pub struct Forms {
    met: Slots,
    classes: Classes,
}

/// One part for all of those whose moves exclude each other in the same way; several threads that share a search share these.
#[derive(Clone, Debug)]
pub struct Classes {
    shared: Arc<Shared>,
    /// The part that is looked for.
    part: Vec<u64>,
}

#[derive(Debug)]
struct Shared {
    /// By the part as it lies.
    lying: Latest,
    /// By the code of its graph.
    codes: Latest,
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
        let lying = Latest::new(words, words, slots(2 * words, 1 << 20));
        let codes = Latest::new(CODE, words, slots(CODE + words, 1 << 22));
        Forms {
            met: Slots::new(key, words),
            classes: Classes { shared: Arc::new(Shared { lying, codes }), part: Vec::new() },
        }
    }

    /// Takes no more than so many bytes for classes, or than they take already; before they are shared.
    pub(crate) fn bound(&mut self, bytes: usize) {
        if let Some(classes) = Arc::get_mut(&mut self.classes.shared) {
            classes.lying.bound(bytes / 3);
            classes.codes.bound(bytes / 3 * 2);
        }
    }

    /// No forms, with the same classes.
    pub(crate) fn beside(&self) -> Forms {
        Forms { met: Slots { slots: Vec::new(), ..self.met }, classes: self.classes.clone() }
    }

    /// The form of a part, found by `find` if it is not remembered.
    #[inline]
    pub fn of(&mut self, part: &[u64], find: impl FnOnce(&mut Classes, &mut [u64])) -> &[u64] {
        self.met.of(part, |form| find(&mut self.classes, form))
    }

    /// Bytes of its own, and those that are shared.
    pub(crate) fn bytes(&self) -> [usize; 2] {
        [8 * self.met.slots.len(), self.classes.shared.lying.bytes() + self.classes.shared.codes.bytes()]
    }

    /// Returns `true` if there should be more room for classes.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.classes.shared.lying.is_full() || self.classes.shared.codes.is_full()
    }

    /// Makes more room for classes that are not shared; all that there may be, if `all` is set.
    pub(crate) fn grow(&mut self, all: bool) {
        if let Some(classes) = Arc::get_mut(&mut self.classes.shared) {
            classes.lying.grow(all);
            classes.codes.grow(all);
        }
    }
}

impl Classes {
    /// Writes the part that stands for a class over one of its parts as it lies, whose code is found if need be. Parts without a code are
    /// their own.
    pub fn of(&mut self, part: &mut [u64], code: impl FnOnce() -> Option<[u64; CODE]>) {
        let Shared { lying, codes } = &*self.shared;
        let key = &mut self.part;
        key.clear();
        key.extend_from_slice(part);
        if lying.read(key, part) {
            return;
        }
        part.copy_from_slice(key);
        if let Some(code) = code()
            && !codes.read(&code, part)
        {
            part.copy_from_slice(key);
            codes.write(&code, |at, _| key[at]);
        }
        lying.write(key, |at, _| part[at]);
    }
}

/// Number of slots of so many words.
fn slots(size: usize, words: usize) -> usize {
    (words / size.max(1)).max(Slots::LEAST)
}

impl Slots {
    /// Slots at least.
    const LEAST: usize = 1 << 12;

    /// Nothing.
    fn new(key: usize, words: usize) -> Slots {
        Slots { key, words, most: slots(key + words, 1 << 17), slots: Vec::new() }
    }

    #[inline]
    fn of(&mut self, key: &[u64], find: impl FnOnce(&mut [u64])) -> &[u64] {
        let size = self.key + self.words;
        if self.slots.is_empty() {
            self.slots = vec![0; size * self.most];
        }
        let place = place(hash(key), self.most);
        let (known, part) = self.slots[place * size..][..size].split_at_mut(self.key);
        if !same(known, key) {
            known.copy_from_slice(key);
            find(part);
        }
        part
    }
}
