//! Rules whose options at a position are numbers in arithmetic progressions: `(a, b - k*a)`, `(n - k, 2*k)`.
//!
//! **Method.** A rule in which one variable k comes from a range, with linear conditions, is read once; base and
//! step of every number, and the range, are polynomials in the numbers of the position. Where they
//! are what they were at the position before, except that the range has grown, only the new options have to be met:
//! "at most `cap`" is a prefix that grows along the row.
//!
//! **Settling.** If the last axis of the table occurs in nothing but upper bounds of k that rise with it, then from some
//! place on it bounds nothing, and all further positions have the same options.
//!
//! **Cost.** Some nanoseconds for an option, instead of a search for it; a constant for a growing prefix.

mod form;
mod read;
mod sifted;
mod stretch;

use form::{Form, Sum};
use read::{Affine, Reading};
use rules::Rule;
use std::ops::RangeInclusive;

pub use sifted::{Reach, Sifted};
pub use stretch::Stretch;

/// A rule as walks, within a box.
#[derive(Clone, Debug)]
pub struct Walks {
    demands: Demands,
    /// Parts, and the numbers of each.
    parts: Vec<Vec<Line>>,
    reading: Vec<Affine>,
}

/// Forms that have to be nonnegative.
#[derive(Clone, Debug)]
struct Demands {
    lines: Vec<Line>,
    /// `false` if the rule has no variable: then k is 0.
    has_variable: bool,
}

/// base + slope · k.
#[derive(Clone, Debug)]
struct Line {
    base: Sum,
    slope: Sum,
}

impl Line {
    fn of(affine: &Affine, extents: &[u64]) -> Option<Line> {
        Some(Line { base: affine.base.within(extents)?, slope: affine.slope.within(extents)? })
    }
}

/// Number of an option as base and slope.
pub type Course = (i64, i64);

impl Walks {
    /// The walks of a rule whose parameters are fixed, at positions of a box; `None` if it is not of that kind.
    pub fn of(rule: &Rule, extents: &[u64]) -> Option<Walks> {
        Walks::read(Reading::of(rule).filter(|reading| reading.tests.is_empty())?, extents)
    }

    fn read(reading: Reading, extents: &[u64]) -> Option<Walks> {
        let lines = |all: &[Affine]| all.iter().map(|one| Line::of(one, extents)).collect::<Option<Vec<_>>>();
        let demands = Demands { lines: lines(&reading.demands)?, has_variable: reading.variable.is_some() };
        let parts = reading.parts.iter().map(|part| lines(part)).collect::<Option<_>>()?;
        let reading = reading.demands.into_iter().chain(reading.parts.into_iter().flatten()).collect();
        Some(Walks { demands, parts, reading })
    }

    /// Number of parts of an option.
    pub fn parts(&self) -> usize {
        self.parts.len()
    }

    /// Values of the variable at a position; `None` if the rule does not bound it.
    #[inline]
    pub fn range(&self, at: &[u64]) -> Option<RangeInclusive<i64>> {
        self.demands.range(at)
    }

    /// Writes the numbers of all parts of the options at a position.
    #[inline]
    pub fn courses(&self, at: &[u64], courses: &mut Vec<Course>) {
        courses.clear();
        courses.extend(self.parts.iter().flatten().map(|line| (line.base.at(at), line.slope.at(at))));
    }

    /// The options as multiples of a vector that are taken from the position, if they have one part and the vector is the same
    /// everywhere.
    pub fn along(&self) -> Option<Along> {
        let [part] = &*self.parts else { return None };
        let read = &self.reading[self.demands.lines.len()..];
        let slopes: Vec<i64> = read.iter().map(|one| one.slope.as_constant()).collect::<Option<_>>()?;
        let axis = slopes.iter().position(|&slope| slope != 0)?;
        // Taken of a number for k = 0.
        let taken = |place: usize| Form::place(place).plus(&read[place].base, -1);
        for (place, &slope) in slopes.iter().enumerate() {
            let as_much = taken(place)?.times(&Form::constant(slopes[axis]))?
                == taken(axis)?.times(&Form::constant(slope))?;
            if !as_much || (slope < 0) != (slopes[axis] < 0) && slope != 0 {
                return None;
            }
        }
        let vector = slopes.iter().map(|slope| slope.abs()).collect();
        let start = taken(axis)?;
        // A number that stays natural bounds nothing.
        let is_met = |one: &Affine| one.slope.as_constant() == Some(0) && one.base.is_plainly_natural();
        let demands: Vec<&Affine> =
            self.reading[..self.demands.lines.len()].iter().filter(|one| !is_met(one)).collect();
        let degree = |place| {
            let of = |one: &&Affine| one.base.degree(place).max(2 * one.slope.degree(place));
            demands.iter().map(of).chain([start.degree(place)]).max().unwrap_or(0)
        };
        let degrees = (0..slopes.len()).map(degree).collect();
        Some(Along { vector, axis, base: part[axis].base.clone(), slope: slopes[axis], degrees })
    }

    /// The demands split at an axis; `None` if the options depend on it otherwise than by upper
    /// bounds.
    pub fn settling(&self, axis: usize) -> Option<Settling> {
        let (demands, parts) = self.reading.split_at(self.demands.lines.len());
        let depends = |one: &Affine| one.base.degree(axis) + one.slope.degree(axis) > 0;
        if parts.iter().any(depends) {
            return None;
        }
        let free = Demands { lines: Vec::new(), ..self.demands };
        let mut settling = Settling { axis, free, bound: Vec::new() };
        for (one, line) in demands.iter().zip(&self.demands.lines) {
            match (one.base.degree(axis), one.slope.degree(axis)) {
                (0, 0) => settling.free.lines.push(line.clone()),
                (1, 0) => settling.bound.push(line.clone()),
                _ => return None,
            }
        }
        Some(settling)
    }
}

/// Options as multiples of a vector.
pub struct Along {
    /// The vector, with no negative number.
    pub vector: Vec<i64>,
    /// A number that changes: its base, and its slope.
    axis: usize,
    base: Sum,
    slope: i64,
    /// By number of the position: 0 if the multiples do not depend on it, 1 if all that bounds them rises evenly with it.
    degrees: Vec<usize>,
}

impl Along {
    /// Returns `true` if the multiples are not the same at positions that differ in one number only.
    pub fn varies(&self, place: usize) -> bool {
        self.degrees[place] > 0
    }

    /// The largest multiple that leads to an option; `None` if the options are not all multiples up to it.
    #[inline]
    pub fn multiples(&self, walks: &Walks, at: &[u64]) -> Option<u64> {
        multiples(walks.range(at)?, self.taken(at), self.slope)
    }

    /// The multiples in the row of a position, along its last number; `None` if something on which they depend does not rise
    /// evenly.
    pub fn stretch(&self, walks: &Walks, at: &[u64]) -> Option<Stretch> {
        Stretch::of(self, walks, at)
    }

    /// Taken of the number that changes for k = 0.
    #[inline]
    fn taken(&self, at: &[u64]) -> i64 {
        at[self.axis] as i64 - self.base.at(at)
    }

    /// Multiples that are taken for k = 0; `None` if they are not whole.
    #[inline]
    fn start(&self, at: &[u64]) -> Option<i64> {
        whole(self.taken(at), self.slope)
    }
}

/// Multiples in so much that is taken; `None` if they are not whole.
#[inline(always)]
fn whole(taken: i64, slope: i64) -> Option<i64> {
    match slope.abs() {
        1 => Some(taken),
        step if taken % step == 0 => Some(taken / step),
        _ => None,
    }
}

/// The largest multiple that values of k in a range take; `None` if they are not all up to it. So much is taken for k = 0.
#[inline(always)]
fn multiples(range: RangeInclusive<i64>, taken: i64, slope: i64) -> Option<u64> {
    let (first, last) = (*range.start(), *range.end());
    if last < first {
        return Some(0);
    }
    let start = whole(taken, slope)?;
    let (least, most) = if slope < 0 { (start + first, start + last) } else { (start - last, start - first) };
    if least == 1 { u64::try_from(most).ok() } else { None }
}

/// Values of k for which all of `base + slope · k` are nonnegative; `None` if there is no upper bound.
#[inline(always)]
fn range(has_variable: bool, demands: impl Iterator<Item = (i64, i64)>) -> Option<RangeInclusive<i64>> {
    let (mut least, mut most) = (0i64, if has_variable { i64::MAX } else { 0 });
    for (base, slope) in demands {
        match slope {
            // Nothing meets it.
            0 if base < 0 => most = -1,
            0 => {}
            1 => least = least.max(-base),
            -1 => most = most.min(base),
            2.. => least = least.max(-base.div_euclid(slope)),
            _ => most = most.min(base.div_euclid(-slope)),
        }
    }
    (most < i64::MAX).then_some(least..=most)
}

impl Demands {
    /// Values of k that meet all demands; `None` if there is no upper bound.
    #[inline]
    fn range(&self, at: &[u64]) -> Option<RangeInclusive<i64>> {
        range(self.has_variable, self.lines.iter().map(|Line { base, slope }| (base.at(at), slope.at(at))))
    }
}

/// Demands with and without an axis.
pub struct Settling {
    axis: usize,
    free: Demands,
    bound: Vec<Line>,
}

impl Settling {
    /// The place on the axis from which on the options at a position, whose number there is ignored, no longer depend
    /// on it; `None` if there is none.
    pub fn place(&self, at: &mut [u64]) -> Option<u64> {
        if self.bound.is_empty() {
            return Some(0);
        }
        let free = self.free.range(at);
        if free.as_ref().is_some_and(RangeInclusive::is_empty) {
            return Some(0);
        }
        let mut settled = 0;
        for Line { base, slope } in &self.bound {
            at[self.axis] = 0;
            let (start, slope) = (base.at(at), slope.at(at));
            at[self.axis] = 1;
            let rise = base.at(at) - start;
            if rise <= 0 || slope > 0 {
                return None;
            }
            // start + rise · place >= -slope · most
            let most = if slope == 0 { 0 } else { *free.as_ref()?.end() };
            let needed = (i128::from(-slope) * i128::from(most) - i128::from(start)).max(0);
            settled = settled.max(u64::try_from(needed).ok()?.div_ceil(rise as u64));
        }
        Some(settled)
    }
}
