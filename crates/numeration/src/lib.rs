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
use std::ops::{Add, Mul};

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
    /// Numeration with this name: `base 2`, `quadratic 1`, `recurrence 1 1 1`, `recurrence 4 -1`.
    pub fn named(text: &str) -> Option<Numeration> {
        let (kind, numbers) = text.split_once(' ')?;
        let number = |text: &str| text.parse().ok().filter(|number: &i8| number.to_string() == text);
        let numbers: Vec<i8> = numbers.split(' ').map(number).collect::<Option<_>>()?;
        match (kind, &*numbers) {
            ("base", &[base]) if base > 1 && base.unsigned_abs() <= MOST_BASE => {
                Some(Numeration::Base(base.unsigned_abs()))
            }
            ("quadratic", &[t @ 1..=9]) => Some(Numeration::Quadratic(t.unsigned_abs())),
            ("recurrence", numbers) => Numeration::of_recurrence(numbers).ok(),
            _ => None,
        }
    }

    /// Numeration of the recurrence with these coefficients, that of the last term first.
    pub fn of_recurrence(coefficients: &[i8]) -> Result<Numeration, NoRecurrence> {
        Ok(match coefficients {
            &[t @ 1..=9, 1] => Numeration::Quadratic(t.unsigned_abs()),
            _ => Numeration::Recurrence(Recurrence::new(coefficients)?),
        })
    }

    /// The word that no valid word reaches, the base for a base; then zeros. Of a recurrence that subtracts the last
    /// digit repeats, and may be reached.
    #[inline]
    pub fn bound(self) -> [u8; MOST_DEGREE] {
        match self {
            Numeration::Base(base) => [base, 0, 0, 0],
            Numeration::Quadratic(t) => [t, 1, 0, 0],
            Numeration::Recurrence(recurrence) => recurrence.bound(),
        }
    }

    /// Value of a prefix by the states of words, each part taken as often as there are words after that state; after
    /// another digit.
    #[inline]
    pub fn step<N>(self, parts: [N; MOST_DEGREE], digit: N) -> [N; MOST_DEGREE]
    where
        N: Clone + From<u8> + Add<Output = N> + Mul<Output = N>,
    {
        let terms = parts.iter().zip(self.bound());
        let here = terms.fold(digit, |sum, (part, bound)| sum + part.clone() * N::from(bound));
        let [first, second, third, _] = parts;
        let below = match self.subtracts() {
            true => first + second.clone(),
            false => first,
        };
        let mut after = [here, below, second, third];
        after[self.degree()..].fill(N::from(0));
        after
    }

    /// The slope α of this numeration: ⌊α·n⌋ is read by an automaton. It lies between 1 and 2.
    ///
    /// With places worth Uₙ = a·Uₙ₋₁ − Uₙ₋₂, the word of n > 0 with a 0 appended has the value ⌊β·n⌋ + 1, for
    /// β = (a − 2)·α + 1.
    pub fn slope(self) -> Option<Slope> {
        match self {
            Numeration::Quadratic(t) => Some(Slope::quadratic(t.into())),
            Numeration::Recurrence(recurrence) => match *recurrence.coefficients() {
                [t, 1] => Some(Slope::quadratic(t.into())),
                [a, -1] => {
                    let a = i64::from(a);
                    let alpha = Surd { plus: a - 2, root: a * a - 4, over: 2 * (a - 2) };
                    Some(Slope { alpha, plain: 1, times: a - 2 })
                }
                _ => None,
            },
            Numeration::Base(_) => None,
        }
    }

    /// All numerations with a slope, those with the fewest digits first.
    pub fn sloping() -> impl Iterator<Item = Numeration> {
        let of = |digits: u8| {
            let digits = digits.cast_signed();
            [[digits - 1, 1], [digits, -1]].into_iter().filter_map(|of| Numeration::of_recurrence(&of).ok())
        };
        (2..=MOST_BASE).flat_map(of)
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
            Numeration::Recurrence(recurrence) => recurrence.bound()[0] + 1,
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

    /// Returns `true` if its places follow a recurrence that subtracts.
    pub fn subtracts(self) -> bool {
        matches!(self, Numeration::Recurrence(recurrence) if recurrence.repeats())
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
                let most = recurrence.bound()[usize::from(state)];
                let last = usize::from(state) + 1 == recurrence.coefficients().len();
                match digit.cmp(&most) {
                    Ordering::Less => Some(0),
                    Ordering::Equal if !last => Some(state + 1),
                    Ordering::Equal if recurrence.repeats() => Some(state),
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
            Numeration::Recurrence(_) => {
                let none = [const { UBig::ZERO }; MOST_DEGREE];
                let read = |parts: [UBig; MOST_DEGREE], digit: u8| self.step(parts, digit.into());
                digits.into_iter().fold(none, read).into_iter().sum()
            }
        }
    }
}

/// A real number (plus + √root)/over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surd {
    /// Number added to the root.
    pub plus: i64,
    /// Number under the root.
    pub root: i64,
    /// Divisor of both, positive.
    pub over: i64,
}

/// An irrational number α of which ⌊α·n⌋ is read in some numeration. The numbers from 1 on are ⌊α·n⌋ and
/// plain·n + ⌊α·times·n⌋, for n from 1 on (S. Beatty, 1926).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slope {
    /// The number.
    pub alpha: Surd,
    /// Factor of n added to the floor in the other numbers.
    pub plain: i64,
    /// Factor of n within the floor in the other numbers.
    pub times: i64,
}

impl Slope {
    /// (2 − t + √(t² + 4))/2, of which ⌊α·n⌋ ends in an even number of zeros.
    fn quadratic(t: i64) -> Slope {
        Slope { alpha: Surd { plus: 2 - t, root: t * t + 4, over: 2 }, plain: t, times: 1 }
    }
}

impl fmt::Display for Surd {
    /// In the language: `phi`, `sqrt(3)`, `(sqrt(13) - 1)/2`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Surd { plus, root, over } = self;
        if (plus, root, over) == (1, 5, 2) {
            return out.write_str("phi");
        }
        let divides = |by: i64| plus % by == 0 && over % by == 0 && root % (by * by) == 0;
        let by = (1..=over).rev().find(|&by| divides(by)).unwrap_or(1);
        let (plus, root, over) = (plus / by, root / (by * by), over / by);
        match plus {
            0 => write!(out, "sqrt({root})")?,
            1.. => write!(out, "({plus} + sqrt({root}))")?,
            _ => write!(out, "(sqrt({root}) - {})", -plus)?,
        }
        if over == 1 { Ok(()) } else { write!(out, "/{over}") }
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
        let recurrences = [
            "1 1 1", "1 0 1", "1 0 0 1", "1 1 1 1", "2 2", "7 4", "3 1 2", "35 35", "3 -1", "4 -1", "4 -2",
            "7 -3", "36 -34",
        ];
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
    fn slopes_are_read_off_words_and_give_all_numbers() {
        for numeration in Numeration::sloping() {
            let Slope { alpha: Surd { plus, root, over }, plain, times } =
                numeration.slope().expect("it has one");
            // floor((plus·n + √(root·n²))/over): the floor of the root can be taken first.
            let floor = |n: i64| (plus * n + (root * n * n).isqrt()).div_euclid(over);
            let mut both: Vec<i64> = vec![];
            for n in 1..400 {
                let value = floor(n);
                assert!(n <= value && value < 2 * n);
                both.extend([value, plain * n + floor(times * n)]);
                if numeration.subtracts() {
                    let word = numeration.digits(&n.unsigned_abs().into()).into_iter().chain([0]);
                    let longer = i64::try_from(numeration.value(word)).expect("it is small");
                    assert_eq!(longer, n + floor(times * n) + 1, "{numeration} {n}");
                }
            }
            both.sort_unstable();
            assert!((1..400).eq(both.into_iter().take(399)), "{numeration}");
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
