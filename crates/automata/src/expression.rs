//! Linear expressions over variables.

use crate::linear::Sign;
use std::collections::BTreeMap;

/// Error: a number is too large for a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// `Σ coefficients·variables + constant`, over the integers.
///
/// ```
/// use automata::Expression;
///
/// // 2·x0 − x3 + 1
/// let sum = Expression::variable(0).times(2)?.plus(-1, &Expression::variable(3))?.plus(1, &Expression::constant(1))?;
/// assert_eq!(sum, Expression { coefficients: [(0, 2), (3, -1)].into(), constant: 1 });
/// # Ok::<(), automata::TooLarge>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Expression {
    /// Coefficients, none of them 0.
    pub coefficients: BTreeMap<u32, i64>,
    /// Constant term.
    pub constant: i64,
}

/// A comparison with 0, reduced.
pub(crate) enum Reduced {
    Always(bool),
    Open(Expression, Sign),
}

impl Expression {
    /// A constant expression.
    pub fn constant(constant: i64) -> Expression {
        Expression { constant, ..Expression::default() }
    }

    /// A single variable.
    pub fn variable(variable: u32) -> Expression {
        Expression { coefficients: BTreeMap::from([(variable, 1)]), constant: 0 }
    }

    /// `self + factor·other`.
    pub fn plus(&self, factor: i64, other: &Expression) -> Result<Expression, TooLarge> {
        let mut sum = self.clone();
        let add = |a: i64, b: i64| b.checked_mul(factor).and_then(|b| a.checked_add(b)).ok_or(TooLarge);
        sum.constant = add(sum.constant, other.constant)?;
        for (&variable, &coefficient) in &other.coefficients {
            let here = sum.coefficients.entry(variable).or_insert(0);
            *here = add(*here, coefficient)?;
        }
        sum.coefficients.retain(|_, coefficient| *coefficient != 0);
        Ok(sum)
    }

    /// Multiplies the expression by a factor.
    pub fn times(&self, factor: i64) -> Result<Expression, TooLarge> {
        Expression::default().plus(factor, self)
    }

    /// The variable, if the expression is a single variable.
    pub fn lone(&self) -> Option<u32> {
        match self.coefficients.first_key_value() {
            Some((&variable, 1)) if self.coefficients.len() == 1 && self.constant == 0 => Some(variable),
            _ => None,
        }
    }

    /// The constant, if the expression is constant.
    pub fn number(&self) -> Option<i64> {
        self.coefficients.is_empty().then_some(self.constant)
    }

    /// Renames variables; `None` if a variable has no new name, or two get the same one.
    pub fn renamed(&self, name: impl Fn(u32) -> Option<u32>) -> Option<Expression> {
        let mut coefficients = BTreeMap::new();
        for (&variable, &value) in &self.coefficients {
            if coefficients.insert(name(variable)?, value).is_some() {
                return None;
            }
        }
        Some(Expression { coefficients, constant: self.constant })
    }

    /// Substitutes an expression for a variable.
    pub(crate) fn replace(&self, variable: u32, by: &Expression) -> Result<Expression, TooLarge> {
        let mut rest = self.clone();
        match rest.coefficients.remove(&variable) {
            Some(coefficient) => rest.plus(coefficient, by),
            None => Ok(rest),
        }
    }

    /// Remainder and quotient by a divisor: all coefficients and the constant of the remainder are at least 0
    /// and below the divisor.
    pub(crate) fn divided(&self, by: i64) -> Result<(Expression, Expression), TooLarge> {
        if by <= 0 {
            return Err(TooLarge);
        }
        let part = |number: fn(i64, i64) -> i64| {
            let all = self.coefficients.iter().map(|(&variable, &value)| (variable, number(value, by)));
            let coefficients = all.filter(|(_, value)| *value != 0).collect();
            Expression { coefficients, constant: number(self.constant, by) }
        };
        Ok((part(i64::rem_euclid), part(i64::div_euclid)))
    }

    /// The comparison in lowest terms.
    pub(crate) fn reduced(&self, sign: Sign) -> Result<Reduced, TooLarge> {
        if let Sign::Multiple(of) = sign {
            return self.reduced_multiple(of);
        }
        if self.coefficients.is_empty() {
            return Ok(Reduced::Always(match sign {
                Sign::Zero => self.constant == 0,
                _ => self.constant < 0,
            }));
        }
        let divisor =
            self.coefficients.values().fold(0u64, |divisor, value| gcd(divisor, value.unsigned_abs()));
        let divisor = i64::try_from(divisor).map_err(|_| TooLarge)?;
        if sign == Sign::Zero && self.constant % divisor != 0 {
            return Ok(Reduced::Always(false));
        }
        let mut lowest = Expression {
            coefficients: self
                .coefficients
                .iter()
                .map(|(&variable, value)| (variable, value / divisor))
                .collect(),
            constant: self.constant.div_euclid(divisor),
        };
        if sign == Sign::Negative {
            let all = |holds: fn(i64) -> bool| lowest.coefficients.values().all(|&value| holds(value));
            if all(|value| value > 0) && lowest.constant >= 0 {
                return Ok(Reduced::Always(false));
            }
            if all(|value| value < 0) && lowest.constant < 0 {
                return Ok(Reduced::Always(true));
            }
        } else if lowest.coefficients.first_key_value().is_some_and(|(_, &first)| first < 0) {
            lowest = lowest.times(-1)?;
        }
        Ok(Reduced::Open(lowest, sign))
    }

    /// Divisibility in lowest terms: coefficients and constant are reduced modulo the divisor, which has no
    /// common factor with all coefficients.
    fn reduced_multiple(&self, of: i64) -> Result<Reduced, TooLarge> {
        let (rest, _) = self.divided(of)?;
        let common = rest
            .coefficients
            .values()
            .fold(of.unsigned_abs(), |common, value| gcd(common, value.unsigned_abs()));
        let common = i64::try_from(common).map_err(|_| TooLarge)?;
        if rest.constant % common != 0 {
            return Ok(Reduced::Always(false));
        }
        if common == of {
            return Ok(Reduced::Always(true));
        }
        let coefficients = rest.coefficients.iter().map(|(&variable, value)| (variable, value / common));
        let lowest = Expression { coefficients: coefficients.collect(), constant: rest.constant / common };
        Ok(Reduced::Open(lowest, Sign::Multiple(of / common)))
    }

    /// The positive part, and the negated negative part.
    pub(crate) fn sides(&self) -> Result<[Expression; 2], TooLarge> {
        let side = |sign: i64| -> Result<Expression, TooLarge> {
            let mut coefficients = BTreeMap::new();
            for (&variable, &value) in &self.coefficients {
                let value = value.checked_mul(sign).ok_or(TooLarge)?;
                if value > 0 {
                    coefficients.insert(variable, value);
                }
            }
            let constant = self.constant.checked_mul(sign).ok_or(TooLarge)?.max(0);
            Ok(Expression { coefficients, constant })
        };
        Ok([side(1)?, side(-1)?])
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
