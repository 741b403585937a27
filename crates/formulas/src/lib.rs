//! Terms and formulas about naturals, with resolved names and open or fixed parameters.
//!
//! A variable is a [`Slot`] of its scope. Nothing here knows what a formula is about: a rule, a claim, a law.
#![forbid(unsafe_code)]

pub mod cases;
pub mod fix;
pub mod inequalities;
pub mod lanes;
pub mod linear;
pub mod plan;
pub mod substitute;
pub mod unbound;
pub mod walk;

mod extremes;
mod logic;
mod options;
mod quadratic;

pub use logic::{Counted, Formula, List, Quadratic, Set, Slot, Term};
pub use options::{OptionView, Options};
