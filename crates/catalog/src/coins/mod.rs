//! Coin-turning games on a strip: which coins a move may turn, and what a head is worth where a theorem says it.
//!
//! Places are counted from 1. A move turns some coins of which the rightmost is a head; a code says which. Two heads in
//! one place would cancel, so each head is a game of its own: the options of a head at n are the sums of heads at the
//! other places that a move turns with it.

mod code;
mod sets;
mod strip;

pub(crate) use code::Code;
pub(crate) use sets::Budget;
pub(crate) use strip::Strip;
