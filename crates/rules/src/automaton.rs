//! Automata given as tables read numbers.

use crate::ruleset::{Automaton, Numeration};
use dashu_int::UBig;

impl Automaton {
    /// Whether it accepts these numbers, the shorter ones filled up with zeros in front.
    pub(crate) fn accepts(&self, numbers: &[UBig]) -> bool {
        if numbers.len() != self.arity {
            return false;
        }
        // Least significant digit first.
        let digits: Vec<Vec<u8>> = numbers
            .iter()
            .map(|number| match self.numeration {
                Numeration::Base(base) => in_base(number, base),
                Numeration::Zeckendorf => zeckendorf(number),
            })
            .collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        let mut read = vec![0u8; self.arity];
        for place in (0..length).rev() {
            for (digit, digits) in read.iter_mut().zip(&digits) {
                *digit = digits.get(place).copied().unwrap_or(0);
            }
            let edge = self.transitions.get(state).and_then(|edges| edges.iter().find(|(on, _)| *on == read));
            match edge {
                Some((_, target)) => state = *target,
                None => return false,
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

/// The digits at 1, 2, 3, 5, 8, …: always the largest Fibonacci number that fits.
fn zeckendorf(number: &UBig) -> Vec<u8> {
    let mut fibonacci = vec![UBig::ONE, UBig::from(2u8)];
    while fibonacci[fibonacci.len() - 1] <= *number {
        let next = &fibonacci[fibonacci.len() - 1] + &fibonacci[fibonacci.len() - 2];
        fibonacci.push(next);
    }
    let mut rest = number.clone();
    let mut digits = vec![0u8; fibonacci.len()];
    for (digit, part) in digits.iter_mut().zip(&fibonacci).rev() {
        if *part <= rest {
            rest -= part;
            *digit = 1;
        }
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_sum_to_the_number() {
        let weights = |count: usize| {
            let mut weights = vec![1u64, 2];
            while weights.len() < count {
                weights.push(weights[weights.len() - 1] + weights[weights.len() - 2]);
            }
            weights
        };
        for number in 0u64..2000 {
            let digits = zeckendorf(&number.into());
            let sum: u64 = digits
                .iter()
                .zip(weights(digits.len()))
                .map(|(&digit, weight)| u64::from(digit) * weight)
                .sum();
            assert_eq!(sum, number);
            assert!(digits.windows(2).all(|pair| pair != [1, 1]));
            let digits = in_base(&number.into(), 3);
            assert_eq!(digits.iter().rev().fold(0, |sum, &digit| sum * 3 + u64::from(digit)), number);
        }
    }
}
