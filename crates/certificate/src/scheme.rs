//! Numerations in the checker's own form: rules for words, and values of their digits. [`crate::induction`] shows that
//! such words count.

use crate::places::{NOTHING, Places};
use dashu_int::UBig;
use numeration::Numeration;

/// Rules for words, and values of their digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scheme {
    /// Number of digits.
    pub(crate) radix: u8,
    /// The digit that only a 0 may follow.
    pub(crate) closing: Option<u8>,
    pub(crate) places: Places,
}

/// Digits of a numeration, by its [`Scheme`].
pub(crate) trait DigitRules {
    /// Words of the numeration, and values of their digits.
    fn scheme(self) -> Scheme;

    /// Returns `true` if only the digit 0 may follow this one.
    fn closes(self, digit: u8) -> bool;

    /// All digits.
    fn digits_from_zero(self) -> &'static [u8];

    /// Value of a word of any length; leading zeros do not matter.
    fn worth(self, word: &[u8]) -> UBig;
}

impl DigitRules for Numeration {
    #[inline]
    fn scheme(self) -> Scheme {
        match self {
            Numeration::Base(base) => {
                Scheme { radix: base, closing: None, places: Places { times: base.into(), before: 0 } }
            }
            Numeration::Quadratic(t) => {
                Scheme { radix: t + 1, closing: Some(t), places: Places { times: t.into(), before: 1 } }
            }
        }
    }

    #[inline]
    fn closes(self, digit: u8) -> bool {
        self.scheme().closes(digit)
    }

    fn digits_from_zero(self) -> &'static [u8] {
        const ALL: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        &ALL[..usize::from(self.radix())]
    }

    fn worth(self, word: &[u8]) -> UBig {
        let Places { times, before } = self.scheme().places;
        let (times, before) = (UBig::from(times.unsigned_abs()), UBig::from(before.unsigned_abs()));
        let (mut value, mut high, mut low) = (UBig::ZERO, UBig::ONE, UBig::ONE);
        for &digit in word.iter().rev() {
            value += &high * UBig::from(digit);
            let next = &high * &times + &low * &before;
            low = std::mem::replace(&mut high, next);
        }
        value
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_worth_the_number_that_they_were_written_for() {
        let number = UBig::from(7u8).pow(300) + 12345u32;
        for numeration in (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)) {
            for number in [number.clone(), &number >> 400usize, &number >> 800usize, UBig::ZERO] {
                assert_eq!(numeration.worth(&numeration.digits(&number)), number, "{numeration}");
            }
        }
    }
}
