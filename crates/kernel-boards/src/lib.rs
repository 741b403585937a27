//! A small checker of nim-values of games on boards, and of strategies by symmetry on boards of all sizes ([`mirror`], with a theorem of its own). It
//! knows no game but that of the certificate, and depends on nothing but the reader of its text.
//!
//! # What is trusted
//!
//! 1. *The statement says what is meant*: cells, letters, and moves at given cells, each with the letters that it needs,
//!    a condition, and the letters that it writes ([`Statement`]).
//! 2. *Play ends*: a weight for each letter and a factor for each cell are given, and every move lowers their sum
//!    (`read.rs`). So each position has one nim-value (R. Sprague 1935, P. M. Grundy 1939).
//! 3. *A position is the sum of its parts*, as proved in `parts.rs` (and in `turning.rs` for turning games, by their values), and parts that are alike have the
//!    same value, as proved in `alike.rs`.
//! 4. *A list of parts with values is right* if each part has, for each smaller value, an option with it by the list, and each of
//!    its options either has another value by the list, or has itself an option with the value of the part by the list
//!    (`check.rs`): by induction on the measure of 2.
//! 5. This crate does what it says: read `statement`, `read`, `moves`, `parts`, `turning`, `alike`, `lines`, `check`. It does not recurse on its
//!    input, and work and memory are bounded by [`Limits`].
#![forbid(unsafe_code)]

mod alike;
mod check;
mod lines;
pub mod mirror;
mod moves;
mod parts;
mod read;
mod rejection;
mod statement;
mod turning;

pub use check::{Theorem, check};
pub use kernel::{Limits, Rejection as KernelRejection, TextFlaw};
pub use read::statement;
pub use rejection::{Flaw, Rejection, Unanswered};
pub use statement::{ABSENT, Count, Formula, Move, Statement, Symmetry};

/// Limits that suffice for some millions of parts: 10¹² steps and 8 GiB.
pub fn most() -> Limits<'static> {
    Limits {
        steps: 1_000_000_000_000,
        bytes: usize::try_from(8_u64 << 30).unwrap_or(usize::MAX),
        stop: &|| false,
    }
}
