//! Tables seen through other coordinates: a remainder by a period that depends on another coordinate, a sum, a product, a
//! shifted index. What has a pattern there has one here.

use crate::budget::Budget;
use crate::formula::{self, Effort};
use crate::{Binary, Fold, Formula, Found, Point, Predicts, Table, Unary};
use std::collections::BTreeMap;

/// A pattern of other coordinates, which are formulas of the given ones.
#[derive(Clone, Debug, PartialEq)]
pub struct View<P> {
    terms: Vec<Formula>,
    pattern: Box<P>,
}

/// The largest multiple of a coordinate in a period.
const MULTIPLE: i64 = 3;
/// The largest number that is added to it.
const PLUS: i64 = 14;
/// Formulas of a period that are tried.
const PERIODS: usize = 4;
/// Points that a view has at least.
const FEWEST: usize = 12;
/// Properties of numbers that many numbers share.
const PROPERTIES: [Unary; 7] = [
    Unary::BitLength,
    Unary::TwoAdic,
    Unary::Ones,
    Unary::Root,
    Unary::PrimeFactors,
    Unary::SmallestPrime,
    Unary::TrailingOnes,
];
/// Shifts of the index of a sequence.
const SHIFTS: [i64; 7] = [1, -1, 2, -2, 3, -3, 4];

impl<P: Predicts> View<P> {
    /// A pattern of these terms.
    pub(crate) fn of(terms: Vec<Formula>, pattern: P) -> View<P> {
        View { terms, pattern: Box::new(pattern) }
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        self.pattern.value(&seen(&self.terms, at)?)
    }

    /// The terms, and the pattern.
    pub fn parts(&self) -> (&[Formula], &P) {
        (&self.terms, &self.pattern)
    }

    /// The table in the other coordinates; nothing where these do not determine the value.
    pub(crate) fn seen(&self, table: &Table) -> Option<Table> {
        viewed(table, &self.terms)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let term = |term: &Formula| match term {
            Formula::Coordinate(_) => 1.0,
            _ => term.bits(),
        };
        3.0 + self.terms.iter().map(term).sum::<f64>() + self.pattern.bits()
    }
}

/// The other coordinates of a position.
fn seen(terms: &[Formula], at: &[u64]) -> Option<Vec<u64>> {
    terms.iter().map(|term| u64::try_from(term.value(at)?).ok()).collect()
}

/// A table in other coordinates; nothing where these do not determine the value, or hardly any two positions share them.
pub(crate) fn viewed(table: &Table, terms: &[Formula]) -> Option<Table> {
    let mut values: BTreeMap<Vec<u64>, i64> = BTreeMap::new();
    for point in table.points() {
        let value = *values.entry(seen(terms, &point.at)?).or_insert(point.value);
        if value != point.value {
            return None;
        }
    }
    let points: Vec<Point> = values.into_iter().map(|(at, value)| Point { at, value }).collect();
    Table::new(points).ok()
}

/// The terms through which a table can be seen with fewer points, and the table that is seen.
pub(crate) fn views(table: &Table, budget: &Budget<'_>) -> Vec<(Vec<Formula>, Table)> {
    let mut found = Vec::new();
    for terms in fewer(table.arity()) {
        let seen = viewed(table, &terms).filter(|seen| seen.points().len() * 3 < table.points().len() * 2);
        found.extend(seen.filter(|seen| seen.points().len() >= FEWEST).map(|seen| (terms, seen)));
    }
    if table.arity() == 2 {
        found.extend(alike(table));
        for (place, by) in [(0, 1), (1, 0)] {
            found.extend(reduced(table, place, by, budget));
        }
    }
    found
}

/// The same property of both coordinates.
fn alike(table: &Table) -> Vec<(Vec<Formula>, Table)> {
    let of = |property: &dyn Fn(Formula) -> Formula| -> Vec<Formula> {
        (0..2).map(|place| property(Formula::Coordinate(place))).collect()
    };
    let unary = PROPERTIES.into_iter().map(|operation| of(&|n| Formula::Unary(operation, Box::new(n))));
    let quotients = (2..=4).map(|divisor| of(&|n: Formula| n.by(Binary::Quotient, divisor)));
    let seen = |terms: Vec<Formula>| {
        let seen = viewed(table, &terms)?;
        let fewer = seen.points().len() * 3 < table.points().len() * 2 && seen.points().len() >= FEWEST;
        fewer.then_some((terms, seen))
    };
    unary.chain(quotients).filter_map(seen).collect()
}

/// Shifts of the index, for patterns that depend on its digits; the first values may have no place there.
pub(crate) fn shifted(table: &Table) -> Vec<(Vec<Formula>, Table)> {
    let shift = |by: i64| {
        let terms = vec![Formula::Coordinate(0).plus(by)];
        let late = table.without_first(usize::try_from(-by).unwrap_or(0));
        viewed(&late, &terms).map(|seen| (terms, seen))
    };
    SHIFTS.into_iter().filter(|_| table.arity() == 1).filter_map(shift).collect()
}

/// Single terms, and pairs of them for three coordinates.
fn fewer(arity: usize) -> Vec<Vec<Formula>> {
    let of = Formula::Coordinate;
    let pair = |operation: Binary, one: Formula, other: Formula| {
        Formula::Binary(operation, Box::new(one), Box::new(other))
    };
    const JOINED: [Binary; 8] = [
        Binary::Add,
        Binary::Apart,
        Binary::Multiply,
        Binary::Xor,
        Binary::Least,
        Binary::Most,
        Binary::Divisor,
        Binary::Or,
    ];
    match arity {
        2 => {
            let double = |place: usize| of(place).times(2);
            let each = JOINED.into_iter().map(|operation| pair(operation, of(0), of(1)));
            let more = [
                of(0),
                of(1),
                pair(Binary::Add, of(0), double(1)),
                pair(Binary::Add, double(0), of(1)),
                pair(Binary::Quotient, Formula::Fold(Fold::Most), Formula::Fold(Fold::Least)),
                pair(Binary::Remainder, of(0), of(1)),
                pair(Binary::Remainder, of(1), of(0)),
                pair(Binary::Quotient, of(0), of(1)),
                pair(Binary::Quotient, of(1), of(0)),
            ];
            each.chain(more).map(|term| vec![term]).collect()
        }
        3 => {
            let mut all: Vec<Vec<Formula>> =
                Fold::ALL.into_iter().map(|fold| vec![Formula::Fold(fold)]).collect();
            for (one, other, rest) in [(0, 1, 2), (0, 2, 1), (1, 2, 0)] {
                all.push(vec![of(one), of(other)]);
                let joined = JOINED.into_iter().map(|operation| pair(operation, of(one), of(other)));
                all.extend(joined.map(|term| vec![term, of(rest)]));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// A coordinate reduced by a period that is a multiple of the other and a constant, or another formula of it.
fn reduced(table: &Table, place: usize, by: usize, budget: &Budget<'_>) -> Option<(Vec<Formula>, Table)> {
    let least = |of: usize| table.points().iter().map(|point| point.at[of]).min();
    let first = i64::try_from(least(by)?).ok()?;
    let mut periods: Vec<(i64, i64)> =
        (1..=MULTIPLE).flat_map(|times| (-PLUS..=PLUS).map(move |plus| (times, plus))).collect();
    periods.retain(|(times, plus)| times.saturating_mul(first) + plus > 0);
    periods.sort_by_key(|(times, plus)| (times - 1) * 3 + plus.abs());
    let lines = periods.into_iter().map(|(times, plus)| Formula::Coordinate(by).times(times).plus(plus));
    let mut found = lines.into_iter().find_map(|period| reduced_by(table, place, period));
    if found.is_none() {
        let others = formula_of_periods(table, by, budget);
        found = others.into_iter().find_map(|period| reduced_by(table, place, period));
    }
    found
}

/// A coordinate reduced by a period, if that is one.
fn reduced_by(table: &Table, place: usize, period: Formula) -> Option<(Vec<Formula>, Table)> {
    let mut compared = 0;
    for point in table.points() {
        let mut before = point.at.clone();
        let lag = u64::try_from(period.value(&point.at)?).ok().filter(|&lag| lag > 0)?;
        let Some(number) = before[place].checked_sub(lag) else { continue };
        before[place] = number;
        match table.get(&before) {
            Some(value) if value != point.value => return None,
            Some(_) => compared += 1,
            None => {}
        }
    }
    let remainder =
        Formula::Binary(Binary::Remainder, Box::new(Formula::Coordinate(place)), Box::new(period));
    let mut terms = vec![Formula::Coordinate(0), Formula::Coordinate(1)];
    terms[place] = remainder;
    let seen = viewed(table, &terms).filter(|_| compared * 4 >= table.points().len())?;
    (seen.points().len() >= FEWEST).then_some((terms, seen))
}

/// Formulas of the other coordinate for the smallest periods of a coordinate, where these are seen twice.
fn formula_of_periods(table: &Table, by: usize, budget: &Budget<'_>) -> Vec<Formula> {
    let mut lines: BTreeMap<u64, Vec<i64>> = BTreeMap::new();
    for point in table.points().iter().filter(|_| table.is_box()) {
        lines.entry(point.at[by]).or_default().push(point.value);
    }
    let period = |line: &[i64]| {
        let most = line.len() / 2;
        (1..=most).find(|&period| line[period..].iter().zip(line).all(|(one, other)| one == other))
    };
    let of_line = |(number, line): (u64, Vec<i64>)| {
        let mut at = vec![0; 2];
        at[by] = number;
        Some(Point { at, value: i64::try_from(period(&line)?).ok()? })
    };
    let periods: Vec<Point> = lines.into_iter().filter_map(of_line).collect();
    if periods.len() < FEWEST / 2 {
        return Vec::new();
    }
    let found = Table::new(periods).map(|periods| formula::fitted(&periods, Effort::TERMS, budget));
    let formulas = found.into_iter().flatten().filter_map(|found| match found {
        Found::Value(formula) => Some(formula),
        Found::Lost(..) => None,
    });
    formulas.take(PERIODS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    #[test]
    fn a_period_may_depend_on_a_coordinate() {
        // One or k stones are taken, for even k.
        let value = |n: u64, k: u64| if n % (k + 1) == k { 2 } else { (n % (k + 1) % 2) as i64 };
        let points = (0..60).flat_map(|n| {
            (1..10).map(move |half| Point { at: vec![n, 2 * half], value: value(n, 2 * half) })
        });
        let table = Table::new(points.collect()).expect("a table");
        let (terms, seen) = unlimited(|budget| reduced(&table, 0, 1, budget)).expect("a view");
        assert_eq!(terms[0].value(&[20, 6]), Some(6));
        assert!(seen.points().iter().all(|point| point.at[0] <= point.at[1]));
    }

    #[test]
    fn a_period_may_be_a_formula_of_a_coordinate() {
        // Up to (k + 1) / 3 stones are taken.
        let rest = |n: u64, k: u64| (n % ((k + 1) / 3 + 1)) as i64;
        let points = (0..30).flat_map(|n| (1..30).map(move |k| Point { at: vec![n, k], value: rest(n, k) }));
        let table = Table::new(points.collect()).expect("a table");
        let (terms, _) = unlimited(|budget| reduced(&table, 0, 1, budget)).expect("a view");
        assert!((1..90).all(|k| (0..90).all(|n| terms[0].value(&[n, k]) == Some(rest(n, k)))), "{terms:?}");
    }

    #[test]
    fn views_determine_the_values() {
        let points =
            (0..20).flat_map(|a| (0..20).map(move |b| Point { at: vec![a, b], value: (a + b) as i64 / 3 }));
        let table = Table::new(points.collect()).expect("a table");
        let found = unlimited(|budget| views(&table, budget));
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].1.arity(), 1);
    }
}
