//! Rules for nim-values applied to a heap.

use dashu_int::UBig;

/// The rule for a nim-value, with the numbers of a heap in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Equation {
    /// `21`: the nim-value is the size.
    Size(UBig),
    /// `21 mod 4 = 1`
    Remainder {
        /// The size.
        size: UBig,
        /// The modulus.
        modulus: UBig,
        /// The remainder.
        rest: UBig,
    },
    /// `⌊(21 mod 7) / 2⌋ = 0`
    Floor {
        /// The size.
        size: UBig,
        /// The modulus.
        period: UBig,
        /// The divisor.
        least: UBig,
        /// The nim-value.
        value: UBig,
    },
    /// `⌈(22 mod 7) / 2⌉ = 1`
    Ceiling {
        /// The size.
        size: UBig,
        /// The modulus.
        period: UBig,
        /// The divisor.
        least: UBig,
        /// The nim-value.
        value: UBig,
    },
    /// `20 mod 7 = 6 > 5: 0`
    Above {
        /// The size.
        size: UBig,
        /// The modulus.
        period: UBig,
        /// The remainder.
        rest: UBig,
        /// The largest remainder of a nim-value other than 0.
        most: UBig,
    },
    /// `(100 − 43) mod 11 = 2`
    Distance {
        /// The target.
        target: UBig,
        /// The total so far.
        total: UBig,
        /// The modulus.
        period: UBig,
        /// The remainder.
        rest: UBig,
    },
    /// `102 > 100: 0`
    Past {
        /// The total so far.
        total: UBig,
        /// The target.
        target: UBig,
    },
    /// `g(100) = g(2) = 1`
    Periodic {
        /// The size.
        size: UBig,
        /// A smaller size with the same nim-value by the period.
        same: Option<usize>,
        /// The nim-value.
        value: UBig,
    },
}

impl Equation {
    /// The remainder of a size.
    pub(crate) fn remainder(size: &UBig, modulus: &UBig) -> Equation {
        Equation::Remainder { size: size.clone(), modulus: modulus.clone(), rest: size % modulus }
    }
}
