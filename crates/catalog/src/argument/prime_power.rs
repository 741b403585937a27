//! Taking a prime power.

use super::Equation;
use dashu_int::UBig;

/// A statement on this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrimePower {
    /// The nim-values.
    Rule {
        /// 2 where one stone is taken, 4 for primes, 6 for their powers.
        modulus: u64,
    },
    /// The heap is a multiple, and so lost.
    Multiple {
        /// The heap.
        heap: UBig,
        /// 4 or 6.
        modulus: u64,
    },
    /// In misère play: the remainder is 1, and the opponent restores it.
    Lost {
        /// The remainder.
        equation: Equation,
        /// 4 or 6.
        modulus: u64,
    },
    /// In misère play: the remainder can be made 1.
    Won {
        /// The remainder.
        equation: Equation,
        /// 4 or 6.
        modulus: u64,
    },
}
