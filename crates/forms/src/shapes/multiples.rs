//! Values of the variable in a family of one variable, for the amounts that a rule takes.

use super::Masks;
use dashu_int::ops::{DivEuclid, DivRem};
use dashu_int::{IBig, UBig};
use formulas::linear::{Linear, variable};
use formulas::{fix, substitute};
use rules::{Formula, Set, Slot, Term};
use rules::{Predicate, Relation};

/// Limit on the steps in a list.
pub(super) const STEPS: usize = 4096;
/// Limit on the values tried for a list.
pub(super) const TRIED: u64 = 1 << 22;
/// Number of values tried at once.
const BLOCK: u64 = 4096;

/// Values of the variable of a family.
pub(super) struct Values {
    pub(super) slot: Slot,
    pub(super) least: Option<IBig>,
    pub(super) most: Option<IBig>,
    /// Conditions beyond the bounds.
    tests: Vec<Formula>,
}

impl Values {
    pub(super) fn new(slot: Slot, natural: bool) -> Values {
        Values { slot, least: natural.then_some(IBig::ZERO), most: None, tests: Vec::new() }
    }

    /// Adds a condition in which no other variable is free.
    pub(super) fn restrict(&mut self, condition: &Formula) {
        match condition {
            Formula::Compare(relation, a, b) if *relation != Relation::NotEqual => {
                let Some(linear) = Linear::difference(a, b) else { return self.test(condition) };
                let opposite = Linear::default().plus(&linear, &IBig::NEG_ONE);
                match relation {
                    Relation::Less => self.at_least_zero(&opposite, 1),
                    Relation::LessEqual => self.at_least_zero(&opposite, 0),
                    Relation::Greater => self.at_least_zero(&linear, 1),
                    Relation::GreaterEqual => self.at_least_zero(&linear, 0),
                    _ => {
                        self.at_least_zero(&linear, 0);
                        self.at_least_zero(&opposite, 0);
                    }
                }
            }
            _ => self.test(condition),
        }
    }

    fn test(&mut self, condition: &Formula) {
        match condition {
            // Both hold for naturals only.
            Formula::Is(_, term) if self.is_it(term) => self.raise(IBig::ZERO),
            Formula::In(term, set) if self.is_it(term) => {
                self.raise(IBig::ZERO);
                if let Some(ranges) = constant_ranges(set)
                    && let (Some(least), Some(most)) =
                        (ranges.iter().map(|range| range.0).min(), ranges.iter().map(|range| range.1).max())
                {
                    self.raise(least.clone().into());
                    self.lower(most.clone().into());
                    if let [_] = &*ranges {
                        return;
                    }
                }
            }
            _ => {}
        }
        self.tests.push(condition.clone());
    }

    fn is_it(&self, term: &Term) -> bool {
        *term == Term::Variable(self.slot)
    }

    /// `form - offset >= 0`, where the form contains only this variable.
    fn at_least_zero(&mut self, form: &Linear, offset: u8) {
        let constant = &form.constant - IBig::from(offset);
        let multiple = form.multiple(self.slot);
        if multiple > IBig::ZERO {
            // k >= -constant / multiple, rounded up
            self.raise(-constant.div_euclid(multiple));
        } else if multiple < IBig::ZERO {
            self.lower(constant.div_euclid(-multiple));
        } else if constant < IBig::ZERO {
            self.raise(IBig::ONE);
            self.lower(IBig::ZERO);
        }
    }

    fn raise(&mut self, least: IBig) {
        self.least = Some(self.least.take().map_or(least.clone(), |known| known.max(least)));
    }

    fn lower(&mut self, most: IBig) {
        self.most = Some(self.most.take().map_or(most.clone(), |known| known.min(most)));
    }

    /// Moves the bounds inwards past values that are excluded one by one.
    pub(super) fn trim(&mut self) {
        let mut excluded = Vec::new();
        self.tests.retain(|test| {
            let Formula::Compare(Relation::NotEqual, a, b) = test else { return true };
            let Some(linear) = Linear::difference(a, b) else { return true };
            let multiple = linear.multiple(self.slot);
            if multiple == IBig::ZERO {
                return true;
            }
            let (value, rest) = (-linear.constant).div_rem(multiple);
            if rest == IBig::ZERO {
                excluded.push(value);
            }
            false
        });
        excluded.sort();
        for value in &excluded {
            if self.least.as_ref() == Some(value) {
                self.raise(value + IBig::ONE);
            }
        }
        for value in excluded.iter().rev() {
            if self.most.as_ref() == Some(value) {
                self.lower(value - IBig::ONE);
            }
        }
        let inside = |value: &IBig| {
            self.least.as_ref().is_none_or(|least| least <= value)
                && self.most.as_ref().is_none_or(|most| value <= most)
        };
        excluded.retain(inside);
        // Excluded values inside remain conditions.
        for value in excluded {
            let linear = Linear { constant: value, ..Linear::default() };
            let value = linear.term();
            self.tests.push(Formula::Compare(Relation::NotEqual, Term::Variable(self.slot), value));
        }
    }

    /// Returns `true` if the bounds exclude everything.
    pub(super) fn is_empty(&self) -> bool {
        matches!((&self.least, &self.most), (Some(least), Some(most)) if least > most)
    }

    /// Returns `true` if the bounds are the only condition.
    pub(super) fn is_interval(&self) -> bool {
        self.tests.is_empty()
    }

    /// Bounds the values by the amount that can be taken from a place below this extent: `constant +
    /// multiple * k < extent`.
    pub(super) fn fit(&mut self, constant: &IBig, multiple: &IBig, extent: u64) {
        let form = Linear {
            variables: [(self.slot, -multiple)].into(),
            constant: IBig::from(extent) - constant,
            ..Linear::default()
        };
        self.at_least_zero(&form, 1);
    }

    /// The values one by one; `None` if they are too many, unbounded, or undecided.
    pub(super) fn list(&self, slots: usize, masks: Masks<'_>) -> Option<Vec<i64>> {
        if self.is_empty() {
            return Some(vec![]);
        }
        let least = i64::try_from(self.least.as_ref()?).ok()?;
        let most = i64::try_from(self.most.as_ref()?).ok()?;
        if self.tests.is_empty() {
            return (least.abs_diff(most) < STEPS as u64).then(|| (least..=most).collect());
        }
        // Conditions are compiled for naturals.
        let (least, most) = (u64::try_from(least).ok()?, u64::try_from(most).ok()?);
        let first = variable(Slot(0));
        let tests = self.tests.iter().map(|test| substitute::formula(test, self.slot, &first));
        let mask = masks(&fix::and(tests), 1, slots)?;
        let mut found = Vec::new();
        let mut try_block = |start: u64, count: u64| {
            let mut row = vec![false; count as usize];
            mask.fill(&[], start, &mut row);
            found.extend((start..).zip(&row).filter(|(_, holds)| **holds).map(|(value, _)| value as i64));
            found.len() <= STEPS
        };
        let fits = match self.candidates(least, most) {
            Some(candidates) => candidates.into_iter().all(|candidate| try_block(candidate, 1)),
            None if most - least > TRIED => return None,
            None => (least..=most)
                .step_by(BLOCK as usize)
                .all(|start| try_block(start, BLOCK.min(most - start + 1))),
        };
        fits.then_some(found)
    }

    /// Superset of the values that pass the tests, where some test names few values.
    fn candidates(&self, least: u64, most: u64) -> Option<Vec<u64>> {
        let few = |test: &Formula| -> Option<Vec<u64>> {
            match test {
                Formula::In(term, set) if self.is_it(term) => {
                    let mut members = Vec::new();
                    for (from, to) in constant_ranges(set)? {
                        let from = u64::try_from(from).unwrap_or(u64::MAX).max(least);
                        let to = u64::try_from(to).unwrap_or(u64::MAX).min(most);
                        if from <= to {
                            if to - from > TRIED || members.len() as u64 > TRIED {
                                return None;
                            }
                            members.extend(from..=to);
                        }
                    }
                    Some(members)
                }
                Formula::Is(Predicate::PowerOfTwo, term) if self.is_it(term) => {
                    Some((0..u64::BITS).map(|bit| 1 << bit).collect())
                }
                Formula::Is(Predicate::Fibonacci, term) if self.is_it(term) => Some(
                    (0..=93)
                        .filter_map(|index| u64::try_from(language::arithmetic::fibonacci(index)?).ok())
                        .collect(),
                ),
                Formula::Is(Predicate::Square, term) if self.is_it(term) && most <= TRIED.pow(2) => {
                    Some((0..=most.isqrt()).map(|root| root * root).collect())
                }
                _ => None,
            }
        };
        let mut candidates = self.tests.iter().filter_map(few).min_by_key(Vec::len)?;
        candidates.retain(|candidate| (least..=most).contains(candidate));
        candidates.sort_unstable();
        candidates.dedup();
        Some(candidates)
    }
}

/// Nonempty ranges of a constant set.
fn constant_ranges(set: &Set) -> Option<Vec<(&UBig, &UBig)>> {
    let Set::Ranges(ranges) = set else { return None };
    let constant = |range| match range {
        &(Term::Number(ref from), Term::Number(ref to)) => Some((from, to)),
        _ => None,
    };
    let ranges: Option<Vec<_>> = ranges.iter().map(constant).collect();
    ranges.map(|ranges| ranges.into_iter().filter(|(from, to)| from <= to).collect())
}
