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
mod recurrence;

pub use recurrence::{MOST_DEGREE, NoRecurrence, Recurrence};

use dashu_int::UBig;
use quadratic::Quadratic;
use std::cmp::Ordering;
use std::fmt;

/// A numeration: a radix, the valid words, and the value of each place.
///
/// The valid words without leading zeros, by length and then by the alphabet, are 0, 1, 2, … in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Numeration {
    /// Positional, base 2 to 36.
    Base(u8),
    /// With t from 1 to 9: digits 0 to t, every t followed by a 0; places 1, t + 1, and then t times the last plus the
    /// one before. With t = 1 it is Zeckendorf's: sums of non-adjacent Fibonacci numbers 1, 2, 3, 5, 8, ….
    Quadratic(u8),
    /// The numeration of another linear recurrence whose growth is a Pisot number.
    Recurrence(Recurrence),
}

/// Largest base.
pub const MOST_BASE: u8 = 36;

/// A digit of a word from 0 to 35, written 0 to 9 and a to z.
pub fn letter(digit: u8) -> char {
    char::from_digit(digit.into(), MOST_BASE.into()).unwrap_or('?')
}

impl Numeration {
    /// Numeration with this name: `base 2`, `quadratic 1`, `recurrence 1 1 1`.
    pub fn named(text: &str) -> Option<Numeration> {
        let (kind, numbers) = text.split_once(' ')?;
        let number = |text: &str| text.parse().ok().filter(|number: &u8| number.to_string() == text);
        let numbers: Vec<u8> = numbers.split(' ').map(number).collect::<Option<_>>()?;
        match (kind, &*numbers) {
            ("base", &[base @ 2..=MOST_BASE]) => Some(Numeration::Base(base)),
            ("quadratic", &[t @ 1..=9]) => Some(Numeration::Quadratic(t)),
            ("recurrence", numbers) => Numeration::of_recurrence(numbers).ok(),
            _ => None,
        }
    }

    /// Numeration of the recurrence with these coefficients, that of the last term first.
    pub fn of_recurrence(coefficients: &[u8]) -> Result<Numeration, NoRecurrence> {
        Ok(match coefficients {
            &[t @ 1..=9, 1] => Numeration::Quadratic(t),
            _ => Numeration::Recurrence(Recurrence::new(coefficients)?),
        })
    }

    /// Coefficients t₁, t₂, … of the recurrence of its places, the base for a base; then zeros.
    #[inline]
    pub fn coefficients(self) -> [u8; MOST_DEGREE] {
        match self {
            Numeration::Base(base) => [base, 0, 0, 0],
            Numeration::Quadratic(t) => [t, 1, 0, 0],
            Numeration::Recurrence(recurrence) => recurrence.padded(),
        }
    }

    /// Number of coefficients, which is also that of the states of a word.
    #[inline]
    pub fn degree(self) -> usize {
        match self {
            Numeration::Base(_) => 1,
            Numeration::Quadratic(_) => 2,
            Numeration::Recurrence(recurrence) => recurrence.coefficients().len(),
        }
    }

    /// Number of digits.
    #[inline]
    pub fn radix(self) -> u8 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Quadratic(t) => t + 1,
            Numeration::Recurrence(recurrence) => recurrence.padded()[0] + 1,
        }
    }

    /// Returns `true` if some words are invalid.
    pub fn restricts(self) -> bool {
        !matches!(self, Numeration::Base(_))
    }

    /// Bits in which a state of a word is kept.
    #[inline]
    pub fn bits(self) -> u32 {
        if self.degree() > 2 { 2 } else { 1 }
    }

    /// Reads a digit. The state, 0 before the first digit, is the number of last digits that are the first
    /// coefficients. Returns the state after this digit, or `None` if the word is invalid.
    #[inline]
    pub fn follow(self, state: u8, digit: u8) -> Option<u8> {
        match self {
            Numeration::Base(_) => Some(0),
            Numeration::Quadratic(_) if state == 1 && digit != 0 => None,
            Numeration::Quadratic(t) => Some(u8::from(digit == t)),
            Numeration::Recurrence(recurrence) => {
                let most = recurrence.padded()[usize::from(state)];
                let last = usize::from(state) + 1 == recurrence.coefficients().len();
                match digit.cmp(&most) {
                    Ordering::Less => Some(0),
                    Ordering::Equal if !last => Some(state + 1),
                    _ => None,
                }
            }
        }
    }

    /// Digits of a number, most significant first; empty for 0.
    pub fn digits(self, number: &UBig) -> Vec<u8> {
        match (u64::try_from(number), self) {
            (_, Numeration::Recurrence(recurrence)) => recurrence.digits(number),
            (Ok(number), Numeration::Base(base)) => digits_of_word(number, (base.into(), 0)),
            (Ok(number), Numeration::Quadratic(t)) => digits_of_word(number, (t.into(), 1)),
            (Err(_), Numeration::Base(base)) => {
                let text = number.in_radix(base).to_string();
                text.chars().map(|digit| digit.to_digit(base.into()).unwrap_or(0) as u8).collect()
            }
            (Err(_), Numeration::Quadratic(t)) => Quadratic::new(t).digits(number),
        }
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
                let text: String = digits.into_iter().map(letter).collect();
                // The word without digits is 0; no invalid digits occur.
                UBig::from_str_radix(&text, base.into()).unwrap_or_default()
            }
            Numeration::Quadratic(t) => Quadratic::new(t).value(&digits.into_iter().collect::<Vec<_>>()),
            Numeration::Recurrence(recurrence) => recurrence.value(&digits.into_iter().collect::<Vec<_>>()),
        }
    }
}

/// Digits of a machine word: greedy, from the largest place on. A place is worth `times` the last and `before` times
/// the one before it.
fn digits_of_word(number: u64, (times, before): (u128, u128)) -> Vec<u8> {
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

impl fmt::Display for Numeration {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Numeration::Base(base) => write!(out, "base {base}"),
            Numeration::Quadratic(t) => write!(out, "quadratic {t}"),
            Numeration::Recurrence(recurrence) => write!(out, "recurrence {recurrence}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some numerations of all kinds.
    fn all() -> impl Iterator<Item = Numeration> {
        let recurrences = ["1 1 1", "1 0 1", "1 0 0 1", "1 1 1 1", "2 2", "7 4", "3 1 2", "35 35"];
        let named = |text: &str| Numeration::named(&format!("recurrence {text}")).expect("a numeration");
        (2..=36).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic)).chain(recurrences.map(named))
    }

    /// All valid words of a length, in alphabetical order.
    fn words(numeration: Numeration, length: usize) -> Vec<Vec<u8>> {
        let mut words = vec![(vec![], 0)];
        for _ in 0..length {
            let longer = |(word, state): (Vec<u8>, u8)| {
                (0..numeration.radix()).filter_map(move |digit| {
                    let state = numeration.follow(state, digit)?;
                    Some(([&*word, &[digit]].concat(), state))
                })
            };
            words = words.into_iter().flat_map(longer).collect();
        }
        words.into_iter().map(|(word, _)| word).collect()
    }

    #[test]
    fn the_value_of_a_word_is_its_place_in_the_order_of_words() {
        for numeration in all() {
            let length = if numeration.radix() > 3 { 3 } else { 9 };
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
        for numeration in all() {
            for number in [number.clone(), &number >> 7000usize, &number >> 12000usize] {
                let digits = numeration.digits(&number);
                assert_ne!(digits.first(), Some(&0));
                let valid = digits.iter().try_fold(0, |state, &digit| numeration.follow(state, digit));
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
        for numeration in all() {
            assert_eq!(Numeration::named(&numeration.to_string()), Some(numeration));
        }
        for wrong in [
            "base 1",
            "base 37",
            "base 02",
            "base",
            "quadratic 0",
            "quadratic 10",
            "base  2",
            "base 2 ",
            "recurrence 1",
        ] {
            assert_eq!(Numeration::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn machine_words_and_large_numbers_have_the_same_digits() {
        for numeration in all() {
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
