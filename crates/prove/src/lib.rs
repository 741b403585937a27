//! Proofs of claims about all positions of a game, and refutations by smallest positions.

mod accepting;
mod addable;
mod assumed;
mod demands;
pub mod discover;
mod laws;
mod prover;
mod strategy;
mod translate;
mod view;
mod write;

pub use accepting::Accepting;
pub use addable::{Addable, NotAddable};
pub use demands::{Demand, Purpose, partners};
pub use laws::{Preservation, preservation};
pub use prover::{Answer, Question, Refutation, Step, Theorem, Undecided, demands_text, prove, smallest};
pub use strategy::{Chosen, Strategy};
pub use translate::{Needs, Obstacle};
pub use view::Unfit;
