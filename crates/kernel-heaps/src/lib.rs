//! Small checkers of theorems about games on one heap: periods of nim-values ([`period`]), and misère quotients
//! ([`quotient`]). They know no game but that of the certificate, and depend on nothing but the reader of its text.
//!
//! # What is trusted
//!
//! 1. *The statement says what is meant*: its moves are read as they stand, over the natural numbers.
//! 2. *The moves are those of a code*, for heaps of any size. That is shown of the statement in [`moves`] by looking at
//!    finitely many heaps, which is enough by the lemma there.
//! 3. *Nim-values*: R. Sprague 1935, P. M. Grundy 1939. *Periods*: R. K. Guy and C. A. B. Smith 1956, and the theorems
//!    that are proved in `period/taking.rs` and `period/growing.rs`. *Misère quotients*: T. E. Plambeck and A. N. Siegel 2008; what is used of
//!    them is proved in [`quotient`].
//! 4. This crate does what it says: read `heaps`, `moves`, and then either `period` or `quotient`. It does not
//!    recurse on its input, errors are codes, and work and memory are bounded by [`Limits`].
#![forbid(unsafe_code)]

mod flaw;
mod heaps;
pub mod moves;
pub mod period;
pub mod quotient;
mod rejection;
mod show;
mod write;

pub use flaw::{MovesFlaw, PeriodFlaw, QuotientFlaw};
pub use heaps::Heaps;
pub use kernel::{Limits, Meter, Rejection as KernelRejection, TextFlaw};
pub use moves::{Amounts, Moves};
pub use period::{PeriodCertificate, PeriodMethod, PeriodTheorem, check_period};
pub use quotient::{QuotientCertificate, QuotientTheorem, check_quotient};
pub use rejection::Rejection;

/// Formulas of statements.
pub mod statement {
    pub use kernel::{Certainty, Formula, LARGEST, Literal, Move, Node, Relation, Sense, Variable};
}

/// Limits that suffice for values of some millions of heaps: 10¹¹ steps and 4 GiB.
pub fn most() -> Limits<'static> {
    Limits {
        steps: 100_000_000_000,
        bytes: usize::try_from(4_u64 << 30).unwrap_or(usize::MAX),
        stop: &|| false,
    }
}
