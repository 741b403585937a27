//! Claims of a game as programs, with how they are known.

mod discovered;
mod proved;

pub use discovered::of_found;
pub use proved::of_proofs;
