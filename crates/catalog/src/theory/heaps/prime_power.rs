//! Taking a prime power.
//!
//! * Problem: p^e stones are taken from a heap, p prime, e from 0 up to a bound, or unbounded.
//! * Theorem: the nim-value of n stones is n mod 6; with e up to 1 it is n mod 4, with e = 0 n mod 2. Indeed,
//!   no number that may be taken is a multiple of the modulus, and all smaller than the modulus may be taken,
//!   so that the options have all other remainders, or all smaller ones near the end (Winning Ways, ch. 4, on
//!   optional extras).
//! * Options with a wanted nim-value are found by the remainder of the amount taken. The remainders 2, 3 and
//!   4 modulo 6 are those of the powers of 2 and 3, and are counted at any size. The others are those of 1
//!   and of the powers of larger primes, and are counted up to [`BOUND`]: beyond it the count is unknown,
//!   since it would determine the number of primes.
//! * Cost: one division per heap; one sieve up to the largest heap when primes are counted.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::heap::{Heap, MOST_LISTED, none};
use super::primes::Primes;
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::Convention;
use std::sync::OnceLock;

/// Exclusive limit on heaps for which primes are counted.
const BOUND: u64 = 100_000_001;
/// Sizes of the sieves that are tried in turn.
const SIEVES: [u64; 3] = [1 << 16, 1 << 22, BOUND];

/// Prime powers up to an exponent.
pub(super) struct PrimePower {
    kmax: Option<UBig>,
    modulus: u64,
    sieves: [OnceLock<Sieve>; SIEVES.len()],
}

/// Primes, and the higher powers of odd primes below the same bound, by remainder and size.
struct Sieve {
    primes: Primes,
    powers: [Vec<u64>; 6],
}

impl PrimePower {
    /// Exponents up to `kmax`, or all.
    pub(super) fn new(kmax: Option<UBig>) -> PrimePower {
        let modulus = match &kmax {
            Some(kmax) if kmax.is_zero() => 2,
            Some(kmax) if kmax.is_one() => 4,
            _ => 6,
        };
        PrimePower { kmax, modulus, sieves: Default::default() }
    }

    fn remainder(&self, heap: &UBig) -> u64 {
        heap % self.modulus
    }

    /// The largest exponent allowed, but at most `most`.
    fn exponents(&self, most: usize) -> usize {
        let allowed = self.kmax.as_ref().and_then(|kmax| usize::try_from(kmax).ok());
        allowed.map_or(most, |allowed| allowed.min(most))
    }

    /// The exponents of the powers of 2 or 3 up to `heap`, if these are all numbers with this remainder: the
    /// prime, the first exponent, the step to the next and their number. Other remainders are shared by many
    /// primes.
    fn powers(&self, heap: &UBig, remainder: u64) -> Option<Powers> {
        let (prime, first, step): (u64, usize, usize) = match (self.modulus, remainder) {
            // Just 1.
            (2, 1) => (2, 0, 2),
            (_, 2) => (2, 1, 2),
            (6, 4) => (2, 2, 2),
            (6, 3) => (3, 1, 1),
            _ => return None,
        };
        if heap.is_zero() {
            return Some(Powers { prime, first, step, count: 0 });
        }
        let highest = self.exponents(match prime {
            2 => heap.bit_len() - 1,
            _ => heap.ilog(&UBig::from(prime)),
        });
        let count = if highest < first { 0 } else { (highest - first) / step + 1 };
        Some(Powers { prime, first, step, count })
    }

    /// The first sieve that reaches beyond `number`, or the last.
    fn sieve(&self, number: u64) -> Option<&Sieve> {
        let index = SIEVES.iter().position(|&bound| number < bound).unwrap_or(SIEVES.len() - 1);
        Some(self.sieves.get(index)?.get_or_init(|| Sieve::below(*SIEVES.get(index).unwrap_or(&0), self)))
    }

    /// Number of amounts up to `heap` with a remainder that is shared by many primes.
    fn count(&self, heap: u64, remainder: u64) -> Option<u64> {
        if heap >= BOUND {
            return None;
        }
        let sieve = self.sieve(heap)?;
        let higher = sieve.powers(remainder).partition_point(|&power| power <= heap) as u64;
        Some(u64::from(heap > 0 && remainder == 1) + sieve.primes.count(heap, remainder) + higher)
    }

    /// The first such amounts, ascending; for a giant heap only those within the sieves.
    fn first(&self, heap: &UBig, remainder: u64, most: usize) -> Vec<u64> {
        let heap = u64::try_from(heap).unwrap_or(u64::MAX);
        let mut first = Vec::new();
        for &bound in &SIEVES {
            let Some(sieve) = self.sieve(bound - 1) else { break };
            let taken = (remainder..).step_by(self.modulus as usize);
            first = taken
                .take_while(|&taken| taken <= heap && taken < bound)
                .filter(|&taken| sieve.allows(taken, remainder))
                .take(most)
                .collect();
            if first.len() == most || heap < bound {
                break;
            }
        }
        first
    }
}

/// Some powers of a prime.
struct Powers {
    prime: u64,
    first: usize,
    step: usize,
    count: usize,
}

impl Sieve {
    fn below(bound: u64, game: &PrimePower) -> Sieve {
        let primes = Primes::below(bound, game.modulus);
        let mut powers: [Vec<u64>; 6] = Default::default();
        for prime in (3..=bound.isqrt()).step_by(2).filter(|&odd| primes.is_prime(odd)) {
            let higher = std::iter::successors(Some(prime * prime), |power| power.checked_mul(prime));
            let most = game.exponents(64).saturating_sub(1);
            for power in higher.take(most).take_while(|&power| power < bound) {
                powers[(power % game.modulus) as usize].push(power);
            }
        }
        powers.iter_mut().for_each(|powers| powers.sort_unstable());
        Sieve { primes, powers }
    }

    fn powers(&self, remainder: u64) -> &[u64] {
        self.powers.get(remainder as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns `true` if an odd number below the bound, with this remainder, may be taken.
    fn allows(&self, odd: u64, remainder: u64) -> bool {
        odd == 1 || self.primes.is_prime(odd) || self.powers(remainder).binary_search(&odd).is_ok()
    }
}

impl Heap for PrimePower {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Winning Ways, ch. 4",
            Convention::Misere => "Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(self.remainder(heap).into())
    }

    /// By ascending amount, since the smallest is the simplest, and there is no end to the others.
    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let wanted = match u64::try_from(value) {
            Ok(wanted) if wanted < self.modulus => wanted,
            _ => return Some(none()),
        };
        let remainder = (self.remainder(heap) + self.modulus - wanted) % self.modulus;
        if remainder == 0 || UBig::from(remainder) > *heap {
            return Some(none());
        }
        let listed = most.min(MOST_LISTED);
        if let Some(powers) = self.powers(heap, remainder) {
            let prime = UBig::from(powers.prime);
            let factor = prime.pow(powers.step);
            let taken = std::iter::successors(Some(prime.pow(powers.first)), |power| Some(power * &factor));
            let first = taken.take(powers.count.min(listed)).map(|taken| heap - taken).collect();
            return Some(Several { first, count: Some(powers.count.into()) });
        }
        let count = u64::try_from(heap).ok().and_then(|heap| self.count(heap, remainder)).map(UBig::from);
        let first = match listed {
            0 => Vec::new(),
            1 => vec![heap - UBig::from(remainder)],
            _ => self
                .first(heap, remainder, listed)
                .into_iter()
                .map(|taken| heap - UBig::from(taken))
                .collect(),
        };
        Some(Several { first, count })
    }

    fn rule(&self) -> Statement {
        argument::PrimePower::Rule { modulus: self.modulus }.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        Some(Equation::remainder(heap, &self.modulus.into()))
    }

    fn lost(&self, heap: &UBig) -> Option<Statement> {
        let heap = heap.clone();
        Some(if heap.is_zero() {
            argument::Heap::Empty.into()
        } else if self.modulus == 2 {
            argument::Heap::OneByOne { stones: heap }.into()
        } else {
            argument::PrimePower::Multiple { heap, modulus: self.modulus }.into()
        })
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Statement> {
        let (equation, modulus) = (Equation::remainder(heap, &self.modulus.into()), self.modulus);
        vec![if heap.is_one() {
            argument::Heap::LastStone.into()
        } else if modulus == 2 {
            argument::Heap::LastLoses { stones: heap.clone(), odd: value.is_one() }.into()
        } else if value.is_one() {
            argument::PrimePower::Lost { equation, modulus }.into()
        } else {
            argument::PrimePower::Won { equation, modulus }.into()
        }]
    }
}
