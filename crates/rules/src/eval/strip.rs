//! Tests of a variable in a range, for many of its values at a time: one operation on all of them costs little more than one on
//! each by itself.

use super::{Compiler, Env, Fault, TermFn};
use crate::linear;
use crate::ruleset::{Formula, Slot, Term};
use crate::{Function, Predicate, Relation};
use language::integer::Number;

/// Values tested together.
pub(super) const LANES: usize = u64::BITS as usize;
/// Ranges shorter than this are tried one by one; in tests, those of one number.
pub(super) const FEWEST: u64 = if cfg!(test) { 1 } else { 1 << 4 };
/// Numbers up to this size are computed in lanes.
pub(super) const LARGEST: i64 = 1 << 60;

type Lanes = [i64; LANES];

/// Numbers, by lane.
struct Numbers {
    lanes: Lanes,
    /// Lanes in which there is a number, as bits.
    defined: u64,
    /// Limit on the sizes of all.
    most: i64,
}

#[derive(Clone, Copy)]
pub(super) enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Xor,
    Min,
    Max,
}

/// A term.
pub(super) enum Column<N> {
    Variable,
    /// The same in all lanes.
    Fixed(TermFn<N>),
    Joined(Operation, Box<[Column<N>; 2]>),
}

/// A test of a variable.
pub(super) enum Strip<N> {
    Compare(Relation, Column<N>, Column<N>),
    Divides(Column<N>, Column<N>),
    Parity { odd: bool, of: Column<N> },
    Not(Box<Strip<N>>),
    All(Vec<Strip<N>>),
    Any(Vec<Strip<N>>),
}

impl<N: Number> Column<N> {
    fn compile(slot: Slot, term: &Term, compiler: &Compiler<'_>) -> Option<Column<N>> {
        if !linear::variables(term).contains(&slot) {
            return compiler.term(term).map(Column::Fixed);
        }
        let (operation, a, b) = match term {
            Term::Variable(_) => return Some(Column::Variable),
            Term::Add(a, b) => (Operation::Add, &**a, &**b),
            Term::Subtract(a, b) => (Operation::Subtract, &**a, &**b),
            Term::Multiply(a, b) => (Operation::Multiply, &**a, &**b),
            Term::Divide(a, b) => (Operation::Divide, &**a, &**b),
            Term::Modulo(a, b) => (Operation::Modulo, &**a, &**b),
            Term::Xor(a, b) => (Operation::Xor, &**a, &**b),
            Term::Call(Function::Min, terms) if terms.len() == 2 => (Operation::Min, &terms[0], &terms[1]),
            Term::Call(Function::Max, terms) if terms.len() == 2 => (Operation::Max, &terms[0], &terms[1]),
            _ => return None,
        };
        let parts = [Column::compile(slot, a, compiler)?, Column::compile(slot, b, compiler)?];
        Some(Column::Joined(operation, Box::new(parts)))
    }

    /// Numbers for the values from `first` on; `None` if they may be too large.
    fn numbers(&self, env: &mut Env<'_, N>, first: i64) -> Option<Numbers> {
        match self {
            Column::Variable => {
                let lanes = std::array::from_fn(|lane| first + lane as i64);
                Some(Numbers { lanes, defined: u64::MAX, most: first + LANES as i64 })
            }
            Column::Fixed(term) => {
                let (number, defined) = match term(env) {
                    Ok(number) => (word(&number)?, u64::MAX),
                    Err(Fault::Undefined) => (0, 0),
                    Err(_) => return None,
                };
                Some(Numbers { lanes: [number; LANES], defined, most: number.abs() })
            }
            Column::Joined(operation, parts) => {
                let [a, b] = &**parts;
                joined(*operation, &a.numbers(env, first)?, &b.numbers(env, first)?)
            }
        }
    }
}

/// A number of moderate size.
fn word<N: Number>(number: &N) -> Option<i64> {
    let size = if number.is_negative() { N::zero().subtract(number)?.word()? } else { number.word()? };
    let size = i64::try_from(size).ok().filter(|size| *size <= LARGEST)?;
    Some(if number.is_negative() { -size } else { size })
}

fn joined(operation: Operation, a: &Numbers, b: &Numbers) -> Option<Numbers> {
    let each = |of: fn(i64, i64) -> i64| std::array::from_fn(|lane| of(a.lanes[lane], b.lanes[lane]));
    let larger = a.most.max(b.most);
    let defined = a.defined & b.defined;
    let (most, lanes, defined) = match operation {
        Operation::Add => (a.most.checked_add(b.most)?, each(i64::wrapping_add), defined),
        Operation::Subtract => (a.most.checked_add(b.most)?, each(i64::wrapping_sub), defined),
        Operation::Multiply => (a.most.checked_mul(b.most)?, each(i64::wrapping_mul), defined),
        Operation::Divide => (a.most, divided(a, b)[0], defined & positive(b)),
        Operation::Modulo => (larger, divided(a, b)[1], defined & positive(b)),
        // Undefined of numbers below 0.
        Operation::Xor => {
            let xor = each(|a, b| a.max(0) ^ b.max(0));
            (2 * larger, xor, defined & natural(a) & natural(b))
        }
        Operation::Min => (larger, each(i64::min), defined & natural(a) & natural(b)),
        Operation::Max => (larger, each(i64::max), defined & natural(a) & natural(b)),
    };
    (most <= LARGEST).then_some(Numbers { lanes, defined, most })
}

/// Quotients rounded down and remainders; by 1 where a divisor is not positive.
fn divided(a: &Numbers, b: &Numbers) -> [Lanes; 2] {
    let mut both = [[0; LANES]; 2];
    let [quotients, rests] = &mut both;
    // Quotients of numbers of 32 bits are exact when those of fractions of 53 bits are rounded towards 0.
    let short = a.most.max(b.most) <= i64::from(i32::MAX);
    for lane in 0..LANES {
        let (of, by) = (a.lanes[lane], b.lanes[lane].max(1));
        let quotient = if short { i64::from((of as i32 as f64 / by as i32 as f64) as i32) } else { of / by };
        let rest = of - quotient * by;
        let below = i64::from(rest < 0);
        quotients[lane] = quotient - below;
        rests[lane] = rest + below * by;
    }
    both
}

/// Lanes with a property, as bits.
fn bits(mut holds: impl FnMut(usize) -> bool) -> u64 {
    (0..LANES).fold(0, |bits, lane| bits | u64::from(holds(lane)) << lane)
}

fn positive(of: &Numbers) -> u64 {
    bits(|lane| of.lanes[lane] > 0)
}

fn natural(of: &Numbers) -> u64 {
    bits(|lane| of.lanes[lane] >= 0)
}

fn compared(relation: Relation, a: &Lanes, b: &Lanes) -> u64 {
    match relation {
        Relation::Equal => bits(|lane| a[lane] == b[lane]),
        Relation::NotEqual => bits(|lane| a[lane] != b[lane]),
        Relation::Less => bits(|lane| a[lane] < b[lane]),
        Relation::LessEqual => bits(|lane| a[lane] <= b[lane]),
        Relation::Greater => bits(|lane| a[lane] > b[lane]),
        Relation::GreaterEqual => bits(|lane| a[lane] >= b[lane]),
    }
}

impl<N: Number> Strip<N> {
    /// `None` if something in the test cannot be computed in lanes.
    pub(super) fn compile(slot: Slot, test: &Formula, compiler: &Compiler<'_>) -> Option<Strip<N>> {
        let column = |term: &Term| Column::compile(slot, term, compiler);
        let each = |all: &[Formula]| {
            all.iter().map(|test| Strip::compile(slot, test, compiler)).collect::<Option<Vec<Strip<N>>>>()
        };
        let not = |test: &Formula| Some(Strip::Not(Box::new(Strip::compile(slot, test, compiler)?)));
        Some(match test {
            Formula::Compare(relation, a, b) => Strip::Compare(*relation, column(a)?, column(b)?),
            Formula::Divides(a, b) => Strip::Divides(column(a)?, column(b)?),
            Formula::Is(Predicate::Odd, of) => Strip::Parity { odd: true, of: column(of)? },
            Formula::Is(Predicate::Even, of) => Strip::Parity { odd: false, of: column(of)? },
            Formula::Not(inner) => not(inner)?,
            Formula::And(all) => Strip::All(each(all)?),
            Formula::Or(all) => Strip::Any(each(all)?),
            Formula::Implies(a, b) => Strip::Any(vec![not(a)?, Strip::compile(slot, b, compiler)?]),
            _ => return None,
        })
    }

    /// The lanes that pass, as bits, for the values from `first` on; `None` if they have to be tried one by one.
    pub(super) fn passing(&self, env: &mut Env<'_, N>, first: i64) -> Option<u64> {
        Some(match self {
            Strip::Compare(relation, a, b) => {
                let (a, b) = (a.numbers(env, first)?, b.numbers(env, first)?);
                a.defined & b.defined & compared(*relation, &a.lanes, &b.lanes)
            }
            Strip::Divides(a, b) => {
                let (a, b) = (a.numbers(env, first)?, b.numbers(env, first)?);
                let rests = divided(&b, &a)[1];
                let divides = |lane: usize| match a.lanes[lane] {
                    0 => b.lanes[lane] == 0,
                    by => by > 0 && rests[lane] == 0,
                };
                a.defined & b.defined & bits(divides)
            }
            Strip::Parity { odd, of } => {
                let of = of.numbers(env, first)?;
                of.defined & natural(&of) & bits(|lane| (of.lanes[lane] & 1 == 1) == *odd)
            }
            Strip::Not(inner) => !inner.passing(env, first)?,
            Strip::All(all) => {
                all.iter().try_fold(u64::MAX, |bits, one| Some(bits & one.passing(env, first)?))?
            }
            Strip::Any(all) => all.iter().try_fold(0, |bits, one| Some(bits | one.passing(env, first)?))?,
        })
    }
}
