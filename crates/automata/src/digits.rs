//! Relations on digits.

use crate::Numeration;
use crate::explore::{Reader, explore};
use crate::spent::{Spending, Spent};
use crate::table::Table;
use dashu_int::UBig;
use limits::Meter;
use std::hash::Hash;

/// A reader of whole columns: its state is of any type, and within a column it keeps the digits read so far.
struct Columns<S, N, A> {
    start: S,
    tracks: usize,
    next: N,
    accepts: A,
}

impl<S, N, A> Reader for Columns<S, N, A>
where
    S: Clone + Eq + Hash,
    N: Fn(&S, &[u8]) -> Option<S>,
    A: Fn(&S) -> bool,
{
    type Place = (S, Vec<u8>);

    fn start(&mut self) -> Self::Place {
        (self.start.clone(), vec![])
    }

    fn read(&mut self, (state, column): &Self::Place, track: usize, digit: u8) -> Option<Self::Place> {
        let mut column = column.clone();
        column.push(digit);
        if track + 1 < self.tracks {
            return Some((state.clone(), column));
        }
        (self.next)(state, &column).map(|state| (state, vec![]))
    }

    fn accepts(&mut self, (state, _): &Self::Place) -> bool {
        (self.accepts)(state)
    }
}

/// Reads columns whose number of ones is divisible by something; its place is the number of ones so far.
struct Divisible {
    modulus: u64,
    tracks: usize,
}

impl Reader for Divisible {
    type Place = u64;

    fn start(&mut self) -> u64 {
        0
    }

    fn read(&mut self, &ones: &u64, track: usize, digit: u8) -> Option<u64> {
        let ones = ones + u64::from(digit);
        match track + 1 < self.tracks {
            true => Some(ones),
            false => ones.is_multiple_of(self.modulus).then_some(0),
        }
    }

    fn accepts(&mut self, _: &u64) -> bool {
        true
    }
}

/// Table of an automaton given by its transition function on columns.
fn columns<S: Clone + Eq + Hash>(
    numeration: Numeration,
    tracks: usize,
    start: S,
    next: impl Fn(&S, &[u8]) -> Option<S>,
    accepts: impl Fn(&S) -> bool,
    meter: &Meter,
) -> Result<Table, Spent> {
    let mut reader = Columns { start, tracks, next, accepts };
    explore(&mut reader, numeration, tracks, meter)?.minimal(meter)
}

/// A relation on digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Digits {
    /// `x0 = C`.
    Constant(UBig),
    /// `x0 xor x1 = x2`, in base 2.
    Xor,
    /// In every column the number of ones is divisible by `modulus`, in base 2.
    Columns {
        /// Number of numbers.
        numbers: usize,
        /// The divisor.
        modulus: u64,
    },
    /// `x1` is the number of ones of `x0`, modulo this number; in base 2.
    Ones(u64),
    /// `x1` is this bit of `x0`, in base 2.
    Bit(u64),
    /// A power of 2, in base 2.
    PowerOfTwo,
    /// A Fibonacci number, or 0; in quadratic 1.
    Fibonacci,
    /// `x1` is the lowest Zeckendorf part of `x0`; in quadratic 1.
    LowestZeckendorf,
    /// `x1` is `x0` with a 0 appended.
    Shift,
    /// `x0` is not 0 and ends in an even number of zeros.
    EvenZeros,
}

impl Digits {
    /// Table of the relation.
    pub(crate) fn table(&self, numeration: Numeration, meter: &Meter) -> Result<Table, Spent> {
        match self {
            Digits::Constant(constant) => {
                let digits = numeration.digits(constant);
                let last = digits.len();
                let next = |&read: &usize, column: &[u8]| match (read, column[0]) {
                    (0, 0) => Some(0),
                    _ => digits.get(read).filter(|digit| **digit == column[0]).map(|_| read + 1),
                };
                columns(numeration, 1, 0, next, |&read| read == last, meter)
            }
            Digits::Xor => {
                let next = |&(): &(), column: &[u8]| (column[0] ^ column[1] == column[2]).then_some(());
                columns(numeration, 3, (), next, |&()| true, meter)
            }
            Digits::Columns { numbers, modulus } => {
                let mut reader = Divisible { modulus: *modulus, tracks: *numbers };
                explore(&mut reader, numeration, *numbers, meter)?.minimal(meter)
            }
            Digits::Ones(modulus) => ones(numeration, *modulus, meter),
            Digits::Bit(place) => bit(numeration, *place, meter),
            Digits::PowerOfTwo => {
                let next = |&ones: &u8, column: &[u8]| Some(ones + column[0]).filter(|&ones| ones < 2);
                columns(numeration, 1, 0, next, |&ones| ones == 1, meter)
            }
            Digits::Fibonacci => {
                let next = |&ones: &u8, column: &[u8]| Some(ones + column[0]).filter(|&ones| ones < 2);
                columns(numeration, 1, 0, next, |_| true, meter)
            }
            Digits::LowestZeckendorf => {
                // `true` once the part was read.
                let next = |&read: &bool, column: &[u8]| match (read, column[0], column[1]) {
                    (_, 0, 0) => Some(read),
                    (false, 1, 0) => Some(false),
                    (false, 1, 1) => Some(true),
                    _ => None,
                };
                columns(numeration, 2, false, next, |&read| read, meter)
            }
            Digits::Shift => {
                // The next digit that x0 must have.
                let next = |&due: &u8, column: &[u8]| (column[0] == due).then_some(column[1]);
                shift(numeration, next, meter)
            }
            Digits::EvenZeros => {
                let next = |&even: &Option<bool>, column: &[u8]| match (even, column[0]) {
                    (None, 0) => Some(None),
                    (Some(even), 0) => Some(Some(!even)),
                    _ => Some(Some(true)),
                };
                columns(numeration, 1, None, next, |&even| even == Some(true), meter)
            }
        }
    }

    /// Arity of the relation.
    pub(crate) fn arity(&self) -> usize {
        match self {
            Digits::Constant(_) | Digits::PowerOfTwo | Digits::Fibonacci | Digits::EvenZeros => 1,
            Digits::Xor => 3,
            Digits::Columns { numbers, .. } => *numbers,
            Digits::Ones(_) | Digits::Bit(_) | Digits::LowestZeckendorf | Digits::Shift => 2,
        }
    }
}

/// The digit due in `x0` is the last one of `x1`, which ends in 0.
fn shift(
    numeration: Numeration,
    next: impl Fn(&u8, &[u8]) -> Option<u8>,
    meter: &Meter,
) -> Result<Table, Spent> {
    columns(numeration, 2, 0, next, |&due| due == 0, meter)
}

/// The state is the number of ones read, and the part of the remainder read so far.
fn ones(numeration: Numeration, modulus: u64, meter: &Meter) -> Result<Table, Spent> {
    meter.build(usize::try_from(modulus).unwrap_or(usize::MAX))?;
    let next = |&(ones, remainder): &(u64, u64), column: &[u8]| {
        let remainder = 2 * remainder + u64::from(column[1]);
        Some(((ones + u64::from(column[0])) % modulus, remainder)).filter(|_| remainder < modulus)
    };
    columns(numeration, 2, (0, 0), next, |&(ones, remainder)| ones == remainder, meter)
}

/// The state has the last digits that matter; the other number must be a single digit.
fn bit(numeration: Numeration, place: u64, meter: &Meter) -> Result<Table, Spent> {
    if place >= 20 {
        return Err(Spent::States(1 << 20));
    }
    let mask = (2u32 << place) - 1;
    let next = |&(last, value): &(u32, u8), column: &[u8]| {
        (value == 0).then(|| ((last << 1 | u32::from(column[0])) & mask, column[1]))
    };
    columns(numeration, 2, (0, 0), next, |&(last, value)| last >> place == u32::from(value), meter)
}

/// An automaton given by its transitions; missing transitions reject. It does not read zeros before all
/// numbers.
pub(crate) fn listed(
    numeration: Numeration,
    tracks: usize,
    transitions: &[Vec<(Vec<u8>, usize)>],
    accepting: &[bool],
    meter: &Meter,
) -> Result<Table, Spent> {
    let follow = |state: usize, column: &[u8]| {
        transitions.get(state)?.iter().find(|(digits, _)| digits == column).map(|&(_, target)| target)
    };
    // No state before the first digit that is not 0.
    let next = |&state: &Option<usize>, column: &[u8]| match state {
        None if column.iter().all(|&digit| digit == 0) => Some(None),
        state => follow(state.unwrap_or(0), column).map(Some),
    };
    let accepts = |&state: &Option<usize>| accepting.get(state.unwrap_or(0)).copied().unwrap_or(false);
    columns(numeration, tracks, None, next, accepts, meter)
}
