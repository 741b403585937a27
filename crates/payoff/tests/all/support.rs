//! Matrices at random, and what it means for a solution to be one.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use payoff::{Matrix, Solved, solve};
use solve::Limits;

/// Small numbers at random, the same in every run.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    /// A number from `-most` to `most`.
    pub(crate) fn signed(&mut self, most: i64) -> i64 {
        self.below(2 * most as u64 + 1) as i64 - most
    }

    /// A number from `least` to `most`.
    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below((most - least + 1) as u64) as usize
    }
}

pub(crate) fn fraction(numerator: i64, denominator: u64) -> RBig {
    RBig::from_parts(IBig::from(numerator), UBig::from(denominator))
}

/// A matrix of these entries.
pub(crate) fn matrix(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> RBig) -> Matrix {
    let entries = (0..rows * columns).map(|place| entry(place / columns, place % columns)).collect();
    Matrix::new(rows, entries).expect("full rows")
}

pub(crate) fn whole(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> i64) -> Matrix {
    matrix(rows, columns, |row, column| entry(row, column).into())
}

/// The same game seen from the other side.
pub(crate) fn mirrored(given: &Matrix) -> Matrix {
    matrix(given.columns(), given.rows(), |row, column| -given.entry(column, row))
}

pub(crate) fn sum(numbers: impl Iterator<Item = RBig>) -> RBig {
    numbers.fold(RBig::ZERO, |sum, number| sum + number)
}

/// The solution, which is shown to be one: by weak duality, what makes sure of `v` on both sides is optimal.
pub(crate) fn solved(matrix: &Matrix) -> Solved {
    let solved = solve(matrix, &Limits::none()).unwrap_or_else(|halt| panic!("{halt:?}: {matrix:?}"));
    for (strategy, lines) in [(&solved.rows, matrix.rows()), (&solved.columns, matrix.columns())] {
        let weights: UBig = strategy.weights().iter().map(|(_, weight)| weight).sum();
        assert_eq!(&weights, strategy.total());
        assert!(strategy.weights().iter().all(|(line, weight)| *line < lines && !weight.is_zero()));
        assert!(strategy.weights().windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
    let times = |entry: &RBig, weight: &UBig| entry * RBig::from(weight.clone());
    let least = &solved.value * RBig::from(solved.rows.total().clone());
    for column in 0..matrix.columns() {
        let played = solved.rows.weights().iter();
        let earned = sum(played.map(|(row, weight)| times(matrix.entry(*row, column), weight)));
        assert!(earned >= least, "column {column} of {matrix:?}");
    }
    let most = &solved.value * RBig::from(solved.columns.total().clone());
    for row in 0..matrix.rows() {
        let played = solved.columns.weights().iter();
        let paid = sum(played.map(|(column, weight)| times(matrix.entry(row, *column), weight)));
        assert!(paid <= most, "row {row} of {matrix:?}");
    }
    solved
}
