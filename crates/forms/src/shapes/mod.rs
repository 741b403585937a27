//! Recognition of shapes: finds rays and steps, so that a table need not list options.
//!
//! **Method.** The amounts that a rule takes from each place are written in as few variables as possible, at
//! best as `constant + multiple * k`. The condition is divided into parts about the position only, which become the guard; parts
//! about the variables only, which restrict their values; and parts about both. The last must follow from the others and from the
//! results being naturals, which linear programs show; otherwise the rule has to be listed.

mod multiples;
mod reading;
mod several;
#[cfg(test)]
mod tests;

use crate::Shape;
use dashu_int::IBig;
use formulas::fix;
use formulas::linear::{Linear, variable};
use formulas::walk;
use limits::watch;
use multiples::Values;
use reading::Reading;
use rules::{Form, Formula, Instance, Rule, Slot, Term, Trouble};
use rules::{Mask, Premises, Prover};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Compiles a condition on the first variables, given their number and the number of all variables; `None` if
/// it might be undecided somewhere.
pub(crate) type Masks<'a> = &'a dyn Fn(&Formula, usize, usize) -> Option<Arc<dyn Mask>>;

/// Limit on the numbers in a shape, so that sums of them are machine words.
const LARGEST: i64 = 1 << 60;

/// Shapes of the rules in a box, which has an extent for each place.
pub fn shapes(instance: &Instance, extents: &[u64]) -> Result<Vec<Shape>, Trouble> {
    let Form::Tuple(arity) = instance.form() else { return Err(Trouble::WrongForm) };
    if extents.len() != arity {
        return Err(Trouble::WrongForm);
    }
    if instance.native().is_some() {
        return Ok(vec![Shape::General { rule: 0 }]);
    }
    let masks = |formula: &_, places, slots| instance.mask(formula, places, slots);
    of_rules(instance.rules(), extents, &masks).ok_or(Trouble::TooMany)
}

/// All vectors that a rule on pairs takes within a box, if they are the same everywhere and add to no number: a matrix of
/// bits with a row for each amount taken from the first number, each of whole words.
pub fn vectors(instance: &Instance, rule: usize, extents: [u64; 2]) -> Option<Vec<u64>> {
    let text = instance.rules().get(rule).filter(|_| instance.native().is_none())?;
    let masks = |formula: &_, places, slots| instance.mask(formula, places, slots);
    of_rule(text, extents, &masks)
}

/// Shapes of rules on tuples, whose parameters are fixed. `masks` also compiles the conditions that select steps. `None` if the
/// caller asked to stop.
fn of_rules(rules: &[Rule], extents: &[u64], masks: Masks<'_>) -> Option<Vec<Shape>> {
    let prover = Prover::new();
    let mut stopped = false;
    let shape = |(rule, text): (usize, &Rule)| {
        stopped = stopped || watch::steps(32);
        if stopped || text.condition == Formula::False || prover.is_never(text) {
            return None;
        }
        match plain(rule, text, extents, masks, &prover) {
            Plain::Never => None,
            Plain::Shape(shape) => Some(shape),
            Plain::No => Some(Shape::General { rule }),
        }
    };
    let found = rules.iter().enumerate().filter_map(shape).collect();
    (!stopped).then_some(found)
}

/// The vectors of a rule; `None` if they depend on the position, or add to a number.
fn of_rule(text: &Rule, extents: [u64; 2], masks: Masks<'_>) -> Option<Vec<u64>> {
    let reading = Reading::new(text, extents.len())?;
    let family: BTreeSet<Slot> =
        reading.deltas.iter().flat_map(|delta| delta.variables.keys().copied()).collect();
    let mut parts = Parts::new(&reading, &family)?;
    let regardless = parts.drop_implied(&reading, &Prover::new()) && parts.of_place.is_empty();
    (regardless && !family.is_empty())
        .then(|| several::matrix(&reading, &family, &parts.of_family, extents, masks))
        .flatten()
}

/// Result for a rule.
enum Plain {
    /// No options in the box.
    Never,
    Shape(Shape),
    /// Options have to be listed.
    No,
}

fn plain(rule: usize, text: &Rule, extents: &[u64], masks: Masks<'_>, prover: &Prover) -> Plain {
    let arity = extents.len();
    let Some(reading) = Reading::new(text, arity) else { return Plain::No };
    let family: BTreeSet<Slot> =
        reading.deltas.iter().flat_map(|delta| delta.variables.keys().copied()).collect();
    let Some(mut parts) = Parts::new(&reading, &family) else { return Plain::No };
    if !parts.drop_implied(&reading, prover) {
        return Plain::No;
    }
    let guard = match fix::and(parts.of_place.iter().cloned()) {
        Formula::True => None,
        Formula::False => return Plain::Never,
        condition => match masks(&condition, arity, reading.slots) {
            None => return Plain::No,
            mask => mask,
        },
    };
    let deltas = &reading.deltas;
    if family.len() > 1 {
        return match several::steps(&reading, &family, &parts.of_family, extents, masks) {
            Some(deltas) if deltas.is_empty() => Plain::Never,
            Some(deltas) => Plain::Shape(Shape::Steps { rule, deltas, guard }),
            None => Plain::No,
        };
    }
    let Some(&slot) = family.first() else {
        let delta: Option<Vec<i64>> = deltas.iter().map(|delta| small(&delta.constant)).collect();
        return match delta {
            Some(delta) if delta.iter().any(|&part| part != 0) => {
                Plain::Shape(Shape::Steps { rule, deltas: vec![delta], guard })
            }
            _ => Plain::No,
        };
    };
    let mut values = Values::new(slot, !reading.integers.contains(&slot));
    parts.of_family.iter().for_each(|condition| values.restrict(condition));
    values.trim();
    if values.is_empty() {
        return Plain::Never;
    }
    if values.is_interval()
        && let Some((direction, first, last)) = ray(deltas, slot, &values)
    {
        return Plain::Shape(Shape::Ray { rule, direction, first, last, guard });
    }
    for (delta, &extent) in deltas.iter().zip(extents) {
        values.fit(&delta.constant, &delta.multiple(slot), extent);
    }
    match values.list(reading.slots, masks).and_then(|values| steps(deltas, slot, &values)) {
        Some(deltas) if deltas.is_empty() => Plain::Never,
        Some(deltas) => Plain::Shape(Shape::Steps { rule, deltas, guard }),
        None => Plain::No,
    }
}

fn small(number: &IBig) -> Option<i64> {
    i64::try_from(number).ok().filter(|number| number.unsigned_abs() <= LARGEST as u64)
}

/// The multiples of one direction, if the family consists of those.
fn ray(deltas: &[Linear], slot: Slot, values: &Values) -> Option<(Vec<i64>, u64, Option<u64>)> {
    let mut direction: Vec<IBig> = deltas.iter().map(|delta| delta.multiple(slot)).collect();
    // constant = shift * multiple at every place
    let moving = direction.iter().position(|multiple| *multiple != IBig::ZERO)?;
    let shift = &deltas[moving].constant / &direction[moving];
    if deltas.iter().zip(&direction).any(|(delta, multiple)| delta.constant != &shift * multiple) {
        return None;
    }
    let mut first = values.least.as_ref().map(|least| least + &shift);
    let mut last = values.most.as_ref().map(|most| most + &shift);
    if first.as_ref().is_none_or(|first| *first < IBig::ONE) {
        // The opposite direction
        direction.iter_mut().for_each(|multiple| *multiple = -std::mem::take(multiple));
        (first, last) = (last.map(|last| -last), first.map(|first| -first));
    }
    let first = first.filter(|first| *first >= IBig::ONE)?;
    let direction = direction
        .iter()
        .map(|multiple| small(&(multiple * &first)).and_then(|_| small(multiple)))
        .collect::<Option<Vec<i64>>>()?;
    let last = match last {
        Some(last) => Some(small(&last)? as u64),
        None => None,
    };
    Some((direction, small(&first)? as u64, last))
}

/// The vectors at these values; `None` if one is too large or takes nothing.
fn steps(deltas: &[Linear], slot: Slot, values: &[i64]) -> Option<Vec<Vec<i64>>> {
    let vector = |&value: &i64| -> Option<Vec<i64>> {
        let part = |delta: &Linear| small(&(&delta.constant + delta.multiple(slot) * IBig::from(value)));
        let vector: Vec<i64> = deltas.iter().map(part).collect::<Option<_>>()?;
        vector.iter().any(|&part| part != 0).then_some(vector)
    };
    values.iter().map(vector).collect()
}

/// The condition of a rule, sorted by the variables of its parts.
struct Parts {
    of_place: Vec<Formula>,
    of_family: Vec<Formula>,
    of_both: Vec<Formula>,
}

impl Parts {
    /// Sorts the conditions. Conditions that share quantified variables belong together.
    fn new(reading: &Reading, family: &BTreeSet<Slot>) -> Option<Parts> {
        let mut groups: Vec<(Vec<Formula>, BTreeSet<Slot>)> = Vec::new();
        for condition in &reading.conditions {
            let variables: BTreeSet<Slot> = walk::variables(condition).into_iter().collect();
            let is_inner = |slot: &Slot| !reading.is_place(*slot) && !family.contains(slot);
            let (mut all, mut slots) = (vec![condition.clone()], variables);
            let mut apart = Vec::new();
            for (conditions, known) in groups {
                if known.intersection(&slots).any(is_inner) {
                    all.extend(conditions);
                    slots.extend(known);
                } else {
                    apart.push((conditions, known));
                }
            }
            apart.push((all, slots));
            groups = apart;
        }
        let mut parts = Parts { of_place: vec![], of_family: vec![], of_both: vec![] };
        for (conditions, slots) in groups {
            let is_inner = |slot: &&Slot| !reading.is_place(**slot) && !family.contains(slot);
            let inner: Vec<Slot> = slots.iter().filter(is_inner).copied().collect();
            if inner.iter().any(|slot| reading.integers.contains(slot)) {
                return None;
            }
            let condition = fix::and(conditions);
            let condition =
                if inner.is_empty() { condition } else { Formula::Exists(inner, Box::new(condition)) };
            let of_place = slots.iter().any(|slot| reading.is_place(*slot));
            match (of_place, !family.is_disjoint(&slots)) {
                (true, true) => parts.of_both.push(condition),
                (false, true) => parts.of_family.push(condition),
                (_, false) => parts.of_place.push(condition),
            }
        }
        Some(parts)
    }

    /// Drops the conditions on the position that follow from the rest and from the results being naturals;
    /// `false` if a condition on both the position and the family does not follow.
    fn drop_implied(&mut self, reading: &Reading, prover: &Prover) -> bool {
        let results: Vec<Term> = (0..)
            .zip(&reading.deltas)
            .map(|(place, delta)| variable(Slot(place)).plus(delta, &IBig::NEG_ONE).term())
            .collect();
        let follows = |from: &mut dyn Iterator<Item = &Formula>, condition: &Formula| {
            let conditions: Vec<&Formula> = from.collect();
            prover
                .follows(&Premises { conditions, naturals: &results, integers: &reading.integers }, condition)
        };
        let kept = self.of_place.iter().chain(&self.of_family);
        if !self.of_both.iter().all(|condition| follows(&mut kept.clone(), condition)) {
            return false;
        }
        let mut index = 0;
        while index < self.of_place.len() {
            let rest = self.of_place[..index].iter().chain(&self.of_place[index + 1..]);
            if follows(&mut rest.chain(&self.of_family), &self.of_place[index]) {
                self.of_place.remove(index);
            } else {
                index += 1;
            }
        }
        true
    }
}
