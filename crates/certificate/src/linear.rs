//! Linear expressions with integer coefficients, and their comparisons with 0.

use crate::unsupported::Unsupported;

/// A variable; lower numbers were made earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Variable(pub(crate) u32);

/// A sum of variables with coefficients, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Linear {
    /// Terms in ascending order, without zero coefficients.
    pub(crate) terms: Vec<(Variable, i128)>,
    pub(crate) constant: i128,
}

/// Comparison of an expression with 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sense {
    /// It is 0.
    Zero,
    /// It is less than 0.
    Negative,
    /// It is a multiple of this positive number.
    Multiple(i128),
}

/// Result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Compared {
    /// Always the same truth value.
    Known(bool),
    /// A condition on its variables, in lowest terms.
    Open(Linear, Sense),
}

type Result<T> = std::result::Result<T, Unsupported>;

impl Linear {
    pub(crate) fn constant(constant: i128) -> Linear {
        Linear { terms: Vec::new(), constant }
    }

    pub(crate) fn variable(variable: Variable) -> Linear {
        Linear { terms: vec![(variable, 1)], constant: 0 }
    }

    /// The variable, if the expression is a single variable.
    pub(crate) fn as_variable(&self) -> Option<Variable> {
        match &*self.terms {
            [(variable, 1)] if self.constant == 0 => Some(*variable),
            _ => None,
        }
    }

    /// The constant, if the expression has no variables.
    pub(crate) fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }

    pub(crate) fn coefficient(&self, of: Variable) -> i128 {
        self.terms.binary_search_by_key(&of, |term| term.0).map_or(0, |place| self.terms[place].1)
    }

    /// `self + factor * other`.
    pub(crate) fn plus(&self, factor: i128, other: &Linear) -> Result<Linear> {
        let scaled = |value: i128| fitting(factor.checked_mul(value));
        let mut sum = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let term = match (left.peek(), right.peek()) {
                (Some(a), Some(b)) if a.0 == b.0 => {
                    let total = fitting(a.1.checked_add(scaled(b.1)?))?;
                    let term = (a.0, total);
                    left.next();
                    right.next();
                    term
                }
                (Some(a), b) if b.is_none_or(|b| a.0 < b.0) => {
                    let term = **a;
                    left.next();
                    term
                }
                (_, Some(b)) => {
                    let term = (b.0, scaled(b.1)?);
                    right.next();
                    term
                }
                (_, None) => break,
            };
            if term.1 != 0 {
                sum.push(term);
            }
        }
        let constant = fitting(self.constant.checked_add(scaled(other.constant)?))?;
        Ok(Linear { terms: sum, constant })
    }

    /// Substitutes an expression for a variable.
    pub(crate) fn with(&self, variable: Variable, value: &Linear) -> Result<Linear> {
        match self.coefficient(variable) {
            0 => Ok(self.clone()),
            factor => self.plus(-factor, &Linear::variable(variable))?.plus(factor, value),
        }
    }

    /// The comparison in lowest terms.
    pub(crate) fn compared(mut self, sense: Sense) -> Compared {
        if let Sense::Multiple(of) = sense {
            return self.divided(of);
        }
        let divisor = self.terms.iter().fold(0, |divisor, term| gcd(divisor, term.1.unsigned_abs()));
        if divisor == 0 {
            return Compared::Known(match sense {
                Sense::Zero => self.constant == 0,
                _ => self.constant < 0,
            });
        }
        // No coefficient is larger than the largest number.
        let divisor = i128::try_from(divisor).unwrap_or(1);
        if sense == Sense::Zero && self.constant % divisor != 0 {
            return Compared::Known(false);
        }
        self.constant = self.constant.div_euclid(divisor);
        self.terms.iter_mut().for_each(|term| term.1 /= divisor);
        match sense {
            Sense::Negative if self.constant >= 0 && self.terms.iter().all(|term| term.1 > 0) => {
                Compared::Known(false)
            }
            Sense::Negative if self.constant < 0 && self.terms.iter().all(|term| term.1 < 0) => {
                Compared::Known(true)
            }
            Sense::Zero if self.terms.first().is_some_and(|first| first.1 < 0) => {
                self.terms.iter_mut().for_each(|term| term.1 = -term.1);
                self.constant = -self.constant;
                Compared::Open(self, sense)
            }
            _ => Compared::Open(self, sense),
        }
    }

    /// Divisibility in lowest terms: coefficients and constant are reduced modulo the divisor, which has no
    /// common factor with all coefficients.
    fn divided(mut self, of: i128) -> Compared {
        self.terms.iter_mut().for_each(|term| term.1 = term.1.rem_euclid(of));
        self.terms.retain(|term| term.1 != 0);
        self.constant = self.constant.rem_euclid(of);
        let shared =
            self.terms.iter().fold(of.unsigned_abs(), |shared, term| gcd(shared, term.1.unsigned_abs()));
        // It is no larger than the number it divides.
        let shared = i128::try_from(shared).unwrap_or(1);
        if self.constant % shared != 0 {
            return Compared::Known(false);
        }
        if shared == of {
            return Compared::Known(true);
        }
        self.constant /= shared;
        self.terms.iter_mut().for_each(|term| term.1 /= shared);
        Compared::Open(self, Sense::Multiple(of / shared))
    }
}

/// Largest absolute value of a number in a formula.
pub(crate) const LARGEST: i128 = 1 << 100;

/// A number, unless it is too large.
pub(crate) fn fitting(number: Option<i128>) -> Result<i128> {
    number.filter(|number| (-LARGEST..=LARGEST).contains(number)).ok_or(Unsupported::Number)
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
