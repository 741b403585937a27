//! The engines for single positions against theorems, published sequences and the definitions.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

#[path = "positions/endless.rs"]
mod endless;
#[path = "positions/games.rs"]
mod games;
#[path = "positions/loopy.rs"]
mod loopy;
#[path = "positions/outcomes.rs"]
mod outcomes;
#[path = "positions/values.rs"]
mod values;
