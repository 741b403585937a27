//! How numbers are written, most significant digit first.

use dashu_int::UBig;

/// A numeration: a radix, which words are valid, and the value of each place.
///
/// The valid words without leading zeros, by length and then by the alphabet, are 0, 1, 2, … in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Numeration {
    /// Positional, base 2 to 10.
    Base(u8),
    /// Digits 0 to t, after a digit t comes a 0; places 1, t + 1, and then t times the last plus the one before.
    /// With t = 1 it is Zeckendorf's.
    Quadratic(u8),
}

impl Numeration {
    /// How many digits there are.
    pub fn radix(self) -> u8 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Quadratic(t) => t + 1,
        }
    }

    /// Whether some words are not valid.
    pub fn restricts(self) -> bool {
        matches!(self, Numeration::Quadratic(_))
    }

    /// Reads a digit; `full` says whether the digit before was the largest one, in a numeration where that
    /// matters. Gives the same for this digit, or nothing if the word is not valid.
    #[inline]
    pub fn follow(self, full: bool, digit: u8) -> Option<bool> {
        match self {
            Numeration::Base(_) => Some(false),
            Numeration::Quadratic(_) if full && digit != 0 => None,
            Numeration::Quadratic(t) => Some(digit == t),
        }
    }

    /// The digits of a number, most significant first; none for 0.
    pub fn digits(self, number: &UBig) -> Vec<u8> {
        let t = match self {
            Numeration::Base(base) => return in_base(number, base),
            Numeration::Quadratic(t) => t,
        };
        // The place before the first is worth 1 as well.
        let (mut below, mut place) = (UBig::ONE, UBig::ONE);
        let mut length = 0usize;
        while place <= *number {
            let above = &place * t + &below;
            below = place;
            place = above;
            length += 1;
        }
        let mut rest = number.clone();
        let mut digits = Vec::with_capacity(length);
        for _ in 0..length {
            let above = place;
            place = below;
            below = above - &place * t;
            let mut digit = 0;
            while rest >= place {
                rest -= &place;
                digit += 1;
            }
            digits.push(digit);
        }
        digits
    }

    /// The number that a word is.
    pub fn value(self, digits: impl IntoIterator<Item = u8>) -> UBig {
        match self {
            Numeration::Base(base) => {
                digits.into_iter().fold(UBig::ZERO, |value, digit| value * base + digit)
            }
            Numeration::Quadratic(t) => {
                // What has been read is worth `here` at this place, and `before` one place further down.
                let (mut here, mut before) = (UBig::ZERO, UBig::ZERO);
                for digit in digits {
                    // here·U + before·U' with U'' = t·U' + U: one place down.
                    let next = &here * t + &before + digit;
                    before = here;
                    here = next;
                }
                // Places worth 1, and 1 before it.
                here + before
            }
        }
    }
}

fn in_base(number: &UBig, base: u8) -> Vec<u8> {
    if number.is_zero() {
        return vec![];
    }
    let text = number.in_radix(base).to_string();
    text.bytes().map(|digit| digit - b'0').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All valid words of a length, by the alphabet.
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
        for numeration in
            [Numeration::Base(2), Numeration::Base(7), Numeration::Quadratic(1), Numeration::Quadratic(4)]
        {
            assert_eq!(numeration.value(numeration.digits(&number)), number);
        }
    }
}
