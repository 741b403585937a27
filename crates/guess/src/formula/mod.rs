//! Formulas in the coordinates of a position.

mod operation;
mod search;
mod store;

pub use operation::{Binary, Fold, Unary};
pub use search::Found;
pub(crate) use search::{Effort, fitted};

/// A formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A coordinate, by number.
    Coordinate(usize),
    /// A number.
    Number(i64),
    /// All coordinates together.
    Fold(Fold),
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
    /// The first is at most the second.
    AtMost,
}

impl Formula {
    /// Value at a position; nothing where it is undefined or beyond 64 bits. Formulas that are searched are not deep.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        match self {
            Formula::Coordinate(place) => i64::try_from(*at.get(*place)?).ok(),
            Formula::Number(number) => Some(*number),
            Formula::Fold(fold) => fold.of(at),
            Formula::Unary(operation, inner) => operation.of(inner.value(at)?),
            Formula::Binary(operation, one, other) => operation.of(one.value(at)?, other.value(at)?),
        }
    }

    /// Bits that state it. They are lengths of a code for formulas: the powers of a half with these exponents, of all
    /// operations, coordinates and numbers together, sum up to about one.
    pub fn bits(&self) -> f64 {
        let bits = match self {
            Formula::Coordinate(_) => COORDINATE,
            Formula::Number(number) => number_bits(*number),
            Formula::Fold(_) => FOLD,
            Formula::Unary(operation, inner) => return operation.bits() as f64 + inner.bits(),
            Formula::Binary(operation, one, other) => {
                return operation.bits() as f64 + one.bits() + other.bits();
            }
        };
        bits as f64
    }

    /// The formula with a coordinate in place of a part, if nothing else depends on the position.
    pub(crate) fn through(&self, part: &Formula) -> Option<Formula> {
        if self == part {
            return Some(Formula::Coordinate(0));
        }
        match self {
            Formula::Coordinate(_) | Formula::Fold(_) => None,
            Formula::Number(number) => Some(Formula::Number(*number)),
            Formula::Unary(operation, inner) => Some(Formula::Unary(*operation, inner.through(part)?.into())),
            Formula::Binary(operation, one, other) => {
                Some(Formula::Binary(*operation, one.through(part)?.into(), other.through(part)?.into()))
            }
        }
    }

    /// The parts that are operations.
    pub(crate) fn parts(&self) -> Vec<&Formula> {
        match self {
            Formula::Coordinate(_) | Formula::Number(_) => Vec::new(),
            Formula::Fold(_) => vec![self],
            Formula::Unary(_, inner) => [vec![self], inner.parts()].concat(),
            Formula::Binary(_, one, other) => [vec![self], one.parts(), other.parts()].concat(),
        }
    }

    /// A number added to a formula.
    pub(crate) fn plus(self, number: i64) -> Formula {
        let by = Box::new(Formula::Number(number.saturating_abs()));
        match number {
            0 => self,
            1.. => Formula::Binary(Binary::Add, Box::new(self), by),
            _ => Formula::Binary(Binary::Subtract, Box::new(self), by),
        }
    }

    /// A multiple of a formula.
    pub(crate) fn times(self, number: i64) -> Formula {
        match number {
            1 => self,
            _ => Formula::Binary(Binary::Multiply, Box::new(Formula::Number(number)), Box::new(self)),
        }
    }

    /// An operation with a number on the right.
    pub(crate) fn by(self, operation: Binary, number: i64) -> Formula {
        Formula::Binary(operation, Box::new(self), Box::new(Formula::Number(number)))
    }
}

/// Bits of a coordinate.
pub(crate) const COORDINATE: usize = 3;
/// Bits of a fold.
pub(crate) const FOLD: usize = 5;

/// Bits of a number.
pub(crate) fn number_bits(number: i64) -> usize {
    3 + (2.0 * (number.unsigned_abs() as f64 + 1.0).log2()).round() as usize + usize::from(number < 0)
}

impl Comparison {
    /// Compares two values.
    pub fn holds(self, one: i64, other: i64) -> bool {
        match self {
            Comparison::Equal => one == other,
            Comparison::Less => one < other,
            Comparison::AtMost => one <= other,
        }
    }
}
