//! The format of proofs, and their checker.
//!
//! A [`Certificate`] holds the text of a game, one of its claims, and the tables and proofs that show the
//! claim at all positions; `book/en/certificate.md` describes every line. This crate knows no prover and
//! shares no code with it but the reader of the game's text: it derives the proof obligations from that text, and
//! follows the tables.
#![forbid(unsafe_code)]

mod assumed;
mod bounds;
mod builtin;
mod bundle;
mod check;
mod claim;
mod columns;
mod compare;
mod compile;
mod define;
mod demand;
mod format;
mod formula;
mod game;
mod induction;
mod join;
mod key;
mod linear;
mod literal;
mod places;
mod proof;
mod quick;
mod reading;
mod rejection;
mod relation;
mod rows;
mod scheme;
mod sentence;
mod sum;
mod table;
#[cfg(test)]
mod tests;
mod theorem;
mod transitions;
mod unsupported;
mod walk;

pub use ::numeration::Numeration;
pub use bundle::{bundle, parts};
pub use check::{check, demands_text, verify};
pub use format::{
    Certificate, Child, DEAD, Flaw, FlawKind, LIMIT, Node, Pair, Proof, Rank, Relation, Set, Table,
};
pub use induction::NumerationFlaw;
pub use limits::{Limits, StopReason};
pub use proof::ProofFlaw;
pub use rejection::Rejection;
pub use table::TableFlaw;
pub use theorem::ClaimTheorem;
pub use unsupported::Unsupported;
