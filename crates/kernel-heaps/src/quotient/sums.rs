//! Check that every sum that is neither lost nor an end has a move to a lost one.

use super::certificate::QuotientCertificate;
use super::heaps::Heap;
use super::monoid::{Monoid, Set, has, put};
use crate::flaw::QuotientFlaw;
use crate::rejection::Rejection;
use kernel::Meter;
use std::collections::BTreeSet;

/// Checks 4 of the theorem.
pub(super) fn check(
    text: &QuotientCertificate,
    monoid: &Monoid,
    heaps: &[Option<Heap>],
    meter: &Meter,
) -> Result<(), Rejection> {
    meter.holds(text.sums.len().saturating_mul(monoid.order().div_ceil(8) + 64))?;
    // Listed sums by element: the elements with which a move in each wins.
    let mut listed: Vec<Vec<Set>> = vec![vec![]; monoid.order()];
    let mut sums = vec![];
    let mut used = BTreeSet::new();
    for (place, parts) in (1..).zip(&text.sums) {
        let sum = sum(parts, monoid, heaps, meter)?.ok_or(QuotientFlaw::Sum(place))?;
        if !monoid.is_lost(sum.element) && !has(&sum.wins, 0) {
            return Err(QuotientFlaw::Stuck(place).into());
        }
        used.extend(parts.iter().copied());
        listed[sum.element as usize].push(sum.wins.clone());
        sums.push(sum);
    }
    let covered = |sum: &Heap| -> Result<bool, Rejection> {
        let among = &listed[sum.element as usize];
        meter.steps(1 + among.len() * sum.wins.len())?;
        Ok(among.iter().any(|wins| wins.iter().zip(&sum.wins).all(|(own, other)| own & !other == 0)))
    };
    for (heap, live) in heaps.iter().enumerate() {
        if let Some(live) = live
            && !covered(live)?
        {
            return Err(QuotientFlaw::UncoveredHeap(heap).into());
        }
    }
    for (place, sum) in (1..).zip(&sums) {
        for &heap in &used {
            let Some(Some(more)) = heaps.get(heap) else { continue };
            meter.steps(monoid.order())?;
            if !covered(&together(sum, more, monoid))? {
                return Err(QuotientFlaw::Uncovered(place, heap).into());
            }
        }
    }
    Ok(())
}

/// A sum of heaps; `None` if it is empty, or a heap is dead or was not checked.
fn sum(
    parts: &[usize],
    monoid: &Monoid,
    heaps: &[Option<Heap>],
    meter: &Meter,
) -> Result<Option<Heap>, Rejection> {
    let mut sum: Option<Heap> = None;
    for &part in parts {
        meter.steps(monoid.order())?;
        let Some(Some(heap)) = heaps.get(part) else { return Ok(None) };
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
