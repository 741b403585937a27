//! Variables of terms and formulas.

use crate::logic::{Formula, List, Set, Slot, Term};

/// Visits every variable of a term.
pub fn term(of: &Term, visit: &mut dyn FnMut(Slot)) {
    match of {
        Term::Number(_) | Term::Parameter(_) => {}
        Term::Variable(slot) => visit(*slot),
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => {
            term(a, visit);
            term(b, visit);
        }
        Term::Call(_, terms) => terms.iter().for_each(|inner| term(inner, visit)),
        Term::Floor(_, of) | Term::Entry(_, of) => term(of, visit),
        Term::Fold(_, inner, condition) => {
            term(inner, visit);
            formula(condition, visit);
        }
        Term::Count(condition) => formula(condition, visit),
        Term::Columns(inner, base, condition) => {
            term(inner, visit);
            term(base, visit);
            formula(condition, visit);
        }
    }
}

/// Visits every free variable of a formula.
pub fn formula(of: &Formula, visit: &mut dyn FnMut(Slot)) {
    match of {
        Formula::True | Formula::False | Formula::Given(..) => {}
        Formula::Compare(_, a, b) | Formula::Divides(a, b) => {
            term(a, visit);
            term(b, visit);
        }
        Formula::Is(_, a) => term(a, visit),
        Formula::Accepts(_, terms) | Formula::Among(terms, _) => {
            terms.iter().for_each(|inner| term(inner, visit))
        }
        Formula::In(a, set) => {
            term(a, visit);
            if let Set::Ranges(ranges) = set {
                for (from, to) in ranges {
                    term(from, visit);
                    term(to, visit);
                }
            }
        }
        Formula::Not(inner) => formula(inner, visit),
        Formula::And(all) | Formula::Or(all) => all.iter().for_each(|inner| formula(inner, visit)),
        Formula::Implies(a, b) | Formula::Iff(a, b) => {
            formula(a, visit);
            formula(b, visit);
        }
        Formula::Exists(bound, inner) | Formula::Forall(bound, inner) => free(bound, inner, visit),
        Formula::Counted(counted) => free(&counted.slots, &counted.body, visit),
    }
}

/// Visits the free variables of a formula other than the bound ones.
fn free(bound: &[Slot], of: &Formula, visit: &mut dyn FnMut(Slot)) {
    formula(of, &mut |slot| {
        if !bound.contains(&slot) {
            visit(slot);
        }
    });
}

/// Free variables of a formula.
pub fn variables(of: &Formula) -> Vec<Slot> {
    let mut found = Vec::new();
    formula(of, &mut |slot| found.push(slot));
    found
}

/// Visits the lists that an atom looks into, each with the place; in formulas that are no atoms, none.
pub fn places(of: &Formula, visit: &mut dyn FnMut(&List, &Term)) {
    match of {
        Formula::Compare(_, a, b) | Formula::Divides(a, b) => {
            places_of(a, visit);
            places_of(b, visit);
        }
        Formula::Is(_, a) => places_of(a, visit),
        Formula::In(a, set) => {
            places_of(a, visit);
            // Of several ranges one with an undefined end is merely empty.
            if let Set::Ranges(ranges) = set
                && let [(from, to)] = &**ranges
            {
                places_of(from, visit);
                places_of(to, visit);
            }
        }
        Formula::Accepts(_, terms) => terms.iter().for_each(|inner| places_of(inner, visit)),
        _ => {}
    }
}

fn places_of(of: &Term, visit: &mut dyn FnMut(&List, &Term)) {
    match of {
        Term::Entry(list, place) => {
            visit(list, place);
            places_of(place, visit);
        }
        Term::Add(a, b)
        | Term::Subtract(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => {
            places_of(a, visit);
            places_of(b, visit);
        }
        Term::Call(_, terms) => terms.iter().for_each(|inner| places_of(inner, visit)),
        Term::Floor(_, of) => places_of(of, visit),
        // Folds may be of nothing.
        Term::Number(_) | Term::Variable(_) | Term::Parameter(_) => {}
        Term::Fold(..) | Term::Count(_) | Term::Columns(..) => {}
    }
}
