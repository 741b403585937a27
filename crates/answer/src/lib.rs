//! Answers about games, all as data: who wins, by which moves, why, and how that is known.
//!
//! ```text
//! Position ──solve──► Answer            Variant ──check───► Report
//!     └─Match──► a game in progress        ├─────prove────► Proofs, with certificates
//!                                          └─────discover─► Discoveries
//! ```
//!
//! From the ground up: `values` and `truth` know the rules alone; `proof` proves claims, and has the checker read its
//! certificates; `period` and `misere` do the same for games on [`heaps`]; `answering` chooses among all of these, and everything
//! else asks it. Two players who pay each other are another matter: [`payoff`]. There are no sentences here: the crate `words` has them.
#![forbid(unsafe_code)]

pub mod check;
pub mod discover;
pub mod graph;
pub mod heaps;
pub mod misere;
pub mod payoff;
pub mod period;
pub mod play;
pub mod proof;
pub mod reason;
pub mod verify;

mod answer;
mod answering;
mod effort;
mod truth;
mod values;

pub use answer::{Answer, Evidence};
pub use answering::every::Hint;
pub use answering::solve;
