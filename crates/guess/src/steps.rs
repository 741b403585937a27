//! Sequences each term of which is a formula of an earlier one and of its own index: the survivor in the circle of Josephus, of
//! the term before; the number of Fibonacci numbers in a sum, of the term that is left without the largest. In a table, the first
//! number is the index.

use crate::budget::Budget;
use crate::formula::{self, Effort};
use crate::{Binary, Formula, Found, Point, Table, Unary};

/// A sequence, or one for each of the other numbers, with a formula that leads from an earlier term to each, from some index on.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    first: u64,
    /// Terms at the beginning, the same for all other numbers.
    begin: Vec<i64>,
    /// Index of the earlier term, in the index.
    back: Formula,
    /// In the earlier term, the index, and the other numbers.
    next: Formula,
}

/// Terms before the formula holds.
const LATE: u64 = 3;
/// Terms that are looked at for one of them.
const LONGEST: usize = 1 << 24;

/// Indices of earlier terms: the one before, and those that leave out a digit or a factor.
fn backs() -> Vec<Formula> {
    let n = || Formula::Coordinate(0);
    let of = |operation: Unary| Formula::Unary(operation, n().into());
    let less = |operation: Unary| Formula::Binary(Binary::Subtract, n().into(), of(operation).into());
    vec![
        of(Unary::Before),
        less(Unary::PowerOfTwo),
        less(Unary::Fibonacci),
        n().by(Binary::Quotient, 2),
        n().by(Binary::Quotient, 3),
        n().by(Binary::Quotient, 10),
        n().times(2).by(Binary::Quotient, 3),
        n().times(3).by(Binary::Quotient, 4),
        less(Unary::Root),
        of(Unary::Root),
        Formula::Binary(Binary::Quotient, n().into(), of(Unary::SmallestPrime).into()),
    ]
}

impl Steps {
    /// The first of these formulas that leads from each term to the next; other earlier terms are tried in sequences.
    pub(crate) fn fitted(table: &Table, effort: Effort, budget: &Budget<'_>) -> Option<Steps> {
        let count = if table.arity() == 1 { backs().len() } else { 1 };
        backs().into_iter().take(count).find_map(|back| {
            let is_before = back == backs()[0];
            let effort = if is_before { effort } else { Effort::TERMS };
            (1..=LATE).find_map(|late| Steps::by(table, &back, late, effort, budget))
        })
    }

    fn by(table: &Table, back: &Formula, late: u64, effort: Effort, budget: &Budget<'_>) -> Option<Steps> {
        let first = table.points().first()?.at[0];
        let start = first.checked_add(late)?;
        let mut begin = vec![None; usize::try_from(late).ok()?];
        let mut points = Vec::new();
        for Point { at, value } in table.points() {
            if at[0] < start {
                let known = begin.get_mut(usize::try_from(at[0].checked_sub(first)?).ok()?)?;
                if known.is_some_and(|known| known != *value) {
                    return None;
                }
                *known = Some(*value);
                continue;
            }
            let mut before = at.clone();
            before[0] = earlier(back, at[0], first)?;
            let last = u64::try_from(table.get(&before)?).ok()?;
            points.push(Point { at: [&[last], at.as_slice()].concat(), value: *value });
        }
        let begin = begin.into_iter().collect::<Option<Vec<i64>>>()?;
        let found = formula::fitted(&Table::new(points).ok()?, effort, budget);
        let next = found.into_iter().find_map(|found| match found {
            Found::Value(next) => Some(next),
            Found::Lost(..) => None,
        })?;
        Some(Steps { first, begin, back: back.clone(), next })
    }

    /// The value at a position. Time proportional to the number of earlier terms that lead to it.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let (&index, others) = at.split_first()?;
        let listed =
            |index: u64| usize::try_from(index - self.first).ok().and_then(|place| self.begin.get(place));
        let mut way = Vec::new();
        let mut earliest = index.checked_sub(self.first)? + self.first;
        while listed(earliest).is_none() {
            way.push(earliest);
            earliest = earlier(&self.back, earliest, self.first).filter(|_| way.len() < LONGEST)?;
        }
        way.iter().rev().try_fold(*listed(earliest)?, |last, &index| {
            self.next.value(&[&[u64::try_from(last).ok()?, index], others].concat())
        })
    }

    /// The terms, if each is made of the one before it.
    pub(crate) fn terms(&self) -> Option<impl Iterator<Item = i64> + '_> {
        let (&last, begin) = self.begin.split_last().filter(|_| self.is_by_one())?;
        let start = Some((last, self.first + begin.len() as u64));
        let later = std::iter::successors(start, |&(last, index)| {
            let index = index.checked_add(1)?;
            Some((self.next.value(&[u64::try_from(last).ok()?, index])?, index))
        });
        Some(begin.iter().copied().chain(later.map(|(term, _)| term)))
    }

    /// Returns `true` if each term is made of the one before it.
    pub fn is_by_one(&self) -> bool {
        matches!(self.back, Formula::Unary(Unary::Before, _))
    }

    /// Index of the first term, and the terms at the beginning.
    pub fn begin(&self) -> (u64, &[i64]) {
        (self.first, &self.begin)
    }

    /// The formula of the index of the earlier term, and that of this term, the index and the other numbers.
    pub fn parts(&self) -> (&Formula, &Formula) {
        (&self.back, &self.next)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: &i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        let back = if self.is_by_one() { 1.0 } else { 4.0 };
        back + self.next.bits() + self.begin.iter().map(number).sum::<f64>()
    }
}

/// The index of the earlier term, if it is earlier.
fn earlier(back: &Formula, index: u64, first: u64) -> Option<u64> {
    let earlier = u64::try_from(back.value(&[index])?).ok()?;
    (earlier < index && earlier >= first).then_some(earlier)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    /// The last of n in a circle of whom every so many-th goes.
    fn survivor(n: u64, step: u64) -> i64 {
        let mut circle: Vec<u64> = (1..=n).collect();
        let mut place = 0;
        while circle.len() > 1 {
            place = (place + step as usize - 1) % circle.len();
            circle.remove(place);
        }
        circle[0] as i64
    }

    #[test]
    fn the_circle_of_josephus_with_any_step() {
        let values: Vec<i64> = (1..60).map(|n| survivor(n, 3)).collect();
        let table = Table::of_sequence(1, &values);
        let found = unlimited(|budget| Steps::fitted(&table, Effort::WHOLE, budget)).expect("a formula");
        assert!((1..400).all(|n| found.value(&[n]) == Some(survivor(n, 3))));
        assert!(found.terms().expect("by one").zip(1..400).all(|(term, n)| term == survivor(n, 3)));
        let at = (1..30u64).flat_map(|n| (1..9u64).map(move |step| vec![n, step]));
        let points = at.map(|at| Point { value: survivor(at[0], at[1]), at });
        let table = Table::new(points.collect()).expect("a table");
        let found = unlimited(|budget| Steps::fitted(&table, Effort::WHOLE, budget)).expect("a formula");
        assert!((1..90).all(|n| (1..12).all(|step| found.value(&[n, step]) == Some(survivor(n, step)))));
    }

    #[test]
    fn the_number_of_fibonacci_numbers_in_a_sum() {
        let count = |n: u64| {
            let (mut rest, mut count) = (n, 0);
            let fibonacci = [610u64, 377, 233, 144, 89, 55, 34, 21, 13, 8, 5, 3, 2, 1];
            for part in fibonacci {
                if part <= rest {
                    (rest, count) = (rest - part, count + 1);
                }
            }
            count
        };
        let table = Table::of_sequence(0, &(0..120).map(count).collect::<Vec<i64>>());
        let found = unlimited(|budget| Steps::fitted(&table, Effort::WHOLE, budget)).expect("a formula");
        assert!((0..900).all(|n| found.value(&[n]) == Some(count(n))));
    }
}
