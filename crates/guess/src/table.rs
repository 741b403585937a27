//! Tables of numbers, and how they are divided: patterns are fitted on one part and have to predict the other.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt;

/// A value at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Coordinates of the position.
    pub at: Vec<u64>,
    /// Its value; of outcomes, 1 if the player to move wins and 0 if not.
    pub value: i64,
}

/// Values at positions of one arity, sorted by position, each position once.
#[derive(Clone, Debug)]
pub struct Table {
    arity: usize,
    points: Vec<Point>,
    /// Smallest number and count of each coordinate, if the positions fill a box.
    sides: Option<Vec<(u64, usize)>>,
}

/// The reason why points are no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Positions have different numbers of coordinates.
    Ragged {
        /// Number of the first point, from 0, that has another number of coordinates than the first.
        point: usize,
    },
    /// A position has two values.
    Contradiction {
        /// The position.
        at: Vec<u64>,
        /// Its values.
        values: [i64; 2],
    },
    /// There are too many positions.
    Large,
}

/// Numbers of a side that may list kinds of positions: patterns need not go on along it.
pub(crate) const FEW: u64 = 6;
/// The most positions of a box in which those just beyond a table are listed.
const MARGIN: u64 = 70_000;
/// Positions beyond a table, and how many times as large a side of it is there.
const PROBES: usize = 1 << 10;
const BEYOND: u64 = 3;
/// Positions of a table of which only the lost ones are listed.
const LARGEST: u64 = 4_000_000;

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Ragged { point } => {
                write!(f, "point {point} has another number of coordinates than the first")
            }
            Unfit::Large => write!(f, "there are more than {LARGEST} positions"),
            Unfit::Contradiction { at, values: [one, other] } => {
                write!(f, "the position {at:?} has the values {one} and {other}")
            }
        }
    }
}

impl std::error::Error for Unfit {}

impl Table {
    /// A table of these points; equal points are one.
    pub fn new(mut points: Vec<Point>) -> Result<Table, Unfit> {
        let arity = points.first().map_or(0, |point| point.at.len());
        if let Some(point) = points.iter().position(|point| point.at.len() != arity) {
            return Err(Unfit::Ragged { point });
        }
        points.sort_by(|one, other| one.at.cmp(&other.at));
        points.dedup();
        if let Some(pair) = points.windows(2).find(|pair| pair[0].at == pair[1].at) {
            let values = [pair[0].value, pair[1].value];
            return Err(Unfit::Contradiction { at: pair[0].at.clone(), values });
        }
        Ok(Table::of_sorted(arity, points))
    }

    /// The table of a sequence whose first term has this index.
    pub fn of_sequence(first: u64, values: &[i64]) -> Table {
        let points = (first..=u64::MAX).zip(values).map(|(n, &value)| Point { at: vec![n], value }).collect();
        Table::of_sorted(1, points)
    }

    /// The table of outcomes in a box, from its smallest to its largest position, of which only the lost ones are listed.
    pub fn of_lost(lost: &[Vec<u64>], least: &[u64], most: &[u64]) -> Result<Table, Unfit> {
        let arity = least.len();
        if let Some(point) =
            lost.iter().position(|at| at.len() != arity).or((most.len() != arity).then_some(0))
        {
            return Err(Unfit::Ragged { point });
        }
        let side = |(&least, &most): (&u64, &u64)| most.checked_sub(least)?.checked_add(1);
        let size = least.iter().zip(most).map(side).try_fold(1u64, |size, side| size.checked_mul(side?));
        if size.is_none_or(|size| size > LARGEST) {
            return Err(Unfit::Large);
        }
        let mut all: Vec<Vec<u64>> = vec![Vec::new()];
        for (&least, &most) in least.iter().zip(most) {
            all = all
                .iter()
                .flat_map(|at| (least..=most).map(move |n| [at.as_slice(), &[n]].concat()))
                .collect();
        }
        let lost: HashSet<&[u64]> = lost.iter().map(Vec::as_slice).collect();
        let value = |at: &Vec<u64>| i64::from(!lost.contains(at.as_slice()));
        Table::new(all.into_iter().map(|at| Point { value: value(&at), at }).collect())
    }

    fn of_sorted(arity: usize, points: Vec<Point>) -> Table {
        let side = |place: usize| {
            let numbers = points.iter().map(|point| point.at[place]);
            let (least, most) = (numbers.clone().min()?, numbers.max()?);
            Some((least, usize::try_from(most - least).ok()?.checked_add(1)?))
        };
        let sides = (0..arity).map(side).collect::<Option<Vec<_>>>();
        let fills = |sides: &Vec<(u64, usize)>| {
            sides.iter().try_fold(1usize, |size, (_, count)| size.checked_mul(*count)) == Some(points.len())
        };
        Table { arity, sides: sides.filter(fills), points }
    }

    /// Number of coordinates of a position.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// The points, by position.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The smallest number in any position; 0 without positions.
    pub fn least(&self) -> u64 {
        self.points.iter().flat_map(|point| &point.at).copied().min().unwrap_or(0)
    }

    /// Value at a position. Time O(log n), or O(1) if the positions fill a box.
    pub fn get(&self, at: &[u64]) -> Option<i64> {
        if let Some(sides) = self.sides.as_ref().filter(|sides| sides.len() == at.len()) {
            let mut index = 0;
            for (&number, &(least, count)) in at.iter().zip(sides) {
                let place = usize::try_from(number.checked_sub(least)?).ok()?;
                index = index * count + Some(place).filter(|&place| place < count)?;
            }
            return self.points.get(index).map(|point| point.value);
        }
        let place = self.points.binary_search_by(|point| point.at.as_slice().cmp(at)).ok()?;
        Some(self.points[place].value)
    }

    /// Returns `false` if a coordinate of several matters at a few numbers that lie further and further apart, or none for longer than
    /// between any two before, and the last of them is not in its first third: the limit of a move matters up to a bound that grows
    /// with the heap, and a heap in which it matters again may come next. Time O(n log n).
    pub(crate) fn settles(&self) -> bool {
        let settles = |place: usize| {
            let Some((least, most)) = self.bounds(place) else { return true };
            let mut before = vec![0; self.arity];
            let matters = |point: &&Point| {
                before.copy_from_slice(&point.at);
                before[place] > least && {
                    before[place] -= 1;
                    self.get(&before).is_some_and(|value| value != point.value)
                }
            };
            let mut changes: Vec<u64> =
                self.points.iter().filter(matters).map(|point| point.at[place]).collect();
            changes.sort_unstable();
            changes.dedup();
            let Some(&last) = changes.last().filter(|&&last| last > least + 1) else { return true };
            changes.insert(0, least);
            let runs: Vec<u64> = changes.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let grow = runs.windows(2).all(|pair| pair[0] < pair[1]);
            let longer = runs.iter().all(|&run| run <= most - last);
            !(grow || longer) || last <= most.saturating_add(1) / 3
        };
        self.arity < 2 || (0..self.arity).all(settles)
    }

    /// The smallest and the largest number of a coordinate.
    pub(crate) fn bounds(&self, place: usize) -> Option<(u64, u64)> {
        let numbers = self.points.iter().map(|point| point.at[place]);
        Some((numbers.clone().min()?, numbers.max()?))
    }

    /// Returns `true` if the positions fill a box.
    pub(crate) fn is_box(&self) -> bool {
        self.sides.is_some()
    }

    /// The values and the index of the first, if the positions are successive numbers.
    pub fn sequence(&self) -> Option<(u64, Vec<i64>)> {
        let first = self.points.first().filter(|_| self.arity == 1)?.at[0];
        let successive = (first..).zip(&self.points).all(|(n, point)| point.at[0] == n);
        successive.then(|| (first, self.points.iter().map(|point| point.value).collect()))
    }

    /// Divides the table: about three fifths of the points, those with the smallest largest coordinate, and the rest,
    /// which lies further out. In a box with longer and shorter sides coordinates are compared as parts of their sides, so that what is
    /// held back lies further out in each of them.
    pub fn divided(&self) -> (Table, Table) {
        self.divided_after(3)
    }

    /// The same with four fifths of the points in the first part.
    pub(crate) fn divided_late(&self) -> (Table, Table) {
        self.divided_after(4)
    }

    fn divided_after(&self, fifths: usize) -> (Table, Table) {
        let parts = self.parts();
        let reach = |point: &Point| match &parts {
            Some(parts) => parts.iter().zip(&point.at).map(|(part, &number)| part(number)).max().unwrap_or(0),
            None => reach_of(point),
        };
        let mut all: Vec<u64> = self.points.iter().map(reach).collect();
        all.sort_unstable();
        let wanted = all.len() * fifths / 5;
        let Some(&bound) = all.get(wanted) else { return (self.clone(), self.within(|_| false)) };
        (self.within(|point| reach(point) < bound), self.within(|point| reach(point) >= bound))
    }

    /// For each coordinate, its part of the side in units of the longest one; nothing if no sides differ. Short sides, which may list
    /// kinds of positions rather than numbers, do not count.
    fn parts(&self) -> Option<Vec<impl Fn(u64) -> u64>> {
        let sides = self.sides.as_ref()?;
        let longest = sides.iter().map(|&(_, count)| count).max()?;
        let part = |&(least, count): &(u64, usize)| {
            move |number: u64| {
                let scaled = u128::from(number - least) * longest as u128 / count as u128;
                if count as u64 > FEW { u64::try_from(scaled).unwrap_or(u64::MAX) } else { 0 }
            }
        };
        sides.iter().any(|&(_, count)| count < longest).then(|| sides.iter().map(part).collect())
    }

    fn divided_at(&self, bound: u64) -> (Table, Table) {
        (self.within(|point| reach_of(point) < bound), self.within(|point| reach_of(point) >= bound))
    }

    /// Divides the table: some of its points, and the others.
    pub(crate) fn divided_from(&self, points: &[Point]) -> (Table, Table) {
        let chosen: HashSet<&[u64]> = points.iter().map(|point| point.at.as_slice()).collect();
        let is_chosen = |point: &Point| chosen.contains(point.at.as_slice());
        (self.within(is_chosen), self.within(|point| !is_chosen(point)))
    }

    /// Divides a sequence whose values seldom change so that three fifths of the changes lie in the first part.
    pub(crate) fn divided_by_changes(&self) -> Option<(Table, Table)> {
        let pairs = self.points.windows(2).filter(|pair| pair[0].value != pair[1].value);
        let changes: Vec<u64> = pairs.filter_map(|pair| pair[1].at.first().copied()).collect();
        let seldom = self.arity == 1 && changes.len() > 4 && changes.len() * 8 < self.points.len();
        let bound = changes.get((changes.len() * 3).div_ceil(5)).filter(|_| seldom)?;
        Some(self.divided_at(*bound))
    }

    /// The first points, and the others.
    pub(crate) fn split_at(&self, count: usize) -> (Table, Table) {
        let (first, others) = self.points.split_at(count.min(self.points.len()));
        (Table::of_sorted(self.arity, first.to_vec()), Table::of_sorted(self.arity, others.to_vec()))
    }

    /// The points that are not among the sixth with the smallest coordinate.
    pub(crate) fn without_smallest(&self) -> Table {
        let least = |point: &Point| point.at.iter().copied().min().unwrap_or(0);
        let mut all: Vec<u64> = self.points.iter().map(least).collect();
        all.sort_unstable();
        let bound = all.get(all.len() / 6).copied().unwrap_or(0);
        self.within(|point| least(point) > bound)
    }

    /// The points after the first ones.
    pub(crate) fn without_first(&self, count: usize) -> Table {
        self.split_at(count).1
    }

    fn within(&self, wanted: impl Fn(&Point) -> bool) -> Table {
        let points = self.points.iter().filter(|point| wanted(point)).cloned().collect();
        Table::of_sorted(self.arity, points)
    }

    /// The points with the smallest largest coordinate, about as many as wanted; nothing if there are no more.
    pub(crate) fn prefix(&self, wanted: usize) -> Option<Table> {
        let mut reach: Vec<u64> = self.points.iter().map(reach_of).collect();
        reach.sort_unstable();
        let &bound = reach.get(wanted)?;
        Some(self.within(|point| reach_of(point) < bound)).filter(|table| table.points.len() * 2 >= wanted)
    }

    /// Returns `true` if all values are the same, but perhaps those of the twentieth of the positions with the smallest
    /// largest coordinate.
    pub(crate) fn is_constant(&self) -> bool {
        let mut reach: Vec<u64> = self.points.iter().map(reach_of).collect();
        reach.sort_unstable();
        let bound = reach.get(reach.len() / 20).copied().unwrap_or(0);
        let mut late = self.points.iter().filter(|point| reach_of(point) >= bound).map(|point| point.value);
        let first = late.next();
        late.all(|value| Some(value) == first)
    }

    /// Returns `true` if all values are 0 or 1.
    pub(crate) fn has_outcomes(&self) -> bool {
        self.range().is_some_and(|(least, most)| least >= 0 && most <= 1)
    }

    /// Positions, without their values, in a box several times as large: enough to tell patterns apart that agree on the table.
    pub(crate) fn beyond(&self) -> Table {
        let sides: Vec<(u64, u64)> = (0..self.arity)
            .map(|place| {
                let (least, most) = self.bounds(place).unwrap_or((0, 0));
                (least, (most - least + 1).saturating_mul(BEYOND).min(u64::MAX - least).max(1))
            })
            .collect();
        let mut mixed = 0u64;
        let mut at = |sides: &[(u64, u64)]| -> Vec<u64> {
            let next = |&(least, side): &(u64, u64)| {
                mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                least + (mixed >> 33) % side
            };
            sides.iter().map(next).collect()
        };
        let mut points: Vec<Point> = (0..PROBES).map(|_| Point { at: at(&sides), value: 0 }).collect();
        points.sort_by(|one, other| one.at.cmp(&other.at));
        points.dedup();
        Table::of_sorted(self.arity, points)
    }

    /// Positions, without their values, just beyond the table: in a box twice as large, but not in its own. Nothing for one number,
    /// whose lost positions may lie ever further apart, for large tables, and where 64 bits end.
    pub(crate) fn margin(&self) -> Vec<Vec<u64>> {
        let bounds: Vec<(u64, u64)> = (0..self.arity).filter_map(|place| self.bounds(place)).collect();
        let size = |&(least, most): &(u64, u64)| (most - least).saturating_add(1).saturating_mul(2);
        let count = bounds.iter().map(size).fold(1u64, u64::saturating_mul);
        let fits = bounds.iter().all(|bounds| bounds.0.checked_add(size(bounds)).is_some());
        if self.arity < 2 || count > MARGIN || !fits {
            return Vec::new();
        }
        let mut all: Vec<Vec<u64>> = vec![Vec::new()];
        for (least, side) in bounds.iter().map(|bounds| (bounds.0, size(bounds))) {
            let longer = |at: &Vec<u64>| {
                (least..least + side).map(|number| [at.as_slice(), &[number]].concat()).collect()
            };
            all = all.iter().flat_map(|at| -> Vec<Vec<u64>> { longer(at) }).collect();
        }
        all.retain(|at| at.iter().zip(&bounds).any(|(number, (_, most))| number > most));
        all
    }

    /// Smallest and largest value.
    pub fn range(&self) -> Option<(i64, i64)> {
        let values = self.points.iter().map(|point| point.value);
        Some((values.clone().min()?, values.max()?))
    }

    /// Returns `true` if exchanging any two coordinates changes no value that the table has on both sides.
    pub fn is_symmetric(&self) -> bool {
        self.arity > 1
            && self.points.iter().all(|point| {
                (1..self.arity).all(|place| {
                    let mut other = point.at.clone();
                    other.swap(place - 1, place);
                    other.as_slice().cmp(&point.at) == Ordering::Equal
                        || self.get(&other).is_none_or(|value| value == point.value)
                })
            })
    }
}

/// The largest coordinate.
fn reach_of(point: &Point) -> u64 {
    point.at.iter().copied().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_has_one_value() {
        let point = |n, value| Point { at: vec![n], value };
        assert_eq!(
            Table::new(vec![point(2, 5), point(1, 3), point(2, 5)]).expect("a table").points().len(),
            2
        );
        let wrong = Table::new(vec![point(2, 5), point(2, 6)]);
        assert_eq!(wrong.expect_err("two values"), Unfit::Contradiction { at: vec![2], values: [5, 6] });
        let ragged = Table::new(vec![point(2, 5), Point { at: vec![1, 2], value: 0 }]);
        assert_eq!(ragged.expect_err("ragged"), Unfit::Ragged { point: 1 });
    }

    #[test]
    fn the_part_that_is_held_back_lies_further_out() {
        let square = (0..10).flat_map(|a| (0..10).map(move |b| Point { at: vec![a, b], value: 0 }));
        let (fit, held) = Table::new(square.collect()).expect("a table").divided();
        assert_eq!((fit.points().len(), held.points().len()), (49, 51));
        assert!(held.points().iter().all(|point| point.at.iter().any(|&number| number >= 7)));
    }
}
