//! Short forms for formulas.

use rules::{Formula, Relation, Term};

pub(super) fn number(number: u64) -> Term {
    Term::Number(number.into())
}

pub(super) fn plus(a: &Term, b: &Term) -> Term {
    Term::Add(Box::new(a.clone()), Box::new(b.clone()))
}

pub(super) fn times(factor: u64, term: &Term) -> Term {
    Term::Multiply(Box::new(number(factor)), Box::new(term.clone()))
}

pub(super) fn quotient(term: &Term, by: u64) -> Term {
    Term::Divide(Box::new(term.clone()), Box::new(number(by)))
}

pub(super) fn remainder(term: &Term, by: u64) -> Term {
    Term::Modulo(Box::new(term.clone()), Box::new(number(by)))
}

pub(super) fn equal(a: &Term, b: &Term) -> Formula {
    Formula::Compare(Relation::Equal, a.clone(), b.clone())
}

/// The term is this number.
pub(super) fn is(term: &Term, constant: u64) -> Formula {
    equal(term, &number(constant))
}

pub(super) fn at_most(a: &Term, b: &Term) -> Formula {
    Formula::Compare(Relation::LessEqual, a.clone(), b.clone())
}

/// The term is at least this number.
pub(super) fn at_least(term: &Term, constant: u64) -> Formula {
    at_most(&number(constant), term)
}

pub(super) fn below(a: &Term, b: &Term) -> Formula {
    Formula::Compare(Relation::Less, a.clone(), b.clone())
}

/// The modulus divides the term.
pub(super) fn by(modulus: u64, term: &Term) -> Formula {
    Formula::Divides(number(modulus), term.clone())
}

pub(super) fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

pub(super) fn implies(a: Formula, b: Formula) -> Formula {
    Formula::Implies(Box::new(a), Box::new(b))
}

pub(super) fn iff(a: Formula, b: Formula) -> Formula {
    Formula::Iff(Box::new(a), Box::new(b))
}

pub(super) fn all(members: impl IntoIterator<Item = Formula>) -> Formula {
    Formula::And(members.into_iter().collect())
}

pub(super) fn any(members: impl IntoIterator<Item = Formula>) -> Formula {
    Formula::Or(members.into_iter().collect())
}
