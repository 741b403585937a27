//! Formulas by cost, each only once of those that agree on a sample of the positions.

use super::{Binary, COORDINATE, FOLD, Fold, Formula, Unary, number_bits};
use crate::Point;
use crate::budget::Budget;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A kept formula: its parts by number.
#[derive(Clone, Copy)]
enum Part {
    Coordinate(usize),
    Number(i64),
    Fold(Fold),
    Unary(Unary, u32),
    Binary(Binary, u32, u32),
}

/// Kept formulas with their values on a sample, in the order of their bits.
pub(super) struct Store<'t> {
    sample: Vec<&'t [u64]>,
    pub(super) target: Vec<i64>,
    parts: Vec<Part>,
    values: Vec<i64>,
    known: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    /// For each number of bits, the index of the first formula with as many, and that after the last.
    levels: Vec<(usize, usize)>,
    /// Those with the values that are wanted.
    pub(super) hits: Vec<u32>,
    row: Vec<i64>,
}

/// A hash that is mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// The largest number that is factored in a search.
const FACTORED: i64 = 20_000;
/// The largest number with every formula.
const LARGEST: i64 = 20;

impl<'t> Store<'t> {
    pub(super) fn new(sample: &[&'t Point]) -> Store<'t> {
        Store {
            sample: sample.iter().map(|point| point.at.as_slice()).collect(),
            target: sample.iter().map(|point| point.value).collect(),
            parts: Vec::new(),
            values: Vec::new(),
            known: HashMap::default(),
            levels: Vec::new(),
            hits: Vec::new(),
            row: Vec::new(),
        }
    }

    /// Makes formulas by cost until enough are kept, or one that was wanted is found and others as short are made.
    pub(super) fn fill(&mut self, (kept, bits): (usize, usize), numbers: &[i64], budget: &Budget<'_>) {
        let mut last = usize::MAX;
        for cost in 0..=bits.min(64) {
            if cost > last || self.parts.len() >= kept || budget.is_over() {
                break;
            }
            let begin = self.parts.len();
            self.leaves(cost, numbers);
            self.unary(cost, kept);
            for operation in Binary::ALL {
                self.binary(operation, cost, kept, budget);
            }
            self.levels.push((begin, self.parts.len()));
            if last == usize::MAX && !self.hits.is_empty() {
                last = cost + 2;
            }
        }
    }

    fn leaves(&mut self, cost: usize, numbers: &[i64]) {
        let arity = self.sample.first().map_or(0, |at| at.len());
        if cost == COORDINATE {
            (0..arity).for_each(|place| self.keep(Part::Coordinate(place)));
        }
        if cost == FOLD && arity > 1 {
            Fold::ALL.into_iter().for_each(|fold| self.keep(Part::Fold(fold)));
        }
        let all = (0..=LARGEST).chain(numbers.iter().copied().filter(|&number| number > LARGEST));
        for number in all.filter(|&number| number_bits(number) == cost) {
            self.keep(Part::Number(number));
        }
    }

    fn level(&self, cost: usize) -> std::ops::Range<usize> {
        self.levels.get(cost).map_or(0..0, |&(begin, end)| begin..end)
    }

    fn unary(&mut self, cost: usize, kept: usize) {
        for operation in Unary::ALL {
            let Some(inner) = cost.checked_sub(operation.bits()) else { continue };
            for index in self.level(inner) {
                let large =
                    operation.factors() && self.values(index as u32).iter().any(|&value| value > FACTORED);
                let strange = operation == Unary::Golden && !self.is_plain(index as u32);
                if self.parts.len() < kept && !self.is_number(index as u32) && !large && !strange {
                    self.keep(Part::Unary(operation, index as u32));
                }
            }
        }
    }

    fn binary(&mut self, operation: Binary, cost: usize, kept: usize, budget: &Budget<'_>) {
        let Some(both) = cost.checked_sub(operation.bits()) else { return };
        for one in 0..=both {
            if operation.commutes() && one > both - one {
                break;
            }
            for first in self.level(one) {
                let second = self.level(both - one);
                if self.parts.len() >= kept || budget.is_over_after(second.len()) {
                    return;
                }
                for second in second {
                    if !(self.is_number(first as u32) && self.is_number(second as u32)) {
                        self.keep(Part::Binary(operation, first as u32, second as u32));
                    }
                }
            }
        }
    }

    /// Number of kept formulas.
    pub(super) fn len(&self) -> u32 {
        self.parts.len() as u32
    }

    /// Values of a formula on the sample.
    pub(super) fn values(&self, index: u32) -> &[i64] {
        let from = index as usize * self.sample.len();
        &self.values[from..from + self.sample.len()]
    }

    pub(super) fn is_number(&self, index: u32) -> bool {
        matches!(self.parts[index as usize], Part::Number(_))
    }

    /// Returns `true` for formulas of which games have floors of multiples: coordinates added, compared or taken from each other. Of
    /// a few small numbers such floors are near to anything.
    pub(super) fn is_plain(&self, index: u32) -> bool {
        match self.parts[index as usize] {
            Part::Coordinate(_) | Part::Number(_) | Part::Fold(Fold::Sum | Fold::Least | Fold::Most) => true,
            Part::Unary(Unary::Before, inner) => self.is_plain(inner),
            Part::Binary(
                Binary::Add | Binary::Subtract | Binary::Apart | Binary::Least | Binary::Most,
                one,
                other,
            ) => self.is_plain(one) && self.is_plain(other),
            Part::Fold(Fold::Xor) | Part::Unary(..) | Part::Binary(..) => false,
        }
    }

    /// Keeps a formula unless it is undefined somewhere, or one with the same values is kept.
    fn keep(&mut self, part: Part) {
        let mut row = std::mem::take(&mut self.row);
        row.clear();
        for place in 0..self.sample.len() {
            let of = |index: u32| self.values[index as usize * self.sample.len() + place];
            let value = match part {
                Part::Coordinate(coordinate) => i64::try_from(self.sample[place][coordinate]).ok(),
                Part::Number(number) => Some(number),
                Part::Fold(fold) => fold.of(self.sample[place]),
                Part::Unary(operation, inner) => operation.of(of(inner)),
                Part::Binary(operation, one, other) => operation.of(of(one), of(other)),
            };
            match value {
                Some(value) => row.push(value),
                None => break,
            }
        }
        if row.len() == self.sample.len() {
            let index = self.parts.len() as u32;
            if let std::collections::hash_map::Entry::Vacant(entry) =
                self.known.entry(hashed(row.iter().copied()))
            {
                entry.insert(index);
                self.parts.push(part);
                self.values.extend_from_slice(&row);
                if row == self.target {
                    self.hits.push(index);
                }
            }
        }
        self.row = row;
    }

    /// The kept formula with these values.
    pub(super) fn with_values(&self, values: impl Iterator<Item = Option<i64>>) -> Option<u32> {
        let mut hash = SEED;
        for value in values {
            hash = mixed(hash, value?);
        }
        self.known.get(&hash).copied()
    }

    /// A kept formula.
    pub(super) fn formula(&self, index: u32) -> Formula {
        match self.parts[index as usize] {
            Part::Coordinate(place) => Formula::Coordinate(place),
            Part::Number(number) => Formula::Number(number),
            Part::Fold(fold) => Formula::Fold(fold),
            Part::Unary(operation, inner) => Formula::Unary(operation, Box::new(self.formula(inner))),
            Part::Binary(operation, one, other) => {
                Formula::Binary(operation, Box::new(self.formula(one)), Box::new(self.formula(other)))
            }
        }
    }
}

const SEED: u64 = 0x243F_6A88_85A3_08D3;

fn mixed(hash: u64, value: i64) -> u64 {
    let mixed = (hash ^ value as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

/// Hash of values.
pub(super) fn hashed(values: impl Iterator<Item = i64>) -> u64 {
    values.fold(SEED, mixed)
}
