//! Coin-turning games on a strip: the coins that a move may turn, and the value of a head where a theorem
//! gives it.
//!
//! Places are counted from 1. A move turns some coins of which the rightmost is a head; a code describes
//! them. Two heads in one place would cancel, so each head is a separate game: the options of a head at n are
//! the sums of heads at the other places that a move turns with it.

mod code;
mod sets;
mod strip;

pub(crate) use code::Code;
pub(crate) use sets::Budget;
pub(crate) use strip::Strip;
