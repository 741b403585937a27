//! Claims found in small data, and proved.
//!
//! ```text
//! rules ─► data ─► candidates ─► compared with data ─► proved ─► a claim of the language
//!            ▲         ▲                                 │
//!            └─────────┴───────── a counterexample ──────┘
//! ```
//!
//! First what can be said in a line is tried, the shortest first; then automata are learned. Whatever is found counts only when it
//! has been proved; a candidate that agrees with all data and is not proved is a conjecture, and that none is found says nothing about
//! whether there is one.

mod atoms;
mod automatic;
mod bits;
mod boxes;
mod cloud;
mod combine;
mod desk;
mod evidence;
mod extent;
mod family;
mod ideas;
mod learn;
mod naming;
mod oracle;
mod periodic;
mod said;
mod sample;
mod search;
mod values;

pub use extent::{Extent, OtherSize};
pub use family::{Family, Oracles, family};
pub use learn::Learned;
pub use oracle::{Goal, Label, Oracle, Silence};
pub use search::discover;

use crate::accepting::Accepting;
use crate::prover::{Theorem, Undecided};
use automata::Numeration;
use rules::{Argument, Convention, Library, Ruleset};

/// What is asked.
#[derive(Clone, Copy)]
pub struct Inquiry<'a> {
    /// The game; claims of its file are not looked at.
    pub ruleset: &'a Ruleset,
    /// Where it finds the games it is made from.
    pub library: &'a dyn Library,
    /// Its parameters, as far as they are not the default.
    pub arguments: &'a [(String, Argument)],
    /// The convention of play.
    pub convention: Convention,
    /// Of sums and rows: how many components, how long.
    pub size: Option<usize>,
    /// What is wanted.
    pub goal: Goal,
    /// The largest number in the data; chosen if absent.
    pub upto: Option<u64>,
    /// How much may be done.
    pub effort: Effort,
    /// Whether someone asks to stop.
    pub interrupted: &'a dyn Fn() -> bool,
    /// Hears what is being done.
    pub told: &'a dyn Fn(Stage),
}

/// How much may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Steps of one proof.
    pub steps: u64,
    /// States of one automaton or proof.
    pub states: usize,
    /// States of a learned automaton.
    pub learned: usize,
    /// Bytes of one proof; unlimited if absent.
    pub memory: Option<u64>,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { steps: 1 << 28, states: 1 << 20, learned: 250, memory: None }
    }
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Positions with numbers below this are being solved.
    Data(u64),
    /// So many candidates were tried.
    Candidates(usize),
    /// An automaton is being learned in this numeration.
    Learning(Numeration),
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Discovery {
    /// What was wanted.
    pub goal: Goal,
    /// The claims, and automata that they speak of, as items of the language; none if nothing was found.
    pub items: Vec<String>,
    /// The text of the game with these items and no other claims.
    pub text: String,
    /// How it is known.
    pub status: Status,
    /// The automata that were learned, in the order of the items; none if the claims speak of none.
    pub learned: Vec<Learned>,
    /// The positions that the claims were compared with as they stand, all of which agree; none if nothing was found.
    pub compared: Option<Extent>,
    /// Comparisons with positions of other sizes.
    pub sizes: Vec<OtherSize>,
    /// The largest box of positions that was solved, if one was.
    pub data: Option<Extent>,
    /// How many candidates were compared with data.
    pub tried: usize,
}

impl Discovery {
    /// No claim, from no data.
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
        }
    }
}

/// How a claim is known.
#[derive(Clone, Debug)]
pub enum Status {
    /// It is proved for all positions.
    Proved {
        /// What was shown.
        theorem: Box<Theorem>,
        /// How many states an automaton for it needs.
        states: Option<usize>,
        /// The automaton.
        automaton: Option<Accepting>,
    },
    /// It agrees with all data, and is neither proved nor refuted.
    Conjecture(Undecided),
    /// Nothing that agrees with the data was found within the limits.
    Nothing,
    /// It was stopped before that.
    Stopped,
}
