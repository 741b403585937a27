//! Draft cases, their simplification, and their final form.

use crate::compile::Uncompiled;
use crate::expression::{Expression, Reduced, TooLarge};
use crate::linear::Sign;
use crate::relation::{Case, Cases, Literal};
use crate::spent::Spending;
use limits::Meter;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// A case under construction; variables have provisional numbers.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Variables bound here, in the order of their binding.
    pub bound: Vec<u32>,
    /// Conjunction of claims.
    pub claims: Vec<Claim>,
    /// Variables needed elsewhere: they take part in renaming, but are not solved for.
    pub kept: Vec<u32>,
}

/// A claim of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// An expression is 0, or negative, or a multiple; or the negation of that.
    Linear(bool, Expression, Sign),
    /// A literal of another relation.
    Literal(Literal),
}

/// A formula reduced to at most one literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Single {
    /// A constant truth value.
    Always(bool),
    /// A claim.
    Open(Claim),
}

impl Claim {
    pub(crate) fn opposite(self) -> Claim {
        match self {
            Claim::Linear(positive, expression, sign) => Claim::Linear(!positive, expression, sign),
            Claim::Literal(literal) => Claim::Literal(literal.opposite()),
        }
    }

    /// Variables that occur in it.
    pub fn variables(&self) -> Vec<u32> {
        match self {
            Claim::Linear(_, expression, _) => expression.coefficients.keys().copied().collect(),
            Claim::Literal(literal) => literal.arguments.clone(),
        }
    }

    /// Converts it to a literal, or to a constant truth value.
    pub fn literal(&self) -> Result<Result<Literal, bool>, TooLarge> {
        Ok(match self {
            Claim::Literal(literal) => Ok(literal.clone()),
            Claim::Linear(positive, expression, sign) => match Literal::linear(expression, *sign)? {
                Ok(literal) if *positive => Ok(literal),
                Ok(literal) => Ok(literal.opposite()),
                Err(truth) => Err(truth == *positive),
            },
        })
    }
}

impl Single {
    /// Converts it to a claim.
    pub(crate) fn claim(self) -> Claim {
        match self {
            Single::Always(truth) => Claim::Linear(truth, Expression::default(), Sign::Zero),
            Single::Open(claim) => claim,
        }
    }
}

impl Draft {
    pub(crate) fn of(claim: Claim) -> Draft {
        Draft { claims: vec![claim], ..Draft::default() }
    }

    /// Drops what is always true, and eliminates bound variables that equations determine. `None` if the
    /// draft is unsatisfiable.
    pub fn cleaned(mut self, meter: &Meter) -> Result<Option<Draft>, Uncompiled> {
        loop {
            if !self.simplify(meter)? {
                return Ok(None);
            }
            if !self.rename(meter)? && !self.solve(meter)? && !self.divide(meter)? {
                break;
            }
        }
        let used: BTreeSet<u32> = self.claims.iter().flat_map(Claim::variables).collect();
        self.bound.retain(|variable| used.contains(variable) || self.kept.contains(variable));
        Ok(Some(self))
    }

    /// Drops claims that always hold; returns `false` if one never does.
    fn simplify(&mut self, meter: &Meter) -> Result<bool, Uncompiled> {
        let mut kept: Vec<Claim> = Vec::with_capacity(self.claims.len());
        let mut known: FxHashSet<Claim> = FxHashSet::default();
        for claim in self.claims.drain(..) {
            meter.spend(1)?;
            let claim = match claim {
                Claim::Linear(positive, expression, sign) => match expression.reduced(sign)? {
                    Reduced::Always(truth) if truth == positive => continue,
                    Reduced::Always(_) => return Ok(false),
                    Reduced::Open(lowest, sign) => Claim::Linear(positive, lowest, sign),
                },
                literal => literal,
            };
            if known.insert(claim.clone()) {
                kept.push(claim);
            }
        }
        self.claims = kept;
        Ok(true)
    }

    /// Renames a bound variable to another one that it equals.
    fn rename(&mut self, meter: &Meter) -> Result<bool, Uncompiled> {
        meter.spend(1 + self.claims.len() as u64)?;
        let when = |variable: u32| self.bound.iter().position(|&bound| bound == variable);
        let found = self.claims.iter().enumerate().find_map(|(index, claim)| {
            let Claim::Linear(true, expression, Sign::Zero) = claim else { return None };
            let [left, right] = expression.sides().ok()?;
            let (a, b) = (left.lone()?, right.lone()?);
            // The one bound later is dropped.
            match (when(a), when(b)) {
                (None, None) => None,
                (first, second) if first > second => Some((index, a, b)),
                _ => Some((index, b, a)),
            }
        });
        let Some((index, from, to)) = found else { return Ok(false) };
        self.claims.remove(index);
        for claim in &mut self.claims {
            match claim {
                Claim::Linear(_, expression, _) => {
                    *expression = expression.replace(from, &Expression::variable(to))?;
                }
                Claim::Literal(literal) => {
                    *literal = literal.renamed(|variable| if variable == from { to } else { variable });
                }
            }
        }
        self.bound.retain(|&bound| bound != from);
        self.kept.iter_mut().filter(|kept| **kept == from).for_each(|kept| *kept = to);
        Ok(true)
    }

    /// Solves an equation for a bound variable that occurs in linear claims only.
    fn solve(&mut self, meter: &Meter) -> Result<bool, Uncompiled> {
        for place in 0..self.bound.len() {
            meter.spend(1 + self.claims.len() as u64 / 4)?;
            let variable = self.bound[place];
            let elsewhere = |claim: &Claim| match claim {
                Claim::Literal(literal) => literal.arguments.contains(&variable),
                Claim::Linear(..) => false,
            };
            if self.kept.contains(&variable) || self.claims.iter().any(elsewhere) {
                continue;
            }
            let equation = self.claims.iter().position(|claim| match claim {
                Claim::Linear(true, expression, Sign::Zero) => {
                    expression.coefficients.get(&variable).is_some_and(|value| value.abs() == 1)
                }
                _ => false,
            });
            let Some(index) = equation else { continue };
            let Claim::Linear(_, expression, _) = &self.claims[index] else { continue };
            let mut rest = expression.clone();
            let coefficient = rest.coefficients.remove(&variable).unwrap_or(1);
            let solution = rest.times(-coefficient)?;
            // solution >= 0, written as −solution − 1 < 0
            let natural = solution.times(-1)?.plus(1, &Expression::constant(-1))?;
            self.claims[index] = Claim::Linear(true, natural, Sign::Negative);
            for claim in &mut self.claims {
                if let Claim::Linear(_, expression, _) = claim {
                    *expression = expression.replace(variable, &solution)?;
                }
            }
            self.bound.remove(place);
            return Ok(true);
        }
        Ok(false)
    }

    /// Drops a bound variable whose only occurrence states that some multiple of it equals an expression.
    fn divide(&mut self, meter: &Meter) -> Result<bool, Uncompiled> {
        for place in 0..self.bound.len() {
            meter.spend(1 + self.claims.len() as u64 / 4)?;
            let variable = self.bound[place];
            let mut speaking = (0..).zip(&self.claims).filter(|(_, claim)| match claim {
                Claim::Literal(literal) => literal.arguments.contains(&variable),
                Claim::Linear(_, expression, _) => expression.coefficients.contains_key(&variable),
            });
            let (Some((index, Claim::Linear(true, expression, Sign::Zero))), None) =
                (speaking.next(), speaking.next())
            else {
                continue;
            };
            if self.kept.contains(&variable) {
                continue;
            }
            let mut rest = expression.clone();
            let coefficient = rest.coefficients.remove(&variable).unwrap_or(1);
            let multiple = rest.times(-coefficient.signum())?;
            let divisor = coefficient.checked_abs().ok_or(TooLarge)?;
            let natural = multiple.times(-1)?.plus(1, &Expression::constant(-1))?;
            self.claims[index] = Claim::Linear(true, multiple, Sign::Multiple(divisor));
            self.claims.insert(index + 1, Claim::Linear(true, natural, Sign::Negative));
            self.bound.remove(place);
            return Ok(true);
        }
        Ok(false)
    }
}

/// Final form of some drafts: free variables are numbered in order, bound ones by first mention.
pub fn written(free: &[u32], drafts: &[Draft]) -> Result<Cases, TooLarge> {
    let count = free.len() as u32;
    let mut cases = Vec::with_capacity(drafts.len());
    for draft in drafts {
        let mut bound: Vec<u32> = vec![];
        let mut literals = vec![];
        let mut never = false;
        for claim in &draft.claims {
            match claim.literal()? {
                Ok(literal) => {
                    let literal = literal.renamed(|variable| match free.binary_search(&variable) {
                        Ok(place) => place as u32,
                        Err(_) => {
                            let place =
                                bound.iter().position(|&other| other == variable).unwrap_or(bound.len());
                            if place == bound.len() {
                                bound.push(variable);
                            }
                            count + place as u32
                        }
                    });
                    literals.push(literal);
                }
                Err(truth) => never |= !truth,
            }
        }
        if !never {
            cases.push(Case { bound: bound.len() as u32, literals });
        }
    }
    Ok(Cases { free: count, cases })
}
