//! The elementary facts, by name.

use std::fmt;

/// A family of elementary facts about numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lemma {
    /// About divisors.
    Divisors,
    /// About greatest common divisors.
    CommonDivisors,
    /// About products and squares.
    Products,
    /// About quotients and remainders.
    Quotients,
    /// About smallest factors.
    Factors,
    /// About primes.
    Primes,
    /// About powers of primes.
    PrimePowers,
    /// Values of functions at small numbers.
    SmallNumbers,
}

impl Lemma {
    /// All of them.
    pub const ALL: [Lemma; 8] = [
        Lemma::Divisors,
        Lemma::CommonDivisors,
        Lemma::Products,
        Lemma::Quotients,
        Lemma::Factors,
        Lemma::Primes,
        Lemma::PrimePowers,
        Lemma::SmallNumbers,
    ];

    /// The lemma that certificates name so.
    pub fn named(text: &str) -> Option<Lemma> {
        Lemma::ALL.into_iter().find(|lemma| lemma.to_string() == text)
    }
}

/// As certificates name it.
impl fmt::Display for Lemma {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Lemma::Divisors => "lemma: divisors",
            Lemma::CommonDivisors => "lemma: greatest common divisors",
            Lemma::Products => "lemma: products",
            Lemma::Quotients => "lemma: quotients and remainders",
            Lemma::Factors => "lemma: smallest factors",
            Lemma::Primes => "lemma: primes",
            Lemma::PrimePowers => "lemma: powers of primes",
            Lemma::SmallNumbers => "lemma: small numbers",
        })
    }
}
