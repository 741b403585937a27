//! Formulas about natural numbers.

use crate::Numeration;
use crate::expression::Expression;
use std::sync::Arc;

/// A positive irrational factor (times·α + plus)/over, for the slope α of a numeration; `times` and `over` are positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiple {
    /// Numeration with the slope.
    pub of: Numeration,
    /// Factor of the slope.
    pub times: i64,
    /// Number added to the multiple of the slope.
    pub plus: i64,
    /// Divisor of both.
    pub over: i64,
}

/// An integer term. Functions of negative numbers are undefined, except quotients and remainders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A linear expression.
    Linear(Expression),
    /// A sum of multiples of terms.
    Sum(Vec<(i64, Term)>),
    /// Quotient by a positive constant, rounded down.
    Quotient(Box<Term>, i64),
    /// Remainder by a positive constant, at least 0.
    Remainder(Box<Term>, i64),
    /// Quotient, if so, or else remainder by a modulus that is no constant, named by its number.
    Parted(u32, bool, Box<Term>),
    /// `a xor b`.
    Xor(Box<Term>, Box<Term>),
    /// Number of ones, modulo a constant.
    Ones(Box<Term>, u64),
    /// A binary digit.
    Bit(Box<Term>, u64),
    /// The integer part of a multiple of a natural.
    Floor(Multiple, Box<Term>),
    /// The lowest Zeckendorf part.
    LowestZeckendorf(Box<Term>),
    /// A term restricted to naturals: undefined below zero.
    Natural(Box<Term>),
    /// A term where a formula holds, and 0 elsewhere.
    Where(Box<Formula>, Box<Term>),
    /// An entry of a list: each entry, rising, with the inclusive ranges of its places; undefined elsewhere.
    Entry(Arc<[Entry]>, Box<Term>),
    /// Minimum of some terms.
    Least(Vec<Term>),
    /// Maximum of some terms.
    Most(Vec<Term>),
}

/// A number, and the inclusive ranges of places at which it stands in a list.
pub type Entry = (i64, Vec<(i64, i64)>);

/// A comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`: also false where a function is undefined.
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`. Differs from `<` with its sides swapped: functions of the left term are moved out first.
    Greater,
    /// `>=`
    GreaterEqual,
}

/// A formula. An atom with an undefined term is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// The formula that is always true.
    True,
    /// The formula that is never true.
    False,
    /// Comparison of two terms.
    Compare(Comparison, Term, Term),
    /// `columns(t, …; m) = 0`.
    Columns(Vec<Term>, u64),
    /// A Fibonacci number.
    Fibonacci(Term),
    /// A power of 2.
    PowerOfTwo(Term),
    /// Accepted by an explicitly listed automaton.
    Listed(Arc<Listed>, Vec<Term>),
    /// `not f`.
    Not(Box<Formula>),
    /// Conjunction.
    And(Vec<Formula>),
    /// Disjunction.
    Or(Vec<Formula>),
    /// `f implies g`.
    Implies(Box<Formula>, Box<Formula>),
    /// `f iff g`.
    Iff(Box<Formula>, Box<Formula>),
    /// Existential quantifier over naturals.
    Exists(Vec<u32>, Box<Formula>),
    /// Universal quantifier over naturals.
    Forall(Vec<u32>, Box<Formula>),
}

/// An explicitly listed automaton.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Listed {
    /// Name of the automaton.
    pub name: String,
    /// Number of numbers it reads.
    pub arity: usize,
    /// Transitions of each state, as digit vectors and targets; missing transitions reject.
    pub transitions: Vec<Vec<(Vec<u8>, usize)>>,
    /// Acceptance of each state.
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
    /// Conjunction, flattened and without members that are always true.
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

    /// Disjunction, flattened and without members that are never true.
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

    /// Implication.
    pub fn implies(a: Formula, b: Formula) -> Formula {
        match (a, b) {
            (Formula::True, b) => b,
            (Formula::False, _) | (_, Formula::True) => Formula::True,
            (a, b) => Formula::Implies(Box::new(a), Box::new(b)),
        }
    }

    /// Equivalence.
    pub fn iff(a: Formula, b: Formula) -> Formula {
        match (a, b) {
            (Formula::True, other) | (other, Formula::True) => other,
            (a, b) => Formula::Iff(Box::new(a), Box::new(b)),
        }
    }

    /// Existential quantification.
    pub fn exists(variables: Vec<u32>, inner: Formula) -> Formula {
        match inner {
            known @ (Formula::True | Formula::False) => known,
            inner => Formula::Exists(variables, Box::new(inner)),
        }
    }

    /// Universal quantification.
    pub fn forall(variables: Vec<u32>, inner: Formula) -> Formula {
        match inner {
            known @ (Formula::True | Formula::False) => known,
            inner => Formula::Forall(variables, Box::new(inner)),
        }
    }

    /// Negation.
    pub fn negated(self) -> Formula {
        match self {
            Formula::True => Formula::False,
            Formula::False => Formula::True,
            Formula::Not(inner) => *inner,
            other => Formula::Not(Box::new(other)),
        }
    }

    /// Equality of two terms.
    pub fn equal(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::Equal, a, b)
    }

    /// `a < b`.
    pub fn less(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::Less, a, b)
    }

    /// `a <= b`.
    pub fn at_most(a: Term, b: Term) -> Formula {
        Formula::Compare(Comparison::LessEqual, a, b)
    }
}
