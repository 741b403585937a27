//! Linear relations: their keys, and what they mean by smaller ones.

use crate::linear::{Linear, Sense, Variable};
use std::fmt;

/// A sum of variables with positive coefficients, and a constant that is not negative.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Side {
    /// Numbers of variables, rising, and their coefficients.
    pub(crate) terms: Vec<(u32, i128)>,
    pub(crate) constant: i128,
}

/// `left = right` or `left < right`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinearKey {
    pub(crate) sense: Sense,
    pub(crate) left: Side,
    pub(crate) right: Side,
}

/// What a linear key means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LinearMeaning {
    /// `x0 = x1`.
    Equal,
    /// `x0 < x1`.
    Less,
    /// `x0 = C`.
    Constant(i128),
    /// `x0 + 1 = x1`.
    Successor,
    /// `x0 + x1 = x2`.
    Sum,
    /// So many bound variables, numbered after those of the key, and these relations.
    Case(u32, Vec<(LinearKey, Vec<u32>)>),
}

impl Side {
    fn term(variable: u32, coefficient: i128) -> Side {
        Side { terms: vec![(variable, coefficient)], constant: 0 }
    }

    fn number(constant: i128) -> Side {
        Side { terms: Vec::new(), constant }
    }

    /// The variable that it is, if it is one alone.
    fn as_variable(&self) -> Option<u32> {
        match &*self.terms {
            [(variable, 1)] if self.constant == 0 => Some(*variable),
            _ => None,
        }
    }

    /// The relation "this is X", and what it is applied to before X.
    fn valued(&self) -> (LinearKey, Vec<u32>) {
        let arguments: Vec<u32> = self.terms.iter().map(|term| term.0).collect();
        let key = if arguments.is_empty() {
            LinearKey { sense: Sense::Zero, left: Side::term(0, 1), right: self.clone() }
        } else {
            let terms = (0..).zip(&self.terms).map(|(number, term)| (number, term.1)).collect();
            let left = Side { terms, constant: self.constant };
            LinearKey { sense: Sense::Zero, left, right: Side::term(arguments.len() as u32, 1) }
        };
        (key, arguments)
    }
}

/// The literals of a definition, as they are put together.
struct Definition {
    next: u32,
    bound: u32,
    literals: Vec<(LinearKey, Vec<u32>)>,
}

impl Definition {
    fn fresh(&mut self) -> u32 {
        self.bound += 1;
        self.next += 1;
        self.next - 1
    }

    /// The variable that has the value of a side.
    fn value(&mut self, side: &Side) -> u32 {
        if let Some(variable) = side.as_variable() {
            return variable;
        }
        let (key, mut arguments) = side.valued();
        let value = self.fresh();
        arguments.push(value);
        self.literals.push((key, arguments));
        value
    }

    fn end(mut self, key: LinearKey, arguments: Vec<u32>) -> LinearMeaning {
        self.literals.push((key, arguments));
        LinearMeaning::Case(self.bound, self.literals)
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

    /// `x0 + 1 = x1`.
    pub(crate) fn successor() -> LinearKey {
        LinearKey { left: Side { terms: vec![(0, 1)], constant: 1 }, ..LinearKey::equal() }
    }

    /// `C*x0 + x1 = x2`.
    pub(crate) fn sum(factor: i128) -> LinearKey {
        let left = Side { terms: vec![(0, factor), (1, 1)], constant: 0 };
        LinearKey { left, right: Side::term(2, 1), sense: Sense::Zero }
    }

    /// The key of a comparison in lowest terms, and the variables that it is applied to.
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

    /// An equation whose one side is a variable alone, which comes last.
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

    /// Whether it says of which sum of the others the last variable is the value.
    pub(crate) fn is_sum(&self) -> bool {
        self.sense == Sense::Zero && self.right.as_variable().is_some_and(|last| last + 1 == self.tracks())
    }

    /// How many variables it has.
    pub(crate) fn tracks(&self) -> u32 {
        let terms = self.left.terms.iter().chain(&self.right.terms);
        terms.map(|term| term.0 + 1).max().unwrap_or(0)
    }

    /// What it means.
    pub(crate) fn meaning(&self) -> LinearMeaning {
        let definition = Definition { next: self.tracks(), bound: 0, literals: Vec::new() };
        match (self.sense, self.left.as_variable(), self.right.as_variable()) {
            (Sense::Zero, Some(0), Some(1)) => LinearMeaning::Equal,
            (Sense::Negative, Some(0), Some(1)) => LinearMeaning::Less,
            (Sense::Zero, Some(0), None) if self.right.terms.is_empty() => {
                LinearMeaning::Constant(self.right.constant)
            }
            (Sense::Zero, _, Some(last)) => self.of_sum(definition, last),
            (sense, ..) => {
                let mut definition = definition;
                let left = definition.value(&self.left);
                let right = definition.value(&self.right);
                let key = if sense == Sense::Zero { LinearKey::equal() } else { LinearKey::less() };
                definition.end(key, vec![left, right])
            }
        }
    }

    /// The meaning of an equation that says what the last variable is.
    fn of_sum(&self, mut definition: Definition, last: u32) -> LinearMeaning {
        let addition = LinearKey::sum(1);
        match (&*self.left.terms, self.left.constant) {
            ([(variable, factor)], 0) if *factor > 1 => {
                let rest = factor - factor % 2;
                let part = if *factor == rest { factor / 2 } else { rest };
                let multiple = definition.fresh();
                let (key, _) = Side::term(0, part).valued();
                definition.literals.push((key, vec![*variable, multiple]));
                let other = if *factor == rest { multiple } else { *variable };
                definition.end(addition, vec![multiple, other, last])
            }
            ([(_, 1)], 1) => LinearMeaning::Successor,
            ([(_, 1), (_, 1)], 0) => LinearMeaning::Sum,
            ([(variable, 1)], constant) => {
                let number = definition.fresh();
                definition.literals.push((LinearKey::number(constant), vec![number]));
                definition.end(addition, vec![*variable, number, last])
            }
            (terms, 0) => {
                let (first, end) = terms.split_at(terms.len().saturating_sub(1));
                let first = definition.value(&Side { terms: first.to_vec(), constant: 0 });
                let end = definition.value(&Side { terms: end.to_vec(), constant: 0 });
                definition.end(addition, vec![first, end, last])
            }
            (terms, constant) => {
                let first = definition.value(&Side { terms: terms.to_vec(), constant: 0 });
                let end = definition.value(&Side::number(constant));
                definition.end(addition, vec![first, end, last])
            }
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
        let sign = if self.sense == Sense::Zero { "=" } else { "<" };
        write!(out, "{} {sign} {}", self.left, self.right)
    }
}
