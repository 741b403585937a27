//! Sums that are 0, or negative, or multiples of a number: tables of such relations compared with what their keys say.
//!
//! A number is the sum of its digits' places: with U₀ = 1 they are worth Uᵣ = Bʳ, or U₁ = T + 1 and Uᵣ₊₁ = T·Uᵣ + Uᵣ₋₁,
//! which is so from the beginning with U₋₁ = 1. So what has been read, followed by r more digits that are 0, comes to
//! h·Uᵣ + l·Uᵣ₋₁ for two numbers h and l, and a column that adds c to it makes of them B·h + c and 0, or T·h + l + c and h.
//! The r digits of each number come to at most Uᵣ − 1; as soon as nothing that they can add makes the sum 0 or changes its
//! sign, only that is kept.

use crate::key::LinearKey;
use crate::limits::{Meter, Spent};
use crate::linear::Sense;
use crate::numeration::Numeration;
use crate::table::{DEAD, Reader};
use std::collections::HashMap;

/// What a key says of a sum.
pub(crate) struct Sum {
    numeration: Numeration,
    coefficients: Vec<i128>,
    constant: i128,
    sense: Sense,
    /// The sums of the negative coefficients and of the positive ones.
    least: i128,
    most: i128,
}

/// What has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Value {
    /// h and l.
    Open(i128, i128),
    /// The relation holds whatever follows, or never.
    Settled(bool),
}

/// Numbers whose last digit lets only a 0 follow, a bit each.
type Closed = u64;

/// A state of the table, what the numbers come to, and which of them are closed.
type Pair = (u32, Value, Closed);

/// A column that is being read: a place of the table, what the column adds, which numbers are closed, and how it came here.
#[derive(Clone, Copy)]
struct Part {
    place: u32,
    adds: i128,
    closed: Closed,
    way: u32,
}

/// The words that a table and a key differ on.
type Differ = Vec<Vec<u8>>;

impl Sum {
    /// `None`: it is of too many numbers.
    pub(crate) fn new(key: &LinearKey, numeration: Numeration) -> Option<Sum> {
        let mut coefficients = vec![0; key.tracks() as usize];
        for &(track, factor) in &key.left.terms {
            coefficients[track as usize] += factor;
        }
        for &(track, factor) in &key.right.terms {
            coefficients[track as usize] -= factor;
        }
        let sum = |wanted: fn(&i128) -> bool| coefficients.iter().copied().filter(wanted).sum();
        let (least, most) = (sum(|factor| *factor < 0), sum(|factor| *factor > 0));
        let constant = key.left.constant - key.right.constant;
        let few = coefficients.len() <= Closed::BITS as usize;
        few.then_some(Sum { numeration, coefficients, constant, sense: key.sense, least, most })
    }

    /// What the numbers come to after a column that adds this; nothing if that is too large to be followed.
    fn step(&self, value: Value, adds: i128) -> Option<Value> {
        let Value::Open(high, low) = value else { return Some(value) };
        let (high, low) = match self.numeration {
            Numeration::Base(base) => (high.checked_mul(base.into())?.checked_add(adds)?, 0),
            Numeration::Quadratic(t) => {
                (high.checked_mul(t.into())?.checked_add(low)?.checked_add(adds)?, high)
            }
        };
        if let Sense::Multiple(of) = self.sense {
            return Some(Value::Open(high.rem_euclid(of), low.rem_euclid(of)));
        }
        // At least the first, and at most the second, times Uᵣ, with l·Uᵣ₋₁ and the constants besides.
        let (floor, ceiling) = (high.checked_add(self.least)?, high.checked_add(self.most)?);
        let (beside_floor, beside_ceiling) = (self.constant - self.least, self.constant - self.most);
        let above = |end: i128| end >= 0 && end + beside_floor > 0;
        let below = |end: i128| end <= 0 && end + beside_ceiling < 0;
        Some(if self.ends(floor, low)?.into_iter().all(above) {
            Value::Settled(false)
        } else if self.ends(ceiling, low)?.into_iter().all(below) {
            Value::Settled(self.sense == Sense::Negative)
        } else {
            Value::Open(high, low)
        })
    }

    /// What h·Uᵣ + l·Uᵣ₋₁ is for r = 0 and r = 1. If neither is negative it never falls from there on, since each is the
    /// one before times B, or times T with the one before that; and if neither is positive it never rises.
    fn ends(&self, high: i128, low: i128) -> Option<[i128; 2]> {
        Some(match self.numeration {
            Numeration::Base(base) => [high, high.checked_mul(base.into())?],
            Numeration::Quadratic(t) => {
                [high.checked_add(low)?, high.checked_mul(i128::from(t) + 1)?.checked_add(low)?]
            }
        })
    }

    /// Whether the relation holds if the numbers end here.
    fn holds(&self, value: Value) -> bool {
        match value {
            Value::Settled(holds) => holds,
            Value::Open(high, low) => {
                let sum = high + low + self.constant;
                match self.sense {
                    Sense::Zero => sum == 0,
                    Sense::Negative => sum < 0,
                    Sense::Multiple(of) => sum % of == 0,
                }
            }
        }
    }

    /// Whether a table accepts the numbers of which the key holds; else words that they differ on, number by number.
    pub(crate) fn compare(&self, reader: &Reader, meter: &Meter<'_>) -> Result<Result<(), Differ>, Spent> {
        let mut walk = Walk { sum: self, met: HashMap::new(), pairs: vec![], before: vec![], trail: vec![] };
        walk.meet((0, Value::Open(0, 0), 0), 0, &[]);
        let mut next = 0;
        while let Some(&(state, value, _)) = walk.pairs.get(next) {
            if (state != DEAD && reader.accepts(state)) != self.holds(value) {
                return Ok(Err(walk.words(next)));
            }
            walk.expand(next, reader, meter)?;
            meter.holds(walk.pairs.len() * (160 + self.coefficients.len()))?;
            next += 1;
        }
        Ok(Ok(()))
    }
}

struct Walk<'s> {
    sum: &'s Sum,
    met: HashMap<Pair, ()>,
    pairs: Vec<Pair>,
    /// From which pair, and by which column, each was reached first.
    before: Vec<usize>,
    trail: Vec<u8>,
}

impl Walk<'_> {
    fn meet(&mut self, pair: Pair, from: usize, column: &[u8]) {
        if self.met.insert(pair, ()).is_none() {
            self.pairs.push(pair);
            self.before.push(from);
            match column {
                [] => self.trail.resize(self.sum.coefficients.len(), 0),
                column => self.trail.extend_from_slice(column),
            }
        }
    }

    /// Reads all valid columns from a pair, number by number; what comes to the same is read on once.
    fn expand(&mut self, from: usize, reader: &Reader, meter: &Meter<'_>) -> Result<(), Spent> {
        let (state, value, closed) = self.pairs[from];
        let place = if state == DEAD { DEAD } else { reader.row(state) };
        let mut parts = vec![Part { place, adds: 0, closed, way: 0 }];
        // The digit that was read last on each way, and the way before.
        let mut ways = vec![(0u8, 0u32)];
        for (track, &factor) in (0..).zip(&self.sum.coefficients) {
            let bit = 1 << track;
            let mut next = Vec::with_capacity(parts.len() * self.sum.numeration.radix() as usize);
            for part in parts {
                let asks = reader.asks(part.place) == Some(track);
                let most = if part.closed & bit == 0 { self.sum.numeration.radix() as u8 } else { 1 };
                for digit in 0..most {
                    let place = if asks { reader.child(part.place, digit) } else { part.place };
                    let adds = self.sum.added(part.adds, factor, digit).ok_or(Spent::Steps)?;
                    let closed = match self.sum.numeration.closes(digit) {
                        true => part.closed | bit,
                        false => part.closed & !bit,
                    };
                    next.push(Part { place, adds, closed, way: ways.len() as u32 });
                    ways.push((digit, part.way));
                }
            }
            meter.steps(next.len() as u64)?;
            meter.holds(8 * ways.len() + size_of::<Part>() * next.len())?;
            if next.len() > 4 {
                let what = |part: &Part| (part.place, part.adds, part.closed);
                next.sort_unstable_by_key(what);
                next.dedup_by_key(|part| what(part));
            }
            parts = next;
        }
        let mut column = vec![0; self.sum.coefficients.len()];
        for Part { place: state, adds, closed, way } in parts {
            let after = self.sum.step(value, adds).ok_or(Spent::Steps)?;
            let alike = match after {
                Value::Settled(true) => state != DEAD && reader.sure(state),
                Value::Settled(false) => state == DEAD || !reader.hopeful(state),
                Value::Open(..) => false,
            };
            if !alike {
                let mut way = way;
                for digit in column.iter_mut().rev() {
                    (*digit, way) = ways[way as usize];
                }
                self.meet((state, after, closed), from, &column);
            }
        }
        Ok(())
    }

    /// The words that lead to a pair.
    fn words(&self, mut at: usize) -> Differ {
        let tracks = self.sum.coefficients.len();
        let mut words = vec![Vec::new(); tracks];
        while at > 0 {
            let column = &self.trail[at * tracks..][..tracks];
            words.iter_mut().zip(column).for_each(|(word, &digit)| word.push(digit));
            at = self.before[at];
        }
        words.iter_mut().for_each(|word| word.reverse());
        words
    }
}

impl Sum {
    /// What a column adds with a digit more.
    fn added(&self, adds: i128, factor: i128, digit: u8) -> Option<i128> {
        let sum = adds.checked_add(factor.checked_mul(digit.into())?)?;
        Some(if let Sense::Multiple(of) = self.sense { sum % of } else { sum })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::LinearKey;
    use crate::linear::{Compared, Linear, Variable};

    /// Whether the numbers are in the relation, read with some zeros in front.
    fn read(sum: &Sum, numbers: &[u64], zeros: usize) -> bool {
        let words: Vec<Vec<u8>> =
            numbers.iter().map(|&number| sum.numeration.digits(number.into())).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0) + zeros;
        let mut value = Value::Open(0, 0);
        for place in 0..length {
            let digit =
                |word: &Vec<u8>| (word.len() + place).checked_sub(length).map_or(0, |place| word[place]);
            let digits = words.iter().map(digit).zip(&sum.coefficients);
            let adds =
                digits.fold(0, |adds, (digit, &factor)| sum.added(adds, factor, digit).expect("small"));
            value = sum.step(value, adds).expect("small");
        }
        sum.holds(value)
    }

    #[test]
    fn sums_are_those_of_numbers() {
        let numerations = [2, 3, 10].map(Numeration::Base).into_iter();
        let senses =
            [Sense::Zero, Sense::Negative, Sense::Multiple(2), Sense::Multiple(5), Sense::Multiple(12)];
        for numeration in numerations.chain([1, 2, 4, 9].map(Numeration::Quadratic)) {
            for (a, b, constant) in
                [(1, -1, 1), (3, -1, -7), (-2, 5, 0), (1, 1, -30), (12, -1, 71), (-1, -3, 40)]
            {
                for said in senses {
                    let terms = vec![(Variable(0), a), (Variable(1), b)];
                    let Compared::Open(lowest, sense) = (Linear { terms, constant }).compared(said) else {
                        continue;
                    };
                    let (key, arguments) = LinearKey::of(&lowest, sense);
                    let Some(sum) = Sum::new(&key, numeration) else { unreachable!("of two numbers") };
                    for code in 0..60 * 60 {
                        let at = [code % 60, code / 60];
                        let of: Vec<u64> = arguments.iter().map(|variable| at[variable.0 as usize]).collect();
                        let value = a * i128::from(at[0]) + b * i128::from(at[1]) + constant;
                        let holds = match said {
                            Sense::Zero => value == 0,
                            Sense::Negative => value < 0,
                            Sense::Multiple(of) => value % of == 0,
                        };
                        assert_eq!(read(&sum, &of, code as usize % 3), holds, "{numeration} {key} {at:?}");
                    }
                }
            }
        }
    }
}
