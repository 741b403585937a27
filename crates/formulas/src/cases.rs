//! Atoms in which an entry of a list divides, or is multiplied: one case for each entry.
//!
//! `a[t] divides n` is `t in {1, 4} and 2 divides n or t in {2, 3} and 5 divides n` for the list 2, 5, 5, 2.

use crate::fix::{Arguments, and, or};
use crate::linear::Linear;
use crate::logic::{Formula, List, Set, Term};
use language::Function;

/// Lists with more different entries are not looked through.
const MOST: usize = 256;

/// The cases of an atom, by an entry that stands where only numbers are within reach of automata.
pub fn of_atom(atom: &Formula) -> Option<Formula> {
    let (list, place) = first(atom)?;
    let entry = Term::Entry(list.clone(), Box::new(place.clone()));
    let places = list.places();
    if places.len() > MOST {
        return None;
    }
    let number = |place: usize| Term::Number(place.into());
    Some(or(places.into_iter().map(|(value, ranges)| {
        let ranges = ranges.into_iter().map(|(from, to)| (number(from), number(to))).collect();
        let inside = Formula::In(place.clone(), Set::Ranges(ranges));
        let value = Term::Number(value.clone());
        and([inside, Arguments(&[]).formula(&put_in(atom, &entry, &value))])
    })))
}

/// The first such entry.
fn first(atom: &Formula) -> Option<(&List, &Term)> {
    match atom {
        Formula::Compare(_, a, b) => within(a).or_else(|| within(b)),
        Formula::Divides(a, b) => entry(a).or_else(|| within(b)),
        Formula::Is(_, a) => within(a),
        Formula::In(a, Set::Ranges(ranges)) => {
            let ends = || ranges.iter().find_map(|(from, to)| within(from).or_else(|| within(to)));
            within(a).or_else(ends)
        }
        Formula::Accepts(_, terms) => terms.iter().find_map(within),
        _ => None,
    }
}

/// An entry in a term that divides, is multiplied by a variable, or is an argument of a function beyond automata.
fn within(term: &Term) -> Option<(&List, &Term)> {
    let varies = |term: &Term| Linear::read(term).as_constant().is_none();
    match term {
        Term::Divide(a, b) | Term::Modulo(a, b) => entry(b).or_else(|| within(a)),
        Term::Multiply(a, b) if varies(a) && varies(b) => entry(a).or_else(|| entry(b)),
        Term::Add(a, b) | Term::Subtract(a, b) | Term::Multiply(a, b) | Term::Xor(a, b) => {
            within(a).or_else(|| within(b))
        }
        Term::Call(Function::Bit, terms) => match &**terms {
            [of, place] => entry(place).or_else(|| within(of)),
            _ => None,
        },
        Term::Call(Function::Gcd | Function::SmallestFactor | Function::Digit, terms) => {
            terms.iter().find_map(entry)
        }
        Term::Call(_, terms) => terms.iter().find_map(within),
        Term::Entry(_, of) | Term::Floor(_, of) => within(of),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => None,
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => None,
    }
}

/// The first entry in a term.
fn entry(term: &Term) -> Option<(&List, &Term)> {
    match term {
        Term::Entry(list, place) => Some((list, &**place)),
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => entry(a).or_else(|| entry(b)),
        Term::Call(_, terms) => terms.iter().find_map(entry),
        Term::Floor(_, of) => entry(of),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => None,
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => None,
    }
}

/// The formula with one term for another; a variable that is put in is bound nowhere.
pub fn put_in(of: &Formula, wanted: &Term, by: &Term) -> Formula {
    let put = |term: &Term| put_in_term(term, wanted, by);
    let one = |formula: &Formula| Box::new(put_in(formula, wanted, by));
    let all = |formulas: &[Formula]| formulas.iter().map(|formula| put_in(formula, wanted, by)).collect();
    match of {
        Formula::True | Formula::False | Formula::Given(..) => of.clone(),
        Formula::Compare(relation, a, b) => Formula::Compare(*relation, put(a), put(b)),
        Formula::Divides(a, b) => Formula::Divides(put(a), put(b)),
        Formula::Is(predicate, a) => Formula::Is(*predicate, put(a)),
        Formula::In(a, Set::Ranges(ranges)) => {
            let ranges = ranges.iter().map(|(from, to)| (put(from), put(to))).collect();
            Formula::In(put(a), Set::Ranges(ranges))
        }
        Formula::In(a, set) => Formula::In(put(a), set.clone()),
        Formula::Accepts(index, terms) => Formula::Accepts(*index, terms.iter().map(put).collect()),
        Formula::Among(terms, index) => Formula::Among(terms.iter().map(put).collect(), *index),
        Formula::Not(inner) => Formula::Not(one(inner)),
        Formula::And(members) => Formula::And(all(members)),
        Formula::Or(members) => Formula::Or(all(members)),
        Formula::Implies(a, b) => Formula::Implies(one(a), one(b)),
        Formula::Iff(a, b) => Formula::Iff(one(a), one(b)),
        Formula::Exists(slots, inner) => Formula::Exists(slots.clone(), one(inner)),
        Formula::Forall(slots, inner) => Formula::Forall(slots.clone(), one(inner)),
        Formula::Counted(counted) => counted.with(put_in(&counted.body, wanted, by), counted.number.clone()),
    }
}

/// The term with one term for another.
pub fn put_in_term(term: &Term, wanted: &Term, by: &Term) -> Term {
    if term == wanted {
        return by.clone();
    }
    let one = |term: &Term| Box::new(put_in_term(term, wanted, by));
    match term {
        Term::Add(a, b) => Term::Add(one(a), one(b)),
        Term::Subtract(a, b) => Term::Subtract(one(a), one(b)),
        Term::Multiply(a, b) => Term::Multiply(one(a), one(b)),
        Term::Divide(a, b) => Term::Divide(one(a), one(b)),
        Term::Modulo(a, b) => Term::Modulo(one(a), one(b)),
        Term::Xor(a, b) => Term::Xor(one(a), one(b)),
        Term::Call(function, terms) => {
            Term::Call(*function, terms.iter().map(|term| put_in_term(term, wanted, by)).collect())
        }
        Term::Entry(list, place) => Term::Entry(list.clone(), one(place)),
        Term::Floor(by, of) => Term::Floor(by.clone(), one(of)),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => term.clone(),
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => term.clone(),
    }
}

/// Arguments of the first call of a function in an atom.
pub fn call_in(atom: &Formula, function: Function) -> Option<&[Term]> {
    let call = |term| call_in_term(term, function);
    match atom {
        Formula::Compare(_, a, b) | Formula::Divides(a, b) => call(a).or_else(|| call(b)),
        Formula::Is(_, a) | Formula::In(a, Set::Parameter(_) | Set::Places(..)) => call(a),
        Formula::In(a, Set::Ranges(ranges)) => {
            call(a).or_else(|| ranges.iter().find_map(|(from, to)| call(from).or_else(|| call(to))))
        }
        Formula::Accepts(_, terms) | Formula::Among(terms, _) => terms.iter().find_map(call),
        _ => None,
    }
}

/// Arguments of the first call of a function in a term.
pub fn call_in_term(term: &Term, function: Function) -> Option<&[Term]> {
    let call = |term| call_in_term(term, function);
    match term {
        Term::Call(called, terms) if *called == function => Some(terms),
        Term::Call(_, terms) => terms.iter().find_map(call),
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => call(a).or_else(|| call(b)),
        Term::Entry(_, of) | Term::Floor(_, of) => call(of),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => None,
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => None,
    }
}

/// Returns `true` if a function is called anywhere in a formula.
pub fn calls_in(of: &Formula, function: Function) -> bool {
    let call = |formula: &Formula| calls_in(formula, function);
    match of {
        Formula::True | Formula::False | Formula::Given(..) => false,
        Formula::Not(inner) | Formula::Exists(_, inner) | Formula::Forall(_, inner) => call(inner),
        Formula::And(members) | Formula::Or(members) => members.iter().any(call),
        Formula::Implies(a, b) | Formula::Iff(a, b) => call(a) || call(b),
        Formula::Counted(counted) => call(&counted.body),
        atom => call_in(atom, function).is_some(),
    }
}

/// Returns `true` if a function is called anywhere in a term.
pub fn calls_in_term(term: &Term, function: Function) -> bool {
    call_in_term(term, function).is_some()
}
