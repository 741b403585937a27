//! Sums that are 0, or negative, or multiples of a number: comparison of tables for such relations with their
//! keys.
//!
//! The values of all numbers are followed together: the value read so far, followed by r zeros, is h·Uᵣ +
//! l·Uᵣ₋₁ for two numbers h and l. An induction before any sum is followed shows that the digits of a word
//! have the value of its number, and r digits at most Uᵣ − 1. Once no r further digits of each number can
//! make the sum 0 or change its sign, only the sign is kept.

use crate::key::LinearKey;
use crate::linear::Sense;
use crate::places::{NOTHING, Worth};
use crate::quick::QuickMap;
use crate::scheme::Scheme;
use crate::table::{DEAD, Reader};
use limits::{Meter, StopReason};

/// The sum of a key.
pub(crate) struct Sum {
    scheme: Scheme,
    coefficients: Vec<i128>,
    constant: i128,
    sense: Sense,
    /// Sums of the negative and of the positive coefficients.
    least: i128,
    most: i128,
}

/// State of the value read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Value {
    Open(Worth),
    /// The relation holds whatever follows, or never.
    Settled(bool),
}

/// Numbers whose last digit lets only a 0 follow, as bits.
type Closed = u64;

/// A state of the table, the value of the sum, and the closed numbers.
type Pair = (u32, Value, Closed);

/// A column being read: a place of the table, the contribution of the column so far, the closed numbers, and
/// the way it was reached.
#[derive(Clone, Copy)]
struct Part {
    place: u32,
    adds: i128,
    closed: Closed,
    way: u32,
}

/// Words on which a table and a key differ.
type Differ = Vec<Vec<u8>>;

impl Sum {
    /// `None` if it has too many numbers.
    pub(crate) fn new(key: &LinearKey, scheme: &Scheme) -> Option<Sum> {
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
        few.then_some(Sum { scheme: *scheme, coefficients, constant, sense: key.sense, least, most })
    }

    /// Value after a column with this contribution; `None` if it is too large.
    fn step(&self, value: Value, adds: i128) -> Option<Value> {
        let Value::Open(worth) = value else { return Some(value) };
        let (high, low) = self.scheme.places.step(worth, adds)?;
        if let Sense::Multiple(of) = self.sense {
            return Some(Value::Open((high.rem_euclid(of), low.rem_euclid(of))));
        }
        // At least the first and at most the second, times Uᵣ, plus l·Uᵣ₋₁ and constants.
        let (floor, ceiling) = (high.checked_add(self.least)?, high.checked_add(self.most)?);
        let (beside_floor, beside_ceiling) = (self.constant - self.least, self.constant - self.most);
        let above = |end: i128| end >= 0 && end + beside_floor > 0;
        let below = |end: i128| end <= 0 && end + beside_ceiling < 0;
        Some(if self.ends((floor, low))?.into_iter().all(above) {
            Value::Settled(false)
        } else if self.ends((ceiling, low))?.into_iter().all(below) {
            Value::Settled(self.sense == Sense::Negative)
        } else {
            Value::Open((high, low))
        })
    }

    /// h·Uᵣ + l·Uᵣ₋₁ for r = 0 and r = 1. If neither is negative it never decreases from there on; if neither
    /// is positive it never increases.
    fn ends(&self, worth: Worth) -> Option<[i128; 2]> {
        let places = &self.scheme.places;
        Some([places.end(worth)?, places.end(places.step(worth, 0)?)?])
    }

    /// Returns `true` if the relation holds if the numbers end here; `None` if the sum is too large.
    fn holds(&self, value: Value) -> Option<bool> {
        let worth = match value {
            Value::Settled(holds) => return Some(holds),
            Value::Open(worth) => worth,
        };
        let sum = self.scheme.places.end(worth)?.checked_add(self.constant)?;
        Some(match self.sense {
            Sense::Zero => sum == 0,
            Sense::Negative => sum < 0,
            Sense::Multiple(of) => sum % of == 0,
        })
    }

    /// Checks that a table accepts exactly the numbers for which the key holds; otherwise returns words on
    /// which they differ, number by number.
    pub(crate) fn compare(&self, reader: &Reader, meter: &Meter) -> Result<Result<(), Differ>, StopReason> {
        let mut walk = Walk::new(self);
        walk.meet((0, Value::Open(NOTHING), 0), 0);
        let mut next = 0;
        while let Some(&(state, value, _)) = walk.pairs.get(next) {
            let holds = self.holds(value).ok_or(StopReason::Steps)?;
            if (state != DEAD && reader.accepts(state)) != holds {
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
    met: QuickMap<Pair, ()>,
    pairs: Vec<Pair>,
    /// Pair and column by which each pair was first reached.
    before: Vec<usize>,
    trail: Vec<u8>,
    /// Partial columns, and those with one more digit.
    parts: Vec<Part>,
    longer: Vec<Part>,
    /// Last digit of each way, and the way before it.
    ways: Vec<(u8, u32)>,
    column: Vec<u8>,
}

impl<'s> Walk<'s> {
    fn new(sum: &'s Sum) -> Walk<'s> {
        Walk {
            sum,
            met: QuickMap::default(),
            pairs: vec![],
            before: vec![],
            trail: vec![],
            parts: vec![],
            longer: vec![],
            ways: vec![],
            column: vec![0; sum.coefficients.len()],
        }
    }

    /// Adds a pair reached by the column.
    fn meet(&mut self, pair: Pair, from: usize) {
        if self.met.insert(pair, ()).is_none() {
            self.pairs.push(pair);
            self.before.push(from);
            self.trail.extend_from_slice(&self.column);
        }
    }

    /// Reads all valid columns from a pair, number by number; equivalent partial columns are merged.
    fn expand(&mut self, from: usize, reader: &Reader, meter: &Meter) -> Result<(), StopReason> {
        let (state, value, closed) = self.pairs[from];
        let place = if state == DEAD { DEAD } else { reader.row(state) };
        let (mut parts, mut next) = (std::mem::take(&mut self.parts), std::mem::take(&mut self.longer));
        let mut ways = std::mem::take(&mut self.ways);
        parts.clear();
        parts.push(Part { place, adds: 0, closed, way: 0 });
        ways.clear();
        ways.push((0, 0));
        for (track, &factor) in (0..).zip(&self.sum.coefficients) {
            let bit = 1 << track;
            next.clear();
            for part in &parts {
                let asks = reader.asks(part.place) == Some(track);
                let most = self.sum.scheme.most(part.closed & bit != 0);
                for digit in 0..=most {
                    let place = if asks { reader.child(part.place, digit) } else { part.place };
                    let adds = self.sum.added(part.adds, factor, digit).ok_or(StopReason::Steps)?;
                    let closed = match self.sum.scheme.closes(digit) {
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
            std::mem::swap(&mut parts, &mut next);
        }
        for &Part { place: state, adds, closed, way } in &parts {
            let after = self.sum.step(value, adds).ok_or(StopReason::Steps)?;
            let alike = match after {
                Value::Settled(true) => state != DEAD && reader.sure(state),
                Value::Settled(false) => state == DEAD || !reader.hopeful(state),
                Value::Open(..) => false,
            };
            if !alike {
                let mut way = way;
                for digit in self.column.iter_mut().rev() {
                    (*digit, way) = ways[way as usize];
                }
                self.meet((state, after, closed), from);
            }
        }
        (self.parts, self.longer, self.ways) = (parts, next, ways);
        Ok(())
    }

    /// Words that lead to a pair.
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
    /// Contribution of a column with one more digit.
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
    use crate::scheme::DigitRules;
    use numeration::Numeration;

    /// Returns `true` if the numbers are in the relation, read after some leading zeros.
    fn read(sum: &Sum, numeration: Numeration, numbers: &[u64], zeros: usize) -> bool {
        let words: Vec<Vec<u8>> = numbers.iter().map(|&number| numeration.digits(&number.into())).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0) + zeros;
        let mut value = Value::Open(NOTHING);
        for place in 0..length {
            let digit =
                |word: &Vec<u8>| (word.len() + place).checked_sub(length).map_or(0, |place| word[place]);
            let digits = words.iter().map(digit).zip(&sum.coefficients);
            let adds =
                digits.fold(0, |adds, (digit, &factor)| sum.added(adds, factor, digit).expect("small"));
            value = sum.step(value, adds).expect("small");
        }
        sum.holds(value).expect("small")
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
                    let Some(sum) = Sum::new(&key, &numeration.scheme()) else {
                        unreachable!("of two numbers")
                    };
                    for code in 0..60 * 60 {
                        let at = [code % 60, code / 60];
                        let of: Vec<u64> = arguments.iter().map(|variable| at[variable.0 as usize]).collect();
                        let value = a * i128::from(at[0]) + b * i128::from(at[1]) + constant;
                        let holds = match said {
                            Sense::Zero => value == 0,
                            Sense::Negative => value < 0,
                            Sense::Multiple(of) => value % of == 0,
                        };
                        let zeros = code as usize % 3;
                        assert_eq!(read(&sum, numeration, &of, zeros), holds, "{numeration} {key} {at:?}");
                    }
                }
            }
        }
    }
}
