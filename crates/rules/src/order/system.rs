//! Facts about the numbers in a rule, as linear inequalities.
//!
//! Every unknown is a natural. A nonlinear term is a separate unknown, with the inequalities that its definition implies: it is
//! read only where it is known to be defined.

use crate::Function;
use crate::linear::Linear;
use crate::ruleset::{Slot, Term};
use dashu_int::IBig;
use dashu_int::ops::DivEuclid;
use formulas::inequalities::{Affine, Budget, contradictory};
use language::Surd;
use std::collections::BTreeMap;

/// Limit on combinations of alternatives.
const ALTERNATIVES: usize = 16;
/// Largest constant lower bound that is looked for in the factor of a product.
const LEAST: i32 = 4;
/// Larger systems are not examined.
const CELLS: usize = 40_000;

/// A product or quotient whose bounds depend on further facts about its operands.
#[derive(Clone, Debug)]
enum Open {
    Product(Affine, Affine, Affine),
    Quotient(Affine, Affine, Affine),
    Remainder(Affine, Affine, Affine),
}

/// Inequalities over unknown naturals.
#[derive(Clone, Debug, Default)]
pub(super) struct System {
    unknowns: usize,
    /// Nonnegative forms.
    forms: Vec<Affine>,
    /// Unknowns eliminated by equations; they occur in no form and in none of these values.
    solved: BTreeMap<usize, Affine>,
    slots: BTreeMap<Slot, Affine>,
    terms: Vec<(Term, Affine)>,
    open: Vec<Open>,
    /// Disjunctions of conjunctions of nonnegative forms.
    alternatives: Vec<Vec<Vec<Affine>>>,
}

impl System {
    /// A new unknown natural.
    pub(super) fn natural(&mut self) -> Affine {
        self.unknowns += 1;
        Affine::unknown(self.unknowns - 1)
    }

    /// A new unknown integer: a difference of naturals.
    pub(super) fn integer(&mut self) -> Affine {
        let plus = self.natural();
        plus.subtract(&self.natural())
    }

    /// Forms that are nonnegative.
    pub(super) fn forms(&self) -> &[Affine] {
        &self.forms
    }

    /// A form with solved unknowns substituted.
    pub(super) fn reduced(&self, form: &Affine) -> Affine {
        let solved = form.multiples.keys().filter(|unknown| self.solved.contains_key(unknown));
        solved.fold(form.clone(), |reduced, unknown| reduced.substitute(*unknown, &self.solved[unknown]))
    }

    /// Adds the fact that a form is nonnegative.
    pub(super) fn demand(&mut self, form: Affine) {
        let mut form = self.reduced(&form);
        // Since all unknowns are integers, the constant can be rounded down to a multiple of their common
        // divisor.
        if let Some(divisor) = form.divisor() {
            form.multiples.values_mut().for_each(|multiple| *multiple /= &divisor);
            form.constant = form.constant.div_euclid(divisor);
        }
        if form.as_constant().is_none_or(|constant| *constant < IBig::ZERO) && !self.forms.contains(&form) {
            self.forms.push(form);
        }
    }

    /// Adds the fact that a form is 0.
    pub(super) fn demand_zero(&mut self, form: Affine) {
        let form = self.reduced(&form);
        let unit = form
            .multiples
            .iter()
            .find(|(_, multiple)| **multiple == IBig::ONE || **multiple == IBig::NEG_ONE);
        if let Some((&unknown, multiple)) = unit {
            let value = form.times(&-multiple).plus(&Affine::unknown(unknown), &IBig::ONE);
            for known in self.solved.values_mut() {
                *known = known.clone().substitute(unknown, &value);
            }
            self.solved.insert(unknown, value.clone());
            std::mem::take(&mut self.forms).into_iter().for_each(|form| self.demand(form));
            self.demand(value);
        } else {
            // Rounding makes these contradict each other if the divisor of the multiples does not divide the
            // constant.
            self.demand(form.times(&IBig::NEG_ONE));
            self.demand(form);
        }
    }

    /// Adds the fact that one of several conjunctions holds.
    pub(super) fn demand_one_of(&mut self, alternatives: Vec<Vec<Affine>>) {
        self.alternatives.push(alternatives);
    }

    /// Declares a variable to be an integer, not necessarily natural.
    pub(super) fn set_integer(&mut self, slot: Slot) {
        let integer = self.integer();
        self.slots.insert(slot, integer);
    }

    /// Form of a variable.
    pub(super) fn variable(&mut self, slot: Slot) -> Affine {
        match self.slots.get(&slot) {
            Some(known) => known.clone(),
            None => {
                let unknown = self.natural();
                self.slots.insert(slot, unknown.clone());
                unknown
            }
        }
    }

    /// Form of a term that is known to be defined.
    pub(super) fn read(&mut self, term: &Term) -> Affine {
        let linear = Linear::read(term);
        let mut form = Affine::constant(linear.constant);
        for (slot, multiple) in linear.variables {
            form = form.plus(&self.variable(slot), &multiple);
        }
        for (multiple, other) in linear.others {
            form = form.plus(&self.other(&other), &multiple);
        }
        form
    }

    fn other(&mut self, term: &Term) -> Affine {
        if let Some((_, known)) = self.terms.iter().find(|(known, _)| known == term) {
            return known.clone();
        }
        let form = self.define(term);
        self.terms.push((term.clone(), form.clone()));
        form
    }

    fn define(&mut self, term: &Term) -> Affine {
        match term {
            Term::Divide(a, b) => {
                let (a, b) = (self.read(a), self.read(b));
                self.quotient(&a, &b, false)
            }
            Term::Modulo(a, b) => {
                let (a, b) = (self.read(a), self.read(b));
                self.quotient(&a, &b, true)
            }
            Term::Multiply(a, b) => {
                let (a, b) = (self.read(a), self.read(b));
                let natural = a == b || a.is_plainly_natural() && b.is_plainly_natural();
                let product = if natural { self.natural() } else { self.integer() };
                self.open.push(Open::Product(product.clone(), a, b));
                product
            }
            Term::Xor(a, b) => {
                let operands = [self.read(a), self.read(b)];
                let [a, b] = operands.each_ref();
                let xor = self.natural();
                // 0 <= a, b; and each of the three is at most the sum of the other two
                operands.iter().for_each(|operand| self.demand(operand.clone()));
                self.demand((a.clone() + b).subtract(&xor));
                self.demand((xor.clone() + a).subtract(b));
                self.demand((xor.clone() + b).subtract(a));
                xor
            }
            Term::Call(function, terms) => {
                let terms: Vec<Affine> = terms.iter().map(|term| self.read(term)).collect();
                terms.iter().for_each(|term| self.demand(term.clone()));
                let value = self.natural();
                self.function(*function, &terms, &value);
                value
            }
            Term::Floor(by, of) => {
                let of = self.read(of);
                self.demand(of.clone());
                let value = self.natural();
                if let Ok(by) = by.surd() {
                    self.floor(&by, &of, &value);
                }
                value
            }
            Term::Entry(list, place) => {
                let entries = list.entries();
                let place = self.read(place);
                let value = self.natural();
                // 1 <= place <= length, least <= value <= largest
                self.demand(place.clone().offset(-1));
                self.demand(place.times(&IBig::NEG_ONE).offset(entries.len()));
                if let (Some(least), Some(largest)) = (entries.iter().min(), entries.iter().max()) {
                    self.demand(value.clone().offset(-IBig::from(least.clone())));
                    self.demand(value.times(&IBig::NEG_ONE).offset(largest.clone()));
                }
                value
            }
            Term::Count(_) => self.natural(),
            // Parameters are fixed, and rules have no folds
            _ => self.integer(),
        }
    }

    /// `a div b` or `a mod b`; both are defined only for `b >= 1`.
    fn quotient(&mut self, a: &Affine, b: &Affine, remainder: bool) -> Affine {
        let quotient = if a.is_plainly_natural() { self.natural() } else { self.integer() };
        self.demand(b.clone().offset(-1));
        if let Some(divisor) = b.as_constant() {
            let rest = a.clone().subtract(&quotient.times(divisor));
            self.demand(rest.clone());
            self.demand(rest.times(&IBig::NEG_ONE).offset(divisor - IBig::ONE));
            return if remainder { rest } else { quotient };
        }
        if !remainder {
            self.open.push(Open::Quotient(quotient.clone(), a.clone(), b.clone()));
            return quotient;
        }
        let rest = self.natural();
        self.demand(b.clone().subtract(&rest).offset(-1));
        self.open.push(Open::Remainder(rest.clone(), a.clone(), b.clone()));
        rest
    }

    /// Adds relations between a floor and the natural that is multiplied.
    fn floor(&mut self, by: &Surd, of: &Affine, value: &Affine) {
        let thousandths = |count: u32| IBig::from(by.floor(&count.into()));
        // With x the factor, ⌊x⌋·t <= ⌊xt⌋; with ⌊1000x⌋ = a, at < 1000·⌊xt⌋ + 1000; with ⌊10000x⌋ = b, 10000·⌊xt⌋ <= (b + 1)·t.
        self.demand(value.clone().subtract(&of.times(&thousandths(1))));
        self.demand(value.times(&1000.into()).offset(999).subtract(&of.times(&thousandths(1000))));
        self.demand(of.times(&(thousandths(10_000) + IBig::ONE)).subtract(&value.times(&10_000.into())));
    }

    /// Adds relations between a function's value and its arguments, all of them naturals.
    fn function(&mut self, function: Function, terms: &[Affine], value: &Affine) {
        let from = |least: &Affine, most: &Affine| most.clone().subtract(least);
        match (function, terms) {
            (Function::Fib, [t]) => self.demand(from(t, &value.clone().offset(1))),
            (Function::NextFree, [t]) => self.demand(from(t, value).offset(-1)),
            (Function::Ones | Function::Bits, [t]) => self.demand(from(value, t)),
            // 2^k is at least k + 1.
            (Function::Twos, [t]) | (Function::Valuation, [_, t]) => self.demand(from(value, t).offset(-1)),
            (Function::OddPart, [t]) => {
                self.demand(value.clone().offset(-1));
                self.demand(from(value, t));
            }
            (Function::SmallestFactor, [t]) => {
                self.demand(value.clone().offset(-2));
                self.demand(from(value, t));
            }
            (Function::Digit, [t, _, base]) => {
                self.demand(from(value, t));
                self.demand(from(value, base).offset(-1));
            }
            // Each is 0 or at least the divisor, which is 0 only if all are.
            (Function::Gcd, terms) => {
                let is_zero = |term: &Affine| vec![term.times(&IBig::NEG_ONE)];
                for term in terms {
                    self.demand_one_of(vec![is_zero(term), vec![from(value, term)]]);
                }
                let sum = terms.iter().fold(Affine::constant(0), |sum, term| sum + term);
                self.demand_one_of(vec![is_zero(&sum), vec![value.clone().offset(-1)]]);
            }
            (Function::LowestZeckendorf, [t]) => {
                self.demand(value.clone().offset(-1));
                self.demand(from(value, t));
            }
            (Function::Bit, [t, _]) => {
                self.demand(from(value, &Affine::constant(1)));
                self.demand(from(value, t));
            }
            (Function::Min | Function::Max, terms) => {
                let between =
                    |term| if function == Function::Min { from(value, term) } else { from(term, value) };
                terms.iter().for_each(|term| self.demand(between(term)));
                // And it is one of them
                self.demand_one_of(
                    terms.iter().map(|term| vec![between(term).times(&IBig::NEG_ONE)]).collect(),
                );
            }
            _ => {}
        }
    }

    /// Returns `true` if no naturals satisfy the known facts.
    pub(super) fn contradictory(&self, budget: &Budget) -> bool {
        self.forms.len() * self.unknowns <= CELLS && contradictory(self.forms.iter(), self.unknowns, budget)
    }

    /// Returns `true` if a form, an integer like all forms here, is nonnegative by the known facts.
    pub(super) fn entails(&self, form: &Affine, budget: &Budget) -> bool {
        let form = self.reduced(form);
        if form.is_plainly_natural() {
            return true;
        }
        let opposite = form.times(&IBig::NEG_ONE).offset(-1);
        self.forms.len() * self.unknowns <= CELLS
            && contradictory(self.forms.iter().chain([&opposite]), self.unknowns, budget)
    }

    /// Returns `true` if a form is bounded below: no direction that preserves all inequalities decreases it.
    pub(super) fn bounds_below(&self, form: &Affine, budget: &Budget) -> bool {
        let form = self.reduced(form);
        let direction = |form: &Affine| Affine { constant: IBig::ZERO, ..form.clone() };
        let mut forms: Vec<Affine> = self.forms.iter().map(direction).collect();
        forms.push(direction(&form).times(&IBig::NEG_ONE).offset(-1));
        forms.len() * self.unknowns <= CELLS && contradictory(forms.iter(), self.unknowns, budget)
    }

    /// The largest constant lower bound on a form, up to a limit.
    fn least(&self, form: &Affine, budget: &Budget) -> Option<IBig> {
        let reached = |least: &i32| self.entails(&form.clone().offset(-least), budget);
        (0..=LEAST).take_while(reached).last().map(IBig::from)
    }

    /// Adds consequences for products and quotients of the facts about their operands.
    fn settle(&mut self, budget: &Budget) {
        let open = std::mem::take(&mut self.open);
        let rests: Vec<(Affine, Affine, Affine)> = open
            .iter()
            .filter_map(|open| match open {
                Open::Remainder(rest, a, b) => Some((rest.clone(), a.clone(), b.clone())),
                _ => None,
            })
            .collect();
        for open in open {
            match open {
                Open::Product(product, a, b) => {
                    if a == b {
                        // a² >= |a|, a² >= 2a - 1
                        self.demand(product.clone().subtract(&a));
                        self.demand(product.clone() + &a);
                        self.demand(product.clone().subtract(&a.times(&2.into())).offset(1));
                    }
                    let (Some(s), Some(t)) = (self.least(&a, budget), self.least(&b, budget)) else {
                        continue;
                    };
                    // (a - s)(b - t) >= 0, s (b - t) >= 0, t (a - s) >= 0
                    let corner = a.times(&t).plus(&b, &s).offset(-(&s * &t));
                    self.demand(product.clone().subtract(&corner));
                    self.demand(product.clone().subtract(&b.times(&s)));
                    self.demand(product.clone().subtract(&a.times(&t)));
                }
                Open::Quotient(quotient, a, b) => {
                    if self.entails(&a, budget) {
                        self.demand(quotient.clone());
                        let divisor =
                            self.least(&b, budget).filter(|least| *least > IBig::ONE).unwrap_or(IBig::ONE);
                        // What is left is the remainder, whether it is read or not.
                        let rest = rests.iter().find(|(_, of, by)| (of, by) == (&a, &b));
                        let rest = rest.map_or(Affine::constant(0), |(rest, ..)| rest.clone());
                        self.demand(a.subtract(&quotient.times(&divisor)).subtract(&rest));
                    }
                }
                Open::Remainder(rest, a, _) => {
                    if self.entails(&a, budget) {
                        self.demand(a.subtract(&rest));
                    }
                }
            }
        }
    }

    /// Feasible cases of its alternatives.
    pub(super) fn cases(mut self, budget: &Budget) -> Vec<System> {
        let alternatives = std::mem::take(&mut self.alternatives);
        let mut cases = vec![self];
        for choice in alternatives {
            // Excess alternatives are dropped, which only weakens the system.
            if cases.len() * choice.len() <= ALTERNATIVES {
                let with = |case: &System, forms: &Vec<Affine>| {
                    let mut case = case.clone();
                    forms.iter().for_each(|form| case.demand(form.clone()));
                    case
                };
                cases = cases.iter().flat_map(|case| choice.iter().map(|forms| with(case, forms))).collect();
            }
        }
        cases.iter_mut().for_each(|case| case.settle(budget));
        cases.retain(|case| !case.contradictory(budget));
        cases
    }
}
