//! Numbers of a range with a property, found without trying every number.
//!
//! Divisors come from the prime factors, squares from their roots, primes from a list made by Eratosthenes' sieve, and the
//! numbers that have no factor in common with another are left over when the multiples of its primes are crossed out.

use crate::{Predicate, factor};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// A property of a number. Its operands are given when the sieve is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A predicate holds.
    Is(Predicate),
    /// It divides the operand, which is positive.
    Divisor,
    /// It leaves the second operand when divided by the first, which is positive.
    Residue,
    /// Its greatest common divisor with the operand, which is positive, is 1.
    Coprime,
    /// Its greatest common divisor with the operand, which is positive, is above 1.
    Sharing,
}

/// Numbers with a property.
pub struct Sieve(Kind);

enum Kind {
    /// These, in order.
    Few(Vec<u64>),
    /// Those with a remainder.
    Residue {
        of: u64,
        rest: u64,
    },
    Squares,
    /// Numbers without these prime factors, or with one of them.
    Marked {
        primes: Vec<u64>,
        without: bool,
    },
    /// Numbers for which a predicate holds: all of them up to a bound, and the others by trying.
    Listed {
        list: Arc<[u32]>,
        upto: u64,
        predicate: Predicate,
    },
}

/// Limit on the members in a block.
const BLOCK: u64 = 1 << 12;
/// Numbers in a block that are tried one by one.
const TRIED: u64 = 1 << 8;
/// Largest bound of the lists of primes and of their powers.
const LARGEST: u64 = 1 << 24;

impl Sieve {
    /// The numbers up to `high` with this property; `None` if there is no such sieve, or if the caller asked to stop.
    pub fn new(property: Property, operands: &[u64], high: u64) -> Option<Sieve> {
        Some(Sieve(match (property, operands) {
            (Property::Divisor, &[of]) if of > 0 => Kind::Few(factor::divisors(of)?),
            (Property::Residue, &[of, rest]) if of > rest => Kind::Residue { of, rest },
            (Property::Residue, &[of, _]) if of > 0 => Kind::Few(Vec::new()),
            (Property::Coprime | Property::Sharing, &[with]) if with > 0 => {
                let primes = factor::factors(with)?.into_iter().map(|(prime, _)| prime).collect();
                Kind::Marked { primes, without: property == Property::Coprime }
            }
            (Property::Is(predicate), []) => match predicate {
                Predicate::Odd => Kind::Residue { of: 2, rest: 1 },
                Predicate::Even => Kind::Residue { of: 2, rest: 0 },
                Predicate::Square => Kind::Squares,
                Predicate::PowerOfTwo => Kind::Few((0..u64::BITS).map(|place| 1 << place).collect()),
                Predicate::Fibonacci => Kind::Few(fibonacci()),
                Predicate::Prime => listed(&PRIMES, predicate, high),
                Predicate::PrimePower => listed(&POWERS, predicate, high),
            },
            _ => return None,
        }))
    }

    /// Appends the first of the numbers from `low` to `high`, in order; some thousands at most. Returns where the others
    /// begin, if there are any.
    pub fn block(&self, low: u64, high: u64, found: &mut Vec<u64>) -> Option<u64> {
        if low > high {
            return None;
        }
        let next = match &self.0 {
            Kind::Few(all) => {
                let from = all.partition_point(|number| *number < low);
                found.extend(all[from..].iter().take_while(|number| **number <= high));
                return None;
            }
            Kind::Residue { of, rest } => {
                let past = low % of;
                let first = low.checked_add(if past <= *rest { rest - past } else { of - past + rest })?;
                let count = BLOCK.min(high.checked_sub(first)? / of + 1);
                found.extend((0..count).map(|index| first + index * of));
                first.checked_add(count.checked_mul(*of)?)
            }
            Kind::Squares => {
                let root = low.isqrt();
                let root = if root * root < low { root + 1 } else { root };
                let last = high.isqrt().min(root.saturating_add(BLOCK));
                found.extend((root..=last).map(|root| root * root));
                (last + 1).checked_pow(2)
            }
            Kind::Marked { primes, without } => {
                let last = high.min(low.saturating_add(BLOCK - 1));
                marked(primes, *without, low, last, found);
                last.checked_add(1)
            }
            Kind::Listed { list, upto, .. } if low <= *upto => {
                let from = list.partition_point(|number| u64::from(*number) < low);
                let chunk = &list[from..list.len().min(from + BLOCK as usize)];
                found.extend(
                    chunk.iter().map(|number| u64::from(*number)).take_while(|number| *number <= high),
                );
                match from + chunk.len() < list.len() {
                    true => chunk.last().map(|last| u64::from(*last) + 1),
                    false => Some(upto + 1),
                }
            }
            Kind::Listed { predicate, .. } => {
                let last = high.min(low.saturating_add(TRIED - 1));
                found.extend((low..=last).filter(|number| predicate.holds_word(*number)));
                last.checked_add(1)
            }
        };
        next.filter(|next| *next <= high)
    }
}

/// Fibonacci numbers, each once.
fn fibonacci() -> Vec<u64> {
    let mut all = vec![0, 1, 2];
    while let Some(next) = all[all.len() - 2..].iter().try_fold(0u64, |sum, number| sum.checked_add(*number))
    {
        all.push(next);
    }
    all
}

/// Appends the numbers without any of some prime factors, or with one of them; at most [`BLOCK`] are examined.
fn marked(primes: &[u64], without: bool, low: u64, high: u64, found: &mut Vec<u64>) {
    let length = high - low + 1;
    let mut bits = [0u64; (BLOCK / 64) as usize];
    for &prime in primes {
        let mut place = (prime - low % prime) % prime;
        while place < length {
            bits[(place / 64) as usize] |= 1 << (place % 64);
            place = place.saturating_add(prime);
        }
    }
    for (word, start) in bits.into_iter().zip((0..length).step_by(64)) {
        let within = u64::MAX >> (64 - (length - start).min(64));
        let mut open = if without { !word & within } else { word & within };
        while open != 0 {
            found.push(low + start + u64::from(open.trailing_zeros()));
            open &= open - 1;
        }
    }
}

/// Values of a variable from `low` to `high`, of which the numbers rest + x are sieved, or rest - x if `mirrored`.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// `true` if the variable is subtracted.
    pub mirrored: bool,
    /// The constant part.
    pub rest: i128,
    /// The least value.
    pub low: i128,
    /// The largest value.
    pub high: i128,
    /// Ranges up to this length are better tried.
    pub tried: i128,
}

/// Values of a variable that pass a sieve, in order.
pub struct Passing {
    sieve: Sieve,
    range: Range,
    /// Start and end of the numbers that were not looked at.
    next: Option<u64>,
    high: u64,
    found: Vec<u64>,
    /// Number of values given, of those found.
    given: usize,
}

/// Ranges up to this length are tried if a large number had to be factored for the sieve.
const LONG: i128 = 1 << 12;
/// Limit on the numbers of a range that is passed from its end.
const BACKWARDS: i128 = 1 << 22;

impl Passing {
    /// `None` if the values have to be tried.
    pub fn new(property: Property, operands: &[u64], range: Range) -> Option<Passing> {
        let Range { mirrored, rest, low, high, tried } = range;
        let (from, to) = if mirrored { (rest - high, rest - low) } else { (rest + low, rest + high) };
        // Only remainders are those of negative numbers too.
        let from = if property == Property::Residue { from } else { from.max(0) };
        let is_factored = property != Property::Residue && operands.first().is_some_and(|of| *of >> 32 > 0);
        let tried = if is_factored { LONG } else { tried };
        if to - from < tried || mirrored && to - from >= BACKWARDS {
            return None;
        }
        let (from, high) = (u64::try_from(from).ok()?, u64::try_from(to).ok()?);
        let sieve = Sieve::new(property, operands, high)?;
        Some(Passing { sieve, range, next: Some(from), high, found: Vec::new(), given: 0 })
    }

    /// Looks at some more numbers if need be; returns `false` if not.
    pub fn look(&mut self) -> bool {
        let is_needed = self.range.mirrored || self.given == self.found.len();
        let Some(next) = self.next.filter(|_| is_needed) else { return false };
        if !self.range.mirrored {
            self.found.clear();
            self.given = 0;
        }
        self.next = self.sieve.block(next, self.high, &mut self.found);
        true
    }

    /// The next value among the numbers that were looked at.
    pub fn pop(&mut self) -> Option<i128> {
        let index =
            if self.range.mirrored { self.found.len().checked_sub(self.given + 1)? } else { self.given };
        let number = i128::from(*self.found.get(index)?);
        self.given += 1;
        Some(if self.range.mirrored { self.range.rest - number } else { number - self.range.rest })
    }
}

/// Numbers in order, complete up to a bound.
type List = RwLock<(u64, Arc<[u32]>)>;

static PRIMES: LazyLock<List> = LazyLock::new(|| RwLock::new((0, Arc::default())));
static POWERS: LazyLock<List> = LazyLock::new(|| RwLock::new((0, Arc::default())));

/// The list of a predicate, made longer if need be.
fn listed(list: &List, predicate: Predicate, high: u64) -> Kind {
    let needed = high.min(LARGEST);
    let (upto, known) = list.read().unwrap_or_else(PoisonError::into_inner).clone();
    if needed <= upto {
        return Kind::Listed { list: known, upto, predicate };
    }
    let upto = needed.next_power_of_two().clamp(BLOCK, LARGEST);
    let mut all = primes(upto);
    if predicate == Predicate::PrimePower {
        let powers = |prime: &u32| {
            let prime = u64::from(*prime);
            std::iter::successors(Some(prime * prime), move |power| power.checked_mul(prime))
                .take_while(move |power| *power <= upto)
        };
        let more: Vec<u32> = all.iter().flat_map(powers).map(|power| power as u32).collect();
        all.extend(more.into_iter().chain([1]));
        all.sort_unstable();
    }
    let longer: Arc<[u32]> = all.into();
    let mut kept = list.write().unwrap_or_else(PoisonError::into_inner);
    if kept.0 < upto {
        *kept = (upto, longer.clone());
    }
    Kind::Listed { list: longer, upto, predicate }
}

/// Smallest prime factors of the numbers below 2^16.
static FACTORS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut all = vec![0; 1 << 16];
    for number in 2..all.len() {
        if all[number] == 0 {
            for multiple in (number..all.len()).step_by(number) {
                if all[multiple] == 0 {
                    all[multiple] = number as u16;
                }
            }
        }
    }
    all
});

/// The smallest prime factor of a number above 1; `None` if the number is large.
pub fn small_factor(of: u64) -> Option<u64> {
    FACTORS.get(usize::try_from(of).ok()?).map(|factor| u64::from(*factor))
}

/// Primes up to a bound below 2^32, by Eratosthenes' sieve.
fn primes(upto: u64) -> Vec<u32> {
    let mut composite = vec![false; upto as usize + 1];
    let mut found = Vec::new();
    for number in 2..=upto {
        if composite[number as usize] {
            continue;
        }
        found.push(number as u32);
        for multiple in (number * number..=upto).step_by(number as usize) {
            composite[multiple as usize] = true;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(property: Property, operands: &[u64], low: u64, high: u64) -> Vec<u64> {
        let sieve = Sieve::new(property, operands, high).expect("nobody stops it");
        let (mut found, mut next) = (Vec::new(), Some(low));
        while let Some(from) = next {
            next = sieve.block(from, high, &mut found);
            assert!(next.is_none_or(|next| from < next && next <= high));
        }
        found
    }

    fn holds(property: Property, operands: &[u64], number: u64) -> bool {
        match (property, operands) {
            (Property::Is(predicate), _) => predicate.holds_word(number),
            (Property::Divisor, [of]) => number > 0 && of % number == 0,
            (Property::Residue, [of, rest]) => number % of == *rest,
            (Property::Coprime, [with]) => factor::gcd(number, *with) == 1,
            (_, [with]) => factor::gcd(number, *with) > 1,
            _ => false,
        }
    }

    const PREDICATES: [Predicate; 7] = [
        Predicate::Prime,
        Predicate::PrimePower,
        Predicate::Fibonacci,
        Predicate::Square,
        Predicate::PowerOfTwo,
        Predicate::Odd,
        Predicate::Even,
    ];

    #[test]
    fn a_sieve_leaves_what_trying_finds() {
        let ranges = [
            (0, 0),
            (0, 1),
            (1, 9000),
            (4095, 4097),
            (8190, 20_000),
            (u64::MAX - 300, u64::MAX),
            ((1 << 24) - 200, (1 << 24) + 900),
        ];
        for (low, high) in ranges {
            for predicate in PREDICATES {
                let tried: Vec<u64> = (low..=high).filter(|number| predicate.holds_word(*number)).collect();
                assert_eq!(
                    all(Property::Is(predicate), &[], low, high),
                    tried,
                    "{predicate:?} {low}..{high}"
                );
            }
            for operand in [1, 2, 12, 97, 30_030, 8192, u64::MAX, 1_000_000_007 * 998_244_353] {
                for property in [Property::Divisor, Property::Coprime, Property::Sharing] {
                    let tried: Vec<u64> =
                        (low..=high).filter(|number| holds(property, &[operand], *number)).collect();
                    assert_eq!(
                        all(property, &[operand], low, high),
                        tried,
                        "{property:?} {operand} {low}..{high}"
                    );
                }
                for rest in [0, 1, 5, operand - 1, operand] {
                    let tried: Vec<u64> = (low..=high)
                        .filter(|number| holds(Property::Residue, &[operand, rest], *number))
                        .collect();
                    assert_eq!(
                        all(Property::Residue, &[operand, rest], low, high),
                        tried,
                        "{operand} {rest} {low}..{high}"
                    );
                }
            }
        }
    }

    #[test]
    fn there_are_as_many_as_published() {
        // Primes below 10^6 (A006880), prime powers below 10^6 with 1 (A246547 and A006880).
        assert_eq!(all(Property::Is(Predicate::Prime), &[], 0, 1_000_000).len(), 78_498);
        assert_eq!(all(Property::Is(Predicate::PrimePower), &[], 2, 1_000_000).len(), 78_734);
        // Euler's totient of 10^6.
        assert_eq!(all(Property::Coprime, &[1_000_000], 1, 1_000_000).len(), 400_000);
    }
}
