//! Factors, divisors and digits of naturals.
//!
//! Factors up to 2^10 are found by division, larger ones by Pollard's rho, in about the fourth root of the number: some
//! milliseconds for the largest machine words.

use crate::Function;
use crate::arithmetic::is_prime;
use crate::integer::NoValue;
use dashu_int::UBig;
use dashu_int::ops::{BitTest, Gcd};
use limits::watch;

/// Primes below this bound are tried one by one.
const TRIED: u64 = 1 << 10;
/// Primes below [`TRIED`].
const SMALL: [u64; 172] = small();
/// Number of steps of the rho method between two greatest common divisors.
const BATCH: u64 = 1 << 7;

const fn small() -> [u64; 172] {
    let mut primes = [2; 172];
    let (mut count, mut next) = (1, 3);
    while next < TRIED {
        let mut index = 0;
        while primes[index] * primes[index] <= next && !next.is_multiple_of(primes[index]) {
            index += 1;
        }
        if primes[index] * primes[index] > next {
            primes[count] = next;
            count += 1;
        }
        next += 2;
    }
    primes
}

/// Greatest common divisor; 0 for zeros.
///
/// ```
/// assert_eq!(language::factor::gcd(84, 36), 12);
/// assert_eq!((language::factor::gcd(0, 7), language::factor::gcd(0, 0)), (7, 0));
/// ```
pub fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Distinct prime factors with their exponents, in order; none for 0 and 1. `None` if the caller asked to stop.
///
/// ```
/// assert_eq!(language::factor::factors(360), Some(vec![(2, 3), (3, 2), (5, 1)]));
/// ```
pub fn factors(word: u64) -> Option<Vec<(u64, u32)>> {
    let (mut found, mut rest) = (Vec::new(), word.max(1));
    for prime in SMALL {
        if prime * prime > rest {
            break;
        }
        let mut exponent = 0;
        while rest.is_multiple_of(prime) {
            (rest, exponent) = (rest / prime, exponent + 1);
        }
        if exponent > 0 {
            found.push((prime, exponent));
        }
    }
    if rest == 1 {
        return Some(found);
    }
    let mut large = split(rest)?;
    large.sort_unstable();
    for prime in large {
        match found.last_mut() {
            Some((last, exponent)) if *last == prime => *exponent += 1,
            _ => found.push((prime, 1)),
        }
    }
    Some(found)
}

/// Prime factors, in any order, of a number above 1 that is prime or has none below [`TRIED`].
fn split(word: u64) -> Option<Vec<u64>> {
    let (mut primes, mut open) = (Vec::new(), vec![word]);
    while let Some(next) = open.pop() {
        if next < TRIED * TRIED || is_prime(next) {
            primes.push(next);
        } else {
            let factor = rho(next)?;
            open.extend([factor, next / factor]);
        }
    }
    Some(primes)
}

/// A proper factor of a composite number: Pollard's rho with Brent's cycles.
fn rho(word: u64) -> Option<u64> {
    let modulus = u128::from(word);
    let next = |x: u64, plus: u64| ((u128::from(x) * u128::from(x) + u128::from(plus)) % modulus) as u64;
    for plus in 1.. {
        let (mut hare, mut length) = (2, 1);
        loop {
            let (tortoise, mut done) = (hare, 0);
            while done < length {
                if watch::steps(BATCH as u32 / 16) {
                    return None;
                }
                let (before, batch) = (hare, BATCH.min(length - done));
                let mut product = 1;
                for _ in 0..batch {
                    hare = next(hare, plus);
                    product = (u128::from(product) * u128::from(hare.abs_diff(tortoise)) % modulus) as u64;
                }
                if gcd(product, word) != 1 {
                    // Once more, one by one.
                    hare = before;
                    let mut factor = 1;
                    while factor == 1 {
                        hare = next(hare, plus);
                        factor = gcd(hare.abs_diff(tortoise), word);
                    }
                    if factor != word {
                        return Some(factor);
                    }
                    // All factors at once: try another sequence.
                    break;
                }
                done += batch;
            }
            if done < length {
                break;
            }
            length *= 2;
        }
    }
    None
}

/// Positive divisors in order; none for 0. `None` if the caller asked to stop.
///
/// ```
/// assert_eq!(language::factor::divisors(12), Some(vec![1, 2, 3, 4, 6, 12]));
/// assert_eq!(language::factor::divisors(0), Some(vec![]));
/// ```
pub fn divisors(word: u64) -> Option<Vec<u64>> {
    if word == 0 {
        return Some(Vec::new());
    }
    let factors = factors(word)?;
    let mut all = Vec::with_capacity(factors.iter().map(|(_, exponent)| *exponent as usize + 1).product());
    all.push(1);
    for (prime, exponent) in factors {
        let fewer = all.len();
        for index in 0..fewer * exponent as usize {
            all.push(all[index] * prime);
        }
    }
    all.sort_unstable();
    Some(all)
}

/// The smallest prime factor; undefined for 0 and 1.
pub fn smallest_factor(word: u64) -> Result<u64, NoValue> {
    if word < 2 {
        return Err(NoValue::Undefined);
    }
    let divides = |prime: &u64| word.is_multiple_of(*prime);
    if let Some(prime) = SMALL.into_iter().take_while(|prime| prime * prime <= word).find(divides) {
        return Ok(prime);
    }
    split(word).and_then(|primes| primes.into_iter().min()).ok_or(NoValue::Stopped)
}

/// Digit of a number at a place counted from 0 at the lowest; undefined for a base below 2.
pub fn digit(mut word: u64, place: u64, base: u64) -> Result<u64, NoValue> {
    if base < 2 {
        return Err(NoValue::Undefined);
    }
    for _ in 0..place.min(u64::BITS.into()) {
        word /= base;
    }
    Ok(word % base)
}

/// Exponent of a number above 1 in another one; undefined at 0 and for a divisor below 2.
pub fn valuation(by: u64, mut word: u64) -> Result<u64, NoValue> {
    if by < 2 || word == 0 {
        return Err(NoValue::Undefined);
    }
    let mut times = 0;
    while word.is_multiple_of(by) {
        (word, times) = (word / by, times + 1);
    }
    Ok(times)
}

/// The largest odd divisor; undefined at 0.
pub fn odd_part(word: u64) -> Result<u64, NoValue> {
    if word == 0 { Err(NoValue::Undefined) } else { Ok(word >> word.trailing_zeros()) }
}

/// Value of `gcd`, `smallest_factor`, `digit`, `v2`, `v` or `odd_part` at naturals of any size; undefined for other
/// functions.
///
/// ```
/// use language::integer::NoValue;
/// use language::{Function, factor};
/// let power = |exponent| dashu_int::UBig::from(10u8).pow(exponent);
/// assert_eq!(factor::value(Function::Gcd, &[power(30), power(40)]), Ok(power(30)));
/// assert_eq!(factor::value(Function::Digit, &[power(30), 30u8.into(), 10u8.into()]), Ok(1u8.into()));
/// assert_eq!(factor::value(Function::Twos, &[power(30)]), Ok(30u8.into()));
/// assert_eq!(factor::value(Function::SmallestFactor, &[power(30)]), Err(NoValue::TooLarge));
/// ```
pub fn value(function: Function, numbers: &[UBig]) -> Result<UBig, NoValue> {
    match (function, numbers) {
        (Function::Gcd, numbers) => {
            Ok(numbers.iter().fold(UBig::ZERO, |a, b| match a.is_zero() || b.is_zero() {
                true => a + b,
                false => a.gcd(b),
            }))
        }
        (Function::SmallestFactor, [of]) => {
            smallest_factor(u64::try_from(of).map_err(|_| NoValue::TooLarge)?).map(UBig::from)
        }
        (Function::Twos | Function::OddPart, [of]) => {
            let twos = of.trailing_zeros().ok_or(NoValue::Undefined)?;
            Ok(if function == Function::Twos { UBig::from(twos) } else { of >> twos })
        }
        (Function::Valuation, [by, of]) => {
            if *by < UBig::from(2u8) {
                return Err(NoValue::Undefined);
            }
            of.clone().remove(by).map(UBig::from).ok_or(NoValue::Undefined)
        }
        (Function::Digit, [of, place, base]) => {
            if *base < UBig::from(2u8) {
                return Err(NoValue::Undefined);
            }
            // A base of b bits is at least 2^(b - 1).
            let place = usize::try_from(place)
                .ok()
                .filter(|place| place.saturating_mul(base.bit_len() - 1) < of.bit_len());
            Ok(place.map_or(UBig::ZERO, |place| of / base.pow(place) % base))
        }
        _ => Err(NoValue::Undefined),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_multiply_to_the_number() {
        for word in (1..5000).chain([
            u64::MAX,
            u64::MAX - 58,
            1 << 63,
            1_000_000_007 * 998_244_353,
            4_294_967_291 * 4_294_967_291,
        ]) {
            let factors = factors(word).expect("nobody stops it");
            assert!(factors.is_sorted() && factors.iter().all(|(prime, _)| is_prime(*prime)), "{word}");
            let product = factors.iter().map(|(prime, exponent)| u128::from(*prime).pow(*exponent));
            assert_eq!(product.product::<u128>(), word.into());
            let first = factors.first().map(|factor| factor.0);
            assert_eq!(smallest_factor(word).ok(), first, "{word}");
        }
        assert_eq!(smallest_factor(0), Err(NoValue::Undefined));
    }

    #[test]
    fn divisors_are_all_that_divide() {
        for word in 0..2000u64 {
            let tried: Vec<u64> = (1..=word).filter(|d| word % d == 0).collect();
            assert_eq!(divisors(word), Some(tried));
        }
        // The highly composite number with the most divisors below 2^64 (A002182).
        assert_eq!(divisors(18_401_055_938_125_660_800).map(|all| all.len()), Some(184_320));
    }

    #[test]
    fn valuations_and_odd_parts_put_the_number_together() {
        let big = |word: u64| UBig::from(word);
        for word in (1..2000).chain([u64::MAX, 1 << 63, 3_u64.pow(40), 6_u64.pow(24)]) {
            let twos = (0..).take_while(|&k| u128::from(word) % (1 << (k + 1)) == 0).count() as u64;
            assert_eq!((valuation(2, word), odd_part(word)), (Ok(twos), Ok(word / (1 << twos))), "{word}");
            assert_eq!(value(Function::Twos, &[big(word)]), Ok(big(twos)));
            assert_eq!(value(Function::OddPart, &[big(word)]), Ok(big(word / (1 << twos))));
            for by in [2, 3, 6, 10, u64::MAX] {
                let times =
                    (1..).take_while(|&k| u128::from(word) % u128::from(by).saturating_pow(k) == 0).count();
                assert_eq!(valuation(by, word), Ok(times as u64), "{by} {word}");
                assert_eq!(value(Function::Valuation, &[big(by), big(word)]), Ok(UBig::from(times)));
            }
        }
        for none in [valuation(2, 0), odd_part(0), valuation(1, 8), valuation(0, 8)] {
            assert_eq!(none, Err(NoValue::Undefined));
        }
        for none in [vec![1, 8], vec![0, 8], vec![2, 0]] {
            let numbers: Vec<UBig> = none.into_iter().map(big).collect();
            assert_eq!(value(Function::Valuation, &numbers), Err(NoValue::Undefined));
        }
    }

    #[test]
    fn digits_are_those_that_are_written() {
        for word in [0, 7, 90, 1_000_000_000_000_000_007, u64::MAX] {
            for base in [2, 3, 10, u64::MAX] {
                let mut rest = word;
                for place in 0..70 {
                    assert_eq!(digit(word, place, base), Ok(rest % base));
                    let numbers = [word, place, base].map(UBig::from);
                    assert_eq!(value(Function::Digit, &numbers), Ok(UBig::from(rest % base)));
                    rest /= base;
                }
            }
        }
        assert_eq!((digit(5, 0, 1), digit(5, 0, 0)), (Err(NoValue::Undefined), Err(NoValue::Undefined)));
    }
}
