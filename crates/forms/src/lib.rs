//! Forms of rules by which values are computed faster than by listing the options of every position.
//!
//! ```text
//! (a, b) -> (a - k, b - k) where k >= 1   shapes    vectors taken from any position, and their multiples
//! (n) -> (i) + (j) where i + j = n - 1    splits    heaps from which something is taken and of which the rest is split
//! (a, b) -> (a, b - k*a)                  walks     numbers in arithmetic progressions
//! (n) -> (n - k) where square(k)          takes     amounts that do not depend on the heap, or only on its class
//! turning coins on a board                factors   the product of two games
//! ```
//!
//! A form is read from the rules once; what it says of a position is what the rules say.
#![forbid(unsafe_code)]

mod factors;
/// Brute force, shared with the tests of `rules`.
#[cfg(test)]
#[path = "../../rules/src/naive.rs"]
mod naive;
mod shape;
mod shapes;
mod splits;
mod takes;
mod walks;

#[cfg(test)]
use rules::{Part, Rule};

pub use factors::factors;
pub use shape::Shape;
pub use shapes::{shapes, vectors};
pub use splits::{Amounts, HeapsObstacle, MoveKind, OneHeap, Pair, heaps_obstacle, one_heap};
pub use takes::{Taking, takes};
pub use walks::{Along, Course, Reach, Settling, Sifted, Stretch, Walks};
