//! The text of a certificate as plain data.
//!
//! ```
//! let text = "\
//! bouton certificate 1
//! | game one
//! | (n) -> (n - 1)
//! | P(n) iff even(n)
//! claim 1 normal
//! numeration base 2
//! rank x0
//! relation x0 = x1
//! tracks 2
//! node 1 s0 -
//! node 1 - s0
//! node 0 n0 n1
//! rows n2
//! accept 0
//! end
//! ";
//! let certificate = certificate::Certificate::parse(text).unwrap();
//! assert_eq!(certificate.relations[0].key, "x0 = x1");
//! assert_eq!(certificate.to_string(), text);
//! ```

mod flaw;
pub(crate) mod lines;
mod rank;
mod read;
mod set;
mod write;

pub use flaw::{Flaw, FlawKind};
pub use rank::Rank;
pub use set::Set;

use crate::Numeration;
use rules::Convention;

/// Instead of a state in a proof: the automaton has rejected, whatever follows. Written `-`.
pub const DEAD: u32 = u32::MAX;

/// States, nodes, tracks and cases are numbered below this.
pub const LIMIT: u32 = 1 << 30;

/// A proof of a claim about all positions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The text of the game; every line ends with a line feed.
    pub text: String,
    /// The text of the game that `upto k of` names, if there is one.
    pub base: Option<String>,
    /// Names and values of the parameters that do not have their default, as one types them.
    pub arguments: Vec<(String, String)>,
    /// The number of components of a sum, or the length of a row.
    pub size: Option<usize>,
    /// Which claim of the text, counted from 1.
    pub claim: usize,
    /// The convention of play.
    pub convention: Convention,
    /// The assumptions that the proof builds on, counted from 1 in the text.
    pub assumptions: Vec<usize>,
    /// How numbers are written.
    pub numeration: Numeration,
    /// What shows that play ends; at least one.
    pub ranks: Vec<Rank>,
    /// The tables.
    pub relations: Vec<Relation>,
    /// The proofs of those sentences that need one.
    pub proofs: Vec<Proof>,
}

/// A relation known by its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// What says what it means, such as `x0 + x1 = x2`.
    pub key: String,
    /// The automaton that recognises it.
    pub table: Table,
}

/// A finite automaton that reads several numbers at once. State 0 is the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How many numbers it reads.
    pub tracks: u32,
    /// Decisions that the rows are made of.
    pub nodes: Vec<Node>,
    /// Where the reading of a column begins, by state; at least one.
    pub rows: Vec<Child>,
    /// The states that accept, rising.
    pub accepting: Vec<u32>,
}

/// A decision: asks for a digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number whose digit it asks for.
    pub track: u32,
    /// Where to go on, by digit.
    pub children: Vec<Child>,
}

/// Where the reading of a column goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Child {
    /// `s3`: the column is read, this is the new state.
    State(u32),
    /// `n3`: at a decision before this one.
    Node(u32),
    /// `-`: nothing that begins like this is accepted.
    Dead,
}

/// A proof of a sentence "for all x …, there are y …".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The sentence: `won`, a relation's key, `KEY axiom 3`.
    pub sentence: String,
    /// The states, each with a set.
    pub pairs: Vec<Pair>,
}

/// A state of the universal literals, and some of the elements that it can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The universal literals' states, [`DEAD`] where one has rejected; in a quadratic numeration then a 0 or 1 for each x.
    pub state: Vec<u32>,
    /// The elements: a case's number, its mixed literals' states, in a quadratic numeration then a 0 or 1 for each
    /// bound variable of the case.
    pub set: Set,
}
