//! Tables of relations that are known by themselves.
//!
//! A reader goes from state to state by a column, one digit of each number; within a column it goes from part to
//! part. All states that it reaches become a table.

use crate::limits::Meter;
use crate::numeration::{Numeration, Worth};
use crate::rejection::Rejection;
use crate::statement::{Automaton, Relation, Sense};
use crate::table::{Child, Table};
use std::collections::HashMap;
use std::hash::Hash;

type Result<T> = std::result::Result<T, Rejection>;

/// An automaton whose states are found by reading.
trait Reader {
    type State: Clone + Eq + Hash;
    type Part: Clone + Eq + Hash;
    /// The first state.
    fn start(&self) -> Self::State;
    /// A column of which nothing has been read.
    fn begin(&self, state: &Self::State) -> Self::Part;
    /// A digit of the number of this place; `None` if what follows is rejected.
    fn read(&self, part: &Self::Part, number: usize, digit: u8) -> Result<Option<Self::Part>>;
    /// The state after a column; `None` if what follows is rejected.
    fn end(&self, part: Self::Part) -> Result<Option<Self::State>>;
    fn accepts(&self, state: &Self::State) -> Result<bool>;
}

/// Nodes of a table: the number that each asks for, and its children.
type Nodes = Vec<(u32, Vec<Child>)>;

/// The table of a reader of so many numbers.
fn explore<R: Reader>(reader: &R, numbers: usize, radix: u8, meter: &Meter) -> Result<Table> {
    let mut states = vec![reader.start()];
    let mut known: HashMap<R::State, u32> = HashMap::from([(reader.start(), 0)]);
    let (mut nodes, mut shared): (Nodes, HashMap<(u32, Vec<Child>), u32>) = Default::default();
    let (mut rows, mut accepting): (Vec<Child>, Vec<u32>) = (vec![], vec![]);
    while let Some(state) = states.get(rows.len()) {
        if reader.accepts(state)? {
            accepting.push(rows.len() as u32);
        }
        // Parts after each number, and where each of them leads by a digit.
        let mut layers: Vec<Vec<R::Part>> = vec![vec![reader.begin(state)]];
        let mut leads: Vec<Vec<Option<usize>>> = vec![];
        for number in 0..numbers {
            let (mut next, mut met): (Vec<R::Part>, HashMap<R::Part, usize>) = Default::default();
            let mut lead = vec![];
            for part in &layers[number] {
                meter.steps(usize::from(radix))?;
                meter.holds(next.len() * (64 + size_of::<R::Part>()) + 8 * lead.len())?;
                for digit in 0..radix {
                    lead.push(reader.read(part, number, digit)?.map(|after| {
                        *met.entry(after.clone()).or_insert_with(|| {
                            next.push(after);
                            next.len() - 1
                        })
                    }));
                }
            }
            layers.push(next);
            leads.push(lead);
        }
        let mut children: Vec<Child> = vec![];
        for part in layers.pop().unwrap_or_default() {
            children.push(match reader.end(part)? {
                None => Child::Dead,
                Some(after) => Child::State(*known.entry(after.clone()).or_insert_with(|| {
                    states.push(after);
                    states.len() as u32 - 1
                })),
            });
        }
        for (number, lead) in (0..numbers as u32).zip(&leads).rev() {
            let through = |digits: &[Option<usize>]| {
                let digits: Vec<Child> =
                    digits.iter().map(|part| part.map_or(Child::Dead, |part| children[part])).collect();
                if digits.iter().all(|child| *child == digits[0]) {
                    return digits[0];
                }
                Child::Node(*shared.entry((number, digits)).or_insert_with_key(|node| {
                    nodes.push(node.clone());
                    nodes.len() as u32 - 1
                }))
            };
            children = lead.chunks(usize::from(radix)).map(through).collect();
        }
        rows.push(children[0]);
        meter.holds((states.len() + nodes.len()) * (100 + 16 * usize::from(radix)))?;
    }
    Table::new(numbers as u32, radix, &nodes, rows, &accepting)
        .map_err(|flaw| Rejection::Table { name: String::new(), flaw })
}

/// The table of a relation of so many numbers.
pub(crate) fn table(
    relation: &Relation,
    numbers: usize,
    numeration: Numeration,
    automata: &[Automaton],
    meter: &Meter,
) -> Result<Table> {
    let radix = numeration.radix();
    let whole = |next: &dyn Fn(u64, &[u8]) -> Option<u64>, accepts: &dyn Fn(u64) -> bool| {
        explore(&Whole { next, accepts }, numbers, radix, meter)
    };
    let digit = |column: &[u8], number: usize| u64::from(column[number]);
    let parts = |ones: u64, column: &[u8]| Some(ones + digit(column, 0)).filter(|&ones| ones <= 1);
    match relation {
        Relation::Linear(coefficients, constant, sense) => {
            explore(&Sum::new(numeration, coefficients, *constant, *sense), numbers, radix, meter)
        }
        Relation::Columns(of) => explore(&Columns { of: *of, numbers }, numbers, radix, meter),
        Relation::Xor => explore(&Columns { of: 2, numbers: 3 }, numbers, radix, meter),
        // The ones read so far, modulo the number, and the value of the second number, which stays less.
        Relation::Ones(of) => {
            let of = u64::from(*of);
            let next = |state: u64, column: &[u8]| {
                let value = state % of * 2 + digit(column, 1);
                (value < of).then(|| (state / of + digit(column, 0)) % of * of + value)
            };
            whole(&next, &|state| state / of == state % of)
        }
        // The last digits of the first number, as many as are needed, and whether the second has ended, with a 1.
        Relation::Bit(place) => {
            let next = |state: u64, column: &[u8]| {
                let last = (state << 1 | digit(column, 0)) & ((2 << place) - 1);
                (state >> 32 == 0).then(|| last | digit(column, 1) << 32)
            };
            whole(&next, &|state| state >> place & 1 == state >> 32)
        }
        Relation::PowerOfTwo => whole(&parts, &|ones| ones == 1),
        Relation::Fibonacci => whole(&parts, &|_| true),
        // A 1 of the second number stands under a 1 of the first, after which both have none.
        Relation::LowestZeckendorf => {
            let next = |found: u64, column: &[u8]| match (found, column) {
                (0, [_, 0]) | (1, [0, 0]) => Some(found),
                (0, [1, 1]) => Some(1),
                _ => None,
            };
            whole(&next, &|found| found == 1)
        }
        // Before the first column that is not zeros nothing has been read: state 0. Others are those of the list and 1.
        Relation::Automaton(index) => {
            let automaton = &automata[*index];
            let known = automaton.transitions.iter().map(|(from, digits, to)| ((*from, &digits[..]), *to));
            let known: HashMap<(u32, &[u8]), u32> = known.collect();
            let own = |state: u64| state.saturating_sub(1) as u32;
            let next = |state: u64, column: &[u8]| match state {
                0 if column.iter().all(|&digit| digit == 0) => Some(0),
                _ => known.get(&(own(state), column)).map(|&to| u64::from(to) + 1),
            };
            whole(&next, &|state| automaton.accepting.binary_search(&own(state)).is_ok())
        }
        Relation::Floor | Relation::Defined(_) => Err(Rejection::NoFloor),
    }
}

/// Sums. What has been read, followed by r zeros, is worth h·Uᵣ + l·Uᵣ₋₁; r digits of a number add 0 to Uᵣ − 1.
struct Sum {
    numeration: Numeration,
    coefficients: Vec<i128>,
    constant: i128,
    sense: Sense,
    /// Sums of the negative and of the positive coefficients.
    least: i128,
    most: i128,
}

/// Value read so far, or the answers if the numbers end now, after another column, and so on, once they depend on nothing
/// else: as many as stand in the second number, as bits of the first, and then always the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Value {
    Open(Worth),
    Known(u128, u32, bool),
}

impl Sum {
    fn new(numeration: Numeration, coefficients: &[i64], constant: i64, sense: Sense) -> Sum {
        let coefficients: Vec<i128> = coefficients.iter().map(|&factor| factor.into()).collect();
        let least = coefficients.iter().copied().filter(|factor| *factor < 0).sum();
        let most = coefficients.iter().copied().filter(|factor| *factor > 0).sum();
        Sum { numeration, coefficients, constant: constant.into(), sense, least, most }
    }

    /// The answers from here on, if they do not depend on the digits.
    ///
    /// The least and the largest sum after r more digits are h·Uᵣ + l·Uᵣ₋₁ for the value with the least or largest
    /// coefficients added to h, less these coefficients and with the constant. A value of this kind that is not negative
    /// for r and not smaller for r + 1 never falls from r on; likewise it never rises. So the search ends.
    fn known(&self, (high, low): Worth) -> Result<Option<Value>> {
        let mut ends = [self.least, self.most].map(|more| (high + more, low));
        let rest = [self.constant - self.least, self.constant - self.most];
        let (mut answers, negative) = (0, self.sense == Sense::Negative);
        for length in 0..u128::BITS {
            let value = |end: Worth| end.0 + end.1;
            let [floor, ceiling] = [0, 1].map(|end| value(ends[end]) + rest[end]);
            if floor < 0 && ceiling >= 0 || !negative && floor <= 0 && ceiling >= 0 {
                return Ok(None);
            }
            let mut next = [(0, 0); 2];
            for (after, &end) in next.iter_mut().zip(&ends) {
                *after = self.numeration.step(end, 0).ok_or(Rejection::Large)?;
            }
            let rises = (0..=value(next[0])).contains(&value(ends[0]));
            let falls = (value(next[1])..=0).contains(&value(ends[1]));
            let last = negative && ceiling < 0;
            if floor >= 0 && rises || ceiling < 0 && falls {
                // As many answers as differ from the last, and those before them.
                let other: u128 = if last { !answers & ((1 << length) - 1) } else { answers };
                let length = u128::BITS - other.leading_zeros();
                return Ok(Some(Value::Known(answers & !(u128::MAX << length), length, last)));
            }
            answers |= u128::from(last) << length;
            ends = next;
        }
        Ok(None)
    }
}

impl Reader for Sum {
    type State = Value;
    type Part = (Value, i128);

    fn start(&self) -> Value {
        match self.sense {
            // What holds of all naturals holds from the start, so that leading zeros lead back to it.
            Sense::Negative if matches!(self.known((0, 0)), Ok(Some(Value::Known(_, 0, true)))) => {
                Value::Known(0, 0, true)
            }
            _ => Value::Open((0, 0)),
        }
    }

    fn begin(&self, state: &Value) -> (Value, i128) {
        (*state, 0)
    }

    fn read(
        &self,
        &(value, adds): &(Value, i128),
        number: usize,
        digit: u8,
    ) -> Result<Option<(Value, i128)>> {
        let adds = match (value, self.sense) {
            (Value::Known(..), _) => 0,
            (_, Sense::Multiple(of)) => {
                (adds + self.coefficients[number] * i128::from(digit)).rem_euclid(of.into())
            }
            _ => adds + self.coefficients[number] * i128::from(digit),
        };
        Ok(Some((value, adds)))
    }

    fn end(&self, (value, adds): (Value, i128)) -> Result<Option<Value>> {
        let worth = match value {
            Value::Known(_, 0, _) => return Ok(Some(value)),
            Value::Known(answers, length, last) => {
                let known = Value::Known(answers >> 1, length - 1, last);
                return Ok(Some(known).filter(|known| !matches!(known, Value::Known(_, 0, false))));
            }
            Value::Open(worth) => self.numeration.step(worth, adds).ok_or(Rejection::Large)?,
        };
        if let Sense::Multiple(of) = self.sense {
            return Ok(Some(Value::Open((worth.0.rem_euclid(of.into()), worth.1.rem_euclid(of.into())))));
        }
        Ok(match self.known(worth)? {
            None => Some(Value::Open(worth)),
            Some(Value::Known(_, 0, false)) => None,
            known => known,
        })
    }

    fn accepts(&self, state: &Value) -> Result<bool> {
        let (high, low) = match *state {
            Value::Known(_, 0, last) => return Ok(last),
            Value::Known(answers, ..) => return Ok(answers & 1 == 1),
            Value::Open(worth) => worth,
        };
        let sum = high + low + self.constant;
        Ok(match self.sense {
            Sense::Zero => sum == 0,
            Sense::Negative => sum < 0,
            Sense::Multiple(of) => sum % i128::from(of) == 0,
        })
    }
}

/// In every column the number of ones is a multiple of something.
struct Columns {
    of: u8,
    numbers: usize,
}

impl Reader for Columns {
    type State = ();
    type Part = u8;

    fn start(&self) {}

    fn begin(&self, _: &()) -> u8 {
        0
    }

    fn read(&self, ones: &u8, number: usize, digit: u8) -> Result<Option<u8>> {
        let ones = (ones + digit) % self.of;
        Ok((number + 1 < self.numbers || ones == 0).then_some(ones))
    }

    fn end(&self, ones: u8) -> Result<Option<()>> {
        Ok((ones == 0).then_some(()))
    }

    fn accepts(&self, _: &()) -> Result<bool> {
        Ok(true)
    }
}

/// Reads whole columns.
struct Whole<N, A> {
    next: N,
    accepts: A,
}

impl<N: Fn(u64, &[u8]) -> Option<u64>, A: Fn(u64) -> bool> Reader for Whole<N, A> {
    type State = u64;
    type Part = (u64, Vec<u8>);

    fn start(&self) -> u64 {
        0
    }

    fn begin(&self, state: &u64) -> (u64, Vec<u8>) {
        (*state, vec![])
    }

    fn read(&self, (state, column): &(u64, Vec<u8>), _: usize, digit: u8) -> Result<Option<(u64, Vec<u8>)>> {
        Ok(Some((*state, column.iter().copied().chain([digit]).collect())))
    }

    fn end(&self, (state, column): (u64, Vec<u8>)) -> Result<Option<u64>> {
        Ok((self.next)(state, &column))
    }

    fn accepts(&self, state: &u64) -> Result<bool> {
        Ok((self.accepts)(*state))
    }
}
