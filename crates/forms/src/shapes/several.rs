//! Families in several variables: all vectors that a rule takes within a box.

use super::multiples::{STEPS, TRIED};
use super::reading::Reading;
use super::{Masks, small};
use dashu_int::IBig;
use dashu_int::ops::DivEuclid;
use formulas::linear::{Linear, variable};
use formulas::{fix, substitute};
use rules::{Formula, Slot};
use rules::{Mask, Relation};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Number of rounds in which bounds are propagated between variables.
const ROUNDS: usize = 8;
/// Limit on the choices tried for a matrix of bits.
const TRIED_IN_MATRIX: u64 = 1 << 26;

/// Bounds of a variable.
struct Range {
    slot: Slot,
    least: Option<IBig>,
    most: Option<IBig>,
}

/// Choices of the variables of a family within a box.
struct Choices {
    slots: Vec<Slot>,
    /// Least and largest value of each variable.
    bounds: Vec<(u64, u64)>,
    /// Condition on the values; `None` if all are allowed.
    mask: Option<Arc<dyn Mask>>,
}

impl Choices {
    /// The choices whose vectors may lie in the box, with at most this many to try; `None` if they are more, or undecided.
    fn new(
        reading: &Reading,
        family: &BTreeSet<Slot>,
        conditions: &[Formula],
        (extents, most): (&[u64], u64),
        masks: Masks<'_>,
    ) -> Option<Choices> {
        // Variables are put in the places of a position when conditions are compiled.
        if family.len() > extents.len() {
            return None;
        }
        let ranges = ranges(reading, family, conditions, extents);
        let mut bounds = Vec::with_capacity(ranges.len());
        let mut count: u64 = 1;
        for range in &ranges {
            let (least, most_value) = (range.least.as_ref()?, range.most.as_ref()?);
            if least > most_value {
                return Some(Choices { slots: vec![], bounds: vec![], mask: None });
            }
            let (least, last) = (u64::try_from(least).ok()?, u64::try_from(most_value).ok()?);
            count = count.checked_mul((last - least).checked_add(1)?).filter(|count| *count <= most)?;
            bounds.push((least, last));
        }
        let mut condition = fix::and(conditions.iter().cloned());
        for (place, range) in (0..).zip(&ranges) {
            condition = substitute::formula(&condition, range.slot, &variable(Slot(place)));
        }
        let mask = match condition {
            Formula::True => None,
            condition => Some(masks(&condition, ranges.len(), reading.slots)?),
        };
        Some(Choices { slots: ranges.iter().map(|range| range.slot).collect(), bounds, mask })
    }

    /// Shows each choice that is allowed: all values but the last, and the last; `None` as soon as the viewer says so.
    fn each(&self, mut see: impl FnMut(&[u64], u64) -> Option<()>) -> Option<()> {
        let Some((&(least, most), heads)) = self.bounds.split_last() else { return Some(()) };
        let mut head: Vec<u64> = heads.iter().map(|bounds| bounds.0).collect();
        let mut row = vec![true; usize::try_from(most - least + 1).ok()?];
        loop {
            if let Some(mask) = &self.mask {
                mask.fill(&head, least, &mut row);
            }
            for (last, _) in (least..).zip(&row).filter(|(_, holds)| **holds) {
                see(&head, last)?;
            }
            if !advance(&mut head, heads) {
                return Some(());
            }
        }
    }
}

/// Bounds of the variables, from the conditions and the size of the box.
fn ranges(reading: &Reading, family: &BTreeSet<Slot>, conditions: &[Formula], extents: &[u64]) -> Vec<Range> {
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
    ranges
}

/// All vectors that the rule takes within the box; `None` if they are too many, or undecided.
pub(super) fn steps(
    reading: &Reading,
    family: &BTreeSet<Slot>,
    conditions: &[Formula],
    extents: &[u64],
    masks: Masks<'_>,
) -> Option<Vec<Vec<i64>>> {
    let choices = Choices::new(reading, family, conditions, (extents, TRIED), masks)?;
    let mut found = BTreeSet::new();
    choices.each(|head, last| {
        let vector = vector(&reading.deltas, &choices.slots, head.iter().chain([&last]))?;
        if vector.iter().all(|&part| part == 0) {
            return None;
        }
        found.insert(vector);
        (found.len() <= STEPS).then_some(())
    })?;
    Some(found.into_iter().collect())
}

/// All vectors that the rule takes within a box of pairs, as a matrix of bits: a row for each amount taken from the first
/// number, each of whole words. `None` if they are undecided, or one of them takes nothing or adds to a number.
pub(super) fn matrix(
    reading: &Reading,
    family: &BTreeSet<Slot>,
    conditions: &[Formula],
    extents: [u64; 2],
    masks: Masks<'_>,
) -> Option<Vec<u64>> {
    let choices = Choices::new(reading, family, conditions, (&extents, TRIED_IN_MATRIX), masks)?;
    let [rows, columns] = extents;
    let words = columns.div_ceil(64);
    let mut matrix = vec![0; usize::try_from(rows.checked_mul(words)?).ok()?];
    let parts = |delta: &Linear| -> Option<(i128, Vec<i128>)> {
        let multiples = choices.slots.iter().map(|&slot| small(&delta.multiple(slot)).map(i128::from));
        Some((small(&delta.constant)?.into(), multiples.collect::<Option<_>>()?))
    };
    let [first, second] = &*reading.deltas else { return None };
    let (first, second) = (parts(first)?, parts(second)?);
    let amount = |(constant, multiples): &(i128, Vec<i128>), head: &[u64], last: u64| {
        let values = head.iter().chain([&last]).map(|&value| i128::from(value));
        let sum = multiples.iter().zip(values).map(|(multiple, value)| multiple * value).sum::<i128>();
        u64::try_from(constant + sum).ok()
    };
    choices.each(|head, last| {
        let (down, across) = (amount(&first, head, last)?, amount(&second, head, last)?);
        if down == 0 && across == 0 {
            return None;
        }
        if down < rows && across < columns {
            matrix[(down * words + across / 64) as usize] |= 1 << (across % 64);
        }
        Some(())
    })?;
    Some(matrix)
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
    slots: &[Slot],
    values: impl Iterator<Item = &'a u64> + Clone,
) -> Option<Vec<i64>> {
    let part = |delta: &Linear| {
        let parts = slots.iter().zip(values.clone());
        let sum = parts.fold(delta.constant.clone(), |sum, (&slot, &value)| {
            sum + delta.multiple(slot) * IBig::from(value)
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
