//! Games and claims of the language as statements about numbers: what the checker is asked to believe.
//!
//! The statement of a claim has the game with its parameters put in, for a number of components or a length of rows:
//! the laws, ends and moves as formulas over the numbers of a position, and the claim. Nothing here is believed: a
//! statement can be read, `verify --game` makes it again, and tests compare it with the rules.

mod arranged;
mod assumed;
mod blocked;
mod bounds;
mod claimed;
mod each;
mod exponents;
mod kind;
mod lemmas;
mod moduli;
mod moves;
mod numeration;
mod parted;
mod powers;
mod shape;
mod sizes;
mod statement;
mod tight;
mod translate;
mod view;

pub use claimed::partners;
pub use kernel_text::{self as text, Build};
pub use lemmas::Lemma;
pub use numeration::Needs;
pub use sizes::sized;
pub use statement::{
    Elaborated, Subject, arity, by_lemmas, divided, divisors, elaborate, laws, places, with_all_moves,
};
pub use tight::tight;
pub use translate::Obstacle;
pub use view::Unfit;
