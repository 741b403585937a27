//! Terms as linear forms: information about a variable from a comparison that contains it.

use crate::logic::{Slot, Term};
use dashu_int::IBig;
use std::collections::BTreeMap;

/// A sum of multiples of variables and of other terms, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linear {
    /// Multiples of variables; none is zero.
    pub variables: BTreeMap<Slot, IBig>,
    /// Multiples of nonlinear terms.
    pub others: Vec<(IBig, Term)>,
    /// Constant term.
    pub constant: IBig,
}

impl Linear {
    /// Reads a term whose parameters are fixed. Always succeeds: nonlinear parts are kept whole.
    pub fn read(term: &Term) -> Linear {
        match term {
            Term::Number(number) => Linear { constant: IBig::from(number.clone()), ..Linear::default() },
            Term::Variable(slot) => Linear { variables: [(*slot, IBig::ONE)].into(), ..Linear::default() },
            Term::Add(a, b) => Linear::read(a).plus(&Linear::read(b), &IBig::ONE),
            Term::Subtract(a, b) => Linear::read(a).plus(&Linear::read(b), &IBig::NEG_ONE),
            Term::Multiply(a, b) => {
                let (left, right) = (Linear::read(a), Linear::read(b));
                match (left.as_constant(), right.as_constant()) {
                    (Some(factor), _) => right.times(factor),
                    (_, Some(factor)) => left.times(factor),
                    _ => Linear::whole(term),
                }
            }
            _ => Linear::whole(term),
        }
    }

    /// Reads a term if the form equals it exactly: nothing that may be undefined has cancelled out.
    pub fn exact(term: &Term) -> Option<Linear> {
        let linear = Linear::read(term);
        let mut whole = Vec::new();
        wholes(term, &mut whole);
        let kept = |term: &&Term| linear.others.iter().any(|(_, other)| other == *term);
        whole.iter().all(kept).then_some(linear)
    }

    /// `a - b`, if it contains only variables.
    pub fn difference(a: &Term, b: &Term) -> Option<Linear> {
        let (a, b) = (Linear::exact(a)?, Linear::exact(b)?);
        (a.others.is_empty() && b.others.is_empty()).then(|| a.plus(&b, &IBig::NEG_ONE))
    }

    fn whole(term: &Term) -> Linear {
        Linear { others: vec![(IBig::ONE, term.clone())], ..Linear::default() }
    }

    /// Its value, if it is constant.
    pub fn as_constant(&self) -> Option<&IBig> {
        (self.variables.is_empty() && self.others.is_empty()).then_some(&self.constant)
    }

    /// `self + factor * other`.
    pub fn plus(mut self, other: &Linear, factor: &IBig) -> Linear {
        for (&slot, multiple) in &other.variables {
            let sum = self.variables.entry(slot).or_insert(IBig::ZERO);
            *sum += factor * multiple;
            if *sum == IBig::ZERO {
                self.variables.remove(&slot);
            }
        }
        for (multiple, term) in &other.others {
            match self.others.iter_mut().find(|(_, known)| known == term) {
                Some((sum, _)) => *sum += factor * multiple,
                None => self.others.push((factor * multiple, term.clone())),
            }
        }
        self.others.retain(|(multiple, _)| *multiple != IBig::ZERO);
        self.constant += factor * &other.constant;
        self
    }

    fn times(self, factor: &IBig) -> Linear {
        Linear::default().plus(&self, factor)
    }

    /// Coefficient of a variable.
    pub fn multiple(&self, slot: Slot) -> IBig {
        self.variables.get(&slot).cloned().unwrap_or(IBig::ZERO)
    }

    /// Substitutes a linear form for a variable.
    pub fn substitute(mut self, slot: Slot, by: &Linear) -> Linear {
        match self.variables.remove(&slot) {
            Some(multiple) => self.plus(by, &multiple),
            None => self,
        }
    }

    /// Converts back to a term, as a difference of two sums.
    pub fn term(&self) -> Term {
        let mut sides: [Option<Term>; 2] = [None, None];
        let mut add = |multiple: &IBig, term: Option<Term>| {
            let (side, size) = match u8::from(*multiple < IBig::ZERO) {
                0 => (0, multiple.clone()),
                _ => (1, -multiple.clone()),
            };
            let Ok(size) = dashu_int::UBig::try_from(size) else { return };
            let number = Term::Number(size.clone());
            let product = match term {
                None => number,
                Some(term) if size == dashu_int::UBig::ONE => term,
                Some(term) => Term::Multiply(Box::new(number), Box::new(term)),
            };
            sides[side] = Some(match sides[side].take() {
                None => product,
                Some(sum) => Term::Add(Box::new(sum), Box::new(product)),
            });
        };
        for (&slot, multiple) in &self.variables {
            add(multiple, Some(Term::Variable(slot)));
        }
        for (multiple, term) in &self.others {
            add(multiple, Some(term.clone()));
        }
        if self.constant != IBig::ZERO {
            add(&self.constant, None);
        }
        let [plus, minus] = sides;
        let plus = plus.unwrap_or(Term::Number(dashu_int::UBig::ZERO));
        match minus {
            None => plus,
            Some(minus) => Term::Subtract(Box::new(plus), Box::new(minus)),
        }
    }
}

/// A variable as a linear form.
pub fn variable(slot: Slot) -> Linear {
    Linear { variables: [(slot, IBig::ONE)].into(), ..Linear::default() }
}

/// A variable whose coefficient is 1 or -1.
pub fn unit(linear: &Linear, wanted: impl Fn(Slot) -> bool) -> Option<Slot> {
    let is_unit = |multiple: &IBig| *multiple == IBig::ONE || *multiple == IBig::NEG_ONE;
    linear
        .variables
        .iter()
        .find(|(slot, multiple)| is_unit(multiple) && wanted(**slot))
        .map(|(slot, _)| *slot)
}

/// Value of a variable with coefficient 1 or -1 for which the form is 0.
pub fn solved(equation: &Linear, slot: Slot) -> Linear {
    let multiple = equation.multiple(slot);
    variable(slot).plus(equation, &-multiple)
}

/// Maximal nonlinear parts of a term.
fn wholes<'a>(term: &'a Term, found: &mut Vec<&'a Term>) {
    let is_constant = |term| Linear::read(term).as_constant().is_some();
    match term {
        Term::Number(_) | Term::Variable(_) => {}
        Term::Add(a, b) | Term::Subtract(a, b) => {
            wholes(a, found);
            wholes(b, found);
        }
        Term::Multiply(a, b) if is_constant(a) || is_constant(b) => {
            wholes(a, found);
            wholes(b, found);
        }
        _ => found.push(term),
    }
}

/// Variables of a term, without those bound by folds.
pub fn variables(term: &Term) -> Vec<Slot> {
    let mut found = Vec::new();
    crate::walk::term(term, &mut |slot| found.push(slot));
    found
}
