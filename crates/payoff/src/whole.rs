//! Integers of the exact solver: machine words where they suffice, otherwise unbounded.

use dashu_int::ops::{BitTest, RemEuclid};
use dashu_int::{IBig, UBig};

/// An integer, and the sums of products that lifting needs.
pub(super) trait Whole: Clone + Ord {
    /// A sum of products with digits, and its remainder.
    type Sum: Clone;

    fn small(value: i8) -> Self;
    fn negated(&self) -> Self;
    /// Difference from a number that is not greater.
    fn above(&self, least: &Self) -> Self;
    /// Number of bits of the magnitude.
    fn bits(&self) -> usize;
    /// Residue modulo a prime.
    fn residue(&self, prime: u64) -> u64;
    /// Approximate quotient by 2^`shift`, for a number of at most `shift` bits.
    fn rough(&self, shift: usize) -> f64;
    fn times(&self, factor: &IBig) -> IBig;

    fn sum(&self) -> Self::Sum;
    fn sum_residue(sum: &Self::Sum, prime: u64) -> u64;
    /// Subtracts the products of numbers and digits from the sum, and divides it by the prime, without
    /// remainder.
    fn lower(sum: &mut Self::Sum, numbers: &[Self], digits: &[u64], prime: u64);
}

/// Limit on the bits of machine words: the products of 2^18 of them with digits below 2^58 fit a sum.
pub(super) const WORD_BITS: usize = 50;

impl Whole for i64 {
    type Sum = i128;

    fn small(value: i8) -> i64 {
        i64::from(value)
    }

    fn negated(&self) -> i64 {
        -self
    }

    fn above(&self, least: &i64) -> i64 {
        self - least
    }

    fn bits(&self) -> usize {
        (u64::BITS - self.unsigned_abs().leading_zeros()) as usize
    }

    fn residue(&self, prime: u64) -> u64 {
        i64::sum_residue(&self.sum(), prime)
    }

    fn rough(&self, shift: usize) -> f64 {
        *self as f64 / (shift as f64).exp2()
    }

    fn times(&self, factor: &IBig) -> IBig {
        factor * self
    }

    fn sum(&self) -> i128 {
        i128::from(*self)
    }

    fn sum_residue(sum: &i128, prime: u64) -> u64 {
        // Smaller than the prime.
        sum.rem_euclid(i128::from(prime)) as u64
    }

    fn lower(sum: &mut i128, numbers: &[i64], digits: &[u64], prime: u64) {
        let product = |(&number, &digit): (&i64, &u64)| i128::from(number) * i128::from(digit as i64);
        *sum -= numbers.iter().zip(digits).map(product).sum::<i128>();
        *sum /= i128::from(prime);
    }
}

impl Whole for IBig {
    type Sum = IBig;

    fn small(value: i8) -> IBig {
        IBig::from(value)
    }

    fn negated(&self) -> IBig {
        -self
    }

    fn above(&self, least: &IBig) -> IBig {
        self - least
    }

    fn bits(&self) -> usize {
        self.bit_len()
    }

    fn residue(&self, prime: u64) -> u64 {
        // Smaller than the prime.
        u64::try_from(self.rem_euclid(&IBig::from(prime))).unwrap_or_default()
    }

    fn rough(&self, shift: usize) -> f64 {
        let dropped = shift.saturating_sub(i64::BITS as usize - 2);
        i64::try_from(&(self >> dropped)).unwrap_or(0).rough(shift - dropped)
    }

    fn times(&self, factor: &IBig) -> IBig {
        self * factor
    }

    fn sum(&self) -> IBig {
        self.clone()
    }

    fn sum_residue(sum: &IBig, prime: u64) -> u64 {
        sum.residue(prime)
    }

    fn lower(sum: &mut IBig, numbers: &[IBig], digits: &[u64], prime: u64) {
        for (number, &digit) in numbers.iter().zip(digits).filter(|(_, digit)| **digit != 0) {
            *sum -= number * UBig::from(digit);
        }
        *sum /= IBig::from(prime);
    }
}
