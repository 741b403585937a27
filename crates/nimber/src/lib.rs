//! The arithmetic of impartial games: [`nim_sum`], [`mex`], and the fields [`Nimber64`] and [`Nimber128`].
//!
//! By the Sprague–Grundy theorem every position of an impartial game under normal play behaves like a
//! heap of Nim. Its size, the *nim-value*, is the [`mex`] of the nim-values of the options, and the value of
//! a sum of positions is the [`nim_sum`] of theirs. Nim-values can be multiplied too: the numbers below 2^64,
//! and those below 2^128, are fields with the nim-sum, and a product of two coin-turning games has the product
//! of their values.
//!
//! Without the feature `std` the crate needs no standard library, and multiplies by the processor's own
//! instruction only when it is compiled for one that has it.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "std")]
extern crate std;

mod basis;
mod carryless;
mod field;
mod linear;
mod mex;

pub use field::{Nimber64, Nimber128};
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
