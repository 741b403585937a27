//! Guarantees of strategies, computed from the matrix alone.
//!
//! * Theorem: weak duality. Against any opponent, p gets the row player at least the least entry of pᵀA, and
//!   q limits it to at most the greatest of Aq. Where the two are equal, they are the value of the game, and
//!   both strategies are optimal: no further trust is needed.
//! * Cost: one product of the matrix with each strategy.
//!
//! This shares nothing with the search for strategies except the matrix as it was read.

use super::{Matrix, Strategy};
use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use std::cmp::Ordering;

/// Guarantees of two strategies.
///
/// ```
/// use payoff::{Certificate, Matrix, Strategy};
/// let pennies = Matrix::new(2, [1, -1, -1, 1].map(Into::into).into()).expect("two rows of two");
/// let half = Strategy::new(vec![(0, 1u8.into()), (1, 1u8.into())]).expect("weights");
/// let fair = Certificate::of(&pennies, &half, &half, || Ok::<(), ()>(())).unwrap();
/// assert_eq!((fair.lower, fair.upper), (0.into(), 0.into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The row player's guarantee: the least entry of pᵀA.
    pub lower: RBig,
    /// Columns against which it gets no more.
    pub columns: Vec<usize>,
    /// The column player's guarantee: the greatest entry of Aq.
    pub upper: RBig,
    /// Rows that get as much.
    pub rows: Vec<usize>,
}

impl Certificate {
    /// Computes the guarantees of two strategies; lines outside the matrix are ignored. `look` is polled for
    /// interruption.
    pub fn of<S>(
        matrix: &Matrix,
        rows: &Strategy,
        columns: &Strategy,
        mut look: impl FnMut() -> Result<(), S>,
    ) -> Result<Certificate, S> {
        let mut earned = Vec::with_capacity(matrix.columns());
        for column in 0..matrix.columns() {
            look()?;
            let played = rows.weights().iter().filter(|(row, _)| *row < matrix.rows());
            earned.push(Sum::of(played.map(|(row, weight)| (weight, matrix.entry(*row, column)))));
        }
        let mut paid = Vec::with_capacity(matrix.rows());
        for row in 0..matrix.rows() {
            look()?;
            let played = columns.weights().iter().filter(|(column, _)| *column < matrix.columns());
            paid.push(Sum::of(played.map(|(column, weight)| (weight, matrix.entry(row, *column)))));
        }
        let (least, greatest) = (earned.iter().min(), paid.iter().max());
        let equal =
            |all: &[Sum], to: Option<&Sum>| (0..all.len()).filter(|&line| Some(&all[line]) == to).collect();
        let over = |sum: Option<&Sum>, total| sum.map_or(RBig::ZERO, |sum| sum.over(total));
        Ok(Certificate {
            lower: over(least, rows.total()),
            columns: equal(&earned, least),
            upper: over(greatest, columns.total()),
            rows: equal(&paid, greatest),
        })
    }

    /// Value of the game, if the strategies are optimal.
    pub fn value(&self) -> Option<&RBig> {
        (self.lower == self.upper).then_some(&self.lower)
    }
}

/// A sum of entries times weights, as a fraction, not necessarily in lowest terms.
struct Sum {
    numerator: IBig,
    denominator: UBig,
}

impl Sum {
    fn of<'m>(terms: impl Iterator<Item = (&'m UBig, &'m RBig)>) -> Sum {
        let mut sum = Sum { numerator: IBig::ZERO, denominator: UBig::ONE };
        for (weight, entry) in terms {
            let lacks = entry.denominator() / (&sum.denominator).gcd(entry.denominator());
            if !lacks.is_one() {
                sum.numerator *= &lacks;
                sum.denominator *= lacks;
            }
            let mut times = entry.numerator() * weight;
            if &sum.denominator != entry.denominator() {
                times *= &sum.denominator / entry.denominator();
            }
            sum.numerator += times;
        }
        sum
    }

    /// The sum divided by the sum of the weights.
    fn over(&self, total: &UBig) -> RBig {
        RBig::from_parts(self.numerator.clone(), &self.denominator * total)
    }
}

impl Ord for Sum {
    fn cmp(&self, other: &Sum) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        (&self.numerator * &other.denominator).cmp(&(&other.numerator * &self.denominator))
    }
}

impl PartialOrd for Sum {
    fn partial_cmp(&self, other: &Sum) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Sum {}
