//! Discovery of claims in small data, with proofs.
//!
//! ```text
//! rules ─► data ─► candidates ─► compared with data ─► proved ─► a claim of the language
//!            ▲         ▲                                 │
//!            └─────────┴───────── a counterexample ──────┘
//! ```
//!
//! First one-line formulas are tried, shortest first; then conditions that some rotation satisfies, and remainders;
//! then automata are learned. A result counts only when it has been proved; an unproved candidate that agrees with
//! all data is a conjecture, and failing to find one does not mean that there is none.

mod atoms;
mod automatic;
mod beyond;
mod bits;
mod boxes;
mod cloud;
mod combine;
mod compare;
mod evidence;
mod extent;
mod family;
mod grid;
mod ideas;
mod learn;
mod naming;
mod oracle;
mod periodic;
mod phrasing;
mod recursive;
mod residues;
mod rotations;
mod sample;
mod search;
mod shares;
mod suggested;
mod values;
mod wanted;

pub use extent::{Extent, OtherSize};
pub use family::{Family, Oracles, family};
pub use learn::Learned;
pub use oracle::{Goal, Label, Oracle, Silence};
pub use search::{discover, tested};

use crate::accepting::Accepting;
use crate::prover::Theorem;
use crate::undecided::Undecided;
use automata::Numeration;
use limits::Limits;
use rules::Instance;

/// A request for a claim.
#[derive(Clone, Copy)]
pub struct Inquiry<'a> {
    /// The game under the convention of play; claims of its file are ignored.
    pub instance: &'a Instance,
    /// Number of components of a sum, or length of a row.
    pub size: Option<usize>,
    /// Kind of claim wanted.
    pub goal: Goal,
    /// Largest number in the data; chosen automatically if absent.
    pub upto: Option<u64>,
    /// Limits of the search.
    pub effort: Effort,
    /// Time and interruption, and the memory of one proof.
    pub limits: &'a Limits,
    /// Receives reports of the current stage.
    pub progress: &'a dyn Fn(Stage),
}

/// Limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Maximal number of steps of one proof.
    pub steps: u64,
    /// Maximal number of states of an automaton or proof.
    pub states: usize,
    /// Maximal number of states of a learned automaton.
    pub learned: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { steps: 1 << 28, states: 1 << 20, learned: 250 }
    }
}

/// Stage of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Positions with numbers below this are being solved.
    Data(u64),
    /// This many candidates have been tried.
    Candidates(usize),
    /// An automaton is being learned in this numeration.
    Learning(Numeration),
}

/// Result of a search.
#[derive(Clone, Debug)]
pub struct Discovery {
    /// Kind of claim wanted.
    pub goal: Goal,
    /// Claims, and the automata in them, as items of the language; empty if nothing was found.
    pub items: Vec<String>,
    /// The text of the game with these items and no other claims.
    pub text: String,
    /// Status of the claims.
    pub status: Status,
    /// Learned automata, in the order of the items; empty if the claims contain none.
    pub learned: Vec<Learned>,
    /// Positions that the final claims were compared with, all of which agree; `None` if nothing was found.
    pub compared: Option<Extent>,
    /// Comparisons with positions of other sizes.
    pub sizes: Vec<OtherSize>,
    /// Largest box of positions that was solved, if any.
    pub data: Option<Extent>,
    /// Number of candidates compared with data.
    pub tried: usize,
    /// Kinds of claims that were looked for, in this order; not told of a proved one.
    pub methods: Vec<Method>,
    /// The wrong candidate that agreed with the most positions, if there was one; not told where one is proved.
    pub failed: Option<Failed>,
}

/// A kind of claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Formulas and terms of one line.
    Formulas,
    /// A condition that some rotation of the numbers satisfies.
    Rotations,
    /// Remainders of the numbers, of their differences, or of the numbers by size.
    Remainders,
    /// Values by recursion on the last digit, or by an irrational share.
    Recursions,
    /// Automata in a numeration.
    Automata(Numeration),
}

/// A candidate that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The claims, and the automata in them.
    pub items: Vec<String>,
    /// The smallest position at which they are wrong, by its largest number.
    pub at: Vec<u64>,
    /// Outcome or value that follows from the rules there.
    pub label: Label,
    /// Number of smaller positions, with all of which they agree.
    pub agreed: u64,
}

impl Discovery {
    /// A result without claims or data.
    fn without_claims(goal: Goal, text: String, status: Status) -> Discovery {
        Discovery {
            goal,
            items: vec![],
            text,
            status,
            learned: vec![],
            compared: None,
            sizes: vec![],
            data: None,
            tried: 0,
            methods: vec![],
            failed: None,
        }
    }
}

/// Status of a claim.
#[derive(Clone, Debug)]
pub enum Status {
    /// Proved for all positions.
    Proved {
        /// The theorem.
        theorem: Box<Theorem>,
        /// Number of states of an automaton for it.
        states: Option<usize>,
        /// The automaton.
        automaton: Option<Accepting>,
    },
    /// Agrees with all data, but neither proved nor refuted.
    Conjecture(Undecided),
    /// Nothing that agrees with the data was found within the limits.
    Nothing,
    /// Stopped before that.
    Stopped,
}
