//! Check that every sum that is neither lost nor an end has a move to a lost one.

use super::heaps::{Heap, Heaps};
use super::monoid::{Monoid, Set, has, put};
use super::{QuotientCertificate, QuotientFlaw};
use crate::rejection::Rejection;
use kernel::Meter;
use std::collections::BTreeSet;

/// Checks 4 of the theorem.
pub(super) fn check(
    text: &QuotientCertificate,
    monoid: &Monoid,
    heaps: &Heaps,
    meter: &Meter,
) -> Result<(), Rejection> {
    meter.holds(text.sums.len().saturating_mul(monoid.order().div_ceil(8) + 64))?;
    let mut listed = Listed { by_element: vec![vec![]; monoid.order()] };
    let mut sums = vec![];
    let mut used = BTreeSet::new();
    for (place, parts) in (1..).zip(&text.sums) {
        let sum = sum(parts, monoid, heaps, meter)?.ok_or(QuotientFlaw::Sum(place))?;
        if !monoid.is_lost(sum.element) && !has(&sum.wins, 0) {
            return Err(QuotientFlaw::Stuck(place).into());
        }
        used.extend(parts.iter().copied());
        listed.by_element[sum.element as usize].push(sum.wins.clone());
        sums.push(sum);
    }
    for (heap, live) in heaps.all.iter().enumerate() {
        if let Some(live) = live
            && !listed.covers(live, meter)?
        {
            return Err(QuotientFlaw::UncoveredHeap(heap).into());
        }
    }
    for (place, sum) in (1..).zip(&sums) {
        for &heap in &used {
            let Some(Some(more)) = heaps.all.get(heap) else { continue };
            meter.steps(monoid.order())?;
            if !listed.covers(&together(sum, more, monoid), meter)? {
                return Err(QuotientFlaw::Uncovered(place, heap).into());
            }
        }
    }
    Ok(())
}

/// Listed sums, with the elements with which a move in each wins.
struct Listed {
    by_element: Vec<Vec<Set>>,
}

impl Listed {
    /// Returns `true` if a listed sum covers this one.
    fn covers(&self, sum: &Heap, meter: &Meter) -> Result<bool, Rejection> {
        for wins in &self.by_element[sum.element as usize] {
            meter.steps(wins.len())?;
            if wins.iter().zip(&sum.wins).all(|(own, other)| own & !other == 0) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// A sum of heaps; `None` if it is empty, or a heap is dead or was not checked.
fn sum(parts: &[usize], monoid: &Monoid, heaps: &Heaps, meter: &Meter) -> Result<Option<Heap>, Rejection> {
    let mut sum: Option<Heap> = None;
    for &part in parts {
        meter.steps(monoid.order())?;
        let Some(Some(heap)) = heaps.all.get(part) else { return Ok(None) };
        sum = Some(match sum {
            None => Heap { element: heap.element, wins: heap.wins.clone() },
            Some(sum) => together(&sum, heap, monoid),
        });
    }
    Ok(sum)
}

/// Combines two sums, by (1) of the theorem.
fn together(one: &Heap, other: &Heap, monoid: &Monoid) -> Heap {
    let mut wins = monoid.nothing();
    let with_both = monoid.row(one.element).iter().zip(monoid.row(other.element));
    for (beside, (&with_one, &with_other)) in with_both.enumerate() {
        if has(&one.wins, with_other) || has(&other.wins, with_one) {
            put(&mut wins, beside);
        }
    }
    Heap { element: monoid.product(one.element, other.element), wins }
}
