//! Families in several variables: all vectors that a rule takes within a box.

use super::multiples::{STEPS, TRIED};
use super::reading::Reading;
use super::{Masks, small};
use crate::Relation;
use crate::linear::{Linear, variable};
use crate::ruleset::{Formula, Slot};
use crate::{fix, substitute};
use dashu_int::IBig;
use dashu_int::ops::DivEuclid;
use std::collections::BTreeSet;

/// Number of rounds in which bounds are propagated between variables.
const ROUNDS: usize = 8;

/// Bounds of a variable.
struct Range {
    slot: Slot,
    least: Option<IBig>,
    most: Option<IBig>,
}

/// All vectors that the rule takes within the box; `None` if they are too many, or undecided.
pub(super) fn steps(
    reading: &Reading,
    family: &BTreeSet<Slot>,
    conditions: &[Formula],
    extents: &[u64],
    masks: Masks<'_>,
) -> Option<Vec<Vec<i64>>> {
    // Variables are put in the places of a position when conditions are compiled.
    if family.len() > extents.len() {
        return None;
    }
    let range = |&slot: &Slot| {
        let least = (!reading.integers.contains(&slot)).then_some(IBig::ZERO);
        Range { slot, least, most: None }
    };
    let mut ranges: Vec<Range> = family.iter().map(range).collect();
    let room = |(delta, &extent): (&Linear, &u64)| {
        Linear { constant: extent.into(), ..Linear::default() }
            .plus(delta, &IBig::NEG_ONE)
            .plus(&Linear { constant: IBig::ONE, ..Linear::default() }, &IBig::NEG_ONE)
    };
    let mut forms: Vec<Linear> = reading.deltas.iter().zip(extents).map(room).collect();
    conditions.iter().for_each(|condition| demands(condition, &mut forms));
    for _ in 0..ROUNDS {
        forms.iter().for_each(|form| propagate(form, &mut ranges));
    }
    let mut bounds = Vec::with_capacity(ranges.len());
    let mut count: u64 = 1;
    for range in &ranges {
        let (least, most) = (range.least.as_ref()?, range.most.as_ref()?);
        if least > most {
            return Some(vec![]);
        }
        let (least, most) = (u64::try_from(least).ok()?, u64::try_from(most).ok()?);
        count = count.checked_mul((most - least).checked_add(1)?).filter(|count| *count <= TRIED)?;
        bounds.push((least, most));
    }
    let mut condition = fix::and(conditions.iter().cloned());
    for (place, range) in (0..).zip(&ranges) {
        condition = substitute::formula(&condition, range.slot, &variable(Slot(place)));
    }
    let mask = match condition {
        Formula::True => None,
        condition => Some(masks(&condition, ranges.len(), reading.slots)?),
    };
    let (&(least, most), heads) = bounds.split_last()?;
    let mut head: Vec<u64> = heads.iter().map(|bounds| bounds.0).collect();
    let mut row = vec![true; usize::try_from(most - least + 1).ok()?];
    let mut found = BTreeSet::new();
    loop {
        if let Some(mask) = &mask {
            mask.fill(&head, least, &mut row);
        }
        for (last, _) in (least..).zip(&row).filter(|(_, holds)| **holds) {
            let vector = vector(&reading.deltas, &ranges, head.iter().chain([&last]))?;
            if vector.iter().all(|&part| part == 0) {
                return None;
            }
            found.insert(vector);
            if found.len() > STEPS {
                return None;
            }
        }
        if !advance(&mut head, heads) {
            return Some(found.into_iter().collect());
        }
    }
}

/// Advances all values but the last; `false` after the last combination.
fn advance(head: &mut [u64], bounds: &[(u64, u64)]) -> bool {
    for (value, &(least, most)) in head.iter_mut().zip(bounds).rev() {
        if *value < most {
            *value += 1;
            return true;
        }
        *value = least;
    }
    false
}

fn vector<'a>(
    deltas: &[Linear],
    ranges: &[Range],
    values: impl Iterator<Item = &'a u64> + Clone,
) -> Option<Vec<i64>> {
    let part = |delta: &Linear| {
        let parts = ranges.iter().zip(values.clone());
        let sum = parts.fold(delta.constant.clone(), |sum, (range, &value)| {
            sum + delta.multiple(range.slot) * IBig::from(value)
        });
        small(&sum)
    };
    deltas.iter().map(part).collect()
}

/// Linear forms that a condition requires to be nonnegative.
fn demands(condition: &Formula, forms: &mut Vec<Linear>) {
    let Formula::Compare(relation, a, b) = condition else { return };
    let Some(difference) = Linear::difference(a, b) else { return };
    let opposite = Linear::default().plus(&difference, &IBig::NEG_ONE);
    let less_one = |mut form: Linear| {
        form.constant -= IBig::ONE;
        form
    };
    match relation {
        Relation::Equal => forms.extend([difference, opposite]),
        Relation::NotEqual => {}
        Relation::Less => forms.push(less_one(opposite)),
        Relation::LessEqual => forms.push(opposite),
        Relation::Greater => forms.push(less_one(difference)),
        Relation::GreaterEqual => forms.push(difference),
    }
}

/// Bounds each variable by the maximal contribution of the others.
fn propagate(form: &Linear, ranges: &mut [Range]) {
    for index in 0..ranges.len() {
        let multiple = form.multiple(ranges[index].slot);
        let others = ranges.iter().enumerate().filter(|(other, _)| *other != index);
        let rest = others.map(|(_, range)| (form.multiple(range.slot), range)).try_fold(
            form.constant.clone(),
            |sum, (multiple, range)| match multiple > IBig::ZERO {
                true => Some(sum + multiple * range.most.as_ref()?),
                false if multiple < IBig::ZERO => Some(sum + multiple * range.least.as_ref()?),
                false => Some(sum),
            },
        );
        let Some(rest) = rest else { continue };
        let range = &mut ranges[index];
        if multiple > IBig::ZERO {
            let least = -rest.div_euclid(multiple);
            range.least = Some(range.least.take().map_or(least.clone(), |known| known.max(least)));
        } else if multiple < IBig::ZERO {
            let most = rest.div_euclid(-multiple);
            range.most = Some(range.most.take().map_or(most.clone(), |known| known.min(most)));
        }
    }
}
