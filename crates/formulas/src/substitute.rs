//! Substitution of a linear form for a variable, with cancellation.

use crate::extremes::apart;
use crate::linear::Linear;
use crate::logic::{Formula, Set, Slot, Term};
use dashu_int::IBig;
use language::Relation;

/// The term with `by` for the variable, as a sum where it is one.
pub fn term(of: &Term, slot: Slot, by: &Linear) -> Term {
    let Some(linear) = Linear::exact(of) else { return inside(of, slot, by) };
    let count = linear.others.len();
    let variables = Linear { variables: linear.variables, constant: linear.constant, ..Linear::default() };
    let mut sum = variables.substitute(slot, by);
    for (multiple, other) in &linear.others {
        let whole = Linear { others: vec![(IBig::ONE, inside(other, slot, by))], ..Linear::default() };
        sum = sum.plus(&whole, multiple);
    }
    // If parts became equal they may have cancelled out even though undefined.
    if sum.others.len() == count { sum.term() } else { inside(of, slot, by) }
}

/// The same operation on operands with `by` for the variable.
fn inside(of: &Term, slot: Slot, by: &Linear) -> Term {
    let pair = |make: fn(Box<Term>, Box<Term>) -> Term, a: &Term, b: &Term| {
        make(Box::new(term(a, slot, by)), Box::new(term(b, slot, by)))
    };
    match of {
        Term::Variable(variable) if *variable == slot => by.term(),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => of.clone(),
        Term::Add(a, b) => pair(Term::Add, a, b),
        Term::Subtract(a, b) => pair(Term::Subtract, a, b),
        Term::Multiply(a, b) => pair(Term::Multiply, a, b),
        Term::Divide(a, b) => pair(Term::Divide, a, b),
        Term::Modulo(a, b) => pair(Term::Modulo, a, b),
        Term::Xor(a, b) => pair(Term::Xor, a, b),
        Term::Call(function, terms) => {
            Term::Call(*function, terms.iter().map(|inner| term(inner, slot, by)).collect())
        }
        Term::Entry(list, place) => Term::Entry(list.clone(), Box::new(term(place, slot, by))),
        Term::Floor(factor, of) => Term::Floor(factor.clone(), Box::new(term(of, slot, by))),
        Term::Fold(fold, inner, condition) => {
            Term::Fold(*fold, Box::new(term(inner, slot, by)), Box::new(formula(condition, slot, by)))
        }
        Term::Count(condition) => Term::Count(Box::new(formula(condition, slot, by))),
        Term::Columns(inner, base, condition) => Term::Columns(
            Box::new(term(inner, slot, by)),
            Box::new(term(base, slot, by)),
            Box::new(formula(condition, slot, by)),
        ),
    }
}

/// A linear form compared with 0, as a comparison of sums.
fn compare(relation: Relation, difference: &Linear) -> Formula {
    let (left, right) = match difference.term() {
        Term::Subtract(left, right) => (*left, *right),
        sum => (sum, Term::Number(0u8.into())),
    };
    match (&left, &right) {
        (Term::Number(a), Term::Number(b)) => match relation.holds(a, b) {
            true => Formula::True,
            false => Formula::False,
        },
        _ => Formula::Compare(relation, left, right),
    }
}

/// The formula with `by` for the variable. No variable is bound twice in a rule, so none is captured.
pub fn formula(of: &Formula, slot: Slot, by: &Linear) -> Formula {
    let put = |of: &Term| term(of, slot, by);
    let sub = |of: &Formula| Box::new(formula(of, slot, by));
    let each = |all: &[Formula]| all.iter().map(|inner| formula(inner, slot, by)).collect();
    match of {
        Formula::True | Formula::False | Formula::Given(..) => of.clone(),
        Formula::Compare(relation, a, b) => match Linear::difference(a, b) {
            Some(difference) => compare(*relation, &difference.substitute(slot, by)),
            None => Formula::Compare(*relation, put(a), put(b)),
        },
        Formula::Divides(a, b) => Formula::Divides(put(a), put(b)),
        Formula::Is(predicate, a) => Formula::Is(*predicate, put(a)),
        Formula::Accepts(index, terms) => Formula::Accepts(*index, terms.iter().map(put).collect()),
        Formula::Among(terms, index) => Formula::Among(terms.iter().map(put).collect(), *index),
        Formula::In(a, Set::Ranges(ranges)) => {
            let ranges = ranges.iter().map(|(from, to)| (put(from), put(to))).collect();
            Formula::In(put(a), Set::Ranges(ranges))
        }
        Formula::In(a, set) => Formula::In(put(a), set.clone()),
        Formula::Not(inner) => Formula::Not(sub(inner)),
        Formula::And(all) => Formula::And(each(all)),
        Formula::Or(all) => Formula::Or(each(all)),
        Formula::Implies(a, b) => Formula::Implies(sub(a), sub(b)),
        Formula::Iff(a, b) => Formula::Iff(sub(a), sub(b)),
        Formula::Exists(slots, inner) => Formula::Exists(slots.clone(), sub(inner)),
        Formula::Forall(slots, inner) => Formula::Forall(slots.clone(), sub(inner)),
        Formula::Counted(counted) => counted.with(formula(&counted.body, slot, by), counted.number.clone()),
    }
}

/// Conjuncts of a condition; existential variables of a conjunct are treated like those of the rule.
pub fn conjuncts(condition: &Formula, found: &mut Vec<Formula>) {
    match condition {
        Formula::True => {}
        Formula::And(all) => all.iter().for_each(|inner| conjuncts(inner, found)),
        Formula::Exists(_, inner) => conjuncts(inner, found),
        Formula::Compare(relation, a, b) => match apart(*relation, a, b) {
            Some(all) => all.iter().for_each(|inner| conjuncts(inner, found)),
            None => found.push(normal(condition)),
        },
        Formula::Not(inner) => match &**inner {
            // Where nothing can be undefined, one relation or its negation holds.
            Formula::Compare(relation, a, b) if Linear::difference(a, b).is_some() => {
                let opposite = Formula::Compare(relation.opposite(), a.clone(), b.clone());
                found.push(normal(&opposite));
            }
            Formula::Not(inner) => conjuncts(inner, found),
            _ => found.push(normal(condition)),
        },
        other => found.push(normal(other)),
    }
}

/// A formula with sums in normal form; the variable replaced does not occur in the rule.
fn normal(of: &Formula) -> Formula {
    formula(of, Slot(u32::MAX), &Linear::default())
}
