//! Primes that fill a machine word.

/// The largest prime below 2^58: 2^12 products of two residues fit 128 bits.
pub(super) const LARGEST: u64 = (1 << 58) - 27;

/// Primes from the largest downwards, computed on demand.
pub(super) fn primes() -> impl Iterator<Item = u64> {
    std::iter::once(LARGEST).chain((2..LARGEST).rev().filter(|&smaller| is_prime(smaller)))
}

/// Product modulo a prime.
pub(super) fn times(one: u64, other: u64, prime: u64) -> u64 {
    // Smaller than the prime.
    (u128::from(one) * u128::from(other) % u128::from(prime)) as u64
}

/// Power modulo a prime.
pub(super) fn power(of: u64, mut exponent: u64, prime: u64) -> u64 {
    let (mut result, mut square) = (1, of);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, square, prime);
        }
        square = times(square, square, prime);
        exponent >>= 1;
    }
    result
}

/// Tests an odd number above 37 for primality: Miller's test with bases that suffice for all 64-bit numbers
/// (Sorenson and Webster 2015).
fn is_prime(number: u64) -> bool {
    let twos = (number - 1).trailing_zeros();
    let passes = |base: u64| {
        let odd = power(base, (number - 1) >> twos, number);
        odd == 1 || (0..twos).any(|two| power(base, (number - 1) >> (twos - two), number) == number - 1)
    };
    number % 2 == 1 && [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].into_iter().all(passes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_is_the_largest_prime_below_2_to_58() {
        assert!(is_prime(LARGEST));
        assert!((LARGEST + 1..1 << 58).all(|number| !is_prime(number)));
    }

    #[test]
    fn numbers_are_prime_exactly_if_they_have_no_divisor() {
        for number in 38..20_000_u64 {
            let divided = (2..number).take_while(|divisor| divisor * divisor <= number);
            assert_eq!(
                is_prime(number),
                divided.into_iter().all(|divisor| number % divisor != 0),
                "{number}"
            );
        }
    }
}
