//! What strategies make sure of, computed from the matrix alone.
//!
//! * Theorem: weak duality. Whatever the other does, p gets the row player at least the least entry of pᵀA, and q lets
//!   it have at most the greatest of Aq. Where the two are equal, they are the value of the game, and both strategies
//!   are optimal: nothing else has to be believed.
//! * Cost: one product of the matrix with each strategy.
//!
//! This shares nothing with what finds the strategies but the matrix as it was read.

use super::{Matrix, Strategy};
use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

/// What two strategies make sure of.
///
/// ```
/// use solve::payoff::{Certificate, Matrix, Strategy};
/// let pennies = Matrix::new(2, [1, -1, -1, 1].map(Into::into).into()).expect("two rows of two");
/// let half = Strategy::new(vec![(0, 1u8.into()), (1, 1u8.into())]).expect("weights");
/// let fair = Certificate::of(&pennies, &half, &half, || Ok::<(), ()>(())).unwrap();
/// assert_eq!((fair.lower, fair.upper), (0.into(), 0.into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The least that the row player's strategy gets: the least entry of pᵀA.
    pub lower: RBig,
    /// The columns against which it gets no more.
    pub columns: Vec<usize>,
    /// The most that the column player's strategy pays: the greatest entry of Aq.
    pub upper: RBig,
    /// The rows that get as much.
    pub rows: Vec<usize>,
}

impl Certificate {
    /// What these strategies make sure of; a line that the matrix lacks counts nothing. `look` is asked now and then
    /// whether to go on.
    pub fn of<S>(
        matrix: &Matrix,
        rows: &Strategy,
        columns: &Strategy,
        mut look: impl FnMut() -> Result<(), S>,
    ) -> Result<Certificate, S> {
        let mut common = UBig::ONE;
        for entry in matrix.entries() {
            let denominator = entry.denominator();
            if !denominator.is_one() && denominator != &common {
                common = &common / (&common).gcd(denominator) * denominator;
            }
        }
        let whole = |row, column| -> IBig {
            let entry = matrix.entry(row, column);
            if entry.denominator() == &common {
                return entry.numerator().clone();
            }
            entry.numerator() * (&common / entry.denominator())
        };
        let mut earned = vec![IBig::ZERO; matrix.columns()];
        for (row, weight) in rows.weights().iter().filter(|(row, _)| *row < matrix.rows()) {
            look()?;
            for (column, earned) in earned.iter_mut().enumerate() {
                *earned += whole(*row, column) * weight;
            }
        }
        let mut paid = vec![IBig::ZERO; matrix.rows()];
        for (row, paid) in paid.iter_mut().enumerate() {
            look()?;
            for (column, weight) in columns.weights().iter().filter(|(column, _)| *column < matrix.columns()) {
                *paid += whole(row, *column) * weight;
            }
        }
        let least = earned.iter().min().cloned().unwrap_or_default();
        let greatest = paid.iter().max().cloned().unwrap_or_default();
        let equal = |all: &[IBig], to: &IBig| (0..all.len()).filter(|&line| all[line] == *to).collect();
        Ok(Certificate {
            columns: equal(&earned, &least),
            rows: equal(&paid, &greatest),
            lower: RBig::from_parts(least, &common * rows.total()),
            upper: RBig::from_parts(greatest, &common * columns.total()),
        })
    }

    /// The value of the game, if the strategies are optimal.
    pub fn value(&self) -> Option<&RBig> {
        (self.lower == self.upper).then_some(&self.lower)
    }
}
