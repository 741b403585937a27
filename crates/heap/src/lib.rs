//! Nim-values of games on one heap, computed in long sequences, and their periods.
//!
//! A move takes some stones from a heap and may leave it whole, or in several parts: octal and hexadecimal
//! games, subtraction games, Grundy's game. [`Code`] reads the notations of the literature, [`Rules`] is
//! their meaning, [`Sequence`] computes value after value, and a [`Period`] is found and proved on the way.
//!
//! | module | technique | cost of a value |
//! |---|---|---|
//! | [`naive`] | all pairs; the reference for everything else | n/2 steps for each amount |
//! | `sparse` | the sparse space of Berlekamp and others: only pairs with a rare part, and a witness for each other value | one step for each rare heap |
//! | `words`, `candidates` | the same for many heaps at once, from words of values or from planes of bits | a part of that |
//! | `walk` | witnesses for a block of heaps at once, from planes of bits; on another thread in `behind` | |
//! | `subtraction` | without splits: words with one bit per value | one step for each amount, for up to 64 heaps at once |
//! | `scan` | all pairs, many at once, only for the next value | n/128 vector steps |
//! | `plain` | any number of parts, infinite sets of amounts: sets of values as shifted bits | up to n sets |
//!
//! The choice affects nothing but the time. Games whose amounts depend on the heap, such as at most half of it, are those of
//! [`Windows`].
#![deny(unsafe_code)]

mod amounts;
mod behind;
mod bits;
mod block;
mod broken;
mod candidates;
mod cell;
mod code;
mod distinct;
mod engine;
pub mod growing;
mod layers;
mod moves;
pub mod naive;
mod pairs;
mod period;

mod plain;
mod planes;
mod rare;
mod rows;
mod rules;
mod scan;
mod sequence;
mod shifts;
mod space;
mod sparse;
mod subtraction;
pub mod tails;
mod twins;
mod vector;
mod walk;
mod windows;
mod words;

pub use amounts::{Amounts, Tail};
pub use broken::Broken;
pub use code::{Code, Family, Misprint, Wrong};
pub use period::{Candidate, Growth, Period, Theorem};
pub use rules::{MOST_PARTS, Parts, Rules, Shape, Split};
pub use sequence::{Sequence, Statistics};
pub use windows::{Window, Windows};
