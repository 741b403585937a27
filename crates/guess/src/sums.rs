//! Tables whose values are put together from a sequence of each coordinate: nim-sums, sums, and pairs that are lost where
//! two sequences agree.

use crate::{Binary, Pattern, Point, Table};

/// A table that is put together from sequences.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    operation: Join,
    /// The pattern of each coordinate.
    parts: Vec<Pattern>,
}

/// The way in which the sequences of the coordinates make a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// The nim-sum.
    Xor,
    /// The sum.
    Add,
    /// 0 if the nim-sum is 0, and 1 otherwise.
    Lost,
}

impl Sum {
    /// Patterns together.
    pub(crate) fn of(operation: Join, parts: Vec<Pattern>) -> Sum {
        Sum { operation, parts }
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        if at.len() != self.parts.len() {
            return None;
        }
        let mut sum = 0i64;
        for (part, &number) in self.parts.iter().zip(at) {
            let value = part.value(&[number])?;
            sum = match self.operation {
                Join::Add => sum.checked_add(value)?,
                Join::Xor | Join::Lost => Binary::Xor.of(sum, value)?,
            };
        }
        Some(if self.operation == Join::Lost { i64::from(sum != 0) } else { sum })
    }

    /// The way in which the parts are put together, and the parts.
    pub fn parts(&self) -> (Join, &[Pattern]) {
        (self.operation, &self.parts)
    }

    /// Bits that state it: equal parts once.
    pub fn bits(&self) -> f64 {
        let mut bits = 4.0;
        for (place, part) in self.parts.iter().enumerate() {
            bits += if self.parts[..place].contains(part) { 1.0 } else { part.bits() };
        }
        bits
    }
}

/// Values of a sequence, by index, from some index on.
type Row = (u64, Vec<i64>);

/// The smallest coordinates.
fn corner(table: &Table) -> Option<Vec<u64>> {
    (0..table.arity()).map(|place| table.points().iter().map(|point| point.at[place]).min()).collect()
}

/// The sequences whose nim-sum, or sum, a table is.
pub(crate) fn joined(table: &Table, operation: Join) -> Option<Vec<Row>> {
    let corner = corner(table).filter(|corner| corner.len() > 1)?;
    let base = table.get(&corner)?;
    let take = |value: i64| match operation {
        Join::Add => value.checked_sub(base),
        _ => Binary::Xor.of(value, base),
    };
    let row = |place: usize| -> Option<Row> {
        let at = |number: u64| {
            let mut at = corner.clone();
            at[place] = number;
            table.get(&at)
        };
        let values = (corner[place]..).map_while(at);
        let values: Vec<i64> =
            if place == 0 { values.collect() } else { values.map(take).collect::<Option<_>>()? };
        (values.len() >= 6).then_some((corner[place], values))
    };
    let rows = (0..table.arity()).map(row).collect::<Option<Vec<Row>>>()?;
    let agrees = |point: &Point| {
        let mut sum = 0i64;
        for (&number, (first, values)) in point.at.iter().zip(&rows) {
            let value = usize::try_from(number - first).ok().and_then(|place| values.get(place));
            let Some(&value) = value else { return false };
            let next =
                if operation == Join::Add { sum.checked_add(value) } else { Binary::Xor.of(sum, value) };
            let Some(next) = next else { return false };
            sum = next;
        }
        sum == point.value
    };
    table.points().iter().all(agrees).then_some(rows)
}

/// The sequences whose nim-sum is 0 exactly at the lost positions: numbers of classes, in the order in which they occur.
pub(crate) fn classes(table: &Table) -> Option<Vec<Row>> {
    let corner = corner(table).filter(|corner| corner.len() > 1)?;
    let mut rows: Vec<Row> = Vec::new();
    for place in 1..corner.len() {
        // All but the first coordinate and this one are smallest.
        let chosen = |point: &&Point| {
            (1..corner.len()).all(|other| other == place || point.at[other] == corner[other])
        };
        let pair = |point: &Point| Point { at: vec![point.at[0], point.at[place]], value: point.value };
        let pairs = Table::new(table.points().iter().filter(chosen).map(pair).collect()).ok()?;
        let [first, other] = <[Row; 2]>::try_from(of_pairs(&pairs)?).ok()?;
        if rows.is_empty() {
            rows.push(first);
        }
        rows.push(other);
    }
    let class =
        |(number, (first, row)): (&u64, &Row)| row.get(usize::try_from(number - first).ok()?).copied();
    let agrees = |point: &Point| {
        let mut classes = point.at.iter().zip(&rows).map(class);
        let sum = classes.try_fold(0i64, |sum, class| Binary::Xor.of(sum, class?));
        sum.is_some_and(|sum| (sum == 0) == (point.value == 0))
    };
    table.points().iter().all(agrees).then_some(rows)
}

/// The two sequences that agree exactly at the lost pairs.
fn of_pairs(table: &Table) -> Option<Vec<Row>> {
    let corner = corner(table)?;
    let bound = |place: usize| table.points().iter().map(|point| point.at[place]).max();
    let sides = [bound(0)?.checked_sub(corner[0])?, bound(1)?.checked_sub(corner[1])?];
    let sides = [usize::try_from(sides[0]).ok()? + 1, usize::try_from(sides[1]).ok()? + 1];
    if sides[0].checked_mul(sides[1])? != table.points().len() {
        return None;
    }
    let lost = |a: usize, b: usize| table.points()[a * sides[1] + b].value == 0;
    let mut columns: Vec<Option<i64>> = vec![None; sides[1]];
    let mut rows: Vec<Option<i64>> = Vec::new();
    let mut count = 0;
    for a in 0..sides[0] {
        let own = (0..sides[1]).find(|&b| lost(a, b));
        let class = own.map(|b| {
            *columns[b].get_or_insert_with(|| {
                count += 1;
                count - 1
            })
        });
        for (b, column) in columns.iter_mut().enumerate() {
            match (lost(a, b), class) {
                (true, Some(class)) if column.is_none_or(|known| known == class) => *column = Some(class),
                (true, _) => return None,
                (false, _) if class.is_some() && *column == class => return None,
                _ => {}
            }
        }
        rows.push(class);
    }
    // A point that agrees with no other has a class of its own.
    let filled =
        |all: Vec<Option<i64>>, own: i64| all.into_iter().map(|class| class.unwrap_or(own)).collect();
    let own = [count, if rows.contains(&None) { count + 1 } else { count }];
    let useful = count >= 2 && count < i64::try_from(sides[0]).ok()?;
    useful.then(|| vec![(corner[0], filled(rows, own[0])), (corner[1], filled(columns, own[1]))])
}
