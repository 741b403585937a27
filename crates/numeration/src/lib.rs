//! Numerations: naturals as words of digits, most significant first.
//!
//! The text of a game, the automata of a prover and the tables of a certificate name their numerations by the one type
//! [`Numeration`]. The checker takes no more from here than the name: it has its own rules for words and their values,
//! and shows that they count.
//!
//! ```
//! use numeration::Numeration;
//!
//! // 100 = 89 + 8 + 3
//! assert_eq!(Numeration::Quadratic(1).digits(&100u8.into()), [1, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
//! assert_eq!(Numeration::named("quadratic 1"), Some(Numeration::Quadratic(1)));
//! ```
#![forbid(unsafe_code)]

mod quadratic;

use dashu_int::UBig;
use quadratic::Quadratic;
use std::fmt;

/// A numeration: a radix, the valid words, and the value of each place.
///
/// The valid words without leading zeros, by length and then by the alphabet, are 0, 1, 2, … in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Numeration {
    /// Positional, base 2 to 10.
    Base(u8),
    /// With t from 1 to 9: digits 0 to t, every t followed by a 0; places 1, t + 1, and then t times the last plus the
    /// one before. With t = 1 it is Zeckendorf's: sums of non-adjacent Fibonacci numbers 1, 2, 3, 5, 8, ….
    Quadratic(u8),
}

impl Numeration {
    /// Numeration with this name: `base 2`, `quadratic 1`.
    pub fn named(text: &str) -> Option<Numeration> {
        let (kind, number) = text.split_once(' ')?;
        let number = match number.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            b"10" => 10,
            _ => return None,
        };
        match kind {
            "base" if (2..=10).contains(&number) => Some(Numeration::Base(number)),
            "quadratic" if (1..=9).contains(&number) => Some(Numeration::Quadratic(number)),
            _ => None,
        }
    }

    /// Number of digits.
    #[inline]
    pub fn radix(self) -> u8 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Quadratic(t) => t + 1,
        }
    }

    /// Returns `true` if some words are invalid.
    pub fn restricts(self) -> bool {
        matches!(self, Numeration::Quadratic(_))
    }

    /// Reads a digit; `full` is `true` if the previous digit was the largest one, in a numeration where that
    /// matters. Returns the flag for this digit, or `None` if the word is invalid.
    #[inline]
    pub fn follow(self, full: bool, digit: u8) -> Option<bool> {
        match self {
            Numeration::Base(_) => Some(false),
            Numeration::Quadratic(_) if full && digit != 0 => None,
            Numeration::Quadratic(t) => Some(digit == t),
        }
    }

    /// Digits of a number, most significant first; empty for 0.
    pub fn digits(self, number: &UBig) -> Vec<u8> {
        match (u64::try_from(number), self) {
            (Ok(number), _) => self.digits_of_word(number),
            (Err(_), Numeration::Base(base)) => {
                let text = number.in_radix(base).to_string();
                text.bytes().map(|digit| digit - b'0').collect()
            }
            (Err(_), Numeration::Quadratic(t)) => Quadratic::new(t).digits(number),
        }
    }

    /// Digits of a machine word: greedy, from the largest place on.
    fn digits_of_word(self, number: u64) -> Vec<u8> {
        let (times, before) = match self {
            Numeration::Base(base) => (u128::from(base), 0),
            Numeration::Quadratic(t) => (u128::from(t), 1),
        };
        let mut rest = u128::from(number);
        let (mut last, mut place) = (1, 1);
        let mut places = vec![];
        while place <= rest {
            places.push(place);
            (last, place) = (place, times * place + before * last);
        }
        let digits = places.into_iter().rev().map(|place| {
            let digit = rest / place;
            rest %= place;
            digit as u8
        });
        digits.collect()
    }

    /// Value of a word.
    ///
    /// ```
    /// use numeration::Numeration;
    ///
    /// assert_eq!(Numeration::Quadratic(1).value([1, 0, 0, 1, 0]), 10u8.into());
    /// assert_eq!(Numeration::Base(10).value([0, 4, 2]), 42u8.into());
    /// ```
    pub fn value(self, digits: impl IntoIterator<Item = u8>) -> UBig {
        match self {
            Numeration::Base(base) => {
                let text: String = digits.into_iter().map(|digit| char::from(b'0' + digit)).collect();
                // The word without digits is 0; no invalid digits occur.
                UBig::from_str_radix(&text, base.into()).unwrap_or_default()
            }
            Numeration::Quadratic(t) => Quadratic::new(t).value(&digits.into_iter().collect::<Vec<_>>()),
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
mod tests {
    use super::*;

    /// All valid words of a length, in alphabetical order.
    fn words(numeration: Numeration, length: usize) -> Vec<Vec<u8>> {
        let mut words = vec![(vec![], false)];
        for _ in 0..length {
            let longer = |(word, full): (Vec<u8>, bool)| {
                (0..numeration.radix()).filter_map(move |digit| {
                    let full = numeration.follow(full, digit)?;
                    Some(([&*word, &[digit]].concat(), full))
                })
            };
            words = words.into_iter().flat_map(longer).collect();
        }
        words.into_iter().map(|(word, _)| word).collect()
    }

    #[test]
    fn the_value_of_a_word_is_its_place_in_the_order_of_words() {
        for numeration in (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)) {
            let length = if numeration.radix() > 3 { 3 } else { 7 };
            for (rank, word) in words(numeration, length).into_iter().enumerate() {
                assert_eq!(
                    numeration.value(word.iter().copied()),
                    UBig::from(rank),
                    "{numeration:?} {word:?}"
                );
                let significant: Vec<u8> = word.into_iter().skip_while(|&digit| digit == 0).collect();
                assert_eq!(numeration.digits(&UBig::from(rank)), significant, "{numeration:?} {rank}");
            }
        }
    }

    #[test]
    fn large_numbers_come_back() {
        let number = UBig::from(7u8).pow(5000) + 12345u32;
        for numeration in (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)) {
            for number in [number.clone(), &number >> 7000usize, &number >> 12000usize] {
                let digits = numeration.digits(&number);
                assert_ne!(digits.first(), Some(&0));
                let valid = digits.iter().try_fold(false, |full, &digit| numeration.follow(full, digit));
                assert!(valid.is_some(), "{numeration:?}");
                assert_eq!(numeration.value(digits), number, "{numeration:?}");
            }
        }
    }

    #[test]
    fn the_numbers_about_each_place_come_back() {
        for t in 1..=9u8 {
            let numeration = Numeration::Quadratic(t);
            let (mut below, mut place) = (UBig::ONE, UBig::ONE);
            for length in 0..300 {
                // The place is a 1 and zeros; before it comes t, 0, t, 0, … of that length.
                let one: Vec<u8> = std::iter::once(1).chain(std::iter::repeat_n(0, length)).collect();
                assert_eq!(numeration.digits(&place), one);
                let most: Vec<u8> = (0..length).map(|index| if index % 2 == 0 { t } else { 0 }).collect();
                assert_eq!(numeration.digits(&(&place - 1u8)), most);
                assert_eq!(numeration.value(one), place);
                assert_eq!(numeration.value(most), &place - 1u8);
                let above = &place * t + &below;
                below = std::mem::replace(&mut place, above);
            }
        }
    }

    #[test]
    fn numerations_have_names() {
        for numeration in (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)) {
            assert_eq!(Numeration::named(&numeration.to_string()), Some(numeration));
        }
        for wrong in
            ["base 1", "base 11", "base 02", "base", "quadratic 0", "quadratic 10", "base  2", "base 2 "]
        {
            assert_eq!(Numeration::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn machine_words_and_large_numbers_have_the_same_digits() {
        for numeration in (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)) {
            for number in [1u64 << 40, (1 << 40) - 1, u64::MAX - 1, u64::MAX] {
                let digits = numeration.digits(&number.into());
                assert_eq!(numeration.value(digits.iter().copied()), number.into(), "{numeration}");
                if let Numeration::Quadratic(t) = numeration {
                    assert_eq!(Quadratic::new(t).digits(&number.into()), digits, "{numeration}");
                }
            }
        }
    }
}
