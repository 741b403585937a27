//! Two-player zero-sum games: the value of a matrix of payoffs, and optimal mixed strategies.
//!
//! * Problem: the row player chooses a row, the column player a column, neither knowing the other's choice;
//!   the entry is the payment of the column player to the row player. Find the value of the game, and the
//!   probabilities of the choices.
//! * Theorem: von Neumann 1928. There is one value v, a mixture p of the rows that gets at least v against every
//!   column, and a mixture q of the columns that pays at most v against every row.
//! * Cost: a floating-point simplex, m·n per pivot, which guesses; then exact arithmetic, about k³ machine
//!   words and k² per digit of the answer, where k lines of each player are mixed. Where the guess fails,
//!   exact pivots repair it.
//! * Evidence: computed. Before anything is reported, [`Certificate`] computes the least of pᵀA and the
//!   greatest of Aq from the entries as they were read; both have to be v.
//!
//! ```text
//! text ──read──► Matrix ──scaled──► whole numbers ──┬─ saddle point ────────────────────────┬─► Certificate ─► Solved
//!                                                   └─ dominance ─► floating ─► exact ──────┘
//! ```

#![forbid(unsafe_code)]

mod basis;
mod certificate;
mod decimal;
mod dominance;
mod exact;
mod floating;
mod fraction;
mod gauge;
mod grid;
mod half;
mod keys;
mod lifting;
mod matrix;
mod modular;
mod prime;
mod read;
mod saddle;
mod scaled;
mod strategy;
#[cfg(test)]
mod tests;
mod view;
mod whole;

pub use certificate::Certificate;
pub use decimal::Decimal;
pub use dominance::{Dominance, Dominated, Line};
pub use matrix::{LARGEST, Matrix, Most};
pub use read::{Flaw, Mistake, Separator, read};
pub use saddle::Pure;
pub use strategy::Strategy;

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use dominance::Left;
use exact::{Fault, Point};
use gauge::Gauge;
use grid::Grid;
use solve::{Halt, Limits, Refusal};
use view::View;
use whole::Whole;

/// Value of a game, and a strategy of each player that attains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Expected payment of the column player to the row player.
    pub value: RBig,
    /// An optimal strategy of the row player.
    pub rows: Strategy,
    /// `true` if it is known to be the only one.
    pub rows_unique: bool,
    /// An optimal strategy of the column player.
    pub columns: Strategy,
    /// `true` if it is known to be the only one.
    pub columns_unique: bool,
    /// Guarantees of pure choices, and the saddle points.
    pub pure: Pure<RBig>,
    /// Rows and columns that can be dropped, in order.
    pub dominated: Vec<Dominated>,
    /// The verified guarantees.
    pub certificate: Certificate,
    /// Method by which the strategies were found.
    pub method: Method,
    /// Number of pivots made.
    pub pivots: u64,
}

/// Methods of finding optimal strategies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// A row and a column meet in a saddle point.
    Saddle,
    /// The lines to mix were guessed in floating point, and their exact weights are optimal.
    Guessed,
    /// Exact pivots, starting from the guess or without one.
    Pivoted,
}

/// Guarantees of pure choices, in one pass over the entries.
pub fn pure(matrix: &Matrix) -> Pure<RBig> {
    let nothing = Pure { lower: RBig::ZERO, rows: Vec::new(), upper: RBig::ZERO, columns: Vec::new() };
    // A matrix has at least one entry.
    Pure::of(matrix.columns(), matrix.entries()).unwrap_or(nothing)
}

/// Solves a game.
///
/// ```
/// use payoff::{Matrix, solve};
/// let matrix = Matrix::new(2, [3, -1, -2, 4].map(Into::into).into()).expect("two rows of two");
/// let solved = solve(&matrix, &solve::Limits::none())?;
/// assert_eq!(solved.value.to_string(), "1");
/// assert_eq!(solved.rows.probability(0).to_string(), "3/5");
/// assert_eq!(solved.columns.probability(0).to_string(), "1/2");
/// # Ok::<(), solve::Halt>(())
/// ```
pub fn solve(matrix: &Matrix, limits: &Limits) -> Result<Solved, Halt> {
    let mut gauge = Gauge::new(limits);
    solved(matrix, &mut gauge).map_err(|fault| match fault {
        Fault::Stopped(reason) => Halt::Stopped { reason, positions: gauge.pivots() },
        // Theory excludes it; it must not become an answer.
        Fault::Impossible => Refusal::NotOptimal.into(),
    })
}

fn solved(matrix: &Matrix, gauge: &mut Gauge) -> Result<Solved, Fault> {
    let entries: Vec<&RBig> = matrix.entries().iter().collect();
    // The matrix, references to it, and two sets of words.
    let bytes = size_of::<RBig>() + size_of::<&RBig>() + 2 * size_of::<i64>();
    gauge.would_hold((entries.len() * bytes) as u64)?;
    gauge.hold((entries.len() * bytes) as u64);
    let words = scaled::words(&entries).map(|words| Grid::new(matrix.columns(), words));
    let keys = words.clone().unwrap_or_else(|| Grid::new(matrix.columns(), keys::places(&entries)));
    let pure = Pure::of(matrix.columns(), keys.cells()).ok_or(Fault::Impossible)?;
    let said = pure.said_by(|key| {
        let place = keys.cells().iter().position(|cell| cell == key);
        place.map_or(RBig::ZERO, |place| entries[place].clone())
    });
    let left = dominance::eliminate(keys, gauge)?;
    let found = if pure.is_saddle() {
        Solution::saddle(&pure)
    } else if let Some(words) = words {
        Solution::mixed(&words.within(&left.rows, &left.columns), &left, gauge)?
    } else {
        let within = Grid::new(matrix.columns(), entries).within(&left.rows, &left.columns);
        match scaled::words(within.cells()) {
            Some(words) => Solution::mixed(&Grid::new(within.columns(), words), &left, gauge)?,
            None => {
                let large = scaled::large(within.cells(), gauge)?;
                Solution::mixed(&Grid::new(within.columns(), large), &left, gauge)?
            }
        }
    };
    let certificate = Certificate::of(matrix, &found.rows, &found.columns, || gauge.look())?;
    let value = certificate.value().ok_or(Fault::Impossible)?.clone();
    // A basis with positive prices admits no other weights, and no other line.
    let full =
        |mixed: &Strategy, tight: &[usize]| mixed.weights().len() == found.size && tight.len() == found.size;
    Ok(Solved {
        value,
        rows_unique: full(&found.columns, &certificate.rows),
        columns_unique: full(&found.rows, &certificate.columns),
        rows: found.rows,
        columns: found.columns,
        pure: said,
        dominated: left.eliminated,
        certificate,
        method: found.method,
        pivots: gauge.pivots(),
    })
}

/// Strategies, and the number of lines of each player in their basis.
struct Solution {
    rows: Strategy,
    columns: Strategy,
    size: usize,
    method: Method,
}

impl Solution {
    fn saddle(pure: &Pure<i64>) -> Solution {
        let first = |lines: &[usize]| Strategy::pure(lines.first().copied().unwrap_or(0));
        Solution { rows: first(&pure.rows), columns: first(&pure.columns), size: 1, method: Method::Saddle }
    }

    /// Optimal mixtures for the reduced matrix.
    fn mixed<E: Whole>(grid: &Grid<E>, left: &Left, gauge: &mut Gauge) -> Result<Solution, Fault> {
        gauge.hold(size_of_val(grid.cells()) as u64);
        let guess = floating::basis(grid, gauge)?;
        let guessed = gauge.pivots();
        let point = exact::optimum(View::new(grid), Some(guess), gauge)?;
        let strategy = |lines: &[usize], places: &[usize], weights: &[IBig]| {
            let weight = |(&line, weight): (&usize, &IBig)| {
                let weight = UBig::try_from(weight.clone()).map_err(|_| Fault::Impossible)?;
                Ok((*places.get(line).ok_or(Fault::Impossible)?, weight))
            };
            let weights: Result<Vec<_>, Fault> = lines.iter().zip(weights).map(weight).collect();
            Strategy::new(weights?).ok_or(Fault::Impossible)
        };
        let Point { basis, rows, columns } = point;
        Ok(Solution {
            rows: strategy(&basis.rows, &left.rows, &rows.weights.numerators)?,
            columns: strategy(&basis.columns, &left.columns, &columns.weights.numerators)?,
            size: basis.rows.len(),
            method: if gauge.pivots() == guessed { Method::Guessed } else { Method::Pivoted },
        })
    }
}
