//! Forms of rules by which a table is filled faster than by listing the options of every position.
//!
//! ```text
//! (a, b) -> (a, b - k*a)               walks     numbers in arithmetic progressions
//! (n) -> (n - k) where square(k)       takes     amounts that do not depend on the heap, or only on its class
//! turning coins on a board             factors   the product of two games
//! ```
//!
//! A form is read from the rules once; what it says of a position is what the rules say.
#![forbid(unsafe_code)]

mod factors;
mod takes;
mod walks;

pub use factors::factors;
pub use takes::{Taking, takes};
pub use walks::{Course, Settling, Walks};
