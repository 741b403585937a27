//! Proofs of claims about all positions of a game, and refutations by smallest positions.

mod accepting;
mod addable;
mod decider;
mod demand;
pub mod discover;
mod family;
mod formulas;
mod laws;
mod phases;
mod prover;
mod ranks;
mod sizes;
mod strategy;
mod subject;
mod undecided;
mod write;

pub use accepting::Accepting;
pub use addable::{Addable, NotAddable};
pub use decider::Step;
pub use demand::{Demand, Purpose};
pub use elaborate::{Lemma, Needs, Obstacle, Unfit, divisors, partners};
pub use laws::{Preservation, preservation};
pub use prover::{Answer, Question, Refutation, Theorem, prove, prove_divided, smallest};
pub use sizes::{Sizes, prove_sizes};
pub use strategy::{Chosen, Strategy};
pub use undecided::Undecided;
