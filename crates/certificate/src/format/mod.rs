//! Certificates as plain data, and their text.
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

/// Marks in place of a state in a proof that the automaton has rejected, whatever follows. Written `-`.
pub const DEAD: u32 = u32::MAX;

/// Upper bound on the numbers of states, nodes, tracks and cases.
pub const LIMIT: u32 = 1 << 30;

/// A proof of a claim about all positions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Text of the game; every line ends with a line feed.
    pub text: String,
    /// Text of the game named by `upto k of`, if there is one.
    pub base: Option<String>,
    /// Names and values, as typed, of parameters that differ from their defaults.
    pub arguments: Vec<(String, String)>,
    /// Number of components of a sum, or length of a row.
    pub size: Option<usize>,
    /// Number of the claim in the text, from 1.
    pub claim: usize,
    /// Convention of play.
    pub convention: Convention,
    /// Assumptions of the proof, counted from 1 in the text.
    pub assumptions: Vec<usize>,
    /// Numeration of the tables.
    pub numeration: Numeration,
    /// Ranks that show that play ends; at least one.
    pub ranks: Vec<Rank>,
    /// Relations with their tables.
    pub relations: Vec<Relation>,
    /// Proofs of the sentences that need one.
    pub proofs: Vec<Proof>,
}

/// A relation identified by its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Definition of the relation, such as `x0 + x1 = x2`.
    pub key: String,
    /// Automaton that recognises it.
    pub table: Table,
}

/// A finite automaton that reads several numbers at once. State 0 is the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Number of numbers it reads.
    pub tracks: u32,
    /// Decisions inside rows.
    pub nodes: Vec<Node>,
    /// First child of a column, by state; at least one.
    pub rows: Vec<Child>,
    /// Accepting states, ascending.
    pub accepting: Vec<u32>,
}

/// A decision by one digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number whose digit is tested.
    pub track: u32,
    /// Child for each digit.
    pub children: Vec<Child>,
}

/// Continuation of reading a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Child {
    /// `s3`: the column is complete, and this is the new state.
    State(u32),
    /// `n3`: an earlier decision.
    Node(u32),
    /// `-`: everything that begins like this is rejected.
    Dead,
}

/// A proof of a sentence "for all x …, there are y …".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Label of the sentence: `won`, a relation's key, `KEY axiom 3`.
    pub sentence: String,
    /// States, each with a set.
    pub pairs: Vec<Pair>,
}

/// A state of the universal literals, with some of the elements possible there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// States of the universal literals, [`DEAD`] where one has rejected; in a quadratic numeration followed
    /// by a 0 or 1 for each x.
    pub state: Vec<u32>,
    /// Elements: the number of a case, the states of its mixed literals, and in a quadratic numeration a 0 or
    /// 1 for each bound variable of the case.
    pub set: Set,
}
