//! Evidence in bits: how surprising the predicted values are to someone who knows only the values before them.

use crate::Table;
use std::collections::HashMap;

/// Bits that a coder needs for the values of `table` if all it does is count: the values of `before`, and those it has coded.
/// A pattern that predicts the values is believed as far as these bits exceed its own.
///
/// The coder is that of Krichevsky and Trofimov, with an escape for values that have not occurred. Time O(n).
pub fn surprise(before: Option<&Table>, table: &Table) -> f64 {
    let values = |table: &Table| -> Vec<i64> { table.points().iter().map(|point| point.value).collect() };
    coded(&before.map_or(Vec::new(), values), &values(table))
}

/// Bits for `after`, with the counts of `before` and of what has been coded.
fn coded(before: &[i64], after: &[i64]) -> f64 {
    let mut counts: HashMap<i64, f64> = HashMap::new();
    let mut total = 0.0;
    for &value in before {
        *counts.entry(value).or_default() += 1.0;
        total += 1.0;
    }
    let span = |values: &[i64]| {
        let (least, most) = (values.iter().min(), values.iter().max());
        least.zip(most).map_or(1.0, |(least, most)| (most.abs_diff(*least) as f64) + 2.0)
    };
    let new = span(before).max(span(after)).log2();
    let mut bits = 0.0;
    for &value in after {
        let kinds = counts.len() as f64;
        // The chance of something new is that of one more kind, half an occurrence.
        let weight = total + 0.5 * kinds + 0.5;
        match counts.get_mut(&value) {
            Some(count) => {
                bits -= ((*count + 0.5) / weight).log2();
                *count += 1.0;
            }
            None => {
                bits += new - (0.5 / weight).log2();
                counts.insert(value, 1.0);
            }
        }
        total += 1.0;
    }
    bits
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
        let coins: Vec<i64> = (0..100u32).map(|n| i64::from((n.wrapping_mul(2_654_435_769) >> 16) & 1)).collect();
        let coins = bits(&coins);
        assert!((30.0..50.0).contains(&coins), "{coins}");
        let line: Vec<i64> = (0..100).collect();
        assert!(bits(&line) > 200.0);
    }
}
