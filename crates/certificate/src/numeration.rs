//! Numerations: digits, most significant first.

use crate::places::Places;
use crate::scheme::Scheme;
use dashu_int::UBig;
use std::fmt;

/// A numeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// `base B`, 2 to 10: digits 0 … B−1, all words valid.
    Base(u32),
    /// `quadratic T`, 1 to 9: digits 0 … T, and every digit T is followed by a 0. `quadratic 1` is
    /// Zeckendorf's.
    Quadratic(u32),
}

impl Numeration {
    /// Words of the numeration, and values of their digits.
    #[inline]
    pub(crate) fn scheme(self) -> Scheme {
        match self {
            Numeration::Base(base) => {
                let places = Places { times: base.into(), before: 0 };
                Scheme { radix: base as u8, closing: None, places }
            }
            Numeration::Quadratic(t) => {
                let places = Places { times: t.into(), before: 1 };
                Scheme { radix: t as u8 + 1, closing: Some(t as u8), places }
            }
        }
    }

    /// Number of digits.
    pub fn radix(self) -> u32 {
        self.scheme().radix.into()
    }

    /// Returns `true` if only the digit 0 may follow this one.
    #[inline]
    pub(crate) fn closes(self, digit: u8) -> bool {
        self.scheme().closes(digit)
    }

    /// All digits.
    pub(crate) fn digits_from_zero(self) -> &'static [u8] {
        const ALL: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        &ALL[..self.radix() as usize]
    }

    /// Value of a word; leading zeros do not matter.
    pub(crate) fn value(self, digits: &[u8]) -> UBig {
        let Places { times, before } = self.scheme().places;
        let (times, before) = (UBig::from(times.unsigned_abs()), UBig::from(before.unsigned_abs()));
        let (mut value, mut high, mut low) = (UBig::ZERO, UBig::ONE, UBig::ONE);
        for &digit in digits.iter().rev() {
            value += &high * UBig::from(digit);
            let next = &high * &times + &low * &before;
            low = std::mem::replace(&mut high, next);
        }
        value
    }

    /// Numeration with this name: `base 2`, `quadratic 1`.
    pub fn named(text: &str) -> Option<Numeration> {
        let (kind, number) = text.split_once(' ')?;
        let [digits @ b'1'..=b'9', rest @ ..] = number.as_bytes() else { return None };
        let number = match (digits - b'0', rest) {
            (digit, []) => u32::from(digit),
            (1, b"0") => 10,
            _ => return None,
        };
        match kind {
            "base" if (2..=10).contains(&number) => Some(Numeration::Base(number)),
            "quadratic" if (1..=9).contains(&number) => Some(Numeration::Quadratic(number)),
            _ => None,
        }
    }
}

impl fmt::Display for Numeration {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Numeration::Base(base) => write!(out, "base {base}"),
            Numeration::Quadratic(t) => write!(out, "quadratic {t}"),
        }
    }
}

#[cfg(test)]
impl Numeration {
    /// Digits of a number, without leading zeros: greedy, from the largest place on.
    pub(crate) fn digits(self, number: u128) -> Vec<u8> {
        let mut places = vec![1u128];
        let mut last = (0u128, 1u128);
        loop {
            let next = match self {
                Numeration::Base(base) => last.1.checked_mul(u128::from(base)),
                Numeration::Quadratic(t) if places.len() == 1 => Some(u128::from(t) + 1),
                Numeration::Quadratic(t) => {
                    last.1.checked_mul(u128::from(t)).and_then(|times| times.checked_add(last.0))
                }
            };
            let Some(next) = next.filter(|next| *next <= number) else { break };
            places.push(next);
            last = (last.1, next);
        }
        let mut rest = number;
        let digits = places.iter().rev().map(|place| {
            let digit = rest / place;
            rest %= place;
            digit as u8
        });
        digits.skip_while(|&digit| digit == 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Numeration; 7] = [
        Numeration::Base(2),
        Numeration::Base(3),
        Numeration::Base(10),
        Numeration::Quadratic(1),
        Numeration::Quadratic(2),
        Numeration::Quadratic(3),
        Numeration::Quadratic(9),
    ];

    /// Valid words of a length, in alphabetical order.
    fn words(numeration: Numeration, length: usize) -> Vec<Vec<u8>> {
        let mut words = vec![vec![]];
        for _ in 0..length {
            let longer = |word: &Vec<u8>| {
                let closed = word.last().is_some_and(|&last| numeration.closes(last));
                let most = if closed { 0 } else { numeration.radix() as u8 - 1 };
                (0..=most).map(|digit| [&word[..], &[digit]].concat()).collect::<Vec<_>>()
            };
            words = words.iter().flat_map(longer).collect();
        }
        words
    }

    #[test]
    fn a_number_is_its_place_in_the_order_of_words() {
        for numeration in ALL {
            let length = if numeration.radix() == 10 { 3 } else { 6 };
            for (number, word) in words(numeration, length).iter().enumerate() {
                let plain: Vec<u8> = word.iter().copied().skip_while(|&digit| digit == 0).collect();
                assert_eq!(numeration.digits(number as u128), plain, "{numeration}");
                assert_eq!(numeration.value(word), UBig::from(number), "{numeration}");
            }
        }
    }

    #[test]
    fn large_numbers_have_digits_too() {
        for numeration in ALL {
            for number in [u128::MAX, u128::MAX - 1, 1 << 100, (1 << 100) - 1] {
                assert_eq!(numeration.value(&numeration.digits(number)), UBig::from(number));
            }
        }
    }

    #[test]
    fn numerations_have_names() {
        for numeration in ALL {
            assert_eq!(Numeration::named(&numeration.to_string()), Some(numeration));
        }
        for wrong in
            ["base 1", "base 11", "base 02", "base", "quadratic 0", "quadratic 10", "base  2", "base 2 "]
        {
            assert_eq!(Numeration::named(wrong), None, "{wrong}");
        }
    }
}
