//! The facts themselves: what is true of all numbers that a formula means, and numbers for which it is certainly true.

use super::speak::{
    all, any, at_least, at_most, below, by, equal, iff, implies, is, not, number, plus, quotient, remainder,
    times,
};
use super::{Lemma, Side, is_natural};
use rules::{Formula, Function, Predicate, Term};

/// Factors of products, quotients and divisors up to here are looked at one by one.
const FEW: u64 = 6;
/// Factors of products that are looked at one by one.
const FACTORS: u64 = 1;
/// Values are listed of numbers up to here, and up to the largest modulus.
const LISTED: u64 = 12;
/// Lists are never longer.
const MOST: u64 = 40;
/// Larger moduli have too many pairs of remainders.
const PAIRED: u64 = 12;

/// Facts for one side.
pub(super) struct Facts<'a> {
    pub(super) moduli: &'a [u64],
    pub(super) side: Side,
}

impl Facts<'_> {
    /// Numbers looked at one by one.
    fn few(&self) -> u64 {
        self.moduli.iter().copied().max().unwrap_or(0).clamp(2, MOST)
    }

    fn moduli(&self) -> impl Iterator<Item = u64> + '_ {
        self.moduli.iter().copied()
    }

    /// `a` divides `b`.
    pub(super) fn divides(&self, a: &Term, b: &Term) -> Formula {
        let nothing = is(b, 0);
        match self.side {
            Side::Over => {
                let cofactors =
                    [equal(a, b), equal(&times(2, a), b), equal(&times(3, a), b), at_most(&times(4, a), b)];
                let moduli = self.moduli().map(|modulus| implies(by(modulus, a), by(modulus, b)));
                let few = (2..=self.few()).map(|few| implies(is(a, few), by(few, b)));
                any([nothing, all([at_least(a, 1), any(cofactors)].into_iter().chain(moduli).chain(few))])
            }
            Side::Under => {
                let few = (1..=self.few()).map(|few| all([is(a, few), by(few, b)]));
                let cofactors = (1..=FEW).map(|few| equal(&times(few, a), b));
                any([nothing].into_iter().chain(few).chain(cofactors))
            }
        }
    }

    pub(super) fn prime(&self, of: &Term) -> Formula {
        match self.side {
            Side::Over => {
                let moduli = self.moduli().chain([2, 3, 5]);
                let multiples = moduli.map(|modulus| implies(by(modulus, of), is(of, modulus)));
                all([at_least(of, 2), self.listed(of, Predicate::Prime, 2)].into_iter().chain(multiples))
            }
            Side::Under => self.listed(of, Predicate::Prime, 2),
        }
    }

    pub(super) fn prime_power(&self, of: &Term) -> Formula {
        match self.side {
            Side::Over => {
                let mixed = |modulus: &u64| !Predicate::PrimePower.holds_word(*modulus);
                let multiples = self.moduli().chain([6]).filter(mixed).map(|modulus| not(by(modulus, of)));
                all([at_least(of, 1), self.listed(of, Predicate::PrimePower, 1)].into_iter().chain(multiples))
            }
            Side::Under => self.listed(of, Predicate::PrimePower, 1),
        }
    }

    pub(super) fn square(&self, of: &Term) -> Formula {
        match self.side {
            Side::Over => {
                let moduli = self.moduli().chain([3, 4]).filter(|&modulus| modulus <= PAIRED);
                let remainders = |modulus: u64| {
                    any((0..modulus).map(|root| is(&remainder(of, modulus), root * root % modulus)))
                };
                all([self.listed(of, Predicate::Square, 0)].into_iter().chain(moduli.map(remainders)))
            }
            Side::Under => self.listed(of, Predicate::Square, 0),
        }
    }

    /// The predicate at small numbers from some number on.
    fn listed(&self, of: &Term, predicate: Predicate, from: u64) -> Formula {
        let upto = from..=LISTED.max(self.few());
        match self.side {
            Side::Over => all(upto.filter(|&one| !predicate.holds_word(one)).map(|one| not(is(of, one)))),
            Side::Under => any(upto.filter(|&one| predicate.holds_word(one)).map(|one| is(of, one))),
        }
    }

    /// The values of a term, as far as they are known.
    pub(super) fn graph(&self, term: &Term, value: &Term) -> Option<(Lemma, Formula)> {
        match term {
            Term::Multiply(a, b) if is_natural(a) && is_natural(b) => {
                Some((Lemma::Products, self.product(a, b, value)))
            }
            Term::Divide(a, b) if is_natural(a) && is_natural(b) => {
                Some((Lemma::Quotients, self.quotient(a, b, value)))
            }
            Term::Modulo(a, b) if is_natural(a) && is_natural(b) => {
                Some((Lemma::Quotients, self.remainder(a, b, value)))
            }
            Term::Call(function, terms) if terms.iter().all(is_natural) => match (function, &**terms) {
                (Function::Gcd, [a, b]) => Some((Lemma::CommonDivisors, self.common(a, b, value))),
                (Function::SmallestFactor, [of]) => Some((Lemma::Factors, self.factor(of, value))),
                (Function::Exponent, [of]) => Some((Lemma::PrimePowers, self.exponent(of, value))),
                (function, [of]) => Some((Lemma::SmallNumbers, self.at_small_numbers(*function, of, value))),
                _ => None,
            },
            _ => None,
        }
    }

    fn product(&self, a: &Term, b: &Term, value: &Term) -> Formula {
        match self.side {
            Side::Over => {
                let few = (0..=FACTORS).flat_map(|few| {
                    [
                        implies(is(a, few), equal(value, &times(few, b))),
                        implies(is(b, few), equal(value, &times(few, a))),
                    ]
                });
                let more = |factor: &Term, other: &Term| {
                    implies(at_least(factor, FACTORS + 1), at_least_times(FACTORS + 1, other, value))
                };
                let remainders = self.moduli().filter(|&modulus| modulus <= PAIRED).map(|modulus| {
                    any((0..modulus).flat_map(|i| (0..modulus).map(move |j| (i, j))).map(|(i, j)| {
                        let factors = [is(&remainder(a, modulus), i), is(&remainder(b, modulus), j)];
                        all(factors.into_iter().chain([is(&remainder(value, modulus), i * j % modulus)]))
                    }))
                });
                all(few.chain([more(a, b), more(b, a)]).chain(remainders))
            }
            Side::Under => any((0..=self.few()).flat_map(|few| {
                [
                    all([is(a, few), equal(value, &times(few, b))]),
                    all([is(b, few), equal(value, &times(few, a))]),
                ]
            })),
        }
    }

    /// `a div b`.
    fn quotient(&self, a: &Term, b: &Term, value: &Term) -> Formula {
        let small = |few: u64| all([at_most(&times(few, b), a), below(a, &times(few + 1, b))]);
        match self.side {
            Side::Over => {
                let divisors =
                    (1..=self.few()).map(|few| implies(is(b, few), equal(value, &quotient(a, few))));
                let small = (0..=FEW).map(|few| iff(small(few), is(value, few)));
                all([at_least(b, 1), at_most(value, a)].into_iter().chain(divisors).chain(small))
            }
            Side::Under => {
                let divisors = (1..=self.few()).map(|few| all([is(b, few), equal(value, &quotient(a, few))]));
                let small = (0..=FEW).map(|few| all([small(few), is(value, few)]));
                any(divisors.chain(small))
            }
        }
    }

    /// `a mod b`.
    fn remainder(&self, a: &Term, b: &Term, value: &Term) -> Formula {
        let small = |few: u64| {
            let between = [at_most(&times(few, b), a), below(a, &times(few + 1, b))];
            (all(between), equal(&plus(value, &times(few, b)), a))
        };
        match self.side {
            Side::Over => {
                let divisors =
                    (1..=self.few()).map(|few| implies(is(b, few), equal(value, &remainder(a, few))));
                let small = (0..=FEW).map(small).map(|(between, equal)| implies(between, equal));
                let same = |modulus: u64| equal(&remainder(value, modulus), &remainder(a, modulus));
                let moduli = self.moduli().map(|modulus| implies(by(modulus, b), same(modulus)));
                all([below(value, b), at_most(value, a)]
                    .into_iter()
                    .chain(divisors)
                    .chain(small)
                    .chain(moduli))
            }
            Side::Under => {
                let divisors =
                    (1..=self.few()).map(|few| all([is(b, few), equal(value, &remainder(a, few))]));
                any(divisors.chain((0..=FEW).map(small).map(|(between, equal)| all([between, equal]))))
            }
        }
    }

    /// The greatest common divisor, which of 0 and another number is that number.
    fn common(&self, a: &Term, b: &Term, value: &Term) -> Formula {
        let nothing = [(a, b), (b, a)].map(|(zero, other)| (is(zero, 0), equal(value, other)));
        match self.side {
            Side::Over => {
                let nothing = nothing.map(|(zero, same)| implies(zero, same));
                let least =
                    [a, b].map(|of| implies(at_least(of, 1), all([at_least(value, 1), at_most(value, of)])));
                let moduli = self.moduli().chain(2..=FEW);
                let moduli =
                    moduli.map(|modulus| iff(by(modulus, value), all([by(modulus, a), by(modulus, b)])));
                all(nothing.into_iter().chain(least).chain(moduli).chain(self.with_few(a, b, value)))
            }
            Side::Under => {
                let nothing = nothing.map(|(zero, same)| all([zero, same]));
                let beside = [(a, b), (b, a)]
                    .map(|(more, less)| all([equal(more, &plus(less, &number(1))), is(value, 1)]));
                let same = all([equal(a, b), equal(value, a)]);
                any(nothing.into_iter().chain(beside).chain([same]).chain(self.with_few(a, b, value)))
            }
        }
    }

    /// The greatest common divisor where one of the numbers is small.
    fn with_few(&self, a: &Term, b: &Term, value: &Term) -> Vec<Formula> {
        let pairs =
            [(a, b), (b, a)].into_iter().flat_map(|pair| (1..=self.few()).map(move |few| (few, pair)));
        pairs
            .map(|(few, (a, b))| {
                let divisors = (1..=few).filter(|divisor| few.is_multiple_of(*divisor));
                let greatest = |divisor: u64| {
                    let larger = (divisor + 1..=few).filter(|larger| few.is_multiple_of(*larger));
                    let larger = larger.map(|larger| not(by(larger, b)));
                    all([is(value, divisor), by(divisor, b)].into_iter().chain(larger))
                };
                let known = any(divisors.map(greatest));
                match self.side {
                    Side::Over => implies(is(a, few), known),
                    Side::Under => all([is(a, few), known]),
                }
            })
            .collect()
    }

    fn factor(&self, of: &Term, value: &Term) -> Formula {
        // Nothing smaller divides it.
        let first = |prime: u64| {
            let smaller = primes(prime - 1).map(|smaller| not(by(smaller, of)));
            all([at_least(of, 2), by(prime, of)].into_iter().chain(smaller))
        };
        let upto = self.few();
        match self.side {
            Side::Over => {
                let small = primes(upto).map(|prime| iff(first(prime), is(value, prime)));
                let moduli = self.moduli().map(|modulus| implies(by(modulus, value), is(value, modulus)));
                let least = any([equal(value, of), at_most(&times(2, value), of)]);
                all([at_least(of, 2), at_least(value, 2), least].into_iter().chain(small).chain(moduli))
            }
            Side::Under => any(primes(upto).map(|prime| all([first(prime), is(value, prime)]))),
        }
    }

    /// The k of p^k.
    fn exponent(&self, of: &Term, value: &Term) -> Formula {
        let small = self.at_small_numbers(Function::Exponent, of, value);
        match self.side {
            Side::Over => {
                let multiples = self.moduli().map(|modulus| match Function::Exponent.at(&[modulus]) {
                    Some(exponent) => implies(by(modulus, of), at_least(value, exponent)),
                    None => not(by(modulus, of)),
                });
                all([small, iff(is(of, 1), is(value, 0))].into_iter().chain(multiples))
            }
            Side::Under => small,
        }
    }

    /// A function at small numbers.
    fn at_small_numbers(&self, function: Function, of: &Term, value: &Term) -> Formula {
        let known = (0..=LISTED.max(self.few())).map(|one| (is(of, one), function.at(&[one])));
        match self.side {
            Side::Over => all(known.map(|(here, known)| match known {
                Some(known) => implies(here, is(value, known)),
                None => not(here),
            })),
            Side::Under => any(known.filter_map(|(here, known)| Some(all([here, is(value, known?)])))),
        }
    }
}

/// Consequences of a number dividing two others: it divides their difference. Used only beside the facts about each of
/// these conditions.
pub(super) fn common_divisors(members: &[Formula]) -> Vec<Formula> {
    let divided: Vec<(&Term, &Term)> = members
        .iter()
        .filter_map(|member| match member {
            Formula::Divides(by, of @ Term::Variable(_)) if matches!(by, Term::Variable(_)) => Some((by, of)),
            _ => None,
        })
        .collect();
    let pairs = divided.iter().flat_map(|a| divided.iter().map(move |b| (a, b)));
    pairs
        .filter(|((by, a), (other, b))| by == other && a != b)
        .flat_map(|(&(by, a), &(_, b))| {
            (1..=FEW).map(move |few| {
                let divisors = (1..=few).filter(|divisor| few.is_multiple_of(*divisor));
                implies(equal(a, &plus(b, &number(few))), any(divisors.map(|divisor| is(by, divisor))))
            })
        })
        .collect()
}

/// A number is at least a multiple of another one.
fn at_least_times(factor: u64, of: &Term, value: &Term) -> Formula {
    at_most(&times(factor, of), value)
}

/// The primes up to a number.
fn primes(upto: u64) -> impl Iterator<Item = u64> {
    (2..=upto).filter(|&one| Predicate::Prime.holds_word(one))
}
