//! The two kinds of integers in which terms are evaluated.
//!
//! Everything is compiled twice: over machine words, with checked operations, and over unbounded integers,
//! for exactly those positions that overflow machine words.

use dashu_int::ops::{DivEuclid, RemEuclid};
use dashu_int::{IBig, UBig};

/// Reason why a function has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoValue {
    /// It is undefined there.
    Undefined,
    /// The value does not fit this kind of integer.
    Overflow,
    /// The numbers are too large.
    TooLarge,
    /// The caller asked to stop.
    Stopped,
}

/// An integer in which terms are evaluated. `None` means that the result does not fit.
pub trait Number: Clone + Ord + Send + Sync + Sized + 'static {
    /// The natural, if it fits.
    fn from_natural(natural: &UBig) -> Option<Self>;
    /// The machine word, if it fits.
    fn from_word(word: u64) -> Option<Self>;
    /// Value as a natural; `None` below zero.
    fn natural(&self) -> Option<UBig>;
    /// Value as a machine word; `None` below zero or above the largest.
    fn word(&self) -> Option<u64>;
    /// Sum.
    fn add(&self, other: &Self) -> Option<Self>;
    /// Difference.
    fn subtract(&self, other: &Self) -> Option<Self>;
    /// Product.
    fn multiply(&self, other: &Self) -> Option<Self>;
    /// Quotient rounded down; the divisor is positive.
    fn divide(&self, other: &Self) -> Option<Self>;
    /// Remainder from 0 to the divisor minus one; the divisor is positive.
    fn modulo(&self, other: &Self) -> Option<Self>;
    /// Exclusive or of two naturals.
    fn xor(&self, other: &Self) -> Option<Self>;
    /// Returns `true` below zero.
    fn is_negative(&self) -> bool;

    /// Zero.
    fn zero() -> Self;
    /// One.
    fn one() -> Self;
}

impl Number for i64 {
    #[inline]
    fn from_natural(natural: &UBig) -> Option<i64> {
        i64::try_from(natural).ok()
    }
    #[inline]
    fn from_word(word: u64) -> Option<i64> {
        i64::try_from(word).ok()
    }
    #[inline]
    fn natural(&self) -> Option<UBig> {
        u64::try_from(*self).ok().map(UBig::from)
    }
    #[inline]
    fn word(&self) -> Option<u64> {
        u64::try_from(*self).ok()
    }
    #[inline]
    fn add(&self, other: &i64) -> Option<i64> {
        self.checked_add(*other)
    }
    #[inline]
    fn subtract(&self, other: &i64) -> Option<i64> {
        self.checked_sub(*other)
    }
    #[inline]
    fn multiply(&self, other: &i64) -> Option<i64> {
        self.checked_mul(*other)
    }
    #[inline]
    fn divide(&self, other: &i64) -> Option<i64> {
        self.checked_div_euclid(*other)
    }
    #[inline]
    fn modulo(&self, other: &i64) -> Option<i64> {
        self.checked_rem_euclid(*other)
    }
    #[inline]
    fn xor(&self, other: &i64) -> Option<i64> {
        Some(self ^ other)
    }
    #[inline]
    fn is_negative(&self) -> bool {
        *self < 0
    }
    #[inline]
    fn zero() -> i64 {
        0
    }
    #[inline]
    fn one() -> i64 {
        1
    }
}

impl Number for IBig {
    fn from_natural(natural: &UBig) -> Option<IBig> {
        Some(IBig::from(natural.clone()))
    }
    fn from_word(word: u64) -> Option<IBig> {
        Some(IBig::from(word))
    }
    fn natural(&self) -> Option<UBig> {
        UBig::try_from(self.clone()).ok()
    }
    fn word(&self) -> Option<u64> {
        u64::try_from(self).ok()
    }
    fn add(&self, other: &IBig) -> Option<IBig> {
        Some(self + other)
    }
    fn subtract(&self, other: &IBig) -> Option<IBig> {
        Some(self - other)
    }
    fn multiply(&self, other: &IBig) -> Option<IBig> {
        Some(self * other)
    }
    fn divide(&self, other: &IBig) -> Option<IBig> {
        Some(self.div_euclid(other))
    }
    fn modulo(&self, other: &IBig) -> Option<IBig> {
        Some(IBig::from(self.rem_euclid(other)))
    }
    fn xor(&self, other: &IBig) -> Option<IBig> {
        Some(self ^ other)
    }
    fn is_negative(&self) -> bool {
        *self < IBig::ZERO
    }
    fn zero() -> IBig {
        IBig::ZERO
    }
    fn one() -> IBig {
        IBig::ONE
    }
}
