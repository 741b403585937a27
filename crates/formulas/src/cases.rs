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
        and([inside, Arguments(&[]).formula(&with(atom, &entry, &Term::Number(value.clone())))])
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

/// The atom with another term for a term.
pub fn with(atom: &Formula, wanted: &Term, other: &Term) -> Formula {
    let put = |term: &Term| put(term, wanted, other);
    match atom {
        Formula::Compare(relation, a, b) => Formula::Compare(*relation, put(a), put(b)),
        Formula::Divides(a, b) => Formula::Divides(put(a), put(b)),
        Formula::Is(predicate, a) => Formula::Is(*predicate, put(a)),
        Formula::In(a, Set::Ranges(ranges)) => {
            let ranges = ranges.iter().map(|(from, to)| (put(from), put(to))).collect();
            Formula::In(put(a), Set::Ranges(ranges))
        }
        Formula::Accepts(index, terms) => Formula::Accepts(*index, terms.iter().map(put).collect()),
        other => other.clone(),
    }
}

/// The term with another one for a part of it.
pub fn put(term: &Term, wanted: &Term, other: &Term) -> Term {
    if term == wanted {
        return other.clone();
    }
    let one = |term: &Term| Box::new(put(term, wanted, other));
    match term {
        Term::Add(a, b) => Term::Add(one(a), one(b)),
        Term::Subtract(a, b) => Term::Subtract(one(a), one(b)),
        Term::Multiply(a, b) => Term::Multiply(one(a), one(b)),
        Term::Divide(a, b) => Term::Divide(one(a), one(b)),
        Term::Modulo(a, b) => Term::Modulo(one(a), one(b)),
        Term::Xor(a, b) => Term::Xor(one(a), one(b)),
        Term::Call(function, terms) => {
            Term::Call(*function, terms.iter().map(|term| put(term, wanted, other)).collect())
        }
        Term::Entry(list, place) => Term::Entry(list.clone(), one(place)),
        Term::Floor(by, of) => Term::Floor(by.clone(), one(of)),
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => term.clone(),
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => term.clone(),
    }
}
