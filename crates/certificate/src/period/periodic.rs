//! Check that values repeat as stated, and no earlier.

use super::PeriodFlaw;

/// Checks that all values from `start` on repeat after `length` with `saltus` added, that this is the
/// smallest such length, and that `start` is minimal.
pub(super) fn check(values: &[u32], start: usize, length: usize, saltus: u32) -> Result<(), PeriodFlaw> {
    if length == 0 {
        return Err(PeriodFlaw::NoLength);
    }
    let differs = |start: usize, length: usize, saltus: u32| {
        let later = values.iter().skip(start).skip(length);
        let mut pairs = values.iter().skip(start).zip(later);
        pairs.position(|(value, other)| value.checked_add(saltus) != Some(*other)).map(|at| at + start)
    };
    if let Some(heap) = differs(start, length, saltus) {
        return Err(PeriodFlaw::Differs(heap));
    }
    if start > 0 && differs(start - 1, length, saltus).is_none() {
        return Err(PeriodFlaw::Earlier);
    }
    // A smaller period would divide this one, so there would be one that is this one divided by a prime, with
    // the saltus divided as well.
    let shorter = primes(length).into_iter().filter(|prime| (saltus as usize).is_multiple_of(*prime));
    match shorter.into_iter().find(|&prime| differs(start, length / prime, saltus / prime as u32).is_none()) {
        Some(prime) => Err(PeriodFlaw::Shorter(length / prime)),
        None => Ok(()),
    }
}

/// Prime factors of a number.
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
