//! Matrices of payoffs: two players, one pays the other.
//!
//! The row player chooses a row, the column player a column, neither knowing the other's choice; the entry is what the
//! column player pays the row player. The answer has the value of the game and an optimal mixed strategy of each
//! player, as exact fractions.
//!
//! ```
//! use answer::payoff;
//! let matrix = payoff::read("      call  fold\nbluff   -2     1\nhonest   1     0\n")?;
//! let answer = payoff::solve(&matrix)?;
//! let solved = answer.solved.expect("nothing limits it");
//! assert_eq!(solved.value.to_string(), "1/4");
//! assert_eq!(solved.rows.probability(0).to_string(), "1/4");
//! assert_eq!(solved.columns.probability(1).to_string(), "3/4");
//! assert_eq!(answer.evidence.expect("a solved matrix has evidence").kind(), "computed");
//! # Ok::<(), question::Problems>(())
//! ```

pub use ::payoff::{
    Certificate, Decimal, Dominance, Dominated, LARGEST, Line, Matrix, Method, Pure, Solved, Strategy,
};

use crate::Evidence;
use crate::reason::Ground;
use ::solve::{Halt, Limits, StopReason};
use dashu_ratio::RBig;
use question::problem::{Mistake, Problem, Problems, Source};

/// An answer about a matrix of payoffs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<'m> {
    /// The matrix.
    pub matrix: &'m Matrix,
    /// Values that pure choices guarantee. The value lies between the two, whether or not it is known.
    pub pure: Pure<RBig>,
    /// The value and the strategies; absent if a limit was reached first.
    pub solved: Option<Solved>,
    /// Evidence.
    pub evidence: Option<Evidence>,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}

/// Reads a matrix: a row a line, entries such as `-2`, `3/4`, `0.25` or `-1e-3`, taken exactly, separated by commas,
/// semicolons, tabs or blanks; names before the rows and above the columns, if you like.
pub fn read(text: &str) -> Result<Matrix, Problems> {
    read_source(&Source { name: None, text: text.into() })
}

/// The same from a file or a stream, which is named in errors.
pub fn read_source(source: &Source) -> Result<Matrix, Problems> {
    ::payoff::read(&source.text).map_err(|mistakes| {
        let problem = |mistake: ::payoff::Mistake| {
            Problem::new(Mistake::Payoff { flaw: mistake.flaw }).at(source, mistake.span)
        };
        mistakes.into_iter().map(problem).collect()
    })
}

/// Solves a matrix of payoffs, without time or memory limits.
pub fn solve(matrix: &Matrix) -> Result<Answer<'_>, Problem> {
    solve_within(matrix, &Limits::none())
}

/// The same within limits. If one is reached, the answer has no value, since floating point proves none.
pub fn solve_within<'m>(matrix: &'m Matrix, limits: &Limits) -> Result<Answer<'m>, Problem> {
    match ::payoff::solve(matrix, limits) {
        Ok(solved) => Ok(Answer {
            matrix,
            pure: solved.pure.clone(),
            evidence: Some(Evidence::Computed(Ground::Strategies { value: solved.value.clone() })),
            solved: Some(solved),
            limits_hit: None,
        }),
        Err(Halt::Stopped { reason, .. }) => Ok(Answer {
            matrix,
            pure: ::payoff::pure(matrix),
            solved: None,
            evidence: None,
            limits_hit: Some(reason),
        }),
        Err(Halt::Refused(refusal)) => Err(Problem::new(Mistake::Refused { refusal, rule: None })),
        Err(Halt::File(flaw)) => Err(Problem::checkpoint(flaw)),
    }
}

impl Answer<'_> {
    /// The engine that answered: `saddle-point`, `lifting` or `pivoting`; nothing did where a limit was reached.
    pub fn engine(&self) -> Option<&'static str> {
        self.solved.as_ref().map(|solved| match solved.method {
            Method::Saddle => "saddle-point",
            Method::Guessed => "lifting",
            Method::Pivoted => "pivoting",
        })
    }
}
