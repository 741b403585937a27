//! Decomposition of conditions: negations pushed inwards, conjunctions flattened, quantifiers opened.

use crate::linear::Linear;
use crate::{Formula, Slot, Term};
use dashu_int::IBig;
use language::Function;

/// Conditions whose conjunction is equivalent to the formula. Variables of existential quantifiers on the way
/// are added to `unbound`: they are searched for like the others. Every quantifier has separate slots.
pub(super) fn conjuncts(formula: &Formula, unbound: &mut Vec<Slot>) -> Vec<Formula> {
    let mut found = Vec::new();
    flatten(formula, false, unbound, &mut found);
    found
}

fn flatten(formula: &Formula, negated: bool, unbound: &mut Vec<Slot>, found: &mut Vec<Formula>) {
    match formula {
        Formula::True if !negated => {}
        Formula::False if negated => {}
        Formula::And(all) if !negated => all.iter().for_each(|inner| flatten(inner, false, unbound, found)),
        Formula::Or(all) if negated => all.iter().for_each(|inner| flatten(inner, true, unbound, found)),
        Formula::Implies(a, b) if negated => {
            flatten(a, false, unbound, found);
            flatten(b, true, unbound, found);
        }
        Formula::Not(inner) => flatten(inner, !negated, unbound, found),
        Formula::Exists(slots, inner) if !negated => {
            unbound.extend(slots);
            flatten(inner, false, unbound, found);
        }
        Formula::Forall(slots, inner) if negated => {
            unbound.extend(slots);
            flatten(inner, true, unbound, found);
        }
        other => found.push(if negated { negation(other) } else { disjunction(other) }),
    }
}

/// A formula that is not decomposed further, as a disjunction where it is one.
fn disjunction(formula: &Formula) -> Formula {
    match formula {
        Formula::Implies(a, b) => Formula::Or(vec![negation(a), (**b).clone()]),
        other => other.clone(),
    }
}

fn negation(formula: &Formula) -> Formula {
    match formula {
        Formula::True => Formula::False,
        Formula::False => Formula::True,
        Formula::Not(inner) => (**inner).clone(),
        Formula::And(all) => Formula::Or(all.iter().map(negation).collect()),
        Formula::Or(all) => Formula::And(all.iter().map(negation).collect()),
        // A comparison with an undefined term is false, and so would its negation be.
        Formula::Compare(relation, a, b) if is_total(a) && is_total(b) => {
            Formula::Compare(relation.opposite(), a.clone(), b.clone())
        }
        other => Formula::Not(Box::new(other.clone())),
    }
}

/// Returns `true` if a term is defined for all values of its variables.
pub fn is_total(term: &Term) -> bool {
    match term {
        Term::Number(_) | Term::Variable(_) => true,
        Term::Add(a, b) | Term::Subtract(a, b) | Term::Multiply(a, b) => is_total(a) && is_total(b),
        Term::Divide(a, b) | Term::Modulo(a, b) => {
            is_total(a) && matches!(&**b, Term::Number(divisor) if !divisor.is_zero())
        }
        Term::Xor(a, b) => is_total(a) && is_total(b) && is_natural(a) && is_natural(b),
        Term::Call(
            Function::LowestZeckendorf
            | Function::Exponent
            | Function::SmallestFactor
            | Function::Digit
            | Function::Twos
            | Function::Valuation
            | Function::OddPart
            | Function::Value
            | Function::NextFree,
            _,
        )
        | Term::Parameter(_)
        | Term::Entry(..)
        | Term::Fold(..)
        | Term::Count(_)
        | Term::Columns(..) => false,
        Term::Call(_, terms) => terms.iter().all(|term| is_total(term) && is_natural(term)),
        Term::Floor(by, of) => by.surd().is_ok() && is_total(of) && is_natural(of),
    }
}

/// Returns `true` if a term is nonnegative wherever it is defined.
pub(super) fn is_natural(term: &Term) -> bool {
    match term {
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => true,
        Term::Modulo(..) | Term::Xor(..) | Term::Call(..) | Term::Floor(..) | Term::Entry(..) => true,
        Term::Count(_) | Term::Columns(..) => true,
        Term::Add(a, b) | Term::Multiply(a, b) | Term::Divide(a, b) => is_natural(a) && is_natural(b),
        Term::Subtract(..) => {
            let form = Linear::read(term);
            form.constant >= IBig::ZERO
                && form.variables.values().all(|multiple| *multiple >= IBig::ZERO)
                && form.others.iter().all(|(multiple, term)| *multiple >= IBig::ZERO && is_natural(term))
        }
        Term::Fold(_, inner, _) => is_natural(inner),
    }
}
