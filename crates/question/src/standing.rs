//! The places of a box at which positions stand.

use crate::Variant;
use rules::Form;
use solve::{Limits, StopReason, parallel};
use std::ops::Range;

/// Number of rows that are looked at together: their bits fill whole words, whatever their length.
const ROWS: u64 = 64;
/// Number of places between two looks at the limits.
const PIECE: u64 = 1 << 14;

/// A bit for each place of a box; without laws there is none, and positions stand everywhere.
pub struct Standing {
    extents: Vec<u64>,
    bits: Option<Vec<u64>>,
}

impl Standing {
    /// The places of the box with the numbers below `extents`, as one component or a sum of several.
    pub fn new(variant: &Variant, extents: &[u64], limits: &Limits) -> Result<Standing, StopReason> {
        let mut standing = Standing { extents: extents.to_vec(), bits: None };
        let Some((&length, head)) = extents.split_last() else { return Ok(standing) };
        if !variant.has_gaps() {
            return Ok(standing);
        }
        let rows: u64 = head.iter().product();
        let group = |group: usize| {
            let first = group as u64 * ROWS;
            standing.bits_of(variant, first..rows.min(first + ROWS), length, limits)
        };
        let groups = parallel::collect(0..rows.div_ceil(ROWS) as usize, group)?;
        standing.bits = Some(groups.concat());
        if variant.instance().unordered() {
            standing.turn_round(variant);
        }
        Ok(standing)
    }

    /// The bits of some rows, of which the first begins a word.
    fn bits_of(
        &self,
        variant: &Variant,
        rows: Range<u64>,
        length: u64,
        limits: &Limits,
    ) -> Result<Vec<u64>, StopReason> {
        let head = self.extents.len() - 1;
        let mut bits = vec![0u64; ((rows.end - rows.start) * length).div_ceil(64) as usize];
        let (mut prefix, mut row) = (vec![0; head], vec![false; length.min(PIECE) as usize]);
        let mut place = 0usize;
        for number in rows {
            let mut rest = number;
            for (at, extent) in prefix.iter_mut().zip(&self.extents[..head]).rev() {
                *at = rest % extent;
                rest /= extent;
            }
            for start in (0..length).step_by(PIECE as usize) {
                if let Some(reason) = limits.stopped() {
                    return Err(reason);
                }
                let piece = &mut row[..PIECE.min(length - start) as usize];
                match variant.instance().unordered() {
                    true => stand_ascending(variant, &prefix, start, piece),
                    false => variant.stand_row(&prefix, start, piece),
                }
                for &stands in &*piece {
                    bits[place / 64] |= u64::from(stands) << (place % 64);
                    place += 1;
                }
            }
        }
        Ok(bits)
    }

    /// Where the order of a row means nothing: what stands in ascending order stands in any.
    fn turn_round(&mut self, variant: &Variant) {
        let places: u64 = self.extents.iter().product();
        let (mut at, mut sorted) = (vec![0; self.extents.len()], vec![]);
        for place in 0..places {
            if !at.is_sorted() {
                sorted.clone_from(&at);
                sorted.sort_unstable();
                let within = sorted.iter().zip(&self.extents).all(|(at, extent)| at < extent);
                let stands = if within { self.at(&sorted) } else { variant.stands(&sorted) };
                if let Some(bits) = &mut self.bits {
                    bits[(place / 64) as usize] |= u64::from(stands) << (place % 64);
                }
            }
            for (at, &extent) in at.iter_mut().zip(&self.extents).rev() {
                *at += 1;
                if *at < extent {
                    break;
                }
                *at = 0;
            }
        }
    }

    /// Number of positions.
    pub fn count(&self) -> u64 {
        match &self.bits {
            Some(bits) => bits.iter().map(|bits| u64::from(bits.count_ones())).sum(),
            None => self.extents.iter().fold(1, |all, &extent| all.saturating_mul(extent)),
        }
    }

    /// Returns `true` if positions stand everywhere.
    pub fn is_everywhere(&self) -> bool {
        self.bits.is_none()
    }

    /// Returns `true` if a position stands at a place of the box.
    pub fn at(&self, at: &[u64]) -> bool {
        let Some(bits) = &self.bits else { return true };
        let place = at.iter().zip(&self.extents).fold(0, |place, (&at, &extent)| place * extent + at);
        bits.get((place / 64) as usize).is_some_and(|bits| bits >> (place % 64) & 1 == 1)
    }
}

/// Tells for each place of `row` whether `(prefix.., start)`, `(prefix.., start + 1)`, … is a position in ascending order.
fn stand_ascending(variant: &Variant, prefix: &[u64], start: u64, row: &mut [bool]) {
    row.fill(false);
    let Some(first) = prefix.last().map_or(Some(0), |&last| prefix.is_sorted().then_some(last)) else {
        return;
    };
    let mut at = [prefix, &[start]].concat();
    for (stands, last) in row.iter_mut().zip(start..).filter(|&(_, last)| last >= first) {
        at[prefix.len()] = last;
        *stands = variant.instance().stands(&at);
    }
}

impl Variant {
    /// Tells for each place of `row` whether a position stands at `(prefix.., start)`, `(prefix.., start + 1)`, …
    pub fn stand_row(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        row.fill(true);
        if !self.has_gaps() {
            return;
        }
        let instance = self.instance();
        let mut at = [prefix, &[start]].concat();
        if instance.native().is_some() || instance.unordered() {
            for (stands, last) in row.iter_mut().zip(start..) {
                at[prefix.len()] = last;
                *stands = self.stands(&at);
            }
            return;
        }
        let first = match self.form() {
            Form::Tuple(arity) => prefix.len() / arity.max(1) * arity.max(1),
            Form::Row | Form::Edges => 0,
        };
        match first == 0 || self.stands(&prefix[..first]) {
            true => instance.stand_row(&prefix[first..], start, row),
            false => row.fill(false),
        }
    }

    /// Number of numbers that make a component.
    fn length(&self, at: &[u64]) -> usize {
        match self.form() {
            Form::Tuple(arity) => arity.max(1),
            Form::Row | Form::Edges => at.len().max(1),
        }
    }

    /// Returns `true` if these numbers are one component or a sum of several.
    fn stands(&self, at: &[u64]) -> bool {
        let instance = self.instance();
        if instance.native().is_some() {
            let read = |part: &[u64]| self.fit(part.iter().map(|&word| word.into()).collect()).is_ok();
            return at.chunks(self.length(at)).all(read);
        }
        at.chunks(self.length(at)).all(|component| {
            if instance.unordered() && !component.is_sorted() {
                let mut sorted = component.to_vec();
                sorted.sort_unstable();
                return instance.stands(&sorted);
            }
            instance.stands(component)
        })
    }
}
