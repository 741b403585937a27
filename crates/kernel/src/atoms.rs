//! Tables of relations that are known by themselves.
//!
//! A reader goes from state to state by a column, one digit of each number; within a column it keeps what it
//! has read of it. All states that it reaches become a table.

use crate::limits::Meter;
use crate::numbered::Numbered;
use crate::numeration::{MOST_DEGREE, Numeration, Worth};
use crate::rejection::{Rejection, Result};
use crate::statement::{Automaton, Relation, Sense};
use crate::table::{Child, Table};
use std::collections::HashMap;
use std::hash::Hash;

/// The table of a reader: its first state; what it keeps of a column after one more digit, by the number whose
/// digit that is, and the default before the first; the next state or `None`; and whether a state accepts.
fn explore<S: Clone + Eq + Hash, P: Clone + Default + Eq + Hash>(
    (numbers, radix, meter): (usize, u8, &Meter),
    start: &S,
    read: impl Fn(&S, &P, usize, u8) -> P,
    end: impl Fn(&S, P) -> Result<Option<S>>,
    accepts: impl Fn(&S) -> bool,
) -> Result<Table> {
    let (mut states, mut nodes) = (Numbered::<S>::new(), Numbered::<(u32, Vec<Child>)>::new());
    states.add(start);
    let (mut rows, mut accepting) = (vec![], vec![]);
    while let Some(state) = states.all.get(rows.len()).cloned() {
        if accepts(&state) {
            accepting.push(rows.len() as u32);
        }
        // Parts of a column, and where they lead by each digit of each number.
        let mut parts = vec![P::default()];
        let mut leads: Vec<Vec<u32>> = vec![];
        for number in 0..numbers {
            let (mut after, mut lead) = (Numbered::new(), vec![]);
            for part in &parts {
                meter.steps(usize::from(radix))?;
                meter.holds(after.all.len() * (64 + 2 * size_of::<P>()) + 4 * lead.len())?;
                lead.extend((0..radix).map(|digit| after.add(&read(&state, part, number, digit))));
            }
            parts = after.all;
            leads.push(lead);
        }
        // Children after all numbers, and then before each of them, from the last to the first.
        let mut children = vec![];
        for part in parts {
            let after = end(&state, part)?;
            children.push(after.map_or(Child::Dead, |after| Child::State(states.add(&after))));
        }
        for (number, lead) in (0..numbers as u32).zip(leads).rev() {
            let through = |parts: &[u32]| {
                let children: Vec<Child> = parts.iter().map(|&part| children[part as usize]).collect();
                match children.iter().all(|child| *child == children[0]) {
                    true => children[0],
                    false => Child::Node(nodes.add(&(number, children))),
                }
            };
            children = lead.chunks(usize::from(radix)).map(through).collect();
        }
        rows.push(children[0]);
        meter.holds((states.all.len() + nodes.all.len()) * (100 + 16 * usize::from(radix)))?;
    }
    Table::new(numbers as u32, radix, &nodes.all, rows, &accepting)
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
    let shape = (numbers, numeration.radix(), meter);
    // Reads whole columns.
    let whole = |next: &dyn Fn(u64, &[u8]) -> Option<u64>, accepts: &dyn Fn(u64) -> bool| {
        let read = |_: &u64, column: &Vec<u8>, _, digit| column.iter().copied().chain([digit]).collect();
        explore(shape, &0, read, |&state, column| Ok(next(state, &column)), |&state| accepts(state))
    };
    // In every column the number of ones is a multiple of this.
    let columns = |of: u8| {
        let read = |_: &(), ones: &u8, _, digit| (ones + digit) % of;
        explore(shape, &(), read, |_, ones| Ok((ones == 0).then_some(())), |_| true)
    };
    let digit = |column: &[u8], number: usize| u64::from(column[number]);
    let parts = |ones: u64, column: &[u8]| Some(ones + digit(column, 0)).filter(|&ones| ones <= 1);
    match relation {
        Relation::Linear(coefficients, constant, sense) => {
            let sum = Sum::new(numeration, coefficients, *constant, *sense);
            let read = |value: &Value, adds: &i128, number, digit| sum.read(value, adds, number, digit);
            explore(shape, &sum.start(), read, |value, adds| sum.end(value, adds), |value| sum.accepts(value))
        }
        Relation::Columns(of) => columns(*of),
        Relation::Xor => columns(2),
        // The ones read so far, modulo the number, and the value of the second number, which stays less.
        Relation::Ones(of) => {
            let of = u64::from(*of);
            let next = |state: u64, column: &[u8]| {
                let value = state % of * 2 + digit(column, 1);
                (value < of).then(|| (state / of + digit(column, 0)) % of * of + value)
            };
            whole(&next, &|state| state / of == state % of)
        }
        // The last digits of the first number, as many as are needed, and whether the second has ended with a 1.
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
        // Before the first column that is not zeros nothing has been read: state 0. Others are counted from 1.
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

/// Sums. What has been read, followed by r zeros, is worth the sum of hₖ·Nᵣ(k); r digits add 0 to Nᵣ(0) − 1.
struct Sum {
    numeration: Numeration,
    coefficients: Vec<i128>,
    constant: i128,
    sense: Sense,
    /// Sums of the negative and of the positive coefficients.
    least: i128,
    most: i128,
}

/// Value read so far; or, once they depend on nothing else, the answers if the numbers end now, after another
/// column, and so on: the bits of an integer from the last, of which infinitely many are 1 if it is negative.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Value {
    Open(Worth),
    Known(i128),
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
    /// The least and the largest sum after r more digits are those of hₖ·Nᵣ(k) for the value with the least or
    /// largest coefficients added to h₀, less these coefficients and with the constant. If no hₖ is negative
    /// such a value never falls, since Nᵣ(k) does not: words go on by a 0. Likewise it never rises. Here hₖ
    /// are those after some zeros.
    fn known(&self, worth: Worth) -> Result<Option<i128>> {
        let mut ends = [self.least, self.most].map(|more| [worth[0] + more, worth[1], worth[2], worth[3]]);
        let rest = [self.constant - self.least, self.constant - self.most];
        let (mut answers, negative) = (0, self.sense == Sense::Negative);
        let value = |end: Worth| end.iter().sum::<i128>();
        for length in 0..i128::BITS {
            let [floor, ceiling] = [0, 1].map(|end| value(ends[end]) + rest[end]);
            if floor < 0 && ceiling >= 0 || !negative && floor <= 0 && ceiling >= 0 {
                return Ok(None);
            }
            let rises = ends[0].iter().all(|&part| part >= 0);
            let falls = ends[1].iter().all(|&part| part <= 0);
            let holds = i128::from(negative && ceiling < 0);
            if floor >= 0 && rises || ceiling < 0 && falls {
                return Ok(Some(answers | -holds << length));
            }
            answers |= holds << length;
            for end in &mut ends {
                *end = self.numeration.step(*end, 0).ok_or(Rejection::Large)?;
            }
        }
        Ok(None)
    }

    fn start(&self) -> Value {
        // What holds of all naturals holds from the start, so that leading zeros lead back to it.
        let always = self.sense == Sense::Negative && self.known([0; MOST_DEGREE]) == Ok(Some(-1));
        if always { Value::Known(-1) } else { Value::Open([0; MOST_DEGREE]) }
    }

    fn read(&self, value: &Value, adds: &i128, number: usize, digit: u8) -> i128 {
        let adds = adds + self.coefficients[number] * i128::from(digit);
        match (value, self.sense) {
            (Value::Known(_), _) => 0,
            (_, Sense::Multiple(of)) => adds.rem_euclid(of.into()),
            _ => adds,
        }
    }

    fn end(&self, value: &Value, adds: i128) -> Result<Option<Value>> {
        let after = match *value {
            Value::Known(answers) => Value::Known(answers >> 1),
            Value::Open(worth) => {
                let worth = self.numeration.step(worth, adds).ok_or(Rejection::Large)?;
                let rest = |part: i128, of: i64| part.rem_euclid(of.into());
                match self.sense {
                    Sense::Multiple(of) => Value::Open(worth.map(|part| rest(part, of))),
                    _ => self.known(worth)?.map_or(Value::Open(worth), Value::Known),
                }
            }
        };
        Ok(Some(after).filter(|after| *after != Value::Known(0)))
    }

    fn accepts(&self, value: &Value) -> bool {
        let sum = match value {
            Value::Known(answers) => return answers & 1 == 1,
            Value::Open(worth) => worth.iter().sum::<i128>() + self.constant,
        };
        match self.sense {
            Sense::Zero => sum == 0,
            Sense::Negative => sum < 0,
            Sense::Multiple(of) => sum % i128::from(of) == 0,
        }
    }
}
