//! Results of the moves in each heap, and check that no lost sum has a move to a lost one.

use super::certificate::QuotientCertificate;
use super::monoid::{Monoid, Set, has, put, unite};
use crate::flaw::QuotientFlaw;
use crate::moves::MOST_PARTS;
use crate::rejection::Rejection;
use kernel::Meter;

/// Amounts that may be taken, by the number of heaps left.
pub(super) type Listed = [Vec<usize>; MOST_PARTS + 1];

/// A heap with moves.
pub(super) struct Heap {
    pub(super) element: u32,
    /// Elements with which a move in the heap wins.
    pub(super) wins: Set,
}

/// Checks 3 of the theorem, in the window of 5: the heaps, `None` for dead ones.
pub(super) fn check(
    text: &QuotientCertificate,
    moves: &Listed,
    monoid: &Monoid,
    meter: &Meter,
) -> Result<Vec<Option<Heap>>, Rejection> {
    let (window, most) = (window(text, moves)?, most_left(moves));
    meter.holds(window.saturating_mul(most).saturating_mul(monoid.order().div_ceil(8) + 64))?;
    let (mut parted, mut all) = (Parted { text, monoid, more: vec![] }, vec![]);
    for heap in 0..window {
        meter.steps(monoid.order())?;
        parted.grow(most, meter)?;
        let element = element(text, heap);
        let Some(options) = parted.options(heap, moves, meter)? else {
            if element != 0 {
                return Err(QuotientFlaw::Dead(heap).into());
            }
            all.push(None);
            continue;
        };
        let mut wins = monoid.nothing();
        for option in (0..monoid.order() as u32).filter(|&option| has(&options, option)) {
            unite(&mut wins, monoid.lost_with(option));
        }
        let mut both = (0..monoid.order() as u32).filter(|&other| has(&wins, other));
        if let Some(other) = both.find(|&other| has(monoid.lost_with(element), other)) {
            return Err(QuotientFlaw::Heap(heap, other as usize).into());
        }
        all.push(Some(Heap { element, wins }));
    }
    Ok(all)
}

/// The most heaps that a move leaves, but at least 1.
fn most_left(moves: &Listed) -> usize {
    (1..=MOST_PARTS).rev().find(|&left| !moves[left].is_empty()).unwrap_or(1)
}

/// Number of heaps to check.
fn window(text: &QuotientCertificate, moves: &Listed) -> Result<usize, QuotientFlaw> {
    if text.map.first() != Some(&0) {
        return Err(QuotientFlaw::Map);
    }
    let Some((start, length)) = text.period else { return Ok(text.map.len()) };
    let count = start.checked_add(length).ok_or(QuotientFlaw::Large)?;
    if start == 0 || length == 0 || text.map.len() != count {
        return Err(QuotientFlaw::Map);
    }
    let taken = moves.iter().flatten().max().copied().unwrap_or(0);
    let window = most_left(moves).checked_mul(count - 1).and_then(|stones| stones.checked_add(1 + taken));
    window.ok_or(QuotientFlaw::Large)
}

/// Element of a heap.
fn element(text: &QuotientCertificate, heap: usize) -> u32 {
    let place = match text.period {
        Some((start, length)) if heap >= start => start + (heap - start) % length,
        _ => heap,
    };
    // The map is known to have this place.
    text.map.get(place).copied().unwrap_or(0)
}

/// Elements of all partitions of stones.
struct Parted<'a> {
    text: &'a QuotientCertificate,
    monoid: &'a Monoid,
    /// By number of heaps, from 3 on, and then by stones.
    more: Vec<Vec<Set>>,
}

impl Parted<'_> {
    /// Adds the elements of all partitions of `stones` into nonempty heaps to a set.
    fn add(
        &self,
        stones: usize,
        heaps: usize,
        set: &mut Set,
        meter: &Meter,
    ) -> Result<(), kernel::Rejection> {
        let of = |heap| element(self.text, heap);
        match heaps {
            0 if stones == 0 => put(set, 0),
            1 if stones > 0 => put(set, of(stones) as usize),
            0 | 1 => {}
            2 => {
                meter.steps(stones)?;
                (1..=stones / 2)
                    .for_each(|one| put(set, self.monoid.product(of(one), of(stones - one)) as usize));
            }
            _ => {
                let known = self.more.get(heaps - 3).and_then(|sets| sets.get(stones));
                known.into_iter().for_each(|known| unite(set, known));
            }
        }
        Ok(())
    }

    /// Prepares partitions of one more stone, where a move leaves at least three heaps: one heap, and the
    /// rest in one fewer.
    fn grow(&mut self, most: usize, meter: &Meter) -> Result<(), kernel::Rejection> {
        for heaps in 3..=most {
            let place = heaps - 3;
            if self.more.len() == place {
                self.more.push(vec![]);
            }
            let stones = self.more[place].len();
            let mut found = self.monoid.nothing();
            for one in 1..stones {
                meter.steps(self.monoid.order())?;
                let mut rest = self.monoid.nothing();
                self.add(stones - one, heaps - 1, &mut rest, meter)?;
                let row = self.monoid.row(element(self.text, one)).iter().enumerate();
                row.filter(|(other, _)| has(&rest, *other as u32))
                    .for_each(|(_, product)| put(&mut found, *product as usize));
            }
            self.more[place].push(found);
        }
        Ok(())
    }

    /// Elements reached by the moves in a heap; `None` if there are no moves.
    fn options(&self, heap: usize, moves: &Listed, meter: &Meter) -> Result<Option<Set>, kernel::Rejection> {
        let mut found = self.monoid.nothing();
        for (left, amounts) in moves.iter().enumerate() {
            for rest in amounts.iter().filter_map(|taken| heap.checked_sub(*taken)) {
                meter.steps(1)?;
                self.add(rest, left, &mut found, meter)?;
            }
        }
        // An empty heap has no moves.
        Ok((heap > 0 && found.iter().any(|word| *word != 0)).then_some(found))
    }
}
