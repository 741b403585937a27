//! Games on one heap, read from their codes.

mod code;

pub(crate) use code::MOST_DIGITS;
pub use code::{CodeFlaw, Moves, Split};
