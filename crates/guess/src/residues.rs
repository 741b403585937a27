//! Tables that repeat in every coordinate, from some number on.

use crate::Table;
use crate::budget::Budget;
use crate::table::FEW;
use std::collections::BTreeMap;

/// A table whose values depend on residues: beyond a border, each coordinate counts only by its remainder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Residues {
    /// For each coordinate, the number from which it repeats, and the period.
    repeats: Vec<(u64, u64)>,
    /// Values at the positions that are smaller than the border and one period together.
    values: BTreeMap<Vec<u64>, i64>,
}

impl Residues {
    /// The table, if it repeats so, without a part that is held back. Ends early, with nothing, once `stop` says so.
    pub fn seen(table: &Table, stop: &mut dyn FnMut() -> bool) -> Option<Residues> {
        Residues::fitted(table, &Budget::new(stop))
    }

    /// The smallest borders and periods that the values allow, if each coordinate shows two periods. A coordinate with few
    /// numbers need not repeat. Time O(n · m) for the largest coordinate m.
    pub(crate) fn fitted(table: &Table, budget: &Budget<'_>) -> Option<Residues> {
        let bounds =
            (0..table.arity()).map(|place| table.bounds(place)).collect::<Option<Vec<(u64, u64)>>>()?;
        let wide = bounds.iter().any(|(least, most)| most - least >= 4 * FEW);
        let one = |(place, &(least, most)): (usize, &(u64, u64))| {
            let found = repeat(table, (place, least, most), budget);
            found.or_else(|| (wide && most - least < FEW).then_some((most + 1, 0)))
        };
        let repeats = bounds.iter().enumerate().map(one).collect::<Option<Vec<_>>>()?;
        let sides = repeats.iter().zip(&bounds).map(|((border, period), (least, _))| border + period - least);
        let size = sides.into_iter().try_fold(1u64, u64::checked_mul)?;
        let mut found = Residues { repeats, values: BTreeMap::new() };
        for point in table.points() {
            let reduced = found.reduced(&point.at)?;
            if *found.values.entry(reduced).or_insert(point.value) != point.value {
                return None;
            }
        }
        // Beside a line, residues are met that positions below border and period do not have.
        let enough = match table.is_box() {
            true => found.values.len() as u64 == size,
            false => found.values.len() * 3 <= table.points().len(),
        };
        enough.then_some(found)
    }

    /// Returns `true` if what comes before the border of each coordinate is no longer than what the table shows beyond its first
    /// period. Borders that double with the scale of the game are followed by as much that repeats before the next one.
    pub(crate) fn is_settled(&self, table: &Table) -> bool {
        let settled = |(place, &(border, period)): (usize, &(u64, u64))| {
            let Some((least, most)) = table.bounds(place) else { return false };
            let before = border.saturating_sub(least);
            period == 0 || before == 0 || 2 * before + period <= most - least + 1
        };
        self.repeats.iter().enumerate().all(settled)
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        self.values.get(&self.reduced(at)?).copied()
    }

    /// The position below border and period that stands for another.
    fn reduced(&self, at: &[u64]) -> Option<Vec<u64>> {
        let reduced = |(&number, &(border, period)): (&u64, &(u64, u64))| match number < border {
            true => Some(number),
            false => Some(border + (number - border).checked_rem(period)?),
        };
        let reduced = at.iter().zip(&self.repeats).map(reduced).collect::<Option<Vec<u64>>>()?;
        (at.len() == self.repeats.len()).then_some(reduced)
    }

    /// For each coordinate, the number from which it repeats, and the period: 0 if nothing is said from there on.
    pub fn repeats(&self) -> &[(u64, u64)] {
        &self.repeats
    }

    /// Values at the positions below border and period together.
    pub fn values(&self) -> &BTreeMap<Vec<u64>, i64> {
        &self.values
    }

    /// Values at all positions below border and period together, the last coordinate first; nothing where none is known.
    pub fn grid(&self) -> Vec<Option<i64>> {
        let ranges = self.repeats.iter().map(|(border, period)| 0..border + period);
        let none: Vec<Vec<u64>> = vec![Vec::new()];
        let all = ranges.fold(none, |all, range| {
            all.iter().flat_map(|at| range.clone().map(move |n| [at.as_slice(), &[n]].concat())).collect()
        });
        all.iter().map(|at| self.values.get(at).copied()).collect()
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let mut kinds: Vec<i64> = self.values.values().copied().collect();
        kinds.sort_unstable();
        kinds.dedup();
        4.0 + self.values.len() as f64 * (kinds.len() as f64).log2().max(0.1) + 4.0 * kinds.len() as f64
    }
}

/// Border and period of a coordinate with the smallest sum.
fn repeat(table: &Table, (place, least, most): (usize, u64, u64), budget: &Budget<'_>) -> Option<(u64, u64)> {
    let bound = most.checked_add(1)?;
    let mut best: Option<(u64, u64)> = None;
    // A period that is shown twice has fewer numbers than the table has points.
    for period in 1..=((bound - least) / 2).min(table.points().len() as u64) {
        let most = best.map_or(bound, |(border, period)| border + period);
        let mut border = least;
        let mut next = vec![0; table.arity()];
        for point in table.points().iter().filter(|point| point.at[place] < bound - period) {
            if budget.is_over() {
                return None;
            }
            next.copy_from_slice(&point.at);
            next[place] += period;
            if table.get(&next).is_some_and(|value| value != point.value) {
                border = border.max(point.at[place] + 1);
                if border + period >= most {
                    break;
                }
            }
        }
        if border + period < most && border + 2 * period <= bound {
            best = Some((border, period));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;

    #[test]
    fn coordinates_repeat_with_periods_of_their_own() {
        let rule = |a: u64, b: u64| if a < 2 { 9 } else { ((a % 3) * 2 + b % 4) as i64 };
        let points = (0..16).flat_map(|a| (0..16).map(move |b| Point { at: vec![a, b], value: rule(a, b) }));
        let found = Table::new(points.collect()).expect("a table");
        let found = crate::budget::unlimited(|budget| Residues::fitted(&found, budget)).expect("residues");
        assert_eq!(found.repeats(), [(2, 3), (0, 4)]);
        assert!((0..50).all(|a| (0..50).all(|b| found.value(&[a, b]) == Some(rule(a, b)))));
    }
}
