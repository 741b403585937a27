//! Proofs of claims about all positions of a game, and refutations by smallest positions.

mod accepting;
mod addable;
mod demand;
pub mod discover;
mod formulas;
mod laws;
mod prover;
mod ranks;
mod strategy;
mod subject;
mod write;

pub use accepting::Accepting;
pub use addable::{Addable, NotAddable};
pub use demand::{Demand, Purpose};
pub use elaborate::{Needs, Obstacle, Unfit, partners};
pub use laws::{Preservation, preservation};
pub use prover::{Answer, Question, Refutation, Step, Theorem, Undecided, prove, smallest};
pub use strategy::{Chosen, Strategy};
