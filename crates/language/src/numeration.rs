//! Numerations: readings of numbers by automata.

use dashu_int::UBig;

/// Encoding of numbers read by an automaton, most significant digit first, all of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Positional, base 2 to 10.
    Base(u32),
    /// With T from 1 to 9: place values 1, T + 1, and then each T times the last plus the one before; digits
    /// 0 to T, and every digit T is followed by a 0. `in zeckendorf` is T = 1: sums of non-adjacent Fibonacci
    /// numbers 1, 2, 3, 5, 8, ….
    Quadratic(u32),
}

impl Numeration {
    /// Largest digit.
    pub fn most(self) -> u32 {
        match self {
            Numeration::Base(base) => base.saturating_sub(1),
            Numeration::Quadratic(most) => most,
        }
    }

    /// Digits of a number, the least significant one first, without leading zeros.
    ///
    /// ```
    /// let digits = |numeration: language::Numeration| numeration.digits(&11u8.into());
    /// assert_eq!(digits(language::Numeration::Base(3)), [2, 0, 1]);
    /// assert_eq!(digits(language::Numeration::Quadratic(1)), [0, 0, 1, 0, 1]);
    /// ```
    pub fn digits(self, number: &UBig) -> Vec<u8> {
        match self {
            Numeration::Base(base) => in_base(number, base),
            Numeration::Quadratic(most) => quadratic(number, most),
        }
    }
}

fn in_base(number: &UBig, base: u32) -> Vec<u8> {
    let Some(radix) = u8::try_from(base).ok().filter(|radix| (2..=36).contains(radix)) else {
        return Vec::new();
    };
    let text = number.in_radix(radix).to_string();
    let digits =
        text.bytes().rev().map(|digit| if digit.is_ascii_digit() { digit - b'0' } else { digit - b'a' + 10 });
    let mut digits: Vec<u8> = digits.collect();
    while digits.last() == Some(&0) {
        digits.pop();
    }
    digits
}

/// Digits for the place values 1, T + 1, …, where T is the largest digit: greedy, starting with the largest
/// place value.
///
/// The remainder below a place value contains the preceding place value at most T times, and if T times, then
/// not the one before that. Only two place values are kept.
fn quadratic(number: &UBig, most: u32) -> Vec<u8> {
    if !(1..=9).contains(&most) {
        return Vec::new();
    }
    // The first is the value of the last place counted, the second that of the next.
    let (mut value, mut above) = (UBig::ONE, UBig::from(most) + UBig::ONE);
    let mut places = usize::from(!number.is_zero());
    while above <= *number {
        let next = &above * UBig::from(most) + &value;
        value = std::mem::replace(&mut above, next);
        places += 1;
    }
    let mut rest = number.clone();
    let mut digits = vec![0u8; places];
    for digit in digits.iter_mut().rev() {
        while value <= rest && u32::from(*digit) < most {
            rest -= &value;
            *digit += 1;
        }
        let before = &above - &value * UBig::from(most);
        above = std::mem::replace(&mut value, before);
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Value of digits, least significant first, by the definition of place values.
    fn value(digits: &[u8], most: u32) -> UBig {
        let mut places = vec![UBig::ONE, UBig::from(most + 1)];
        while places.len() < digits.len() {
            places.push(&places[places.len() - 1] * UBig::from(most) + &places[places.len() - 2]);
        }
        digits.iter().zip(&places).map(|(&digit, place)| place * UBig::from(digit)).sum()
    }

    #[test]
    fn digits_sum_to_the_number_and_follow_the_rule() {
        for most in 1u32..=9 {
            // Ordered by length and then by the alphabet, the words are the numbers.
            let mut last: Vec<u8> = Vec::new();
            for number in 0u64..3000 {
                let digits = quadratic(&number.into(), most);
                assert_eq!(value(&digits, most), number.into());
                assert!(digits.iter().all(|&digit| u32::from(digit) <= most));
                assert!(digits.windows(2).all(|pair| u32::from(pair[1]) < most || pair[0] == 0));
                let word: Vec<u8> = digits.iter().rev().copied().collect();
                assert!(word.first() != Some(&0));
                assert!(number == 0 || (last.len(), &last) < (word.len(), &word));
                last = word;
            }
        }
    }

    #[test]
    fn numbers_beyond_all_words_have_their_digits() {
        for most in 1u32..=9 {
            let number = UBig::from(7u8).pow(1000) + UBig::from(most);
            let digits = quadratic(&number, most);
            assert_eq!(value(&digits, most), number);
            assert!(digits.windows(2).all(|pair| u32::from(pair[1]) < most || pair[0] == 0));
        }
    }

    #[test]
    fn digits_in_a_base_sum_to_the_number() {
        for number in 0u64..2000 {
            let digits = in_base(&number.into(), 3);
            assert_eq!(digits.iter().rev().fold(0, |sum, &digit| sum * 3 + u64::from(digit)), number);
        }
    }
}
