//! Literals of places, and conjunctions of them.

use crate::translate::Obstacle;
use crate::view::Clause;
use automata::{Claim, Draft, Expression, Literal, Sign, Single};

/// Numbers the variables of a sentence: the places, then others by first mention.
#[derive(Default)]
pub(super) struct Naming {
    pub(super) places: u32,
    pub(super) others: Vec<u32>,
}

impl Naming {
    pub(super) fn name(&mut self, variable: u32) -> u32 {
        if variable < self.places {
            return variable;
        }
        let place = self.others.iter().position(|&other| other == variable).unwrap_or(self.others.len());
        if place == self.others.len() {
            self.others.push(variable);
        }
        self.places + place as u32
    }
}

pub(super) fn linear(expression: Expression, sign: Sign) -> Claim {
    Claim::Linear(true, expression, sign)
}

/// a < b
pub(super) fn below(a: &Expression, b: &Expression) -> Result<Claim, Obstacle> {
    Ok(linear(a.plus(-1, b)?, Sign::Negative))
}

pub(super) fn same(a: &Expression, b: &Expression) -> Result<Claim, Obstacle> {
    Ok(linear(a.plus(-1, b)?, Sign::Zero))
}

pub(super) fn opposite(single: &Single) -> Single {
    match single {
        Single::Always(truth) => Single::Always(!truth),
        Single::Open(Claim::Linear(positive, expression, sign)) => {
            Single::Open(Claim::Linear(!positive, expression.clone(), *sign))
        }
        Single::Open(Claim::Literal(literal)) => Single::Open(Claim::Literal(literal.opposite())),
    }
}

/// A literal moved to other places.
pub(super) fn moved(single: &Single, to: &[u32]) -> Single {
    let name = |variable: u32| to.get(variable as usize).copied().unwrap_or(variable);
    match single {
        Single::Always(truth) => Single::Always(*truth),
        Single::Open(Claim::Literal(literal)) => Single::Open(Claim::Literal(literal.renamed(name))),
        Single::Open(Claim::Linear(positive, expression, sign)) => {
            let mut renamed = Expression::constant(expression.constant);
            for (&variable, &coefficient) in &expression.coefficients {
                // Two places may have become equal.
                *renamed.coefficients.entry(name(variable)).or_insert(0) += coefficient;
            }
            renamed.coefficients.retain(|_, coefficient| *coefficient != 0);
            Single::Open(Claim::Linear(*positive, renamed, *sign))
        }
    }
}

/// A draft of all of these; `None` if one of them never holds.
pub(super) fn drafted_of(bound: Vec<u32>, singles: Vec<Single>) -> Option<Draft> {
    let mut claims = vec![];
    for single in singles {
        match single {
            Single::Always(true) => {}
            Single::Always(false) => return None,
            Single::Open(claim) => claims.push(claim),
        }
    }
    Some(Draft { bound, claims, kept: vec![] })
}

/// Literals of a clause.
pub(super) fn drafted(clause: &Clause) -> Vec<Single> {
    clause.draft.claims.iter().cloned().map(Single::Open).collect()
}

/// Literals without those that always hold; `None` if one never does.
pub(super) fn settled(
    singles: impl IntoIterator<Item = Single>,
    name: &mut impl FnMut(u32) -> u32,
) -> Result<Option<Vec<Literal>>, Obstacle> {
    let mut literals: Vec<Literal> = vec![];
    for single in singles {
        let literal = match single {
            Single::Always(truth) => Err(truth),
            Single::Open(claim) => claim.literal()?,
        };
        match literal {
            Ok(literal) => literals.push(literal.renamed(&mut *name)),
            Err(true) => {}
            Err(false) => return Ok(None),
        }
    }
    Ok(Some(literals))
}
