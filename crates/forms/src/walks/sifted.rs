//! Rules whose options at a position are multiples of a vector that are chosen by conditions of any kind:
//! `(a, b) -> (a - k, b) where gcd(k, b) = 1`.

use super::read::Reading;
use super::{Along, Walks};
use formulas::{fix, walk};
use rules::{Instance, Sieve};
use std::sync::Arc;

/// A rule as multiples of a vector, within a box.
pub struct Sifted {
    walks: Walks,
    along: Along,
    sieve: Option<Arc<dyn Sieve>>,
    /// Numbers of the position that the conditions on k name.
    named: Vec<usize>,
}

/// Options of a position, for the values of a variable k.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// The least value of k.
    pub first: u64,
    /// The largest.
    pub last: u64,
    /// Multiples of the vector that are taken for k = 0.
    pub start: i64,
    /// `true` if the larger k is, the fewer multiples are taken.
    pub falls: bool,
}

impl Sifted {
    /// A rule whose parameters are fixed, at positions of a box; `None` if it is not of that kind.
    pub fn of(instance: &Instance, rule: usize, extents: &[u64]) -> Option<Sifted> {
        let mut reading = Reading::of(instance.rules().get(rule)?)?;
        let variable = reading.variable?;
        let tests = fix::and(std::mem::take(&mut reading.tests));
        let walks = Walks::read(reading, extents)?;
        let along = walks.along()?;
        let of = walk::variables(&tests);
        let sieve = match of.is_empty() {
            true if tests != rules::Formula::True => return None,
            true => None,
            false => Some(instance.sieve(&tests, variable)?),
        };
        let named =
            of.iter().map(|slot| slot.0 as usize).filter(|&place| place < along.vector.len()).collect();
        Some(Sifted { walks, along, sieve, named })
    }

    /// The vector, with no negative number.
    pub fn vector(&self) -> &[i64] {
        &self.along.vector
    }

    /// The rule without its conditions, if it has none.
    pub fn plain(&self) -> Option<(&Walks, &Along)> {
        self.sieve.is_none().then_some((&self.walks, &self.along))
    }

    /// Returns `true` if the multiples may not be the same at positions that differ in one number only.
    pub fn varies(&self, place: usize) -> bool {
        self.along.varies(place) || self.named.contains(&place)
    }

    /// The conditions on k.
    pub fn sieve(&self) -> Option<&dyn Sieve> {
        self.sieve.as_deref()
    }

    /// The options of a position, regardless of the conditions: `Some(None)` if there are none. `None` if one of them does not
    /// take a multiple from 1 on.
    #[inline]
    pub fn reach(&self, at: &[u64]) -> Option<Option<Reach>> {
        let range = self.walks.range(at)?;
        let (first, last) = (*range.start(), *range.end());
        if last < first {
            return Some(None);
        }
        let (start, falls) = (self.along.start(at)?, self.along.slope > 0);
        let least = if falls { start.checked_sub(last)? } else { start.checked_add(first)? };
        if least < 1 {
            return None;
        }
        let (first, last) = (u64::try_from(first).ok()?, u64::try_from(last).ok()?);
        Some(Some(Reach { first, last, start, falls }))
    }
}
