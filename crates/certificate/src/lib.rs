//! What a proof is on paper, and the checker that reads it.
//!
//! A [`Certificate`] holds the text of a game, one of its claims, and the tables and proofs that show the claim at all
//! positions; `book/en/certificate.md` says what every line means. This crate knows no prover and shares no code with
//! one: it derives from the game's text what has to be shown, and follows the tables.
#![forbid(unsafe_code)]

mod format;
mod numeration;

pub use format::{
    Certificate, Child, DEAD, Flaw, FlawKind, LIMIT, Node, Pair, Proof, Rank, Relation, Set, Table,
};
pub use numeration::Numeration;
