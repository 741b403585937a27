//! Whether values come again as a certificate says, and no sooner.

use super::PeriodFlaw;

/// Checks that all values from `start` on come again after `length`, that this is the smallest such number, and the start the
/// first.
pub(super) fn check(values: &[u16], start: usize, length: usize) -> Result<(), PeriodFlaw> {
    if length == 0 {
        return Err(PeriodFlaw::NoLength);
    }
    let differs = |start: usize, length: usize| {
        let later = values.iter().skip(start).skip(length);
        values.iter().skip(start).zip(later).position(|(value, other)| value != other).map(|at| at + start)
    };
    if let Some(heap) = differs(start, length) {
        return Err(PeriodFlaw::Differs(heap));
    }
    if start > 0 && differs(start - 1, length).is_none() {
        return Err(PeriodFlaw::Earlier);
    }
    // A smaller period would divide this one, and so there would be one that is this one divided by a prime.
    let shorter = primes(length).into_iter().map(|prime| length / prime);
    match shorter.into_iter().find(|&length| differs(start, length).is_none()) {
        Some(length) => Err(PeriodFlaw::Shorter(length)),
        None => Ok(()),
    }
}

/// The prime factors of a number.
fn primes(mut number: usize) -> Vec<usize> {
    let mut found = vec![];
    let mut prime = 2;
    while prime * prime <= number {
        if number.is_multiple_of(prime) {
            found.push(prime);
            while number.is_multiple_of(prime) {
                number /= prime;
            }
        }
        prime += 1;
    }
    if number > 1 {
        found.push(number);
    }
    found
}
