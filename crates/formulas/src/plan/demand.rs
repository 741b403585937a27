//! Demands of conditions on one variable: factor · variable + rest >= 0.
//!
//! An equation expresses one of its variables, whose coefficient is 1 or -1, in terms of the others. These variables are
//! eliminated from all demands, by one pass forwards over the equations and one backwards. The variable that the demands are
//! about must not be eliminated; one system serves all variables that it does not eliminate anyway.

use super::condition::{Condition, variables};
use super::normal::is_natural;
use crate::linear::{self, Linear};
use crate::unbound::Unbound;
use crate::walk;
use crate::{Slot, Term};
use dashu_int::{IBig, UBig};
use language::Function;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

/// factor · variable + rest >= 0, where factor and rest are terms in bound variables.
pub(super) struct Demand {
    pub(super) factor: Term,
    pub(super) rest: Term,
}

/// Forms that have to be nonnegative, with as many unbound variables as possible eliminated by equations.
pub(super) struct System<'a> {
    unbound: &'a Unbound,
    forms: Vec<Cow<'a, Linear>>,
    /// Forms by the unbound variables in them, apart from those saying that a variable itself is a natural.
    mentions: BTreeMap<Slot, Vec<usize>>,
    /// Eliminated variables, with their places in `solved`.
    pivots: BTreeMap<Slot, usize>,
    /// Eliminated variables in terms of others, in the order of elimination.
    solved: Vec<(Slot, Linear)>,
}

impl<'a> System<'a> {
    /// All demands of the conditions, with every variable but `kept` eliminated where possible.
    pub(super) fn new(
        conditions: &'a [Rc<Condition>],
        unbound: &'a Unbound,
        kept: Option<Slot>,
    ) -> System<'a> {
        let (mentions, pivots) = (BTreeMap::new(), BTreeMap::new());
        let mut system = System { unbound, forms: Vec::new(), mentions, pivots, solved: Vec::new() };
        let mut equations = Vec::new();
        for equation in conditions.iter().filter_map(|condition| condition.equation()) {
            let equation = system.forwards(&equation.linear);
            system.eliminate(&equation, kept);
            equations.push(equation);
        }
        system.backwards();
        for condition in conditions {
            for form in &condition.reading().demanded {
                let form = system.reduced(Cow::Borrowed(form));
                system.push(form, None);
            }
        }
        // All variables are naturals.
        for &slot in &unbound.slots {
            let form = system.reduced(Cow::Owned(linear::variable(slot)));
            system.push(form, Some(slot));
        }
        for equation in equations {
            let minus = Linear::default().plus(&equation, &IBig::NEG_ONE);
            system.push(Cow::Owned(minus), None);
            system.push(equation, None);
        }
        system
    }

    /// Returns `true` if a variable is eliminated, so that the system has no demands on it.
    pub(super) fn eliminates(&self, slot: Slot) -> bool {
        self.pivots.contains_key(&slot)
    }

    /// Demands on a variable.
    pub(super) fn demands(&self, slot: Slot) -> Vec<Demand> {
        let known = |slot| !self.unbound.contains(slot);
        let forms = self.mentions.get(&slot).into_iter().flatten();
        forms.filter_map(|&form| Demand::read(&self.forms[form], slot, &known, true)).collect()
    }

    /// Adds a form, which may say that `natural` is a natural.
    fn push(&mut self, form: Cow<'a, Linear>, natural: Option<Slot>) {
        for slot in variables(&form) {
            if self.unbound.contains(slot) && natural != Some(slot) {
                self.mentions.entry(slot).or_default().push(self.forms.len());
            }
        }
        self.forms.push(form);
    }

    /// Eliminates a variable by an equation, if it expresses one.
    fn eliminate(&mut self, equation: &Linear, kept: Option<Slot>) {
        let other = equation.variables.iter().find(|&(&other, multiple)| {
            Some(other) != kept
                && self.unbound.contains(other)
                && (*multiple == IBig::ONE || *multiple == IBig::NEG_ONE)
                && !equation.others.iter().any(|(_, term)| mentions(term, other))
        });
        let Some((&other, multiple)) = other else { return };
        let minus = -multiple.clone();
        let mut rest = equation.clone();
        rest.variables.remove(&other);
        self.pivots.insert(other, self.solved.len());
        self.solved.push((other, Linear::default().plus(&rest, &minus)));
    }

    /// A form with the variables eliminated so far expressed by others, the first one first: none of them
    /// occurs in the expressions of later ones.
    fn forwards(&self, form: &'a Linear) -> Cow<'a, Linear> {
        let mut form = Cow::Borrowed(form);
        let first =
            |form: &Linear| form.variables.keys().filter_map(|slot| self.pivots.get(slot)).min().copied();
        while let Some(place) = first(&form) {
            let (slot, by) = &self.solved[place];
            form = Cow::Owned(form.into_owned().substitute(*slot, by));
        }
        form
    }

    /// Expresses the eliminated variables in terms of those that are not.
    fn backwards(&mut self) {
        for place in (0..self.solved.len()).rev() {
            let by = std::mem::take(&mut self.solved[place].1);
            self.solved[place].1 = self.reduced(Cow::Owned(by)).into_owned();
        }
    }

    /// A form with all eliminated variables expressed by others.
    fn reduced<'f>(&self, form: Cow<'f, Linear>) -> Cow<'f, Linear> {
        let places: Vec<usize> =
            form.variables.keys().filter_map(|slot| self.pivots.get(slot)).copied().collect();
        places.into_iter().fold(form, |form, place| {
            let (slot, by) = &self.solved[place];
            Cow::Owned(form.into_owned().substitute(*slot, by))
        })
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
            } else if let (true, Some(largest)) = (relax && *multiple > IBig::ZERO, largest(term)) {
                rest.constant += multiple * IBig::from(largest.clone());
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

/// The largest value of a term, if it is an entry of a list.
fn largest(term: &Term) -> Option<&UBig> {
    match term {
        Term::Entry(list, _) => list.entries().iter().max(),
        _ => None,
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
