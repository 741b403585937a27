//! Evaluation of automata given as tables.

use crate::Numeration;
use crate::ruleset::Automaton;
use dashu_int::UBig;

impl Automaton {
    /// Returns `true` if it accepts these numbers, the shorter ones padded with leading zeros.
    pub(crate) fn accepts(&self, numbers: &[UBig]) -> bool {
        if numbers.len() != self.arity {
            return false;
        }
        // Least significant digit first.
        let digits: Vec<Vec<u8>> = numbers
            .iter()
            .map(|number| match self.numeration {
                Numeration::Base(base) => in_base(number, base),
                Numeration::Quadratic(most) => quadratic(number, most),
            })
            .collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        let mut read = vec![0u8; self.arity];
        for place in (0..length).rev() {
            for (digit, digits) in read.iter_mut().zip(&digits) {
                *digit = digits.get(place).copied().unwrap_or(0);
            }
            let Some(edges) = self.transitions.get(state) else { return false };
            match edges.binary_search_by(|(on, _)| on.cmp(&read)) {
                Ok(edge) => state = edges[edge].1,
                Err(_) => return false,
            }
        }
        self.accepting.get(state).copied().unwrap_or(false)
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
