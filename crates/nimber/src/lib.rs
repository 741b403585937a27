//! The arithmetic of impartial games: [`nim_sum`] and [`mex`].
//!
//! By the Sprague–Grundy theorem every position of an impartial game under normal play behaves like a
//! heap of Nim. Its size, the *nim-value*, is the [`mex`] of the nim-values of the options, and the value of
//! a sum of positions is the [`nim_sum`] of theirs.
#![no_std]
#![forbid(unsafe_code)]

mod mex;

pub use mex::{MexSet, mex};

/// The nim-sum (exclusive or) of some nim-values.
///
/// ```
/// assert_eq!(nimber::nim_sum([14, 21, 39]), 60);
/// assert_eq!(nimber::nim_sum([]), 0);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}
