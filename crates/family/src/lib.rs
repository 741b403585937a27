//! Families of games: games in which parameters are numbers of every position, which no move changes.
//!
//! A proof about such a game holds for all values of these parameters at once.
#![forbid(unsafe_code)]

mod opened;
mod proper;

pub use opened::{Closed, opened};
pub use proper::{open, proper};
