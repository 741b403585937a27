//! Formulas in the coordinates of a position.

mod operation;
mod search;

pub use operation::{Binary, Unary};
pub use search::{Found, fitted};

/// A formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A coordinate, by number.
    Coordinate(usize),
    /// A number.
    Number(i64),
    /// An operation on one formula.
    Unary(Unary, Box<Formula>),
    /// An operation on two formulas.
    Binary(Binary, Box<Formula>, Box<Formula>),
}

/// A comparison of two formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// They are equal.
    Equal,
    /// The first is less.
    Less,
}

impl Formula {
    /// Value at a position; nothing where it is undefined or beyond 64 bits. Formulas that are searched are not deep.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        match self {
            Formula::Coordinate(place) => i64::try_from(*at.get(*place)?).ok(),
            Formula::Number(number) => Some(*number),
            Formula::Unary(operation, inner) => operation.of(inner.value(at)?),
            Formula::Binary(operation, one, other) => operation.of(one.value(at)?, other.value(at)?),
        }
    }

    /// Bits that state it: four for an operation, two for a coordinate, and for a number those of its size, twice.
    pub fn bits(&self) -> f64 {
        match self {
            Formula::Coordinate(_) => 2.0,
            Formula::Number(number) => 3.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2(),
            Formula::Unary(_, inner) => 5.0 + inner.bits(),
            Formula::Binary(_, one, other) => 4.0 + one.bits() + other.bits(),
        }
    }
}

impl Comparison {
    /// Compares two values.
    pub fn holds(self, one: i64, other: i64) -> bool {
        match self {
            Comparison::Equal => one == other,
            Comparison::Less => one < other,
        }
    }
}
