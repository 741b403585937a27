//! Evidence in bits: how surprising values are to someone who looks for no pattern.
//!
//! Three such coders are asked, and the one that is surprised least counts: one counts values, one of sequences also
//! knows that values stay for a while, and for lists one counts differences. Of a table that exchanging coordinates does not change, only
//! the positions in rising order count.

use crate::{Point, Table};
use std::collections::HashMap;

/// Bits by which the values have to exceed what states the pattern: a fluke in a million.
pub(crate) const MARGIN: f64 = 20.0;

/// Bits that a coder needs for the values of `table`, who has seen those of `before`. A pattern that predicts the values is
/// believed as far as these bits exceed its own.
///
/// The coders are those of Krichevsky and Trofimov, with an escape for values that have not occurred. Time O(n).
pub fn surprise(before: Option<&Table>, table: &Table) -> f64 {
    let halved = table.is_symmetric() && before.is_none_or(Table::is_symmetric);
    let values = |table: &Table| -> Vec<i64> {
        let rises = |point: &Point| {
            let mut rising = point.at.clone();
            rising.sort_unstable();
            rising == point.at || table.get(&rising).is_none()
        };
        table.points().iter().filter(|point| !halved || rises(point)).map(|point| point.value).collect()
    };
    let (before, after) = (before.map_or(Vec::new(), values), values(table));
    let count = counted(&before, &after);
    if table.arity() == 1 { count.min(staying(&before, &after)) } else { count }
}

/// Bits of a sequence to someone who also knows the two values before each.
pub(crate) fn in_context(values: &[i64]) -> f64 {
    let mut coders: HashMap<[i64; 2], Coder> = HashMap::new();
    let mut code = |three: &[i64]| {
        let coder = coders.entry([three[0], three[1]]).or_insert_with(|| Coder::new(&[], values));
        coder.code(three[2])
    };
    values.windows(3).map(&mut code).sum()
}

/// Bits of the differences of a sequence.
pub(crate) fn of_differences(values: &[i64]) -> f64 {
    let differences: Vec<i64> = values.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).collect();
    counted(&[], &differences)
}

/// Bits of numbers that are listed, to someone who counts them and is told how large they may be.
pub(crate) fn of_list(numbers: &[i64]) -> f64 {
    let largest = numbers.iter().map(|number| number.unsigned_abs()).max().unwrap_or(0) as f64;
    counted(&[], numbers) + 2.0 * (largest + 1.0).log2() + 1.0
}

/// Bits for `after`, with the counts of `before` and of what has been coded.
fn counted(before: &[i64], after: &[i64]) -> f64 {
    let mut coder = Coder::new(before, after);
    before.iter().for_each(|&value| coder.seen(value));
    after.iter().map(|&value| coder.code(value)).sum()
}

/// Bits for `after`: whether each value is that before it, and if not, which.
fn staying(before: &[i64], after: &[i64]) -> f64 {
    let mut which = Coder::new(before, after);
    let mut changes: [f64; 2] = [0.5, 0.5];
    let mut last = None;
    let mut bits = 0.0;
    for (place, &value) in before.iter().chain(after).enumerate() {
        let change = usize::from(last != Some(value));
        let cost = -(changes[change] / (changes[0] + changes[1])).log2();
        changes[change] += 1.0;
        last = Some(value);
        if place < before.len() {
            if change == 1 {
                which.seen(value);
            }
        } else {
            bits += cost + if change == 1 { which.code(value) } else { 0.0 };
        }
    }
    bits
}

/// A coder that counts values.
struct Coder {
    counts: HashMap<i64, f64>,
    total: f64,
    /// Bits of a value that has not occurred.
    new: f64,
}

impl Coder {
    fn new(before: &[i64], after: &[i64]) -> Coder {
        let span = |values: &[i64]| {
            let (least, most) = (values.iter().min(), values.iter().max());
            least.zip(most).map_or(1.0, |(least, most)| (most.abs_diff(*least) as f64) + 2.0)
        };
        Coder { counts: HashMap::new(), total: 0.0, new: span(before).max(span(after)).log2() }
    }

    fn seen(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1.0;
        self.total += 1.0;
    }

    fn code(&mut self, value: i64) -> f64 {
        // The chance of something new is that of one more kind, half an occurrence.
        let weight = self.total + 0.5 * self.counts.len() as f64 + 0.5;
        let bits = match self.counts.get(&value) {
            Some(count) => -((count + 0.5) / weight).log2(),
            None => self.new - (0.5 / weight).log2(),
        };
        self.seen(value);
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(values: &[i64]) -> f64 {
        let (fit, held) = Table::of_sequence(0, values).divided();
        surprise(Some(&fit), &held)
    }

    #[test]
    fn constants_surprise_little_coins_by_a_bit_each_and_growth_by_much() {
        assert!(bits(&[7; 100]) < 2.0);
        // Bits of the digits of a square root, which look random.
        let coins: Vec<i64> =
            (0..100u32).map(|n| i64::from((n.wrapping_mul(2_654_435_769) >> 16) & 1)).collect();
        let coins = bits(&coins);
        assert!((30.0..50.0).contains(&coins), "{coins}");
        let line: Vec<i64> = (0..100).collect();
        assert!(bits(&line) > 200.0);
    }

    #[test]
    fn long_runs_surprise_where_they_end() {
        let runs: Vec<i64> = (0..1000).map(|n| i64::from(n % 400 < 200)).collect();
        assert!(surprise(None, &Table::of_sequence(0, &runs)) < 70.0);
    }

    #[test]
    fn half_of_a_symmetric_table_counts() {
        let table = |rule: fn(u64, u64) -> i64| {
            let points =
                (0..20).flat_map(|a| (0..20).map(move |b| Point { at: vec![a, b], value: rule(a, b) }));
            surprise(None, &Table::new(points.collect()).expect("a table"))
        };
        assert!(1.7 * table(|a, b| (a ^ b) as i64 % 8) < table(|a, b| (a ^ (b + 1)) as i64 % 8));
    }
}
