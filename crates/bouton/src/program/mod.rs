//! Claims of a game as programs, with how they are known.

mod found;
mod proved;

pub use found::of_found;
pub use proved::of_proofs;
