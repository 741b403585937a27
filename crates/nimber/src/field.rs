//! The fields of nimbers below 2^64 and below 2^128.

use crate::basis::{HALF, INVERSES, NIMBER, POLYNOMIAL, ROOT, SQUARE};
use crate::carryless::{product, reduce};
use core::fmt;
use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// A nimber below 2^64: the numbers below 2^64 are a field with the nim-sum as `+` and the nim-product as `*`.
///
/// The nim-product of `a` and `b` is the least number that differs from all `a'*b + a*b' + a'*b'` with `a' <
/// a` and `b' < b`. The numbers below 2, 4, 16, 256, 2^16 and 2^32 are fields too, with the same products.
///
/// ```
/// use nimber::Nimber64;
///
/// assert_eq!(Nimber64(2) * Nimber64(2), Nimber64(3));
/// assert_eq!(Nimber64(16) * Nimber64(9), Nimber64(144));
/// assert_eq!(Nimber64(16) * Nimber64(16), Nimber64(24));
/// assert_eq!(Nimber64(5) + Nimber64(6), Nimber64(3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber64(pub u64);

/// A nimber below 2^128: the numbers below 2^128 are a field with the nim-sum as `+` and the nim-product as `*`.
///
/// Below 2^64 its products are those of [`Nimber64`].
///
/// ```
/// use nimber::Nimber128;
///
/// let fermat = Nimber128(1 << 64);
/// assert_eq!(fermat * Nimber128(7), Nimber128(7 << 64));
/// assert_eq!(fermat * fermat, Nimber128(3 << 63));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber128(pub u128);

impl Nimber64 {
    /// The square, at a third of the cost of a product.
    ///
    /// ```
    /// # use nimber::Nimber64;
    /// assert_eq!(Nimber64(4).square(), Nimber64(6));
    /// ```
    #[inline]
    pub fn square(self) -> Nimber64 {
        Nimber64(SQUARE.apply(self.0))
    }

    /// The square root: every nimber has one, and only one.
    ///
    /// ```
    /// # use nimber::Nimber64;
    /// assert_eq!(Nimber64(6).sqrt(), Nimber64(4));
    /// ```
    #[inline]
    pub fn sqrt(self) -> Nimber64 {
        Nimber64(ROOT.apply(self.0))
    }

    /// The number whose product with this one is 1; nought has none.
    ///
    /// ```
    /// # use nimber::Nimber64;
    /// assert_eq!(Nimber64(2).inverse(), Some(Nimber64(3)));
    /// assert_eq!(Nimber64(0).inverse(), None);
    /// ```
    pub fn inverse(self) -> Option<Nimber64> {
        // A number times its conjugate over the subfield of half the bits lies in that subfield.
        let half = Nimber64(self.0 ^ self.0 >> 32);
        let below = self * half;
        let quarter = Nimber64(below.0 ^ below.0 >> 16);
        let below = below * quarter;
        let eighth = Nimber64(below.0 ^ below.0 >> 8);
        let byte = (below * eighth).0 as u8;
        let inverse = Nimber64(INVERSES[usize::from(byte)].into());
        (self.0 != 0).then(|| half * quarter * (eighth * inverse))
    }
}

impl Mul for Nimber64 {
    type Output = Nimber64;

    #[inline]
    fn mul(self, other: Nimber64) -> Nimber64 {
        let polynomials = product(POLYNOMIAL.apply(self.0), POLYNOMIAL.apply(other.0));
        Nimber64(NIMBER.apply(reduce(polynomials)))
    }
}

impl Nimber128 {
    /// The square, at a fraction of the cost of a product.
    ///
    /// ```
    /// # use nimber::Nimber128;
    /// assert_eq!(Nimber128(1 << 64).square(), Nimber128(3 << 63));
    /// ```
    pub fn square(self) -> Nimber128 {
        let (high, low) = self.halves();
        let high = high.square();
        Nimber128::from_halves(high, low.square() + high * Nimber64(1 << 63))
    }

    /// The square root: every nimber has one, and only one.
    ///
    /// ```
    /// # use nimber::Nimber128;
    /// assert_eq!(Nimber128(3 << 63).sqrt(), Nimber128(1 << 64));
    /// ```
    pub fn sqrt(self) -> Nimber128 {
        let (high, low) = self.halves();
        Nimber128::from_halves(high.sqrt(), (low + high * Nimber64(1 << 63)).sqrt())
    }

    /// The number whose product with this one is 1; nought has none.
    ///
    /// ```
    /// # use nimber::Nimber128;
    /// assert_eq!(Nimber128(15).inverse(), Some(Nimber128(4)));
    /// assert_eq!(Nimber128(0).inverse(), None);
    /// ```
    pub fn inverse(self) -> Option<Nimber128> {
        // A number times its conjugate over the field of 64 bits lies in that field.
        let conjugate = Nimber128(self.0 ^ self.0 >> 64);
        let (_, below) = (self * conjugate).halves();
        let inverse = below.inverse()?;
        let (high, low) = conjugate.halves();
        Some(Nimber128::from_halves(high * inverse, low * inverse))
    }

    /// The number as `high * 2^64 + low`.
    fn halves(self) -> (Nimber64, Nimber64) {
        (Nimber64((self.0 >> 64) as u64), Nimber64(self.0 as u64))
    }

    fn from_halves(high: Nimber64, low: Nimber64) -> Nimber128 {
        Nimber128((high.0 as u128) << 64 | low.0 as u128)
    }
}

impl Mul for Nimber128 {
    type Output = Nimber128;

    /// With `F = 2^64`, `F² = F + F/2`, and Karatsuba's three products for four.
    fn mul(self, other: Nimber128) -> Nimber128 {
        let polynomials = |number: Nimber128| {
            let (high, low) = number.halves();
            (POLYNOMIAL.apply(high.0), POLYNOMIAL.apply(low.0))
        };
        let ((a_high, a_low), (b_high, b_low)) = (polynomials(self), polynomials(other));
        let low = product(a_low, b_low);
        let high = reduce(product(a_high, b_high));
        let both = product(a_high ^ a_low, b_high ^ b_low);
        let nimber = |polynomial| Nimber64(NIMBER.apply(reduce(polynomial)));
        Nimber128::from_halves(nimber(both ^ low), nimber(low ^ product(high, HALF)))
    }
}

impl From<Nimber64> for Nimber128 {
    fn from(number: Nimber64) -> Nimber128 {
        Nimber128(number.0.into())
    }
}

macro_rules! field {
    ($nimber:ident, $word:ident) => {
        impl $nimber {
            /// The quotient, unless the divisor is nought.
            ///
            /// ```
            #[doc = concat!("# use nimber::", stringify!($nimber), ";")]
            #[doc = concat!("let [one, two] = [", stringify!($nimber), "(1), ", stringify!($nimber), "(2)];")]
            #[doc = concat!("assert_eq!(one.checked_div(two), Some(", stringify!($nimber), "(3)));")]
            #[doc = concat!("assert_eq!(one.checked_div(", stringify!($nimber), "(0)), None);")]
            /// ```
            pub fn checked_div(self, divisor: $nimber) -> Option<$nimber> {
                Some(self * divisor.inverse()?)
            }

            /// The power; the exponent is an ordinary number, and `0^0` is 1.
            ///
            /// ```
            #[doc = concat!("# use nimber::", stringify!($nimber), ";")]
            #[doc = concat!("assert_eq!(", stringify!($nimber), "(2).pow(2), ", stringify!($nimber), "(3));")]
            #[doc = concat!("assert_eq!(", stringify!($nimber), "(2).pow(3), ", stringify!($nimber), "(1));")]
            /// ```
            pub fn pow(self, mut exponent: $word) -> $nimber {
                let (mut power, mut square) = ($nimber(1), self);
                while exponent != 0 {
                    if exponent & 1 == 1 {
                        power *= square;
                    }
                    exponent >>= 1;
                    square = square.square();
                }
                power
            }
        }

        impl Add for $nimber {
            type Output = $nimber;

            #[inline]
            #[allow(clippy::suspicious_arithmetic_impl)]
            fn add(self, other: $nimber) -> $nimber {
                $nimber(self.0 ^ other.0)
            }
        }

        impl Sub for $nimber {
            type Output = $nimber;

            /// Every nimber is its own opposite.
            #[inline]
            #[allow(clippy::suspicious_arithmetic_impl)]
            fn sub(self, other: $nimber) -> $nimber {
                self + other
            }
        }

        impl Neg for $nimber {
            type Output = $nimber;

            #[inline]
            fn neg(self) -> $nimber {
                self
            }
        }

        impl AddAssign for $nimber {
            #[inline]
            fn add_assign(&mut self, other: $nimber) {
                *self = *self + other;
            }
        }

        impl SubAssign for $nimber {
            #[inline]
            fn sub_assign(&mut self, other: $nimber) {
                *self = *self - other;
            }
        }

        impl MulAssign for $nimber {
            #[inline]
            fn mul_assign(&mut self, other: $nimber) {
                *self = *self * other;
            }
        }

        impl Sum for $nimber {
            fn sum<I: Iterator<Item = $nimber>>(numbers: I) -> $nimber {
                numbers.fold($nimber(0), Add::add)
            }
        }

        impl Product for $nimber {
            fn product<I: Iterator<Item = $nimber>>(numbers: I) -> $nimber {
                numbers.fold($nimber(1), Mul::mul)
            }
        }

        impl From<$word> for $nimber {
            fn from(number: $word) -> $nimber {
                $nimber(number)
            }
        }

        /// Written as games are: `*5`.
        impl fmt::Display for $nimber {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "*{}", self.0)
            }
        }
    };
}

field!(Nimber64, u64);
field!(Nimber128, u128);
