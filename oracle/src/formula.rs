//! Formulas and their evaluation.

use crate::term::{Env, Term};
use std::cell::Cell;

/// A formula of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Always true.
    True,
    /// Never true.
    False,
    /// A chain of comparisons: `1 <= k <= m`.
    Compare(Term, Vec<(Relation, Term)>),
    /// Membership in inclusive ranges.
    In(Term, Vec<(i128, i128)>),
    /// The second term is a multiple of the first.
    Divides(Term, Term),
    /// A predicate.
    Is(Predicate, Term),
    /// Acceptance by an automaton of the file.
    Accepts(String, Vec<Term>),
    /// Negation.
    Not(Box<Formula>),
    /// Conjunction.
    And(Vec<Formula>),
    /// Disjunction.
    Or(Vec<Formula>),
    /// Implication.
    Implies(Box<Formula>, Box<Formula>),
    /// Equivalence.
    Iff(Box<Formula>, Box<Formula>),
    /// Existential quantifier over naturals.
    Exists(Vec<String>, Box<Formula>),
    /// Universal quantifier over naturals.
    Forall(Vec<String>, Box<Formula>),
    /// The number of tuples of naturals with a property, compared with a number.
    Count(Vec<String>, Box<Formula>, Relation, i128),
}

/// A relation between numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

/// A named predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predicate {
    /// `prime`
    Prime,
    /// `prime_power`
    PrimePower,
    /// `fibonacci`
    Fibonacci,
    /// `square`
    Square,
    /// `power_of_two`
    PowerOfTwo,
    /// `odd`
    Odd,
    /// `even`
    Even,
}

impl Formula {
    /// A comparison of two terms.
    pub fn compare(a: Term, relation: Relation, b: Term) -> Formula {
        Formula::Compare(a, vec![(relation, b)])
    }

    /// Evaluates the formula.
    pub fn holds(&self, env: &Env) -> bool {
        match self {
            Formula::True => true,
            Formula::False => false,
            Formula::Compare(first, rest) => {
                let mut before = first.value(env);
                rest.iter().all(|(relation, term)| {
                    let after = term.value(env);
                    let holds = before.zip(after).is_some_and(|(a, b)| relation.holds(a, b));
                    before = after;
                    holds
                })
            }
            Formula::In(term, ranges) => term
                .value(env)
                .is_some_and(|value| ranges.iter().any(|&(least, most)| least <= value && value <= most)),
            Formula::Divides(a, b) => match (a.value(env), b.value(env)) {
                (Some(0), Some(b)) => b == 0,
                (Some(a), Some(b)) => a > 0 && b % a == 0,
                _ => false,
            },
            Formula::Is(predicate, term) => {
                term.value(env).is_some_and(|value| value >= 0 && predicate.holds(value))
            }
            Formula::Accepts(name, terms) => {
                let values: Option<Vec<i128>> = terms.iter().map(|term| term.value(env)).collect();
                let automaton = env.automata.iter().find(|automaton| automaton.name == *name);
                match (values, automaton) {
                    (Some(values), Some(automaton)) => {
                        values.iter().all(|&value| value >= 0) && automaton.accepts(&values)
                    }
                    _ => false,
                }
            }
            Formula::Not(inner) => !inner.holds(env),
            Formula::And(all) => all.iter().all(|inner| inner.holds(env)),
            Formula::Or(all) => all.iter().any(|inner| inner.holds(env)),
            Formula::Implies(a, b) => !a.holds(env) || b.holds(env),
            Formula::Iff(a, b) => a.holds(env) == b.holds(env),
            Formula::Exists(names, inner) => some(names, env, &|env| inner.holds(env)),
            Formula::Forall(names, inner) => !some(names, env, &|env| !inner.holds(env)),
            Formula::Count(names, inner, relation, number) => {
                let found = Cell::new(0);
                some(names, env, &|env| {
                    found.set(found.get() + i128::from(inner.holds(env)));
                    false
                });
                relation.holds(found.get(), *number)
            }
        }
    }

    /// Conjunction of both; a trivial condition is dropped.
    pub fn and(self, other: Formula) -> Formula {
        match (self, other) {
            (Formula::True, other) => other,
            (this, Formula::True) => this,
            (Formula::And(mut all), Formula::And(more)) => {
                all.extend(more);
                Formula::And(all)
            }
            (Formula::And(mut all), other) => {
                all.push(other);
                Formula::And(all)
            }
            (this, Formula::And(more)) => Formula::And(std::iter::once(this).chain(more).collect()),
            (this, other) => Formula::And(vec![this, other]),
        }
    }
}

/// Tries all numbers within reach for these names.
pub(crate) fn some(names: &[String], env: &Env, test: &dyn Fn(&Env) -> bool) -> bool {
    let Some((first, rest)) = names.split_first() else { return test(env) };
    let mut inner = env.clone();
    inner.bind(first, 0);
    let place = inner.names.len() - 1;
    (0..=env.reach).any(|number| {
        inner.names[place].1 = number;
        some(rest, &inner, test)
    })
}

impl Relation {
    /// Evaluates the relation.
    pub fn holds(self, a: i128, b: i128) -> bool {
        match self {
            Relation::Equal => a == b,
            Relation::NotEqual => a != b,
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
        }
    }
}

impl Predicate {
    /// Evaluates the predicate for a natural.
    pub fn holds(self, of: i128) -> bool {
        let prime = |of: i128| of >= 2 && (2..of).all(|d| of % d != 0);
        match self {
            Predicate::Prime => prime(of),
            Predicate::PrimePower => {
                of == 1
                    || (2..=of).any(|p| prime(p) && (1..64).map_while(|k| p.checked_pow(k)).any(|q| q == of))
            }
            Predicate::Fibonacci => {
                let (mut low, mut high) = (0, 1);
                while low < of {
                    (low, high) = (high, low + high);
                }
                low == of
            }
            Predicate::Square => (0..=of).take_while(|root| root * root <= of).any(|root| root * root == of),
            Predicate::PowerOfTwo => (0..100).any(|k| 1i128 << k == of),
            Predicate::Odd => of % 2 == 1,
            Predicate::Even => of % 2 == 0,
        }
    }
}
