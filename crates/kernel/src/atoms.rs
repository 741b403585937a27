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

/// The table of a reader of so many numbers.
fn explore<R: Reader>(reader: &R, numbers: usize, radix: u8, meter: &Meter) -> Result<Table> {
    let mut states = vec![reader.start()];
    let mut known: HashMap<R::State, u32> = HashMap::from([(reader.start(), 0)]);
    let mut nodes: Vec<(u32, Vec<Child>)> = vec![];
    let mut shared: HashMap<(u32, Vec<Child>), u32> = HashMap::new();
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
    match relation {
        Relation::Linear(coefficients, constant, sense) => {
            let sum = Sum::new(numeration, coefficients, *constant, *sense);
            explore(&sum, numbers, radix, meter)
        }
        Relation::Automaton(index) => explore(&Listed::new(&automata[*index]), numbers, radix, meter),
        Relation::Columns(of) => explore(&Columns { of: *of, numbers }, numbers, radix, meter),
        Relation::Ones(of) => explore(&Ones(u64::from(*of)), numbers, radix, meter),
        Relation::Bit(place) => explore(&Bit(*place), numbers, radix, meter),
        Relation::Xor => explore(&Columns { of: 2, numbers: 3 }, numbers, radix, meter),
        Relation::PowerOfTwo | Relation::Fibonacci | Relation::LowestZeckendorf => {
            explore(&Parts(relation), numbers, radix, meter)
        }
        Relation::Floor | Relation::Defined(_) => Err(Rejection::Claim),
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

/// Value read so far, or the answer once no further digits can change it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Value {
    Open(Worth),
    Holds,
}

impl Sum {
    fn new(numeration: Numeration, coefficients: &[i64], constant: i64, sense: Sense) -> Sum {
        let coefficients: Vec<i128> = coefficients.iter().map(|&factor| factor.into()).collect();
        let least = coefficients.iter().copied().filter(|factor| *factor < 0).sum();
        let most = coefficients.iter().copied().filter(|factor| *factor > 0).sum();
        Sum { numeration, coefficients, constant: constant.into(), sense, least, most }
    }

    /// Least and largest sum after r more digits, for r = 0, 1, …: both h·Uᵣ + l·Uᵣ₋₁ for the value with the least or
    /// largest coefficients added to h, less these coefficients. A value of this kind that is not negative for r and
    /// not smaller for r + 1 never falls from r on; likewise it never rises. The search ends when the sum stays
    /// on one side of 0, or has been found able to be on both.
    fn settled(&self, (high, low): Worth) -> Result<Option<bool>> {
        let mut ends = [self.least, self.most].map(|more| (high + more, low));
        let rest = [self.constant - self.least, self.constant - self.most];
        let (mut below, mut zero, mut above) = (false, false, false);
        loop {
            let mut next = [(0, 0); 2];
            for (after, &end) in next.iter_mut().zip(&ends) {
                *after = self.numeration.step(end, 0).ok_or(Rejection::Large)?;
            }
            let [floor, ceiling] = [0, 1].map(|end| ends[end].0 + ends[end].1 + rest[end]);
            below |= floor < 0;
            above |= ceiling > 0;
            zero |= floor <= 0 && ceiling >= 0;
            let undecided = match self.sense {
                Sense::Zero => zero,
                _ => below && (above || zero),
            };
            if undecided {
                return Ok(None);
            }
            let value = |end: Worth| end.0 + end.1;
            let rises = (0..=value(next[0])).contains(&value(ends[0]));
            let falls = (value(next[1])..=0).contains(&value(ends[1]));
            if floor >= 0 && rises || ceiling < 0 && falls {
                return Ok(Some(self.sense == Sense::Negative && !above && !zero));
            }
            ends = next;
        }
    }
}

impl Reader for Sum {
    type State = Value;
    type Part = (Value, i128);

    fn start(&self) -> Value {
        match self.sense {
            // What holds of all naturals holds from the start, so that leading zeros lead back to it.
            Sense::Negative if matches!(self.settled((0, 0)), Ok(Some(true))) => Value::Holds,
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
        if value == Value::Holds {
            return Ok(Some((value, 0)));
        }
        let adds = adds + self.coefficients[number] * i128::from(digit);
        Ok(Some((
            value,
            if let Sense::Multiple(of) = self.sense { adds.rem_euclid(of.into()) } else { adds },
        )))
    }

    fn end(&self, (value, adds): (Value, i128)) -> Result<Option<Value>> {
        let Value::Open(worth) = value else { return Ok(Some(value)) };
        let worth = self.numeration.step(worth, adds).ok_or(Rejection::Large)?;
        if let Sense::Multiple(of) = self.sense {
            return Ok(Some(Value::Open((worth.0.rem_euclid(of.into()), worth.1.rem_euclid(of.into())))));
        }
        Ok(match self.settled(worth)? {
            None => Some(Value::Open(worth)),
            Some(true) => Some(Value::Holds),
            Some(false) => None,
        })
    }

    fn accepts(&self, state: &Value) -> Result<bool> {
        let Value::Open((high, low)) = state else { return Ok(true) };
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

/// The second number is the number of ones of the first, modulo something: the ones read so far, and the value of the
/// second number, which stays less than the modulus.
struct Ones(u64);

impl Reader for Ones {
    type State = (u64, u64);
    type Part = (u64, u64);

    fn start(&self) -> (u64, u64) {
        (0, 0)
    }

    fn begin(&self, state: &(u64, u64)) -> (u64, u64) {
        *state
    }

    fn read(&self, &(ones, value): &(u64, u64), number: usize, digit: u8) -> Result<Option<(u64, u64)>> {
        let digit = u64::from(digit);
        if number == 0 {
            return Ok(Some(((ones + digit) % self.0, value)));
        }
        let value = value * 2 + digit;
        Ok((value < self.0).then_some((ones, value)))
    }

    fn end(&self, state: (u64, u64)) -> Result<Option<(u64, u64)>> {
        Ok(Some(state))
    }

    fn accepts(&self, &(ones, value): &(u64, u64)) -> Result<bool> {
        Ok(ones == value)
    }
}

/// The second number is the digit of this place of the first: the last digits of the first, as many as are needed, and
/// whether the second has ended, with a 1.
struct Bit(u32);

impl Reader for Bit {
    type State = (u64, bool);
    type Part = (u64, bool);

    fn start(&self) -> (u64, bool) {
        (0, false)
    }

    fn begin(&self, state: &(u64, bool)) -> (u64, bool) {
        *state
    }

    fn read(&self, &(last, ended): &(u64, bool), number: usize, digit: u8) -> Result<Option<(u64, bool)>> {
        Ok(match number {
            0 => Some(((last << 1 | u64::from(digit)) & ((2 << self.0) - 1), ended)),
            // Nothing follows a 1.
            _ => (!ended).then_some((last, digit == 1)),
        })
    }

    fn end(&self, state: (u64, bool)) -> Result<Option<(u64, bool)>> {
        Ok(Some(state))
    }

    fn accepts(&self, &(last, one): &(u64, bool)) -> Result<bool> {
        Ok((last >> self.0 & 1 == 1) == one)
    }
}

/// Numbers with at most one 1, or with their last 1: how many ones have been read, of all numbers.
struct Parts<'a>(&'a Relation);

impl Reader for Parts<'_> {
    type State = u8;
    type Part = (u8, u8);

    fn start(&self) -> u8 {
        0
    }

    fn begin(&self, state: &u8) -> (u8, u8) {
        (*state, 0)
    }

    fn read(&self, &(ones, digits): &(u8, u8), _: usize, digit: u8) -> Result<Option<(u8, u8)>> {
        Ok(Some((ones, digits << 1 | digit)))
    }

    /// Of the lowest part, a 1 of the second number stands under a 1 of the first, after which both have none.
    fn end(&self, (ones, digits): (u8, u8)) -> Result<Option<u8>> {
        Ok(match (self.0, ones, digits) {
            (Relation::LowestZeckendorf, 0, 0b00 | 0b10) => Some(0),
            (Relation::LowestZeckendorf, 0, 0b11) => Some(1),
            (Relation::LowestZeckendorf, 1, 0b00) => Some(1),
            (Relation::LowestZeckendorf, ..) => None,
            (_, ones, digits) => Some(ones + digits).filter(|&ones| ones <= 1),
        })
    }

    fn accepts(&self, ones: &u8) -> Result<bool> {
        Ok(*ones == 1 || *self.0 == Relation::Fibonacci)
    }
}

/// An automaton of the statement; before the first column that is not zeros it has read nothing.
struct Listed<'a> {
    automaton: &'a Automaton,
    next: HashMap<(u32, &'a [u8]), u32>,
}

impl<'a> Listed<'a> {
    fn new(automaton: &'a Automaton) -> Listed<'a> {
        let next =
            automaton.transitions.iter().map(|(from, digits, to)| ((*from, &digits[..]), *to)).collect();
        Listed { automaton, next }
    }
}

impl Reader for Listed<'_> {
    type State = (bool, u32);
    type Part = (bool, u32, Vec<u8>);

    fn start(&self) -> (bool, u32) {
        (false, 0)
    }

    fn begin(&self, &(begun, state): &(bool, u32)) -> (bool, u32, Vec<u8>) {
        (begun, state, vec![])
    }

    fn read(&self, (begun, state, column): &Self::Part, _: usize, digit: u8) -> Result<Option<Self::Part>> {
        let mut column = column.clone();
        column.push(digit);
        Ok(Some((*begun, *state, column)))
    }

    fn end(&self, (begun, state, column): Self::Part) -> Result<Option<(bool, u32)>> {
        if !begun && column.iter().all(|&digit| digit == 0) {
            return Ok(Some((false, 0)));
        }
        Ok(self.next.get(&(state, &column[..])).map(|&to| (true, to)))
    }

    fn accepts(&self, (_, state): &(bool, u32)) -> Result<bool> {
        Ok(self.automaton.accepting.binary_search(state).is_ok())
    }
}
