//! Formulas about naturals.

use crate::expression::Expression;
use std::sync::Arc;

/// A term: an integer. Some terms are undefined: functions of numbers below 0, but quotients and remainders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A linear expression.
    Linear(Expression),
    /// A sum of multiples of terms.
    Sum(Vec<(i64, Term)>),
    /// Divided by a positive constant and rounded down.
    Quotient(Box<Term>, i64),
    /// What remains after division by a positive constant, from 0.
    Remainder(Box<Term>, i64),
    /// `a xor b`.
    Xor(Box<Term>, Box<Term>),
    /// The number of ones, modulo a constant.
    Ones(Box<Term>, u64),
    /// A binary digit.
    Bit(Box<Term>, u64),
    /// `⌊(α + c)·t⌋` with α = (2 − T + √(T² + 4))/2.
    Floor(u8, i64, Box<Term>),
    /// The lowest Zeckendorf part.
    LowestZeckendorf(Box<Term>),
    /// A term that is undefined below zero.
    Natural(Box<Term>),
    /// A term where a formula holds, else 0.
    Where(Box<Formula>, Box<Term>),
    /// The smallest.
    Least(Vec<Term>),
    /// The largest.
    Most(Vec<Term>),
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`: false as well where a function has no value.
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`, which is not `<` turned round: the functions of the left term are taken out first.
    Greater,
    /// `>=`
    GreaterEqual,
}

/// A formula. An atom with a term that is undefined is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Always.
    True,
    /// Never.
    False,
    /// Two terms compared.
    Compare(Comparison, Term, Term),
    /// `columns(t, …; m) = 0`.
    Columns(Vec<Term>, u64),
    /// A Fibonacci number.
    Fibonacci(Term),
    /// A power of 2.
    PowerOfTwo(Term),
    /// Accepted by an automaton given by its rows.
    Listed(Arc<Listed>, Vec<Term>),
    /// `not f`.
    Not(Box<Formula>),
    /// All of these.
    And(Vec<Formula>),
    /// One of these.
    Or(Vec<Formula>),
    /// `f implies g`.
    Implies(Box<Formula>, Box<Formula>),
    /// `f iff g`.
    Iff(Box<Formula>, Box<Formula>),
    /// For some naturals.
    Exists(Vec<u32>, Box<Formula>),
    /// For all naturals.
    Forall(Vec<u32>, Box<Formula>),
}

/// An automaton given by its rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Listed {
    /// What it is called.
    pub name: String,
    /// How many numbers it reads.
    pub arity: usize,
    /// Digit vectors and targets, state by state; what is not listed rejects.
    pub transitions: Vec<Vec<(Vec<u8>, usize)>>,
    /// Whether a state accepts.
    pub accepting: Vec<bool>,
}

impl Term {
    /// A constant.
    pub fn constant(constant: i64) -> Term {
        Term::Linear(Expression::constant(constant))
    }

    /// A variable.
    pub fn variable(variable: u32) -> Term {
        Term::Linear(Expression::variable(variable))
    }
}

impl Formula {
    /// All of these: without what goes without saying, and kept flat.
    pub fn all(members: impl IntoIterator<Item = Formula>) -> Formula {
        let mut kept = vec![];
        for member in members {
            match member {
                Formula::True => {}
                Formula::False => return Formula::False,
                Formula::And(inner) => kept.extend(inner),
                other => kept.push(other),
            }
        }
        match kept.len() {
            0 => Formula::True,
            1 => kept.swap_remove(0),
            _ => Formula::And(kept),
        }
    }

    /// One of these at least: without what is never so, and kept flat.
    pub fn any(members: impl IntoIterator<Item = Formula>) -> Formula {
        let mut kept = vec![];
        for member in members {
            match member {
                Formula::False => {}
                Formula::True => return Formula::True,
                Formula::Or(inner) => kept.extend(inner),
                other => kept.push(other),
            }
        }
        match kept.len() {
            0 => Formula::False,
            1 => kept.swap_remove(0),
            _ => Formula::Or(kept),
        }
    }

    /// The second, if the first.
    pub fn implies(a: Formula, b: Formula) -> Formula {
        match (a, b) {
            (Formula::True, b) => b,
            (Formula::False, _) | (_, Formula::True) => Formula::True,
            (a, b) => Formula::Implies(Box::new(a), Box::new(b)),
        }
    }

    /// Both or neither.
    pub fn iff(a: Formula, b: Formula) -> Formula {
        match (a, b) {
            (Formula::True, other) | (other, Formula::True) => other,
            (a, b) => Formula::Iff(Box::new(a), Box::new(b)),
        }
    }

    /// For some numbers.
    pub fn exists(variables: Vec<u32>, inner: Formula) -> Formula {
        match inner {
            known @ (Formula::True | Formula::False) => known,
            inner => Formula::Exists(variables, Box::new(inner)),
        }
    }

    /// For all numbers.
    pub fn forall(variables: Vec<u32>, inner: Formula) -> Formula {
        match inner {
            known @ (Formula::True | Formula::False) => known,
            inner => Formula::Forall(variables, Box::new(inner)),
        }
    }

    /// The opposite.
    pub fn negated(self) -> Formula {
        match self {
            Formula::True => Formula::False,
            Formula::False => Formula::True,
            Formula::Not(inner) => *inner,
            other => Formula::Not(Box::new(other)),
        }
    }

    /// Two terms are equal.
    pub fn equal(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::Equal, a, b)
    }

    /// One term is smaller.
    pub fn less(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::Less, a, b)
    }

    /// One term is smaller, or they are equal.
    pub fn at_most(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::LessEqual, a, b)
    }
}
