//! Answers about games, all as data: who wins, by which moves, why, and how that is known.
//!
//! ```text
//! Position ──solve──► Answer            Variant ──check───► Report
//!     └─Match──► a game in progress        ├─────prove────► Proofs, with certificates
//!                                          └─────discover─► Discoveries
//! ```
//!
//! From the ground up: `values` and `truth` know the rules alone; `proof` proves claims, and has the checker read its
//! certificates; `period` and `misere` do the same for games on heaps, with `sequences`; `answering` chooses among all of these, and everything
//! else asks it. Two players who pay each other are another matter: [`payoff`]. There are no sentences here: the crate `words` has them.
//!
//! The feature `prove`, on by default, has all that rests on proofs: `proof`, `discover` and `verify`, and `period` and `misere` with
//! their certificates. Without it five crates less are built, and what only a proof could tell is a refusal.
#![forbid(unsafe_code)]
// Some of what the rooms of proofs ask for is asked by nobody else.
#![cfg_attr(not(feature = "prove"), allow(dead_code))]

pub mod board;
pub mod check;
#[cfg(feature = "prove")]
pub mod discover;
pub mod graph;
#[cfg(feature = "prove")]
pub mod guess;
#[cfg(feature = "prove")]
pub mod identity;
#[cfg(feature = "prove")]
pub mod misere;
pub mod payoff;
#[cfg(feature = "prove")]
pub mod period;
pub mod play;
#[cfg(feature = "prove")]
pub mod proof;
pub mod reason;
pub mod reasoning;

mod answer;
mod answering;
pub mod cached;
mod claim;
mod effort;
mod truth;
#[cfg(not(feature = "prove"))]
mod unproved;
mod values;

pub use answer::{Answer, Evidence};
pub use answering::every::Hint;
pub use answering::{Cost, NamedEngine, USUAL_MOVES, engines, solve};
pub use claim::selected;
#[cfg(not(feature = "prove"))]
use unproved::{period, proof};
#[cfg(feature = "prove")]
pub use verify;
