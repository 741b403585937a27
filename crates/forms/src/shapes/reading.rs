//! Rules as differences: the amounts taken from each place, in as few variables as possible.
//!
//! Equations are solved for variables with coefficient 1, and a result like `m` becomes `n - k`: a new variable `k` stands for
//! the amount taken. Every such step is a bijection between the choices of variables.

use dashu_int::IBig;
use formulas::linear::{Linear, solved, unit, variable};
use formulas::substitute;
use rules::Relation;
use rules::{Formula, Part, Rule, Slot, Term};
use std::collections::BTreeSet;

/// Rules with more equations have to be listed.
const ROUNDS: usize = 300;

/// A rule that is being read.
pub(super) struct Reading {
    arity: usize,
    /// Number of variables so far.
    pub(super) slots: usize,
    /// Variables that are integers; all others are naturals.
    pub(super) integers: BTreeSet<Slot>,
    /// Amounts taken from each place.
    pub(super) deltas: Vec<Linear>,
    /// Further conditions, apart from the results being naturals.
    pub(super) conditions: Vec<Formula>,
}

impl Reading {
    /// Reads a rule; `None` unless its result is one tuple of linear terms whose differences from the places
    /// contain no places.
    pub(super) fn new(rule: &Rule, arity: usize) -> Option<Reading> {
        let [Part::Tuple(results)] = &*rule.after else { return None };
        if results.len() != arity {
            return None;
        }
        let mut deltas = Vec::with_capacity(arity);
        for (place, result) in (0..).zip(results) {
            let result = Linear::exact(result).filter(|linear| linear.others.is_empty())?;
            deltas.push(variable(Slot(place)).plus(&result, &IBig::NEG_ONE));
        }
        let mut conditions = Vec::new();
        substitute::conjuncts(&rule.condition, &mut conditions);
        let slots = rule.scope.names.len().max(arity);
        let mut reading = Reading { arity, slots, integers: BTreeSet::new(), deltas, conditions };
        for _ in 0..ROUNDS {
            if reading.solve_equation() {
                continue;
            }
            reading.reduce_places();
            let Some(open) = (0..arity).find(|&place| !reading.is_free_of_places(place)) else {
                return Some(reading);
            };
            reading.name_delta(open)?;
        }
        None
    }

    /// Returns `true` if a variable is a place of the position.
    pub(super) fn is_place(&self, slot: Slot) -> bool {
        (slot.0 as usize) < self.arity
    }

    fn is_free_of_places(&self, place: usize) -> bool {
        self.deltas[place].variables.keys().all(|&slot| !self.is_place(slot))
    }

    /// Solves one equation for a quantified variable; `false` if none is left.
    fn solve_equation(&mut self) -> bool {
        for index in 0..self.conditions.len() {
            let Formula::Compare(Relation::Equal, a, b) = &self.conditions[index] else { continue };
            let Some(equation) = Linear::difference(a, b) else { continue };
            let Some(slot) = unit(&equation, |slot| !self.is_place(slot)) else { continue };
            self.conditions.remove(index);
            self.replace(slot, &solved(&equation, slot));
            return true;
        }
        false
    }

    /// Eliminates places from the differences by means of equations between places, which remain conditions.
    fn reduce_places(&mut self) {
        let mut known: Vec<(Slot, Linear)> = Vec::new();
        for condition in &self.conditions {
            let Formula::Compare(Relation::Equal, a, b) = condition else { continue };
            let Some(mut equation) = Linear::difference(a, b) else { continue };
            for (slot, value) in &known {
                equation = equation.substitute(*slot, value);
            }
            // In a remaining equation every quantified variable has a coefficient other than 1.
            if equation.variables.keys().all(|&slot| self.is_place(slot))
                && let Some(slot) = unit(&equation, |_| true)
            {
                let value = solved(&equation, slot);
                for (_, other) in &mut known {
                    *other = std::mem::take(other).substitute(slot, &value);
                }
                known.push((slot, value));
            }
        }
        for delta in &mut self.deltas {
            for (slot, value) in &known {
                *delta = std::mem::take(delta).substitute(*slot, value);
            }
        }
    }

    /// Introduces a new integer for the amount taken from this place, in exchange for a quantified variable
    /// that occurs in it.
    fn name_delta(&mut self, place: usize) -> Option<()> {
        let delta = self.deltas[place].clone();
        let old = unit(&delta, |slot| !self.is_place(slot))?;
        let new = Slot(u32::try_from(self.slots).ok()?);
        self.slots += 1;
        self.integers.insert(new);
        let equation = delta.plus(&variable(new), &IBig::NEG_ONE);
        self.replace(old, &solved(&equation, old));
        Some(())
    }

    /// Replaces a quantified variable everywhere; its being a natural remains as a condition.
    fn replace(&mut self, slot: Slot, value: &Linear) {
        for delta in &mut self.deltas {
            *delta = std::mem::take(delta).substitute(slot, value);
        }
        for condition in &mut self.conditions {
            *condition = substitute::formula(condition, slot, value);
        }
        if !self.integers.remove(&slot) {
            let zero = Term::Number(0u8.into());
            self.conditions.push(Formula::Compare(Relation::GreaterEqual, value.term(), zero));
        }
    }
}
