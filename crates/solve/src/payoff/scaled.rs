//! The entries as whole numbers over one denominator.

use super::gauge::Gauge;
use super::grid::Grid;
use super::matrix::Matrix;
use super::whole::{WORD_BITS, Whole};
use crate::StopReason;
use dashu_int::ops::{BitTest, Gcd};
use dashu_int::{IBig, UBig};

/// The entries of a matrix, each times their least common denominator.
pub(super) enum Cells {
    /// Of at most [`WORD_BITS`] bits.
    Words(Grid<i64>),
    /// Of any size.
    Large(Grid<IBig>),
}

impl Cells {
    /// Brings all entries to their least common denominator.
    pub(super) fn of(matrix: &Matrix, gauge: &mut Gauge) -> Result<Cells, StopReason> {
        let denominator = least_common_denominator(matrix, gauge)?;
        let whole = |entry: &dashu_ratio::RBig| {
            if entry.denominator() == &denominator {
                return entry.numerator().clone();
            }
            entry.numerator() * (&denominator / entry.denominator())
        };
        let word = |entry| i64::try_from(&whole(entry)).ok().filter(|word| word.bits() <= WORD_BITS);
        let words: Option<Vec<i64>> = matrix.entries().iter().map(word).collect();
        if let Some(words) = words {
            return Ok(Cells::Words(Grid::new(matrix.columns(), words)));
        }
        let mut cells = Vec::with_capacity(matrix.entries().len());
        for entry in matrix.entries() {
            gauge.look()?;
            let cell = whole(entry);
            gauge.hold(cell.bit_len() as u64 / 8);
            cells.push(cell);
        }
        Ok(Cells::Large(Grid::new(matrix.columns(), cells)))
    }
}

/// The least number that makes every entry whole. It may be long where many denominators have nothing in common:
/// it is given up as soon as the entries would not fit the memory allowed.
fn least_common_denominator(matrix: &Matrix, gauge: &mut Gauge) -> Result<UBig, StopReason> {
    let mut common = UBig::ONE;
    for entry in matrix.entries() {
        let denominator = entry.denominator();
        if denominator.is_one() || denominator == &common {
            continue;
        }
        let rest = denominator / (&common).gcd(denominator);
        if !rest.is_one() {
            common *= rest;
            gauge.would_hold(common.bit_len() as u64 / 8 * matrix.entries().len() as u64)?;
        }
    }
    Ok(common)
}
