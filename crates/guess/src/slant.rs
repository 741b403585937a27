//! Tables of two coordinates that repeat along a direction: beyond a border both coordinates may be lowered together. What
//! remains is finitely many rows and columns, each with a pattern of its own. So are the values of games whose moves are few
//! fixed steps.

use crate::{Predicts, Table};

/// A table that repeats along a direction.
#[derive(Clone, Debug, PartialEq)]
pub struct Slant<P> {
    /// Number of each coordinate from which both may be lowered.
    border: u64,
    /// The step by which they are lowered.
    step: [u64; 2],
    /// Patterns in the second coordinate, for each first one below border and step together; nothing for
    /// numbers that the table does not have.
    rows: Vec<Option<P>>,
    /// Patterns in the first coordinate, for each second one below border and step together; nothing for
    /// numbers that the table does not have.
    columns: Vec<Option<P>>,
}

/// The largest step of a coordinate.
const STEP: u64 = 12;

/// The smallest steps that repeat a table, and their borders.
fn steps(table: &Table) -> Vec<(u64, [u64; 2])> {
    let most = |place: usize| table.points().iter().map(|point| point.at[place]).max().unwrap_or(0);
    let least = [0, 1].map(|place| table.points().iter().map(|point| point.at[place]).min().unwrap_or(0));
    let room = most(0).min(most(1)) / 2;
    let mut found: Vec<(u64, [u64; 2])> = Vec::new();
    for step in (1..=STEP).flat_map(|one| (1..=STEP).map(move |other| [one, other])) {
        let largest = step[0].max(step[1]);
        let mut border = least[0].max(least[1]);
        for point in table.points() {
            let next = [point.at[0] + step[0], point.at[1] + step[1]];
            if table.get(&next).is_some_and(|value| value != point.value) {
                border = border.max(point.at[0].min(point.at[1]) + 1);
                if border + largest > room {
                    break;
                }
            }
        }
        if border + largest <= room {
            found.push((border, step));
        }
    }
    found.sort_by_key(|&(border, step)| 2 * border + step[0] + step[1]);
    found.truncate(SOME);
    found
}

/// Steps that are tried.
const SOME: usize = 2;

impl<P: Predicts + Clone + PartialEq> Slant<P> {
    /// The table that a part of it suggests, with patterns of rows and columns as a function finds them.
    pub(crate) fn fitted(table: &Table, find: &mut dyn FnMut(u64, &[i64]) -> Option<P>) -> Option<Slant<P>> {
        if table.arity() != 2 || !table.is_box() {
            return None;
        }
        steps(table).into_iter().find_map(|(border, step)| {
            let mut lines = |place: usize| -> Option<Vec<Option<P>>> {
                let line = |number: u64| {
                    let points = table.points().iter().filter(|point| point.at[place] == number);
                    let line: Vec<(u64, i64)> =
                        points.map(|point| (point.at[1 - place], point.value)).collect();
                    (line.first().map_or(0, |first| first.0), line.into_iter().map(|pair| pair.1).collect())
                };
                let all = (0..border + step[place]).map(line);
                all.map(|(first, values): (u64, Vec<i64>)| match values.is_empty() {
                    true => Some(None),
                    false => find(first, &values).map(Some),
                })
                .collect()
            };
            let rows = lines(0)?;
            let columns = if table.is_symmetric() && step[0] == step[1] { rows.clone() } else { lines(1)? };
            Some(Slant { border, step, rows, columns })
        })
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let [a, b] = *at else { return None };
        let times = |number: u64, step: u64| number.saturating_sub(self.border) / step;
        let times = times(a, self.step[0]).min(times(b, self.step[1]));
        let (a, b) = (a - times * self.step[0], b - times * self.step[1]);
        let line = |lines: &[Option<P>], number: u64, at: u64| {
            lines.get(usize::try_from(number).ok()?).map(|line| line.as_ref()?.value(&[at]))
        };
        line(&self.rows, a, b).or_else(|| line(&self.columns, b, a))?
    }

    /// The border, the step, and the patterns of rows and of columns.
    pub fn parts(&self) -> (u64, [u64; 2], [&[Option<P>]; 2]) {
        (self.border, self.step, [&self.rows, &self.columns])
    }

    /// Bits that state it: equal lines once.
    pub fn bits(&self) -> f64 {
        let number = |number: u64| 1.0 + 2.0 * (number as f64 + 1.0).log2();
        let lines: Vec<&P> = self.rows.iter().chain(&self.columns).flatten().collect();
        let bits =
            |place: usize| if lines[..place].contains(&lines[place]) { 2.0 } else { lines[place].bits() };
        let start = 5.0 + number(self.border) + number(self.step[0]) + number(self.step[1]);
        start + (0..lines.len()).map(bits).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pieces, Point, budget::unlimited};

    impl Predicts for Pieces {
        fn value(&self, at: &[u64]) -> Option<i64> {
            self.term(at[0])
        }

        fn bits(&self) -> f64 {
            Pieces::bits(self)
        }
    }

    #[test]
    fn few_steps_make_values_that_repeat_along_a_direction() {
        // Down by (1, 0), by (0, 2) and by (1, 1).
        let side = 60usize;
        let mut values = vec![vec![0i64; side]; side];
        for a in 0..side {
            for b in 0..side {
                let steps = [(1, 0), (0, 2), (1, 1)];
                let options = steps.iter().filter(|(x, y)| a >= *x && b >= *y);
                let options: Vec<i64> = options.map(|(x, y)| values[a - x][b - y]).collect();
                values[a][b] = (0..).find(|value| !options.contains(value)).expect("finitely many");
            }
        }
        let points = (0..30u64).flat_map(|a| (0..30u64).map(move |b| vec![a, b]));
        let points = points.map(|at| Point { value: values[at[0] as usize][at[1] as usize], at });
        let table = Table::new(points.collect()).expect("a table");
        let mut find = |first: u64, values: &[i64]| {
            unlimited(|budget| Pieces::fitted(first, values, budget)).into_iter().next()
        };
        let found = Slant::fitted(&table, &mut find).expect("a direction");
        for (a, row) in values.iter().enumerate() {
            for (b, &value) in row.iter().enumerate() {
                assert_eq!(found.value(&[a as u64, b as u64]), Some(value), "{a} {b}");
            }
        }
    }
}
