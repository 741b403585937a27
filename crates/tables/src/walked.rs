//! Walks of a table's rules: which rules have them, and the walk at a position as rows and places.

use super::grid::Grid;
use super::run::Board;
use super::stop::Stop;
use forms::{Course, Walks};
use solve::{Game, Refusal, Shape};
use std::ops::{ControlFlow, RangeInclusive};

/// Longer walks, of options that are alike, are left to the limits on lists.
const MOST_OPTIONS: i64 = 1 << 22;
/// Limit on the positions of a box that is made wider so that no move leaves it.
const MOST_WIDER: u64 = 1 << 26;

/// Walks of the rules that have to be met option by option.
#[derive(Default)]
pub(super) struct Walked {
    rules: Vec<(usize, Walks)>,
    /// For each row, the place from which on its positions have the same options; empty if there need be none.
    settled: Vec<u64>,
}

impl Walked {
    pub(super) fn new(game: &dyn Game, extents: &[u64], shapes: &[Shape]) -> Walked {
        let walks = |shape: &Shape| match shape {
            Shape::General { rule } => Some((*rule, game.walks(*rule, extents)?)),
            Shape::Ray { .. } | Shape::Steps { .. } => None,
        };
        Walked { rules: shapes.iter().filter_map(walks).collect(), settled: Vec::new() }
    }

    /// Walks of a rule.
    pub(super) fn of(&self, rule: usize) -> Option<&Walks> {
        self.rules.iter().find(|(index, _)| *index == rule).map(|(_, walks)| walks)
    }

    /// Finds the places from which on the positions of each row have the same options by all rules.
    pub(super) fn settle(&mut self, game: &dyn Game, grid: &Grid, shapes: &[Shape]) {
        self.settled = self.settling(game, grid, shapes).unwrap_or_default();
    }

    fn settling(&self, game: &dyn Game, grid: &Grid, shapes: &[Shape]) -> Option<Vec<u64>> {
        let &axis = grid.axes.last()?;
        if game.has_ends() || self.rules.len() < shapes.len() || shapes.is_empty() {
            return None;
        }
        let rules = self.rules.iter().map(|(_, walks)| walks.settling(axis)).collect::<Option<Vec<_>>>()?;
        let mut at = vec![0; grid.arity()];
        let head =
            |row: u64| (0..grid.strides.len()).map(move |axis| row / grid.strides[axis] % grid.extents[axis]);
        let row = |row: u64| {
            grid.position(&head(row).collect::<Vec<_>>(), 0, &mut at);
            rules.iter().try_fold(0, |most: u64, rule| Some(most.max(rule.place(&mut at)?)))
        };
        (0..grid.rows).map(row).collect()
    }

    /// Extents of a box that no move leaves, if rows settle; `None` also if it has too many positions.
    pub(super) fn wider(&self, grid: &Grid) -> Option<Vec<u64>> {
        let length = self.settled.iter().copied().max()?.checked_add(1)?.max(grid.length);
        if length == grid.length || grid.rows.checked_mul(length)? > MOST_WIDER {
            return None;
        }
        let mut extents = vec![0; grid.arity()];
        for (&axis, &extent) in grid.axes.iter().zip(&grid.extents) {
            extents[axis] = extent;
        }
        extents[*grid.axes.last()?] = length;
        Some(extents)
    }

    /// Row of a position, and the place in it with the same options as this one, beyond the end of the row.
    pub(super) fn settled(&self, grid: &Grid, at: &[u64]) -> Option<(u64, u64)> {
        let &axis = grid.axes.last()?;
        let mut first = at.to_vec();
        first[axis] = 0;
        let (row, _) = grid.locate(&first)?;
        Some((row, self.in_row(row).filter(|&place| place <= at[axis] && place < grid.length)?))
    }

    fn in_row(&self, row: u64) -> Option<u64> {
        self.settled.get(row as usize).copied()
    }
}

/// The walk of a rule at a position, and at the one before.
pub(super) struct Walker<'a> {
    walks: &'a Walks,
    courses: Vec<Course>,
    first: i64,
    last: i64,
    next: Vec<Course>,
    traces: Vec<Trace>,
    /// `true` if the options are those of the position before and some more.
    pub(super) adds: bool,
}

/// A part of the options in the table: row and place at k = 0, and their changes.
#[derive(Clone, Copy)]
struct Trace {
    row: i64,
    place: i64,
    rows: i64,
    places: i64,
}

impl<'a> Walker<'a> {
    pub(super) fn new(walks: &'a Walks) -> Walker<'a> {
        // Nothing is added to no options.
        let (courses, next, traces) = (Vec::new(), Vec::new(), Vec::new());
        Walker { walks, courses, first: 1, last: 0, next, traces, adds: false }
    }

    /// Goes to a position; returns the range of the options to be met. `None` if they have to be listed.
    pub(super) fn enter(&mut self, board: &Board<'_>, at: &[u64]) -> Option<RangeInclusive<i64>> {
        let range = self.walks.range(at)?;
        let (first, last) = (*range.start(), *range.end());
        if last < first {
            (self.first, self.last, self.adds) = (1, 0, false);
            return Some(range);
        }
        if last - first >= MOST_OPTIONS {
            (self.first, self.last) = (1, 0);
            return None;
        }
        self.walks.courses(at, &mut self.next);
        let known = self.first <= self.last && self.first == first && self.last <= last;
        self.adds = known && self.next == self.courses;
        let fresh = if self.adds { self.last + 1 } else { first };
        if fresh <= last && !self.is_plain(board, at, fresh, last) {
            (self.first, self.last) = (1, 0);
            return None;
        }
        if !self.adds {
            std::mem::swap(&mut self.next, &mut self.courses);
            self.traces.clear();
            self.traces.extend(self.courses.chunks(at.len()).map(|part| Trace::of(board.grid, part)));
        }
        (self.first, self.last) = (first, last);
        Some(fresh..=last)
    }

    /// Returns `true` if options from the first to the last are earlier in the order, with the same signs, and leave the
    /// box at most beyond the end of rows.
    fn is_plain(&self, board: &Board<'_>, at: &[u64], first: i64, last: i64) -> bool {
        let Board { grid, monotone, .. } = *board;
        self.next.chunks(at.len()).all(|part| {
            let mut earlier = 0;
            for (index, (&axis, &extent)) in grid.axes.iter().zip(&grid.extents).enumerate() {
                let ((base, slope), here) = (part[axis], at[axis] as i64);
                let (from, to) = (base + slope * first, base + slope * last);
                let sign = (here - from).signum();
                let beyond = index < grid.strides.len() && from.max(to) >= extent as i64;
                if sign != (here - to).signum() || monotone && sign < 0 || from.min(to) < 0 || beyond {
                    return false;
                }
                if earlier == 0 {
                    earlier = sign;
                }
            }
            earlier == 1
        })
    }

    /// Calls the callback with the parts of each option in the range, as rows and places, until it breaks.
    pub(super) fn each(
        &self,
        board: &Board<'_>,
        rule: usize,
        range: RangeInclusive<i64>,
        parts: &mut Vec<(u64, u64)>,
        mut tell: impl FnMut(&[(u64, u64)]) -> Result<ControlFlow<()>, Stop>,
    ) -> Result<(), Stop> {
        let Board { grid, walks, .. } = *board;
        parts.clear();
        parts.resize(self.walks.parts(), (0, 0));
        if let [trace] = *self.traces {
            let place = |k: i64| trace.place + trace.places * k;
            let (first, last) = (*range.start(), *range.end());
            if place(first).max(place(last)) < grid.length as i64 {
                let (mut row, mut place) = (trace.row + trace.rows * first, place(first));
                for _ in range {
                    parts[0] = (row as u64, place as u64);
                    if tell(parts)?.is_break() {
                        break;
                    }
                    (row, place) = (row + trace.rows, place + trace.places);
                }
                return Ok(());
            }
        }
        for k in range {
            for (part, trace) in parts.iter_mut().zip(&self.traces) {
                let (row, mut place) =
                    ((trace.row + trace.rows * k) as u64, (trace.place + trace.places * k) as u64);
                if place >= grid.length {
                    let settled = walks.in_row(row).filter(|&settled| settled < grid.length);
                    place = settled.ok_or(Refusal::LeavesBox { rule })?;
                }
                *part = (row, place);
            }
            if tell(parts)?.is_break() {
                break;
            }
        }
        Ok(())
    }
}

impl Trace {
    fn of(grid: &Grid, part: &[Course]) -> Trace {
        let mut trace = Trace { row: 0, place: 0, rows: 0, places: 0 };
        for (index, &axis) in grid.axes.iter().enumerate() {
            let (base, slope) = part[axis];
            match grid.strides.get(index) {
                Some(&stride) => {
                    trace.row += base * stride as i64;
                    trace.rows += slope * stride as i64;
                }
                None => (trace.place, trace.places) = (base, slope),
            }
        }
        trace
    }
}
