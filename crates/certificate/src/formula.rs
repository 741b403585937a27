//! Formulas in the checker's form: without parameters, with places as variables and constants folded.

use crate::linear::{LARGEST, Linear, Sense, Variable};
use crate::literal::Id;
use rules::{Function, Predicate, Relation, Surd};
use std::collections::BTreeSet;
use std::rc::Rc;

/// A term.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Term {
    Number(i128),
    Variable(Variable),
    Add(Box<Term>, Box<Term>),
    Subtract(Box<Term>, Box<Term>),
    Multiply(Box<Term>, Box<Term>),
    Divide(Box<Term>, Box<Term>),
    Modulo(Box<Term>, Box<Term>),
    Xor(Box<Term>, Box<Term>),
    Call(Function, Vec<Term>),
    /// Floor of a multiple; undefined without a factor.
    Floor(Option<Box<Surd>>, Box<Term>),
    /// An entry of a list: each entry with the ranges of its places. Undefined elsewhere.
    Entry(Rc<Entries>, Box<Term>),
    /// Counts of ones in each binary column, modulo the base.
    Columns(Vec<Term>, u32),
    /// The term if the formula holds, otherwise 0.
    Where(Box<Term>, Box<Formula>),
}

/// The entries of a list, rising, each with the ranges of its places.
pub(crate) type Entries = [(i128, Vec<(i128, i128)>)];

/// A formula.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Formula {
    True,
    False,
    Compare(Relation, Term, Term),
    Divides(Term, Term),
    Is(Predicate, Term),
    /// An automaton, by its index in the compiler.
    Accepts(usize, Vec<Term>),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Implies(Box<Formula>, Box<Formula>),
    Iff(Box<Formula>, Box<Formula>),
    Exists(Vec<Variable>, Box<Formula>),
    Forall(Vec<Variable>, Box<Formula>),
    /// A literal found earlier.
    Fact(Fact),
}

/// A relation or comparison, or its negation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fact {
    pub(crate) positive: bool,
    pub(crate) atom: Atom,
}

/// Relation of a literal, with its variables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Atom {
    /// A comparison in lowest terms.
    Linear(Linear, Sense),
    Relation(Id, Vec<Variable>),
}

impl Fact {
    pub(crate) fn relation(relation: Id, arguments: Vec<Variable>) -> Fact {
        Fact { positive: true, atom: Atom::Relation(relation, arguments) }
    }

    pub(crate) fn opposite(self) -> Fact {
        Fact { positive: !self.positive, atom: self.atom }
    }

    /// Visits the variables, possibly with repetitions.
    pub(crate) fn variables(&self, visit: &mut dyn FnMut(Variable)) {
        match &self.atom {
            Atom::Linear(expression, _) => expression.terms.iter().for_each(|term| visit(term.0)),
            Atom::Relation(_, arguments) => arguments.iter().for_each(|&argument| visit(argument)),
        }
    }
}

impl Term {
    /// Returns `true` if its form shows it to be a natural wherever it is defined.
    pub(crate) fn is_natural(&self) -> bool {
        self.least().is_some_and(|least| least >= 0)
    }

    /// Lower bound of the term.
    fn least(&self) -> Option<i128> {
        match self {
            Term::Number(number) => Some(*number),
            Term::Add(a, b) => a.least()?.checked_add(b.least()?),
            Term::Subtract(a, b) => a.least()?.checked_sub(b.most()?),
            Term::Multiply(a, b) => match (&**a, &**b) {
                (Term::Number(factor), other) | (other, Term::Number(factor)) if *factor >= 0 => {
                    factor.checked_mul(other.least()?)
                }
                (a, b) => (a.is_natural() && b.is_natural()).then_some(0),
            },
            Term::Divide(a, _) => a.is_natural().then_some(0),
            // Undefined rather than negative.
            Term::Variable(_) | Term::Modulo(..) | Term::Xor(..) | Term::Call(..) => Some(0),
            Term::Floor(..) | Term::Entry(..) | Term::Columns(..) => Some(0),
            Term::Where(term, _) => Some(term.least()?.min(0)),
        }
    }

    /// Upper bound of the term.
    fn most(&self) -> Option<i128> {
        match self {
            Term::Number(number) => Some(*number),
            Term::Add(a, b) => a.most()?.checked_add(b.most()?),
            Term::Subtract(a, b) => a.most()?.checked_sub(b.least()?),
            Term::Multiply(a, b) => match (&**a, &**b) {
                (Term::Number(factor), other) | (other, Term::Number(factor)) if *factor >= 0 => {
                    factor.checked_mul(other.most()?)
                }
                _ => None,
            },
            Term::Modulo(_, b) => b.most()?.checked_sub(1),
            Term::Call(Function::Bit, _) => Some(1),
            Term::Where(term, _) => Some(term.most()?.max(0)),
            _ => None,
        }
    }
}

/// An operation on terms, folded if its operands are constants and its value is a natural.
pub(crate) fn operation(make: fn(Box<Term>, Box<Term>) -> Term, a: Term, b: Term) -> Term {
    let term = make(Box::new(a), Box::new(b));
    folded(&term).filter(|number| (0..=LARGEST).contains(number)).map_or(term, Term::Number)
}

/// Value of an operation on constants.
fn folded(term: &Term) -> Option<i128> {
    let numbers = |a: &Term, b: &Term| match (a, b) {
        (Term::Number(a), Term::Number(b)) => Some((*a, *b)),
        _ => None,
    };
    match term {
        Term::Add(a, b) => numbers(a, b).and_then(|(a, b)| a.checked_add(b)),
        Term::Subtract(a, b) => numbers(a, b).and_then(|(a, b)| a.checked_sub(b)),
        Term::Multiply(a, b) => numbers(a, b).and_then(|(a, b)| a.checked_mul(b)),
        Term::Divide(a, b) => numbers(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a / b),
        Term::Modulo(a, b) => numbers(a, b).filter(|pair| pair.1 > 0).map(|(a, b)| a % b),
        Term::Xor(a, b) => numbers(a, b).map(|(a, b)| a ^ b),
        _ => None,
    }
}

/// A function, folded if it is the minimum or maximum of constants, or the number of ones of one.
pub(crate) fn call(function: Function, terms: Vec<Term>) -> Term {
    let number = |term: &Term| match term {
        Term::Number(number) => Some(*number),
        _ => None,
    };
    let numbers: Option<Vec<i128>> = terms.iter().map(number).collect();
    let folded = match (function, numbers) {
        (Function::Min, Some(numbers)) => numbers.into_iter().min(),
        (Function::Max, Some(numbers)) => numbers.into_iter().max(),
        (Function::Ones, Some(numbers)) => numbers.first().map(|number| i128::from(number.count_ones())),
        _ => None,
    };
    folded.map_or(Term::Call(function, terms), Term::Number)
}

pub(crate) fn truth(holds: bool) -> Formula {
    if holds { Formula::True } else { Formula::False }
}

/// A comparison, folded if its sides are constants.
pub(crate) fn compare(relation: Relation, a: Term, b: Term) -> Formula {
    match (&a, &b) {
        (Term::Number(a), Term::Number(b)) => truth(match relation {
            Relation::Equal => a == b,
            Relation::NotEqual => a != b,
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
        }),
        _ => Formula::Compare(relation, a, b),
    }
}

pub(crate) fn not(inner: Formula) -> Formula {
    match inner {
        Formula::True => Formula::False,
        Formula::False => Formula::True,
        inner => Formula::Not(Box::new(inner)),
    }
}

/// Flattened conjunction without trivial members.
pub(crate) fn and(all: impl IntoIterator<Item = Formula>) -> Formula {
    let mut kept = Vec::new();
    for formula in all {
        match formula {
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

/// Flattened disjunction without impossible members.
pub(crate) fn or(all: impl IntoIterator<Item = Formula>) -> Formula {
    let mut kept = Vec::new();
    for formula in all {
        match formula {
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

pub(crate) fn implies(a: Formula, b: Formula) -> Formula {
    match (a, b) {
        (Formula::True, b) => b,
        (Formula::False, _) | (_, Formula::True) => Formula::True,
        (a, b) => Formula::Implies(Box::new(a), Box::new(b)),
    }
}

pub(crate) fn iff(a: Formula, b: Formula) -> Formula {
    match (a, b) {
        (Formula::True, other) | (other, Formula::True) => other,
        (a, b) => Formula::Iff(Box::new(a), Box::new(b)),
    }
}

/// A quantified formula; the formula itself if it is constant.
pub(crate) fn quantified(
    make: fn(Vec<Variable>, Box<Formula>) -> Formula,
    variables: Vec<Variable>,
    inner: Formula,
) -> Formula {
    match inner {
        constant @ (Formula::True | Formula::False) => constant,
        inner => make(variables, Box::new(inner)),
    }
}

impl Term {
    /// Adds the free variables.
    pub(crate) fn free(&self, found: &mut BTreeSet<Variable>) {
        match self {
            Term::Number(_) => {}
            Term::Variable(variable) => _ = found.insert(*variable),
            Term::Add(a, b)
            | Term::Subtract(a, b)
            | Term::Multiply(a, b)
            | Term::Divide(a, b)
            | Term::Modulo(a, b)
            | Term::Xor(a, b) => {
                a.free(found);
                b.free(found);
            }
            Term::Call(_, terms) | Term::Columns(terms, _) => terms.iter().for_each(|term| term.free(found)),
            Term::Floor(_, of) | Term::Entry(_, of) => of.free(found),
            Term::Where(term, condition) => {
                term.free(found);
                condition.free(found);
            }
        }
    }
}

impl Formula {
    /// Adds the free variables. No variable is bound in one part and free in another.
    pub(crate) fn free(&self, found: &mut BTreeSet<Variable>) {
        match self {
            Formula::True | Formula::False => {}
            Formula::Compare(_, a, b) | Formula::Divides(a, b) => {
                a.free(found);
                b.free(found);
            }
            Formula::Is(_, term) => term.free(found),
            Formula::Accepts(_, terms) => terms.iter().for_each(|term| term.free(found)),
            Formula::Not(inner) => inner.free(found),
            Formula::And(all) | Formula::Or(all) => all.iter().for_each(|inner| inner.free(found)),
            Formula::Implies(a, b) | Formula::Iff(a, b) => {
                a.free(found);
                b.free(found);
            }
            Formula::Exists(bound, inner) | Formula::Forall(bound, inner) => {
                inner.free(found);
                bound.iter().for_each(|variable| _ = found.remove(variable));
            }
            Formula::Fact(fact) => fact.variables(&mut |variable| _ = found.insert(variable)),
        }
    }
}
