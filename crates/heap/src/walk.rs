//! Finds witnesses for the rare values below the tentative values of a block of heaps, all together: a value
//! that no split of some heap has shows that its tentative value is wrong.

use crate::cell::Cell;
use crate::moves::Moves;
use crate::pairs::any;
use crate::planes::Planes;
use crate::rows::{LANES, Lanes, NONE};
use crate::shifts::Shifts;
use crate::space::Space;
use crate::twins::Twins;

/// Maximal number of smaller parts that are tried together.
pub(crate) const TRIED: usize = 2048;
/// Heaps are looked up one by one once at most this many are left.
const FEW: u32 = 16;

/// Splits to try, and values still to find.
pub(crate) struct Walk {
    groups: Vec<Shifts>,
    /// Rare values, and the heaps that have a split with them or do not need one.
    found: Vec<(usize, Lanes)>,
    /// `true` if splits of even, and of odd, heaps may have equal parts.
    halves: [bool; 2],
    space: Space,
}

impl Walk {
    pub(crate) fn new<V: Cell>(moves: &Moves, space: Space, twins: Option<Twins>, values: &[V]) -> Walk {
        let parts = Walk::parts(space, values);
        let last = values.len().max(moves.largest() + 4);
        let halves = [moves.halves(last & !1), moves.halves(last | 1)];
        Walk { groups: Shifts::groups(&parts, &moves.two, twins), found: vec![], halves, space }
    }

    /// Parts to try.
    pub(crate) fn parts<V: Cell>(space: Space, values: &[V]) -> Vec<(usize, usize)> {
        // Two rare parts have a rare value, but there are few of them.
        let tried = values.iter().enumerate().take(TRIED + 1).skip(1);
        let common = tried.filter(|(part, value)| !space.is_rare(value.index(), *part));
        common.map(|(part, value)| (part, value.index())).collect()
    }

    /// Distance below a heap up to which it is read.
    pub(crate) fn reach(moves: &Moves) -> usize {
        moves.largest() + TRIED
    }

    /// The first of `count` heaps from `base` on for which some smaller value has no witness. Their values
    /// are in `planes`.
    #[inline(always)]
    pub(crate) fn failing<V: Cell>(
        &mut self,
        moves: &Moves,
        planes: &Planes,
        values: &[V],
        base: usize,
        count: usize,
    ) -> Option<usize> {
        self.ask(planes, &values[base..base + count], base);
        let (mut failing, mut from) = (None, 1);
        for group in &self.groups {
            planes.find_splits(group, base, &mut self.found);
            from = group.largest + 1;
            self.found.retain(|(value, lanes)| {
                let left: u32 = lanes.iter().map(|lane| lane.count_zeros()).sum();
                if left > FEW {
                    return true;
                }
                look(moves, values, base, (from, *value), lanes, &mut failing);
                false
            });
            if self.found.is_empty() {
                break;
            }
        }
        for (value, lanes) in self.found.drain(..) {
            look(moves, values, base, (from, value), &lanes, &mut failing);
        }
        failing
    }

    /// Asks for the rare values below the value of each heap.
    #[inline(always)]
    fn ask<V: Cell>(&mut self, planes: &Planes, values: &[V], base: usize) {
        let top = values.iter().max().map_or(0, |value| value.index());
        let mut above = NONE;
        for value in (0..top).rev() {
            let more = planes.at(base, value + 1);
            above.iter_mut().zip(&more).for_each(|(lane, more)| *lane |= more);
            // Heaps at even lanes are even.
            let mut kept = 0;
            for parity in 0..2 {
                if self.space.is_rare(value, parity) && !(value == 0 && self.halves[parity]) {
                    kept |= 0x5555_5555_5555_5555 << parity;
                }
            }
            if kept != 0 {
                self.found.push((value, above.map(|lane| !(lane & kept))));
            }
        }
    }
}

/// Looks for splits with a value, heap by heap, and returns the first heap without any.
fn look<V: Cell>(
    moves: &Moves,
    values: &[V],
    base: usize,
    (from, value): (usize, usize),
    lanes: &Lanes,
    failing: &mut Option<usize>,
) {
    for (index, &lane) in lanes.iter().enumerate() {
        let mut lane = !lane;
        while lane != 0 {
            let heap = base + 64 * index + lane.trailing_zeros() as usize;
            lane &= lane - 1;
            if failing.is_none_or(|failing| heap < failing)
                && !has_one(moves, values, heap, value)
                && !has_split(moves, values, heap, from, value)
                && !has_split(moves, values, heap, 1, value)
            {
                *failing = Some(heap);
            }
        }
    }
}

/// Returns `true` if taking some stones leaves a heap with this value.
fn has_one<V: Cell>(moves: &Moves, values: &[V], heap: usize, value: usize) -> bool {
    moves.one.iter().any(|&taken| taken < heap && values[heap - taken].index() == value)
}

/// Returns `true` if some split with a smaller part of at least `from` has a value.
pub(crate) fn has_split<V: Cell>(
    moves: &Moves,
    values: &[V],
    heap: usize,
    from: usize,
    value: usize,
) -> bool {
    let wanted = V::new(value);
    moves.two.iter().any(|&taken| {
        let Some(left) = heap.checked_sub(taken) else { return false };
        let end = end_of(moves, left);
        from < end && any(&values[from..end], &values[left + 1 - end..=left - from], wanted)
    })
}

/// Upper bound on smaller parts to try.
#[inline(always)]
pub(crate) fn end_of(moves: &Moves, left: usize) -> usize {
    if moves.unequal { left.div_ceil(2) } else { left / 2 + 1 }
}

const _: () = assert!(LANES.is_multiple_of(64));
