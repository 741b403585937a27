//! What the moves in each heap lead to, and that no lost sum has a move to a lost one.

use super::flaw::QuotientFlaw;
use super::monoid::{Monoid, Set, put};
use super::read::Text;
use crate::limits::{Meter, Spent};
use crate::rejection::Rejection;

/// A heap that has moves.
pub(super) struct Heap {
    pub(super) element: u32,
    /// With what beside it a move in the heap wins.
    pub(super) wins: Set,
}

/// The heaps that are looked at; nothing for those that are dead.
pub(super) struct Heaps {
    pub(super) all: Vec<Option<Heap>>,
}

impl Heaps {
    /// Checks 3 of the theorem, in the window of 5.
    pub(super) fn check(text: &Text, monoid: &Monoid, meter: &Meter<'_>) -> Result<Heaps, Rejection> {
        let window = window(text)?;
        meter.holds(window.saturating_mul(monoid.order().div_ceil(8) + 64))?;
        let mut all = vec![];
        for heap in 0..window {
            meter.steps(monoid.order() as u64)?;
            let options = options(text, monoid, heap, meter)?;
            let element = element(text, heap);
            let Some(options) = options else {
                if element != 0 {
                    return Err(QuotientFlaw::Dead(heap).into());
                }
                all.push(None);
                continue;
            };
            let mut wins = monoid.nothing();
            for option in (0..monoid.order() as u32).filter(|&option| super::monoid::has(&options, option)) {
                wins.iter_mut().zip(monoid.lost_with(option)).for_each(|(word, more)| *word |= more);
            }
            let both = wins.iter().zip(monoid.lost_with(element)).map(|(one, other)| one & other);
            if let Some((place, word)) = both.enumerate().find(|(_, word)| *word != 0) {
                let other = 64 * place + word.trailing_zeros() as usize;
                return Err(QuotientFlaw::Heap(heap, other).into());
            }
            all.push(Some(Heap { element, wins }));
        }
        Ok(Heaps { all })
    }
}

/// How many heaps have to be looked at.
fn window(text: &Text) -> Result<usize, QuotientFlaw> {
    if text.map.first() != Some(&0) {
        return Err(QuotientFlaw::Map);
    }
    let Some((start, length)) = text.period else { return Ok(text.map.len()) };
    let count = start.checked_add(length).ok_or(QuotientFlaw::Large)?;
    if start == 0 || length == 0 || text.map.len() != count {
        return Err(QuotientFlaw::Map);
    }
    let parts = text.moves.most_left().max(1);
    let window =
        parts.checked_mul(count - 1).and_then(|stones| stones.checked_add(1 + text.moves.most_taken()));
    window.ok_or(QuotientFlaw::Large)
}

/// The element of a heap.
fn element(text: &Text, heap: usize) -> u32 {
    let place = match text.period {
        Some((start, length)) if heap >= start => start + (heap - start) % length,
        _ => heap,
    };
    // The map was found to have this place.
    text.map.get(place).copied().unwrap_or(0)
}

/// The elements that the moves in a heap lead to; nothing if there is no move.
fn options(text: &Text, monoid: &Monoid, heap: usize, meter: &Meter<'_>) -> Result<Option<Set>, Spent> {
    let mut found = None;
    let mut reach = |element: u32| put(found.get_or_insert_with(|| monoid.nothing()), element as usize);
    let of = |heap| element(text, heap);
    for split in text.moves.splits() {
        let Some(rest) = heap.checked_sub(split.taken) else { continue };
        meter.steps(1 + rest as u64)?;
        match split.left {
            0 if rest == 0 => reach(0),
            0 => {}
            1 if rest > 0 => reach(of(rest)),
            1 => {}
            2 => (1..rest).for_each(|one| reach(monoid.product(of(one), of(rest - one)))),
            _ => {
                for one in 1..rest {
                    meter.steps(rest as u64)?;
                    for two in 1..rest - one {
                        reach(monoid.product(monoid.product(of(one), of(two)), of(rest - one - two)));
                    }
                }
            }
        }
    }
    Ok(found)
}
