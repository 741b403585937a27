//! Exact values of the built-in functions and predicates on naturals.

use crate::Predicate;
use dashu_int::UBig;
use dashu_int::ops::{BitTest, PowerOfTwo};

/// The Fibonacci number F(index), with F(0) = 0 and F(1) = 1; `None` if it has more than about 10^6 bits.
pub fn fibonacci(index: u64) -> Option<UBig> {
    if index > 1_500_000 {
        return None;
    }
    // Fast doubling: F(2k) = F(k)·(2F(k+1) − F(k)), F(2k+1) = F(k)² + F(k+1)².
    let (mut low, mut high) = (UBig::ZERO, UBig::ONE);
    for place in (0..u64::BITS - index.leading_zeros()).rev() {
        let even = &low * (&high * UBig::from(2u8) - &low);
        let odd = &low * &low + &high * &high;
        (low, high) = if index >> place & 1 == 0 { (even, odd) } else { (odd.clone(), even + odd) };
    }
    Some(low)
}

/// The least part of the Zeckendorf representation of a positive natural: repeatedly subtracts the largest
/// Fibonacci number.
pub fn lowest_zeckendorf(natural: &UBig) -> Option<UBig> {
    if natural.is_zero() {
        return None;
    }
    let (mut low, mut high) = (UBig::ONE, UBig::from(2u8));
    while high <= *natural {
        let next = &low + &high;
        low = std::mem::replace(&mut high, next);
    }
    // low is the largest Fibonacci number not above the natural.
    let mut rest = natural.clone();
    loop {
        if low <= rest {
            rest -= &low;
            if rest.is_zero() {
                return Some(low);
            }
        }
        let before = &high - &low;
        high = std::mem::replace(&mut low, before);
    }
}

impl Predicate {
    /// Evaluates the predicate; `None` if the number is too large for a certain answer.
    ///
    /// ```
    /// use language::Predicate;
    /// let power = |exponent| dashu_int::UBig::from(10u8).pow(exponent);
    /// assert_eq!(Predicate::Square.holds(&power(40)), Some(true));
    /// assert_eq!((Predicate::Prime.holds(&power(9)), Predicate::Prime.holds(&power(40))), (Some(false), None));
    /// ```
    pub fn holds(self, natural: &UBig) -> Option<bool> {
        if let Ok(word) = u64::try_from(natural) {
            return Some(self.holds_word(word));
        }
        match self {
            Predicate::Odd => Some(natural.bit(0)),
            Predicate::Even => Some(!natural.bit(0)),
            Predicate::PowerOfTwo => Some(natural.is_power_of_two()),
            Predicate::Square => {
                let root = natural.nth_root(2);
                Some(&root * &root == *natural)
            }
            Predicate::Fibonacci => Some(is_fibonacci(natural)),
            Predicate::Prime | Predicate::PrimePower => None,
        }
    }

    /// Evaluates the predicate at a machine word.
    pub fn holds_word(self, word: u64) -> bool {
        match self {
            Predicate::Prime => is_prime(word),
            Predicate::PrimePower => is_prime_power(word),
            Predicate::Fibonacci => is_fibonacci(&UBig::from(word)),
            Predicate::Square => word.isqrt().pow(2) == word,
            Predicate::PowerOfTwo => word.is_power_of_two(),
            Predicate::Odd => !word.is_multiple_of(2),
            Predicate::Even => word.is_multiple_of(2),
        }
    }
}

fn is_fibonacci(natural: &UBig) -> bool {
    let (mut low, mut high) = (UBig::ZERO, UBig::ONE);
    while low < *natural {
        let next = &low + &high;
        low = std::mem::replace(&mut high, next);
    }
    low == *natural
}

/// Miller–Rabin with the twelve smallest primes as bases, which is exact below 3.3·10^24 (Sorenson and Webster 2015).
pub(crate) fn is_prime(word: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if word < 2 {
        return false;
    }
    for base in BASES {
        if word.is_multiple_of(base) {
            return word == base;
        }
    }
    let twos = (word - 1).trailing_zeros();
    let odd = (word - 1) >> twos;
    BASES.iter().all(|&base| {
        let mut power = power_modulo(base, odd, word);
        if power == 1 || power == word - 1 {
            return true;
        }
        (1..twos).any(|_| {
            power = multiply_modulo(power, power, word);
            power == word - 1
        })
    })
}

/// Tests for p^k with p prime and k >= 0.
fn is_prime_power(word: u64) -> bool {
    exponent_of_word(word).is_some()
}

/// The k of p^k with p prime; 0 for 1.
fn exponent_of_word(word: u64) -> Option<u64> {
    match word {
        0 => None,
        1 => Some(0),
        _ => (1..=63).find(|&exponent| root(word, exponent).is_some_and(is_prime)).map(u64::from),
    }
}

/// The k of p^k with p prime, or `Some(None)` if the number is not of that form; `None` if the number is too
/// large to tell.
pub fn exponent(natural: &UBig) -> Option<Option<u64>> {
    u64::try_from(natural).ok().map(exponent_of_word)
}

/// Counts of ones in each binary column of some numbers.
#[derive(Default)]
pub struct Columns {
    ones: Vec<u64>,
}

impl Columns {
    /// Counts the ones of a number.
    pub fn add(&mut self, number: &UBig) {
        if self.ones.len() < number.bit_len() {
            self.ones.resize(number.bit_len(), 0);
        }
        for (place, ones) in self.ones.iter_mut().enumerate().take(number.bit_len()) {
            *ones += u64::from(number.bit(place));
        }
    }

    /// The counts modulo the base, as digits of a number in that base; `None` for base 0.
    pub fn modulo(&self, base: &UBig) -> Option<UBig> {
        if base.is_zero() {
            return None;
        }
        let mut number = UBig::ZERO;
        for &ones in self.ones.iter().rev() {
            // Until the first nonzero number there is nothing to shift.
            if !number.is_zero() {
                number *= base;
            }
            number += UBig::from(ones) % base;
        }
        Some(number)
    }
}

/// The exact root, if it exists.
fn root(word: u64, exponent: u32) -> Option<u64> {
    if exponent == 1 {
        return Some(word);
    }
    let guess = (word as f64).powf(1.0 / f64::from(exponent)).round() as u64;
    // The rounded guess is off by at most one for the large roots that floating point cannot hold exactly.
    (guess.saturating_sub(1)..=guess.saturating_add(1))
        .find(|candidate| candidate.checked_pow(exponent) == Some(word))
}

fn multiply_modulo(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power_modulo(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = multiply_modulo(power, base, modulus);
        }
        base = multiply_modulo(base, base, modulus);
        exponent >>= 1;
    }
    power
}
