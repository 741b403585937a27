//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
#![forbid(unsafe_code)]

mod answer;

pub use answer::*;
