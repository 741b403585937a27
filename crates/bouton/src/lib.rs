//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
#![forbid(unsafe_code)]

pub mod export;

mod answer;

pub use answer::*;
