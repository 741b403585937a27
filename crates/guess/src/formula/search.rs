//! The search for formulas: smaller ones first, each only once of those that agree on a sample of the positions.
//!
//! Formulas are made of smaller ones and kept with their values on the sample. A sum, difference or exclusive or of two
//! kept ones is found from its values by a look at what one of them leaves; so is an equation, which holds at the lost
//! positions of the sample and nowhere else, among formulas that agree at the lost ones.

use super::{Binary, Comparison, Formula, Unary};
use crate::Table;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A formula, or a comparison that holds at the positions of value 0, and a predicate is what is to be found.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// The value is that of a formula.
    Value(Formula),
    /// The value is 0 where this holds, and 1 elsewhere.
    Lost(Comparison, Formula, Formula),
}

impl Found {
    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        match self {
            Found::Value(formula) => formula.value(at),
            Found::Lost(comparison, one, other) => {
                Some(i64::from(!comparison.holds(one.value(at)?, other.value(at)?)))
            }
        }
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        match self {
            Found::Value(formula) => formula.bits(),
            Found::Lost(_, one, other) => 2.0 + one.bits() + other.bits(),
        }
    }
}

/// Positions at which formulas are compared while they are made.
const SAMPLE: usize = 40;
/// Formulas that are kept.
const KEPT: usize = 60_000;
/// The largest number of the formulas.
const LARGEST: i64 = 16;
/// Pairs that are compared among formulas that agree at the lost positions.
const PAIRS: usize = 400;

/// A kept formula: its parts by number.
#[derive(Clone, Copy)]
enum Part {
    Coordinate(usize),
    Number(i64),
    Unary(Unary, u32),
    Binary(Binary, u32, u32),
}

struct Search<'t> {
    table: &'t Table,
    sample: Vec<&'t [u64]>,
    target: Vec<i64>,
    parts: Vec<Part>,
    /// Values of each kept formula on the sample, one after another.
    values: Vec<i64>,
    /// Kept formulas by the hash of their values.
    known: HashMap<u64, u32>,
    found: Vec<Found>,
}

/// Formulas that agree with all points of a table, simplest first, among those that the search reaches.
///
/// Some ten million formulas are tried, each at one position of the sample or a few: about a second.
pub fn fitted(table: &Table) -> Vec<Found> {
    let Some(range) = table.range().filter(|_| table.points().len() >= 8) else { return Vec::new() };
    let mut search = Search::of(table);
    let mut numbers: Vec<i64> = (0..=LARGEST).collect();
    numbers.extend([range.1, range.1.saturating_add(1)].iter().filter(|&&number| number > LARGEST));
    for place in 0..table.arity() {
        search.keep(Part::Coordinate(place));
    }
    for number in numbers {
        search.keep(Part::Number(number));
    }
    let leaves = search.parts.len();
    search.unary(0..leaves);
    let small = search.parts.len();
    search.binary(0..small, 0..small);
    let middle = search.parts.len();
    if search.found.is_empty() {
        search.unary(small..middle);
        search.binary(small..search.parts.len(), 0..leaves);
    }
    search.sums();
    if range.0 >= 0 && range.1 <= 1 {
        search.equations();
        search.inequalities(middle.min(1_500));
    }
    let mut found = search.found;
    found.sort_by(|one, other| one.bits().total_cmp(&other.bits()));
    found.dedup();
    found
}

impl<'t> Search<'t> {
    fn of(table: &'t Table) -> Search<'t> {
        let points = table.points();
        // Spread over the table by steps that share no factor with its length, so that no row or residue is left out.
        let step = (points.len() as f64 * 0.618_034) as usize | 1;
        let step = (step..).find(|step| Binary::Divisor.of(*step as i64, points.len() as i64) == Some(1)).unwrap_or(1);
        let chosen: Vec<_> = (0..SAMPLE.min(points.len())).map(|turn| &points[(turn * step + 1) % points.len()]).collect();
        Search {
            table,
            sample: chosen.iter().map(|point| point.at.as_slice()).collect(),
            target: chosen.iter().map(|point| point.value).collect(),
            parts: Vec::new(),
            values: Vec::new(),
            known: HashMap::new(),
            found: Vec::new(),
        }
    }

    fn values_of(&self, index: u32) -> &[i64] {
        let from = index as usize * self.sample.len();
        &self.values[from..from + self.sample.len()]
    }

    /// Keeps a formula unless it is undefined somewhere, or one with the same values is kept; one with the values
    /// that are wanted is compared with the whole table.
    fn keep(&mut self, part: Part) {
        let mut values = Vec::with_capacity(self.sample.len());
        for place in 0..self.sample.len() {
            let value = match part {
                Part::Coordinate(coordinate) => i64::try_from(self.sample[place][coordinate]).ok(),
                Part::Number(number) => Some(number),
                Part::Unary(operation, inner) => operation.of(self.values_of(inner)[place]),
                Part::Binary(operation, one, other) => {
                    operation.of(self.values_of(one)[place], self.values_of(other)[place])
                }
            };
            let Some(value) = value else { return };
            values.push(value);
        }
        let hash = hashed(values.iter().copied());
        if self.known.contains_key(&hash) {
            return;
        }
        let index = self.parts.len() as u32;
        self.known.insert(hash, index);
        self.parts.push(part);
        self.values.extend_from_slice(&values);
        if values == self.target {
            self.propose(Found::Value(self.formula(index)));
        }
    }

    /// Adds a finding that agrees with the whole table.
    fn propose(&mut self, found: Found) {
        if self.table.points().iter().all(|point| found.value(&point.at) == Some(point.value)) {
            self.found.push(found);
        }
    }

    fn formula(&self, index: u32) -> Formula {
        match self.parts[index as usize] {
            Part::Coordinate(place) => Formula::Coordinate(place),
            Part::Number(number) => Formula::Number(number),
            Part::Unary(operation, inner) => Formula::Unary(operation, Box::new(self.formula(inner))),
            Part::Binary(operation, one, other) => {
                Formula::Binary(operation, Box::new(self.formula(one)), Box::new(self.formula(other)))
            }
        }
    }

    fn is_number(&self, index: usize) -> bool {
        matches!(self.parts[index], Part::Number(_))
    }

    fn unary(&mut self, range: std::ops::Range<usize>) {
        for inner in range {
            for operation in Unary::ALL {
                if self.parts.len() < KEPT && !self.is_number(inner) {
                    self.keep(Part::Unary(operation, inner as u32));
                }
            }
        }
    }

    fn binary(&mut self, one: std::ops::Range<usize>, other: std::ops::Range<usize>) {
        for first in one {
            for second in other.clone() {
                if self.parts.len() >= KEPT {
                    return;
                }
                if self.is_number(first) && self.is_number(second) {
                    continue;
                }
                for operation in Binary::ALL {
                    self.keep(Part::Binary(operation, first as u32, second as u32));
                    if !operation.commutes() {
                        self.keep(Part::Binary(operation, second as u32, first as u32));
                    }
                }
            }
        }
    }

    /// Sums, differences and exclusive ors of two kept formulas.
    fn sums(&mut self) {
        for index in 0..self.parts.len() as u32 {
            let rests = [
                (Binary::Add, self.rest(index, |target, value| target.checked_sub(value))),
                (Binary::Subtract, self.rest(index, |target, value| value.checked_sub(target))),
                (Binary::Xor, self.rest(index, |target, value| Binary::Xor.of(target, value))),
            ];
            for (operation, rest) in rests {
                if let Some(other) = rest {
                    let (one, other) = (self.formula(index), self.formula(other));
                    self.propose(Found::Value(Formula::Binary(operation, Box::new(one), Box::new(other))));
                }
                if self.found.len() > 50 {
                    return;
                }
            }
        }
    }

    /// The kept formula with the values that one leaves of those that are wanted.
    fn rest(&self, index: u32, left: impl Fn(i64, i64) -> Option<i64>) -> Option<u32> {
        let pairs = self.target.iter().zip(self.values_of(index));
        let values: Option<Vec<i64>> = pairs.map(|(&target, &value)| left(target, value)).collect();
        self.known.get(&hashed(values?.into_iter())).copied()
    }

    /// Equations of two kept formulas that hold at the lost positions and nowhere else.
    fn equations(&mut self) {
        let lost: Vec<usize> = (0..self.target.len()).filter(|&place| self.target[place] == 0).collect();
        let mut alike: HashMap<u64, Vec<u32>> = HashMap::new();
        for index in 0..self.parts.len() as u32 {
            let values = self.values_of(index);
            alike.entry(hashed(lost.iter().map(|&place| values[place]))).or_default().push(index);
        }
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for group in alike.values() {
            let all = (0..group.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            pairs.extend(all.take(PAIRS).map(|(one, other)| (group[other], group[one])));
        }
        pairs.sort_unstable_by_key(|(one, other)| one.max(other).to_owned());
        for (one, other) in pairs {
            let (first, second) = (self.values_of(one), self.values_of(other));
            let agrees = |place: usize| (first[place] == second[place]) == (self.target[place] == 0);
            if (0..self.target.len()).all(agrees) {
                self.propose(Found::Lost(Comparison::Equal, self.formula(one), self.formula(other)));
                if self.found.len() > 20 {
                    return;
                }
            }
        }
    }

    /// Inequalities of two of the first kept formulas.
    fn inequalities(&mut self, count: usize) {
        for one in 0..count as u32 {
            for other in 0..count as u32 {
                let pairs = self.values_of(one).iter().zip(self.values_of(other)).zip(&self.target);
                if pairs.into_iter().all(|((one, other), &target)| (one < other) == (target == 0)) {
                    self.propose(Found::Lost(Comparison::Less, self.formula(one), self.formula(other)));
                    if self.found.len() > 20 {
                        return;
                    }
                }
            }
        }
    }
}

fn hashed(values: impl Iterator<Item = i64>) -> u64 {
    let mut hasher = DefaultHasher::new();
    values.for_each(|value| value.hash(&mut hasher));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Point;

    fn square(side: u64, rule: impl Fn(u64, u64) -> i64) -> Table {
        let points = (0..side).flat_map(|a| (0..side).map(move |b| (a, b)));
        Table::new(points.map(|(a, b)| Point { at: vec![a, b], value: rule(a, b) }).collect()).expect("a table")
    }

    fn predicts(rule: impl Fn(u64, u64) -> i64) -> Found {
        let found = fitted(&square(14, &rule)).into_iter().next().expect("a formula");
        for a in 0..60 {
            for b in 0..60 {
                assert_eq!(found.value(&[a, b]), Some(rule(a, b)), "{found:?} at {a}, {b}");
            }
        }
        found
    }

    #[test]
    fn formulas_of_two_coordinates() {
        predicts(|a, b| (a ^ b) as i64);
        predicts(|a, b| ((a % 4) ^ (b % 4)) as i64);
        predicts(|a, b| ((a + b) % 7) as i64);
        predicts(|a, b| (a.min(b) + 2 * a.abs_diff(b)) as i64);
        predicts(|a, b| ((a / 3) ^ (b / 2)) as i64);
    }

    #[test]
    fn equations_at_the_lost_positions() {
        predicts(|a, b| i64::from(a % 4 != b % 4));
        predicts(|a, b| i64::from((a + 2 * b) % 5 != 0));
        predicts(|a, b| i64::from(a >= b));
        let golden = |n: u64| (n + (5 * n * n).isqrt()) / 2;
        predicts(|a, b| i64::from(a.min(b) != golden(a.abs_diff(b))));
    }

    #[test]
    fn nothing_is_found_in_noise() {
        let noise = |a: u64, b: u64| ((a * 1_000_003 + b * 777_767 + a * b * 31 + 5).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as i64;
        assert_eq!(fitted(&square(14, noise)), []);
    }
}
