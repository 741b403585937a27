//! A hash index of sums: open addressing, eight bytes a slot.

/// Where sums of a given hash stand in an arena.
///
/// A slot holds half of the hash and the place. The slot that an entry would like best is given by the top bits
/// of that half, so the index grows without asking for the keys again.
pub(crate) struct Index {
    /// 0, or the half of the hash above the place plus one.
    slots: Vec<u64>,
    shift: u32,
    length: usize,
}

impl Index {
    pub(crate) fn new() -> Index {
        Index { slots: vec![0; 1 << Self::FIRST_BITS], shift: 32 - Self::FIRST_BITS, length: 0 }
    }

    const FIRST_BITS: u32 = 6;

    pub(crate) fn bytes(&self) -> u64 {
        8 * self.slots.len() as u64
    }

    #[inline]
    fn best(&self, half: u32) -> usize {
        // With 32 bits in use the shift is 0; there are never more, as places have 32 bits.
        (half >> self.shift) as usize
    }

    /// What stands where this hash would like to stand: asked early, so that it is near when it is needed.
    #[inline]
    pub(crate) fn touch(&self, hash: u64) -> u64 {
        self.slots[self.best((hash >> 32) as u32)]
    }

    /// Some place with this half of a hash, if there is one near by; only to ask for what stands there.
    #[inline]
    pub(crate) fn guess(&self, hash: u64) -> Option<u32> {
        let half = (hash >> 32) as u32;
        let best = self.best(half);
        let near = self.slots[best..].iter().take(4);
        near.take_while(|&&slot| slot != 0)
            .find(|&&slot| (slot >> 32) as u32 == half)
            .map(|&slot| slot as u32 - 1)
    }

    /// The place with this hash that `same` accepts.
    #[inline]
    pub(crate) fn find(&self, hash: u64, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        let half = (hash >> 32) as u32;
        let mut at = self.best(half);
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return None;
            }
            if (slot >> 32) as u32 == half {
                let place = slot as u32 - 1;
                if same(place) {
                    return Some(place);
                }
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// All places.
    pub(crate) fn places(&self) -> impl Iterator<Item = u32> {
        self.slots.iter().filter(|&&slot| slot != 0).map(|&slot| slot as u32 - 1)
    }

    /// Adds a place, below `u32::MAX`, that is not there yet.
    pub(crate) fn insert(&mut self, hash: u64, place: u32) {
        // At most five eighths full: the runs stay short.
        if self.length >= self.slots.len() / 8 * 5 {
            self.grow();
        }
        self.length += 1;
        self.put((hash >> 32) << 32 | u64::from(place + 1));
    }

    fn put(&mut self, entry: u64) {
        let mut at = self.best((entry >> 32) as u32);
        while self.slots[at] != 0 {
            at = (at + 1) & (self.slots.len() - 1);
        }
        self.slots[at] = entry;
    }

    fn grow(&mut self) {
        if self.shift == 0 {
            return;
        }
        let larger = vec![0; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, larger);
        self.shift -= 1;
        old.into_iter().filter(|&entry| entry != 0).for_each(|entry| self.put(entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_inserted_is_found_even_among_equal_hashes() {
        let mut index = Index::new();
        let hash = |place: u32| u64::from(place / 3).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for place in 0..5000 {
            assert_eq!(index.find(hash(place), |found| found == place), None);
            index.insert(hash(place), place);
        }
        for place in 0..5000 {
            assert_eq!(index.find(hash(place), |found| found == place), Some(place));
            assert_eq!(index.find(hash(place), |found| found == place + 5000), None);
        }
    }
}
