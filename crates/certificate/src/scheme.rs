//! Numerations in the checker's form.

use crate::places::{NOTHING, Places};

/// Rules for words, and values of their digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scheme {
    /// Number of digits.
    pub(crate) radix: u8,
    /// The digit that only a 0 may follow.
    pub(crate) closing: Option<u8>,
    pub(crate) places: Places,
}

impl Scheme {
    /// Returns `true` if only the digit 0 may follow this one.
    #[inline]
    pub(crate) fn closes(&self, digit: u8) -> bool {
        self.closing == Some(digit)
    }

    /// The largest digit allowed next, given `true` if only a 0 may follow.
    #[inline]
    pub(crate) fn most(&self, closed: bool) -> u8 {
        if closed { 0 } else { self.radix.saturating_sub(1) }
    }

    /// Word of a number, without leading zeros: greedy, from the largest place on. `None` if that is not a
    /// valid word with this value.
    pub(crate) fn word(&self, number: i128) -> Option<Vec<u8>> {
        let Places { times, before } = self.places;
        let mut places = vec![];
        let (mut last, mut place) = (1i128, 1i128);
        while place <= number {
            places.push(place);
            let next = place.checked_mul(times)?.checked_add(last.checked_mul(before)?)?;
            (last, place) = (place, Some(next).filter(|&next| next > place)?);
        }
        let mut rest = number;
        let mut word = Vec::with_capacity(places.len());
        for place in places.into_iter().rev() {
            word.push(u8::try_from(rest / place).ok()?);
            rest %= place;
        }
        (self.is_valid(&word) && self.worth(&word) == Some(number)).then_some(word)
    }

    fn is_valid(&self, word: &[u8]) -> bool {
        let follows = |pair: &[u8]| pair[1] <= self.most(self.closes(pair[0]));
        word.iter().all(|&digit| digit < self.radix) && word.windows(2).all(follows)
    }

    /// Value of a word; `None` if it is too large.
    pub(crate) fn worth(&self, word: &[u8]) -> Option<i128> {
        let mut digits = word.iter();
        let worth = digits.try_fold(NOTHING, |worth, &digit| self.places.step(worth, digit.into()))?;
        self.places.end(worth)
    }
}
