//! Rules in terms of the amount taken and of the parts left.

use dashu_int::IBig;
use formulas::linear::{Linear, solved, unit, variable};
use formulas::substitute;
use rules::Relation;
use rules::{Formula, Part, Rule, Slot, Term};

/// A rule without its original variables.
pub(super) struct Reading {
    /// Amount taken.
    pub(super) taken: Slot,
    /// Parts left.
    pub(super) parts: Vec<Slot>,
    /// Conditions, apart from the parts being naturals.
    pub(super) conditions: Vec<Formula>,
    /// Number of variables, including eliminated ones.
    pub(super) slots: usize,
}

impl Reading {
    /// Reads a rule for positions that are single numbers; `None` if some variable is not determined by the
    /// amount and the parts.
    pub(super) fn new(rule: &Rule, most: usize) -> Option<Reading> {
        if rule.after.len() > most {
            return None;
        }
        let first = u32::try_from(rule.scope.names.len().max(1)).ok()?;
        let taken = Slot(first);
        let parts: Vec<Slot> = (first + 1..).map(Slot).take(rule.after.len()).collect();
        let heap = parts.iter().fold(variable(taken), |sum, &part| sum.plus(&variable(part), &IBig::ONE));
        let slots = first as usize + 1 + parts.len();
        // Parts that are variables come first, so that they keep their names.
        let mut conditions = Vec::new();
        for (&part, result) in parts.iter().zip(&rule.after) {
            let Part::Tuple(terms) = result else { return None };
            let [term] = &**terms else { return None };
            let result = Linear::exact(term).filter(|linear| linear.others.is_empty())?;
            let equation = result.plus(&variable(part), &IBig::NEG_ONE);
            conditions.push(compared(&equation));
        }
        substitute::conjuncts(&rule.condition, &mut conditions);
        let mut reading = Reading { taken, parts, conditions, slots };
        reading.replace(Slot(0), &heap);
        while reading.solve() {}
        let old = |slot: Slot| slot.0 < first;
        let mut left = reading.conditions.iter().flat_map(formulas::walk::variables);
        if left.any(old) { None } else { Some(reading) }
    }

    /// Solves one equation for a variable of the rule; `false` if none is left.
    fn solve(&mut self) -> bool {
        for index in 0..self.conditions.len() {
            let Formula::Compare(Relation::Equal, a, b) = &self.conditions[index] else { continue };
            let Some(equation) = Linear::difference(a, b) else { continue };
            let Some(slot) = unit(&equation, |slot| slot < self.taken) else { continue };
            self.conditions.remove(index);
            let value = solved(&equation, slot);
            self.replace(slot, &value);
            // The variable was a natural.
            let zero = Term::Number(0u8.into());
            self.conditions.push(Formula::Compare(Relation::GreaterEqual, value.term(), zero));
            return true;
        }
        false
    }

    fn replace(&mut self, slot: Slot, value: &Linear) {
        for condition in &mut self.conditions {
            *condition = substitute::formula(condition, slot, value);
        }
    }
}

/// The condition that a linear form is 0.
fn compared(form: &Linear) -> Formula {
    Formula::Compare(Relation::Equal, form.term(), Term::Number(0u8.into()))
}
