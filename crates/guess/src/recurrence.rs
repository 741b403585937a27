//! Sequences each term of which is a combination of the terms before it, and a constant.

use crate::linear::{Ratio, solved};

/// A linear recurrence of a small order with whole coefficients, from some term on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    first: u64,
    /// The first terms, at least as many as the order.
    begin: Vec<i64>,
    /// Coefficients of the last term, the one before it, and so on.
    coefficients: Vec<i128>,
    constant: i128,
}

/// The largest order.
const ORDER: usize = 6;
/// Terms before the recurrence begins.
const LATE: usize = 5;
/// Recurrences from a term to a later one that are proposed.
const SPARSE: usize = 3;
/// Equations beyond the unknowns.
const EXTRA: usize = 2;

impl Recurrence {
    /// The recurrence with the shortest statement that the values satisfy from some term on, if they are more than its
    /// unknowns; if there is none, some that lead from one term to a later one, which few terms determine.
    pub(crate) fn fitted(first: u64, values: &[i64]) -> Vec<Recurrence> {
        let shortest = |one: &Recurrence, other: &Recurrence| one.bits().total_cmp(&other.bits());
        let all = (0..=LATE).flat_map(|late| (1..=ORDER).map(move |order| (late, order)));
        let found = all.clone().filter_map(|(late, order)| Recurrence::of_order(first, values, late, order));
        if let Some(found) = found.min_by(shortest) {
            return vec![found];
        }
        let sparse = all.filter(|(late, lag)| late + lag <= LATE);
        let sparse = sparse.filter_map(|(late, lag)| Recurrence::at_lag(first, values, late, lag));
        let mut sparse: Vec<Recurrence> = sparse.collect();
        sparse.sort_by(shortest);
        sparse.truncate(SPARSE);
        sparse
    }

    fn of_order(first: u64, values: &[i64], late: usize, order: usize) -> Option<Recurrence> {
        let row = |window: &[i64]| {
            let left = window[..order].iter().rev().map(|&value| i128::from(value)).chain([1]).collect();
            (left, i128::from(window[order]))
        };
        let rows: Vec<(Vec<i128>, i128)> = values.get(late..)?.windows(order + 1).map(row).collect();
        let needed = order + 1 + EXTRA;
        // The last terms, which are largest, decide; most sequences fail at once.
        let rows = (rows.len() >= needed).then_some(rows)?;
        let mut numbers: Vec<i128> =
            solved(&rows[..needed])?.into_iter().map(Ratio::integer).collect::<Option<_>>()?;
        let holds = |(left, right): &(Vec<i128>, i128)| {
            let mut products = left.iter().zip(&numbers).map(|(&value, &by)| value.checked_mul(by));
            products.try_fold(0i128, |sum, product| sum.checked_add(product?)) == Some(*right)
        };
        if !rows.iter().all(holds) {
            return None;
        }
        let constant = numbers.pop()?;
        Some(Recurrence { first, begin: values[..late + order].to_vec(), coefficients: numbers, constant })
    }

    /// Each term a multiple of the one at a lag before it, and a constant: few terms determine these.
    fn at_lag(first: u64, values: &[i64], late: usize, lag: usize) -> Option<Recurrence> {
        let rest = values.get(late..)?;
        let row = |(&before, &value): (&i64, &i64)| (vec![i128::from(before), 1], i128::from(value));
        let rows: Vec<(Vec<i128>, i128)> = rest.iter().zip(rest.get(lag..)?).map(row).collect();
        let numbers = solved(rows.get(..2)?)?;
        let [by, constant] =
            <[i128; 2]>::try_from(numbers.into_iter().map(Ratio::integer).collect::<Option<Vec<_>>>()?)
                .ok()?;
        let holds = |(left, right): &(Vec<i128>, i128)| {
            left[0].checked_mul(by).and_then(|product| product.checked_add(constant)) == Some(*right)
        };
        if by == 0 || !rows.iter().all(holds) {
            return None;
        }
        let mut coefficients = vec![0; lag];
        coefficients[lag - 1] = by;
        Some(Recurrence { first, begin: values[..late + lag].to_vec(), coefficients, constant })
    }

    /// Terms one after another, as long as they fit into 64 bits.
    pub fn terms(&self) -> impl Iterator<Item = i64> + '_ {
        let mut last: Vec<i64> = self.begin.iter().rev().take(self.coefficients.len()).copied().collect();
        let begin = self.begin.iter().copied();
        begin.chain(std::iter::from_fn(move || {
            let mut products =
                self.coefficients.iter().zip(&last).map(|(by, &value)| by.checked_mul(value.into()));
            let sum = products.try_fold(self.constant, |sum, product| sum.checked_add(product?))?;
            let next = i64::try_from(sum).ok()?;
            last.rotate_right(1);
            last[0] = next;
            Some(next)
        }))
    }

    /// Index of the first term.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The first terms.
    pub fn begin(&self) -> &[i64] {
        &self.begin
    }

    /// Coefficients of the last term, the one before it, and so on; and the constant.
    pub fn parts(&self) -> (&[i128], i128) {
        (&self.coefficients, self.constant)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: u128| 2.0 + 2.0 * (number as f64 + 1.0).log2();
        let begin: f64 = self.begin.iter().map(|value| number(value.unsigned_abs().into())).sum();
        let by: f64 = self.coefficients.iter().map(|by| number(by.unsigned_abs())).sum();
        begin + by + number(self.constant.unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recurrences_are_found_with_their_constant() {
        let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
        let found = &Recurrence::fitted(0, &fibonacci)[0];
        assert_eq!(found.parts(), (&[1, 1][..], 0));
        assert_eq!(found.terms().nth(11), Some(233));
        let mersenne: Vec<i64> = (1..10).map(|n| (1 << n) - 1).collect();
        assert_eq!(Recurrence::fitted(0, &mersenne)[0].parts(), (&[2][..], 1));
        assert_eq!(Recurrence::fitted(0, &[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]), []);
    }

    #[test]
    fn recurrences_may_begin_late() {
        let lost = [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145];
        let found = &Recurrence::fitted(0, &lost)[0];
        assert_eq!(found.parts(), (&[1, 0, 0, 1][..], 0));
        assert_eq!(found.terms().nth(15), Some(200));
    }
}
