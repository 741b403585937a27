//! Demands of conditions on one variable: factor · variable + rest >= 0.

use super::difference;
use super::normal::is_natural;
use crate::linear::Linear;
use crate::ruleset::{Formula, Set, Slot, Term};
use crate::walk;
use crate::{Function, Relation};
use dashu_int::{IBig, UBig};

/// factor · variable + rest >= 0, where factor and rest are terms in bound variables.
pub(super) struct Demand {
    pub(super) factor: Term,
    pub(super) rest: Term,
}

/// Demands of the conditions on `slot`, with the other unbound variables eliminated.
pub(super) fn demands(
    conditions: &[Formula],
    slot: Slot,
    unbound: &[Slot],
    known: &dyn Fn(Slot) -> bool,
) -> Vec<Demand> {
    let mut forms = Vec::new();
    let mut equations = Vec::new();
    for condition in conditions {
        collect(condition, &mut forms, &mut equations);
    }
    // All variables are naturals.
    let variable = |slot| Linear { variables: [(slot, IBig::ONE)].into(), ..Linear::default() };
    forms.extend(unbound.iter().filter(|&&other| other != slot).map(|&other| variable(other)));
    // An equation expresses one of the other variables in terms of the rest.
    for index in 0..equations.len() {
        let equation = equations[index].clone();
        let other = equation.variables.iter().find(|&(&other, multiple)| {
            other != slot
                && !known(other)
                && (*multiple == IBig::ONE || *multiple == IBig::NEG_ONE)
                && !equation.others.iter().any(|(_, term)| mentions(term, other))
        });
        let Some((&other, multiple)) = other else { continue };
        let minus = -multiple.clone();
        let mut rest = equation.clone();
        rest.variables.remove(&other);
        let by = Linear::default().plus(&rest, &minus);
        for form in forms.iter_mut().chain(&mut equations[index + 1..]) {
            *form = std::mem::take(form).substitute(other, &by);
        }
    }
    for equation in equations {
        forms.push(Linear::default().plus(&equation, &IBig::NEG_ONE));
        forms.push(equation);
    }
    forms.iter().filter_map(|form| Demand::read(form, slot, known, true)).collect()
}

/// Collects linear forms that have to be nonnegative, and forms that have to be 0.
fn collect(condition: &Formula, forms: &mut Vec<Linear>, equations: &mut Vec<Linear>) {
    let less = |mut form: Linear, by: IBig| {
        form.constant -= by;
        form
    };
    match condition {
        Formula::Compare(relation, a, b) => match relation {
            Relation::Equal => equations.push(difference(a, b)),
            Relation::NotEqual => {}
            Relation::Less => forms.push(less(difference(b, a), IBig::ONE)),
            Relation::LessEqual => forms.push(difference(b, a)),
            Relation::Greater => forms.push(less(difference(a, b), IBig::ONE)),
            Relation::GreaterEqual => forms.push(difference(a, b)),
        },
        Formula::In(term, Set::Ranges(ranges)) => {
            forms.push(Linear::read(term));
            let ends: Option<Vec<&UBig>> = ranges
                .iter()
                .map(|(_, to)| match to {
                    Term::Number(to) => Some(to),
                    _ => None,
                })
                .collect();
            match (ends.as_deref(), ranges.as_slice()) {
                (Some(ends), _) => {
                    let most = ends.iter().copied().max().cloned().unwrap_or_default();
                    forms.push(difference(&Term::Number(most), term));
                }
                (None, [(from, to)]) => {
                    forms.push(difference(term, from));
                    forms.push(difference(to, term));
                }
                _ => {}
            }
        }
        // A predicate is false below zero.
        Formula::Is(_, term) => forms.push(Linear::read(term)),
        _ => {}
    }
}

fn mentions(term: &Term, slot: Slot) -> bool {
    let mut found = false;
    walk::term(term, &mut |other| found |= other == slot);
    found
}

impl Demand {
    /// Reads a form that has to be nonnegative (or 0) as a demand on `slot`; with `relax`, unreadable parts
    /// are replaced by upper bounds where possible.
    pub(super) fn read(
        form: &Linear,
        slot: Slot,
        known: &dyn Fn(Slot) -> bool,
        relax: bool,
    ) -> Option<Demand> {
        let is_known = |term: &Term| {
            let mut all = true;
            walk::term(term, &mut |slot| all &= known(slot));
            all
        };
        let mut factor = Linear { constant: form.multiple(slot), ..Linear::default() };
        let mut rest = Linear { constant: form.constant.clone(), ..Linear::default() };
        for (&other, multiple) in form.variables.iter().filter(|&(&other, _)| other != slot) {
            if known(other) {
                rest.variables.insert(other, multiple.clone());
            } else if !relax || *multiple > IBig::ZERO {
                return None;
            }
        }
        for (multiple, term) in &form.others {
            if is_known(term) {
                rest.others.push((multiple.clone(), term.clone()));
            } else if let Some((of, plus)) = product(term, slot, &is_known) {
                factor = factor.plus(&of, multiple);
                rest = rest.plus(&plus, multiple);
            } else if !relax || *multiple > IBig::ZERO || !is_natural(term) {
                return None;
            } else if let Some((times, least)) = least(term, slot) {
                // Multiplies the whole form, with the term replaced by its bound.
                let mut relaxed = Linear::default().plus(form, &times).plus(&least, multiple);
                relaxed.others.retain(|(_, other)| other != term);
                return Demand::read(&relaxed, slot, known, true);
            }
        }
        let nothing = factor.as_constant().is_some_and(IBig::is_zero);
        (!nothing).then(|| Demand { factor: factor.term(), rest: rest.term() })
    }
}

/// A product as factor · slot + rest, if the other factor is known.
fn product(term: &Term, slot: Slot, is_known: &dyn Fn(&Term) -> bool) -> Option<(Linear, Linear)> {
    let Term::Multiply(a, b) = term else { return None };
    let (inside, by) = if is_known(b) {
        (a, b)
    } else if is_known(a) {
        (b, a)
    } else {
        return None;
    };
    let mut inside = Linear::read(inside);
    let multiple = inside.variables.remove(&slot)?;
    if !is_known(&inside.term()) {
        return None;
    }
    let times =
        |by: &Term, form: &Linear| Linear::read(&Term::Multiply(Box::new(by.clone()), Box::new(form.term())));
    let factor = Linear { constant: multiple, ..Linear::default() };
    Some((times(by, &factor), times(by, &inside)))
}

/// A linear lower bound on a multiple of the term, for all naturals, that contains the variable.
fn least(term: &Term, slot: Slot) -> Option<(IBig, Linear)> {
    if !mentions(term, slot) {
        return None;
    }
    let inner = |term: &Term| {
        let form = Linear::read(term);
        form.others.is_empty().then_some(form).filter(|form| form.variables.contains_key(&slot))
    };
    let once = |form| Some((IBig::ONE, form));
    match term {
        // With b·x >= a for naturals a and b, b·⌊xt⌋ >= at - b + 1.
        Term::Floor(by, of) => {
            let by = by.surd().ok()?;
            let whole = by.floor(&UBig::ONE);
            let (times, slope) =
                if whole.is_zero() { (by.least(&UBig::ONE)?, UBig::ONE) } else { (UBig::ONE, whole) };
            let mut form = Linear::default().plus(&inner(of)?, &slope.into());
            let times = IBig::from(times);
            form.constant += IBig::ONE - &times;
            Some((times, form))
        }
        // A maximum is at least each of its arguments.
        Term::Call(Function::Max, terms) => once(terms.iter().find_map(inner)?),
        // F(k) >= k - 1
        Term::Call(Function::Fib, terms) => {
            let mut form = inner(terms.first()?)?;
            form.constant -= IBig::ONE;
            once(form)
        }
        // If x and y are naturals that both grow with the variable v, each is at least v, and v·v >= v.
        Term::Multiply(a, b) => {
            let grows = |term: &Term| {
                is_natural(term)
                    && Linear::read(term).variables.get(&slot).is_some_and(|multiple| *multiple >= IBig::ONE)
            };
            let variable = Linear { variables: [(slot, IBig::ONE)].into(), ..Linear::default() };
            if grows(a) && grows(b) { once(variable) } else { None }
        }
        _ => None,
    }
}
