//! Operations of formulas, and their values.

/// An operation on one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unary {
    /// Exponent of 2.
    TwoAdic,
    /// Number of binary digits.
    BitLength,
    /// Number of ones in binary.
    Ones,
    /// Floor of the square root.
    Root,
    /// Floor of the product with the golden ratio.
    Golden,
    /// Largest power of two that is at most the number.
    PowerOfTwo,
    /// Largest Fibonacci number that is at most the number.
    Fibonacci,
    /// Smallest part of the number as a sum of Fibonacci numbers that are not neighbours.
    Zeckendorf,
    /// Number of prime factors, each as often as it divides.
    PrimeFactors,
    /// Largest power of two that divides the number.
    LowBit,
    /// Number of ones at the end in binary.
    TrailingOnes,
    /// Smallest prime factor.
    SmallestPrime,
    /// The k for which the smallest prime factor is the k-th prime; 0 of 1.
    PrimeIndex,
    /// Sum of the decimal digits.
    DigitSum,
    /// Exclusive or of the decimal digits.
    DigitXor,
    /// Number of decimal digits.
    DigitCount,
    /// Exclusive or of the exponents of the prime factors.
    ExponentXor,
    /// The number before.
    Before,
}

/// An operation on all coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fold {
    /// Sum.
    Sum,
    /// Exclusive or.
    Xor,
    /// The smallest.
    Least,
    /// The largest.
    Most,
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binary {
    /// Sum.
    Add,
    /// Difference, which may be negative.
    Subtract,
    /// Difference of the larger and the smaller.
    Apart,
    /// Product.
    Multiply,
    /// Exclusive or.
    Xor,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// The smaller number.
    Least,
    /// The larger number.
    Most,
    /// Greatest common divisor.
    Divisor,
    /// Floor of the quotient.
    Quotient,
    /// Remainder.
    Remainder,
}

impl Unary {
    /// All of them.
    pub const ALL: [Unary; 18] = [
        Unary::TwoAdic,
        Unary::BitLength,
        Unary::Ones,
        Unary::Root,
        Unary::Golden,
        Unary::PowerOfTwo,
        Unary::Fibonacci,
        Unary::Zeckendorf,
        Unary::PrimeFactors,
        Unary::LowBit,
        Unary::TrailingOnes,
        Unary::SmallestPrime,
        Unary::PrimeIndex,
        Unary::DigitSum,
        Unary::DigitXor,
        Unary::DigitCount,
        Unary::ExponentXor,
        Unary::Before,
    ];

    /// Returns `true` for operations that look for prime factors, which takes long.
    pub(crate) fn factors(self) -> bool {
        use Unary::{ExponentXor, PrimeFactors, PrimeIndex, SmallestPrime};
        matches!(self, PrimeFactors | SmallestPrime | PrimeIndex | ExponentXor)
    }

    /// Bits that state it.
    pub fn bits(self) -> usize {
        match self {
            Unary::Before => 5,
            Unary::Root | Unary::TwoAdic | Unary::Ones => 6,
            Unary::LowBit | Unary::PowerOfTwo | Unary::BitLength | Unary::Golden | Unary::TrailingOnes => 7,
            Unary::ExponentXor => 12,
            Unary::DigitSum | Unary::DigitXor | Unary::DigitCount => 16,
            _ => 8,
        }
    }

    /// Value at a number; nothing where it is undefined or beyond 64 bits.
    pub fn of(self, number: i64) -> Option<i64> {
        let natural = u64::try_from(number).ok()?;
        let positive = (natural > 0).then_some(natural);
        let value = match self {
            Unary::TwoAdic => u64::from(positive?.trailing_zeros()),
            Unary::BitLength => u64::from(64 - natural.leading_zeros()),
            Unary::Ones => u64::from(natural.count_ones()),
            Unary::Root => natural.isqrt(),
            Unary::Golden => {
                let root = (u128::from(natural).pow(2).checked_mul(5)?).isqrt();
                u64::try_from((u128::from(natural) + root) / 2).ok()?
            }
            Unary::PowerOfTwo => 1 << (63 - positive?.leading_zeros()),
            Unary::Fibonacci => fibonacci(positive?),
            Unary::Zeckendorf => {
                let mut rest = positive?;
                loop {
                    let part = fibonacci(rest);
                    if part == rest {
                        break part;
                    }
                    rest -= part;
                }
            }
            Unary::PrimeFactors => prime_factors(positive?)?,
            Unary::LowBit => positive? & positive?.wrapping_neg(),
            Unary::TrailingOnes => u64::from(natural.trailing_ones()),
            Unary::SmallestPrime => smallest_prime(positive?)?,
            Unary::PrimeIndex => prime_index(smallest_prime(positive?)?)?,
            Unary::DigitSum => digits(natural).sum(),
            Unary::DigitXor => digits(natural).fold(0, |all, digit| all ^ digit),
            Unary::DigitCount => digits(natural).count() as u64,
            Unary::ExponentXor => exponents_together(positive?)?,
            Unary::Before => positive? - 1,
        };
        i64::try_from(value).ok()
    }
}

/// Largest Fibonacci number that is at most a positive number.
fn fibonacci(natural: u64) -> u64 {
    let (mut one, mut next) = (1u64, 2u64);
    while next <= natural {
        (one, next) = (next, one.saturating_add(next));
    }
    one
}

/// The decimal digits, the lowest first.
fn digits(natural: u64) -> impl Iterator<Item = u64> {
    let rest = |rest: &u64| Some(rest / 10).filter(|&rest| rest > 0);
    std::iter::successors(Some(natural), rest).map(|rest| rest % 10)
}

/// Exclusive or of the exponents of the prime factors; nothing for numbers that would take long.
fn exponents_together(natural: u64) -> Option<u64> {
    let (mut rest, mut all) = (natural, 0);
    while rest > 1 {
        let prime = smallest_prime(rest)?;
        let mut exponent = 0;
        while rest.is_multiple_of(prime) {
            (rest, exponent) = (rest / prime, exponent + 1);
        }
        all ^= exponent;
    }
    Some(all)
}

/// Number of prime factors by trial division; nothing for numbers that would take long.
fn prime_factors(natural: u64) -> Option<u64> {
    let (mut rest, mut count, mut prime) = (natural, 0, 2u64);
    while prime * prime <= rest {
        if prime > 1 << 20 {
            return None;
        }
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
        prime += 1;
    }
    Some(count + u64::from(rest > 1))
}

/// Smallest prime factor, and 1 of 1; nothing for numbers that would take long.
fn smallest_prime(natural: u64) -> Option<u64> {
    let mut prime = 2u64;
    while prime * prime <= natural {
        if prime > 1 << 20 {
            return None;
        }
        if natural.is_multiple_of(prime) {
            return Some(prime);
        }
        prime += 1;
    }
    Some(natural)
}

/// Number of primes up to a prime; nothing for large ones.
fn prime_index(prime: u64) -> Option<u64> {
    if prime > 1 << 13 {
        return None;
    }
    let is_prime = |&number: &u64| smallest_prime(number) == Some(number);
    Some((2..=prime).filter(is_prime).count() as u64)
}

impl Fold {
    /// All of them.
    pub const ALL: [Fold; 4] = [Fold::Sum, Fold::Xor, Fold::Least, Fold::Most];

    /// Value at a position; nothing beyond 64 bits, or of no coordinates.
    pub fn of(self, at: &[u64]) -> Option<i64> {
        let value = match self {
            Fold::Sum => at.iter().try_fold(0u64, |sum, &number| sum.checked_add(number))?,
            Fold::Xor => at.iter().fold(0, |sum, &number| sum ^ number),
            Fold::Least => *at.iter().min()?,
            Fold::Most => *at.iter().max()?,
        };
        i64::try_from(value).ok()
    }
}

impl Binary {
    /// Bits that state it.
    pub fn bits(self) -> usize {
        match self {
            Binary::Add | Binary::Subtract | Binary::Xor | Binary::Quotient | Binary::Remainder => 4,
            Binary::Multiply | Binary::Least | Binary::Most | Binary::Apart => 5,
            Binary::And | Binary::Or | Binary::Divisor => 6,
        }
    }

    /// All of them.
    pub const ALL: [Binary; 12] = [
        Binary::Add,
        Binary::Subtract,
        Binary::Apart,
        Binary::Multiply,
        Binary::Xor,
        Binary::And,
        Binary::Or,
        Binary::Least,
        Binary::Most,
        Binary::Divisor,
        Binary::Quotient,
        Binary::Remainder,
    ];

    /// Value at two numbers; nothing where it is undefined or beyond 64 bits.
    #[inline]
    pub fn of(self, one: i64, other: i64) -> Option<i64> {
        let naturals = one >= 0 && other >= 0;
        match self {
            Binary::Add => one.checked_add(other),
            Binary::Subtract => one.checked_sub(other),
            Binary::Apart => i64::try_from(one.abs_diff(other)).ok(),
            Binary::Multiply => one.checked_mul(other),
            Binary::Xor => naturals.then_some(one ^ other),
            Binary::And => naturals.then_some(one & other),
            Binary::Or => naturals.then_some(one | other),
            Binary::Least => Some(one.min(other)),
            Binary::Most => Some(one.max(other)),
            Binary::Divisor => naturals.then(|| divisor(one, other)),
            Binary::Quotient => one.checked_div_euclid(other),
            Binary::Remainder => one.checked_rem_euclid(other),
        }
    }

    /// Returns `true` if exchanging the numbers changes nothing.
    pub fn commutes(self) -> bool {
        !matches!(self, Binary::Subtract | Binary::Quotient | Binary::Remainder)
    }
}

/// Greatest common divisor of naturals; that of 0 and 0 is 0.
fn divisor(one: i64, other: i64) -> i64 {
    let (mut one, mut other) = (one, other);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_those_of_arithmetic() {
        let golden: Vec<_> = (0..8).map(|n| Unary::Golden.of(n).expect("small")).collect();
        assert_eq!(golden, [0, 1, 3, 4, 6, 8, 9, 11]);
        let smallest: Vec<_> = (1..14).map(|n| Unary::Zeckendorf.of(n).expect("small")).collect();
        assert_eq!(smallest, [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
        assert_eq!(
            (Unary::TwoAdic.of(0), Unary::TwoAdic.of(24), Unary::PrimeFactors.of(24)),
            (None, Some(3), Some(4))
        );
        assert_eq!(
            (Binary::Divisor.of(12, 18), Binary::Quotient.of(7, 0), Binary::Xor.of(-1, 2)),
            (Some(6), None, None)
        );
        assert_eq!(
            (Unary::PowerOfTwo.of(100), Unary::Fibonacci.of(100), Unary::Root.of(99)),
            (Some(64), Some(89), Some(9))
        );
        assert_eq!(Unary::Fibonacci.of(i64::MAX), Some(7_540_113_804_746_346_429));
    }
}
