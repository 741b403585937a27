//! Sets of small numbers.

/// A set of numbers below some bound.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    pub(crate) fn new(bound: usize) -> Bits {
        Bits(vec![0; bound.div_ceil(64)])
    }

    #[inline]
    pub(crate) fn has(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    #[inline]
    pub(crate) fn add(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    pub(crate) fn unite(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }

    /// Returns `true` if this is a subset of the other.
    pub(crate) fn within(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own & !other == 0)
    }

    /// The least number in both.
    pub(crate) fn common(&self, other: &Bits) -> Option<usize> {
        let words = self.0.iter().zip(&other.0).map(|(own, other)| own & other);
        words
            .enumerate()
            .find(|(_, word)| *word != 0)
            .map(|(place, word)| 64 * place + word.trailing_zeros() as usize)
    }
}
