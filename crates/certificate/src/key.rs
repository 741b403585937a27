//! Linear relations and their keys.

use crate::linear::{Linear, Sense, Variable};
use crate::relation::BuiltIn;
use std::fmt;

/// A sum of variables with positive coefficients, and a nonnegative constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Side {
    /// Numbers of variables, ascending, with their coefficients.
    pub(crate) terms: Vec<(u32, i128)>,
    pub(crate) constant: i128,
}

/// `left = right`, `left < right`, or divisibility of the left side by a number, without a right side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinearKey {
    pub(crate) sense: Sense,
    pub(crate) left: Side,
    pub(crate) right: Side,
}

impl Side {
    fn term(variable: u32, coefficient: i128) -> Side {
        Side { terms: vec![(variable, coefficient)], constant: 0 }
    }

    fn number(constant: i128) -> Side {
        Side { terms: Vec::new(), constant }
    }

    /// The variable, if the side is a single variable.
    fn as_variable(&self) -> Option<u32> {
        match &*self.terms {
            [(variable, 1)] if self.constant == 0 => Some(*variable),
            _ => None,
        }
    }
}

impl LinearKey {
    /// `x0 = x1`.
    pub(crate) fn equal() -> LinearKey {
        LinearKey { sense: Sense::Zero, left: Side::term(0, 1), right: Side::term(1, 1) }
    }

    /// `x0 < x1`.
    pub(crate) fn less() -> LinearKey {
        LinearKey { sense: Sense::Negative, ..LinearKey::equal() }
    }

    /// `x0 = C`.
    pub(crate) fn number(constant: i128) -> LinearKey {
        LinearKey { right: Side::number(constant), ..LinearKey::equal() }
    }

    /// `C*x0 + x1 = x2`.
    pub(crate) fn sum(factor: i128) -> LinearKey {
        let left = Side { terms: vec![(0, factor), (1, 1)], constant: 0 };
        LinearKey { left, right: Side::term(2, 1), sense: Sense::Zero }
    }

    /// Key of a comparison in lowest terms, with the variables that it is applied to.
    pub(crate) fn of(expression: &Linear, sense: Sense) -> (LinearKey, Vec<Variable>) {
        let side = |sign: i128| {
            let terms = expression.terms.iter().filter(|term| term.1 * sign > 0);
            let terms: Vec<_> = terms.map(|term| (term.0, term.1 * sign)).collect();
            (terms, (expression.constant * sign).max(0))
        };
        let (left, right) = (side(1), side(-1));
        let alone = |side: &(Vec<(Variable, i128)>, i128)| match (&*side.0, side.1) {
            ([(variable, 1)], 0) => Some(*variable),
            _ => None,
        };
        match (sense, alone(&left), alone(&right)) {
            (Sense::Zero, Some(a), Some(b)) => (LinearKey::equal(), vec![a.min(b), a.max(b)]),
            (Sense::Negative, Some(a), Some(b)) => (LinearKey::less(), vec![a, b]),
            (Sense::Zero, Some(a), None) if right.0.is_empty() => (LinearKey::number(right.1), vec![a]),
            (Sense::Zero, None, Some(b)) if left.0.is_empty() => (LinearKey::number(left.1), vec![b]),
            (Sense::Zero, Some(last), None) => LinearKey::ending(right, last),
            (Sense::Zero, None, Some(last)) => LinearKey::ending(left, last),
            _ => {
                let variables: Vec<Variable> = expression.terms.iter().map(|term| term.0).collect();
                let number = |of: Variable| variables.binary_search(&of).unwrap_or_default() as u32;
                let side = |(terms, constant): (Vec<(Variable, i128)>, i128)| Side {
                    terms: terms.into_iter().map(|(variable, factor)| (number(variable), factor)).collect(),
                    constant,
                };
                (LinearKey { sense, left: side(left), right: side(right) }, variables)
            }
        }
    }

    /// An equation with a single variable, which comes last, on one side.
    fn ending(
        (terms, constant): (Vec<(Variable, i128)>, i128),
        last: Variable,
    ) -> (LinearKey, Vec<Variable>) {
        let mut variables: Vec<Variable> = terms.iter().map(|term| term.0).collect();
        let right = Side::term(variables.len() as u32, 1);
        let terms = (0..).zip(&terms).map(|(number, term)| (number, term.1)).collect();
        variables.push(last);
        (LinearKey { sense: Sense::Zero, left: Side { terms, constant }, right }, variables)
    }

    /// Returns `true` if it defines the last variable as a sum of the others.
    pub(crate) fn is_sum(&self) -> bool {
        self.sense == Sense::Zero && self.right.as_variable().is_some_and(|last| last + 1 == self.tracks())
    }

    /// Number of variables.
    pub(crate) fn tracks(&self) -> u32 {
        let terms = self.left.terms.iter().chain(&self.right.terms);
        terms.map(|term| term.0 + 1).max().unwrap_or(0)
    }

    /// Built-in relation of the key.
    pub(crate) fn built_in(&self) -> BuiltIn {
        match (self.sense, self.left.as_variable(), self.right.as_variable()) {
            (Sense::Zero, Some(0), Some(1)) => BuiltIn::Equal,
            (Sense::Negative, Some(0), Some(1)) => BuiltIn::Less,
            (Sense::Zero, Some(0), None) if self.right.terms.is_empty() => {
                BuiltIn::Constant(self.right.constant)
            }
            _ => BuiltIn::Linear(self.clone()),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (variable, factor)) in self.terms.iter().enumerate() {
            let join = if place > 0 { " + " } else { "" };
            match factor {
                1 => write!(out, "{join}x{variable}")?,
                factor => write!(out, "{join}{factor}*x{variable}")?,
            }
        }
        match (self.constant, self.terms.is_empty()) {
            (constant, true) => write!(out, "{constant}"),
            (0, false) => Ok(()),
            (constant, false) => write!(out, " + {constant}"),
        }
    }
}

impl fmt::Display for LinearKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sense {
            Sense::Zero => write!(out, "{} = {}", self.left, self.right),
            Sense::Negative => write!(out, "{} < {}", self.left, self.right),
            Sense::Multiple(of) => write!(out, "{of} divides {}", self.left),
        }
    }
}
