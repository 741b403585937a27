//! Sets of positions as bits.

/// A set of positions, by index.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Bits {
    words: Box<[u64]>,
    length: usize,
}

impl Bits {
    /// The empty set among `length` positions.
    pub(crate) fn none(length: usize) -> Bits {
        Bits { words: vec![0; length.div_ceil(64)].into(), length }
    }

    /// The positions among `length` that satisfy a condition.
    pub(crate) fn of(length: usize, mut holds: impl FnMut(usize) -> bool) -> Bits {
        let mut bits = Bits::none(length);
        (0..length).filter(|&index| holds(index)).for_each(|index| bits.insert(index));
        bits
    }

    pub(crate) fn insert(&mut self, index: usize) {
        self.words[index / 64] |= 1 << (index % 64);
    }

    pub(crate) fn contains(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    pub(crate) fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    fn joined(&self, other: &Bits, join: impl Fn(u64, u64) -> u64) -> Bits {
        let words = self.words.iter().zip(&other.words).map(|(&a, &b)| join(a, b)).collect();
        Bits { words, length: self.length }
    }

    pub(crate) fn and(&self, other: &Bits) -> Bits {
        self.joined(other, |a, b| a & b)
    }

    pub(crate) fn or(&self, other: &Bits) -> Bits {
        self.joined(other, |a, b| a | b)
    }

    /// Difference of two sets.
    pub(crate) fn less(&self, other: &Bits) -> Bits {
        self.joined(other, |a, b| a & !b)
    }

    /// Complement of the set.
    pub(crate) fn opposite(&self) -> Bits {
        let mut bits = self.joined(self, |a, _| !a);
        if !self.length.is_multiple_of(64)
            && let Some(last) = bits.words.last_mut()
        {
            *last &= (1 << (self.length % 64)) - 1;
        }
        bits
    }

    /// Returns `true` if this is a subset of the other.
    pub(crate) fn within(&self, other: &Bits) -> bool {
        self.words.iter().zip(&other.words).all(|(&a, &b)| a & !b == 0)
    }

    /// Returns `true` if the two are disjoint.
    pub(crate) fn misses(&self, other: &Bits) -> bool {
        self.words.iter().zip(&other.words).all(|(&a, &b)| a & b == 0)
    }

    /// Size of the intersection.
    pub(crate) fn shared(&self, other: &Bits) -> usize {
        self.words.iter().zip(&other.words).map(|(&a, &b)| (a & b).count_ones() as usize).sum()
    }

    /// Returns `true` if the intersection of `self` and `with` is a subset of `whole`.
    pub(crate) fn pair_within(&self, with: &Bits, whole: &Bits) -> bool {
        let pairs = self.words.iter().zip(&with.words);
        pairs.zip(&whole.words).all(|((&a, &b), &whole)| a & b & !whole == 0)
    }

    /// First member.
    pub(crate) fn first(&self) -> Option<usize> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.words[word].trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_as_sets_should_be() {
        let even = Bits::of(100, |index| index % 2 == 0);
        let third = Bits::of(100, |index| index % 3 == 0);
        assert_eq!(even.count(), 50);
        assert_eq!(even.opposite().count(), 50);
        assert_eq!(even.and(&third), Bits::of(100, |index| index % 6 == 0));
        assert_eq!(even.shared(&third), 17);
        assert!(even.and(&third).within(&third) && !even.within(&third));
        assert!(even.misses(&even.opposite()));
        assert_eq!(even.opposite().first(), Some(1));
        assert!(even.pair_within(&third, &Bits::of(100, |index| index % 6 == 0)));
    }
}
