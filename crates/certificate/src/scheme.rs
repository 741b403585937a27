//! What the checker makes of a numeration.

use crate::places::{NOTHING, Places};

/// How words are formed, and what their digits are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scheme {
    /// How many digits there are.
    pub(crate) radix: u8,
    /// The digit after which only a 0 may follow.
    pub(crate) closing: Option<u8>,
    pub(crate) places: Places,
}

impl Scheme {
    /// Whether no digit but 0 may follow this one.
    #[inline]
    pub(crate) fn closes(&self, digit: u8) -> bool {
        self.closing == Some(digit)
    }

    /// The largest digit that may follow, after a digit that lets only a 0 follow or after another one.
    #[inline]
    pub(crate) fn most(&self, closed: bool) -> u8 {
        if closed { 0 } else { self.radix.saturating_sub(1) }
    }

    /// The word of a number, without leading zeros: of each place as many as there are, from the largest on. Nothing
    /// if that is no valid word, or not worth the number.
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

    /// What the digits of a word are worth; nothing if that is too large.
    pub(crate) fn worth(&self, word: &[u8]) -> Option<i128> {
        let mut digits = word.iter();
        let worth = digits.try_fold(NOTHING, |worth, &digit| self.places.step(worth, digit.into()))?;
        self.places.end(worth)
    }
}
