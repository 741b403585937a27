//! The moduli of a statement.

use automata::Expression;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Largest constant by which the numbers of a statement are divided.
const LARGEST: i64 = 1 << 12;

/// Moduli met in a game and a claim.
#[derive(Default)]
pub(crate) struct Moduli {
    /// The moduli by which numbers are divided.
    pub(crate) sums: RefCell<Vec<Expression>>,
    /// All constant divisors.
    divisors: RefCell<BTreeSet<i64>>,
    /// The constant that is a modulus, if one is.
    pub(crate) number: Option<i64>,
}

impl Moduli {
    /// Number of the modulus that is this sum.
    pub(crate) fn met(&self, sum: Expression) -> u32 {
        let mut sums = self.sums.borrow_mut();
        let known = sums.iter().position(|other| *other == sum);
        let number = known.unwrap_or_else(|| {
            sums.push(sum);
            sums.len() - 1
        });
        number as u32
    }

    /// Number of the modulus that is this constant, if it is one.
    pub(crate) fn constant(&self, number: i64) -> Option<u32> {
        self.divisors.borrow_mut().insert(number);
        (self.number == Some(number)).then(|| self.met(Expression::constant(number)))
    }

    /// Constants by which all numbers may be divided, so that automata do not have to count up to them.
    pub(crate) fn useful(&self) -> Vec<i64> {
        let met = self.divisors.borrow();
        let positive = || met.iter().copied().filter(|&divisor| divisor > 0);
        let odd = || positive().filter(|divisor| !(*divisor as u64).is_power_of_two());
        let mut all: Vec<i64> = odd().collect();
        all.extend([multiple(odd()), multiple(positive())].into_iter().flatten());
        all.retain(|&divisor| 1 < divisor && divisor <= LARGEST && !(divisor as u64).is_power_of_two());
        all.sort_unstable_by_key(|&divisor| std::cmp::Reverse(divisor));
        all.dedup();
        all
    }
}

/// Least common multiple, unless it is too large.
fn multiple(mut of: impl Iterator<Item = i64>) -> Option<i64> {
    of.try_fold(1, |all: i64, one| {
        let (mut a, mut b) = (all, one);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Some(all / a * one).filter(|&all| all <= LARGEST)
    })
}
