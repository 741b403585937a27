//! Rules read as walks: one variable is chosen from a range, and everything else depends on it linearly.

use super::form::Form;
use formulas::walk;
use rules::finding::Step;
use rules::{Formula, Part, Pattern, Relation, Rule, Slot, Term};
use std::collections::BTreeMap;

/// base + slope · k, for the variable k of the walk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Affine {
    pub(super) base: Form,
    pub(super) slope: Form,
}

impl Affine {
    fn constant(number: i64) -> Affine {
        Affine { base: Form::constant(number), slope: Form::default() }
    }

    fn plus(&self, other: &Affine, factor: i64) -> Option<Affine> {
        Some(Affine {
            base: self.base.plus(&other.base, factor)?,
            slope: self.slope.plus(&other.slope, factor)?,
        })
    }

    fn times(&self, other: &Affine) -> Option<Affine> {
        let zero = Form::default();
        if self.slope != zero && other.slope != zero {
            return None;
        }
        let slope = self.base.times(&other.slope)?.plus(&self.slope.times(&other.base)?, 1)?;
        Some(Affine { base: self.base.times(&other.base)?, slope })
    }
}

/// A rule in terms of its walk.
#[derive(Default)]
pub(super) struct Reading {
    known: BTreeMap<Slot, Affine>,
    pub(super) variable: Option<Slot>,
    /// Conditions that are no demands, on the places and the variable.
    pub(super) tests: Vec<Formula>,
    /// Everything that has to be nonnegative.
    pub(super) demands: Vec<Affine>,
    /// Positions left: parts, and the numbers of each.
    pub(super) parts: Vec<Vec<Affine>>,
}

impl Reading {
    /// `None` if the rule is no walk, regardless of its tests.
    pub(super) fn of(rule: &Rule) -> Option<Reading> {
        let Pattern::Tuple(arity) = rule.before else { return None };
        let mut reading = Reading::default();
        for place in 0..arity {
            let number = Affine { base: Form::place(place), slope: Form::default() };
            reading.known.insert(Slot(u32::try_from(place).ok()?), number);
        }
        for step in rule.steps().ok()? {
            reading.step(&step, arity)?;
        }
        for part in &rule.after {
            let Part::Tuple(terms) = part else { return None };
            let part: Vec<Affine> = terms.iter().map(|term| reading.term(term)).collect::<Option<_>>()?;
            if part.len() != arity {
                return None;
            }
            part.iter().for_each(|number| reading.demand(number.clone()));
            reading.parts.push(part);
        }
        Some(reading)
    }

    fn step(&mut self, step: &Step, arity: usize) -> Option<()> {
        match step {
            Step::Test(condition) => self.conditions(condition, arity),
            Step::Range { slot, demands } if self.variable.is_none() => {
                for (factor, rest) in demands {
                    let (slope, base) = (self.term(factor)?.base, self.term(rest)?.base);
                    self.demand(Affine { base, slope });
                }
                self.variable = Some(*slot);
                self.known.insert(*slot, Affine { base: Form::default(), slope: Form::constant(1) });
                Some(())
            }
            Step::Solve { slot, factor, rest } => {
                let factor = self.term(factor)?;
                let sign = factor.base.as_constant().filter(|sign| sign.abs() == 1)?;
                if factor.slope != Form::default() {
                    return None;
                }
                let value = Affine::default().plus(&self.term(rest)?, -sign)?;
                self.demand(value.clone());
                self.known.insert(*slot, value);
                Some(())
            }
            _ => None,
        }
    }

    fn demand(&mut self, demand: Affine) {
        if !self.demands.contains(&demand) {
            self.demands.push(demand);
        }
    }

    /// Demands, and what is left to be tested.
    fn conditions(&mut self, condition: &Formula, arity: usize) -> Option<()> {
        if let Formula::And(all) = condition {
            return all.iter().try_for_each(|one| self.conditions(one, arity));
        }
        if self.condition(condition).is_none() {
            let is_known = |slot: &Slot| (slot.0 as usize) < arity || self.variable == Some(*slot);
            if !walk::variables(condition).iter().all(is_known) {
                return None;
            }
            self.tests.push(condition.clone());
        }
        Some(())
    }

    /// `None` if the condition is no demand.
    fn condition(&mut self, condition: &Formula) -> Option<()> {
        match condition {
            Formula::True => {}
            Formula::False => self.demand(Affine::constant(-1)),
            Formula::Compare(relation, a, b) => {
                let (a, b) = (self.term(a)?, self.term(b)?);
                let (more, less) = (a.plus(&b, -1)?, b.plus(&a, -1)?);
                let one = Affine::constant(1);
                match relation {
                    Relation::GreaterEqual => self.demand(more),
                    Relation::LessEqual => self.demand(less),
                    Relation::Greater => self.demand(more.plus(&one, -1)?),
                    Relation::Less => self.demand(less.plus(&one, -1)?),
                    Relation::Equal => {
                        self.demand(more);
                        self.demand(less);
                    }
                    Relation::NotEqual => return None,
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn term(&self, term: &Term) -> Option<Affine> {
        match term {
            Term::Number(number) => Some(Affine::constant(i64::try_from(number).ok()?)),
            Term::Variable(slot) => self.known.get(slot).cloned(),
            Term::Add(a, b) => self.term(a)?.plus(&self.term(b)?, 1),
            Term::Subtract(a, b) => self.term(a)?.plus(&self.term(b)?, -1),
            Term::Multiply(a, b) => self.term(a)?.times(&self.term(b)?),
            _ => None,
        }
    }
}
