//! Games on one heap, read from their codes.

mod code;

pub use code::{CodeFlaw, Moves, Split};
