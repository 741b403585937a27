//! Statements of certificates, read and tried out by brute force. Written from `book/en/certificate.md` alone.
//!
//! ```
//! use oracle::Stated;
//! let text = "(statement (numeration base 2) (places n) (stuck lost)
//!               (move (k) (< k n) (<= n (+ k 3)) (to k)) (lost (divides 4 n)))";
//! let bash = Stated::read(text).unwrap();
//! assert_eq!(bash.options(&[5]).unwrap(), [vec![vec![2]], vec![vec![3]], vec![vec![4]]]);
//! assert_eq!(bash.wrong(20, 0).unwrap().positions, 21);
//! assert!(Stated::read(&text.replace("divides 4", "divides 2")).unwrap().wrong(20, 0).is_err());
//! ```

mod defined;
mod facts;
mod items;
mod play;
mod read;
mod search;
mod words;

pub use defined::{Defined, Proof};
pub use play::Tried;
pub use words::Digits;

/// A property of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    Zero,
    Negative,
    Multiple(i128),
}

/// A relation, without its numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Relation {
    /// Coefficients of the numbers, a constant, and a property.
    Linear(Vec<i128>, i128, Sense),
    Xor,
    Columns(i128),
    Ones(i128),
    Bit(i128),
    PowerOfTwo,
    Fibonacci,
    LowestZeckendorf,
    Floor,
    Automaton(usize),
    /// A definition, by its place in the certificate.
    Defined(usize),
}

/// A relation of some numbers, or its opposite.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Literal {
    pub(crate) positive: bool,
    pub(crate) relation: Relation,
    pub(crate) numbers: Vec<usize>,
}

/// A formula; numbers are counted from 0 in each part of a statement.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Formula {
    Literal(Literal),
    Not(Box<Formula>),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    Exists(Vec<usize>, Box<Formula>),
}

/// An automaton of a statement: where a state leads by a column.
#[derive(Clone, Debug)]
pub(crate) struct Automaton {
    pub(crate) name: String,
    pub(crate) accepting: Vec<u64>,
    pub(crate) edges: std::collections::HashMap<(u64, Vec<u8>), u64>,
}

/// Kind of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    Move,
    May,
    Can,
}

/// Moves of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) certainty: Certainty,
    pub(crate) bound: Vec<usize>,
    pub(crate) when: Formula,
    pub(crate) parts: Vec<Vec<usize>>,
}

/// A choice between moves.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) when: Formula,
    pub(crate) chosen: Vec<usize>,
    pub(crate) with: Formula,
    pub(crate) results: Vec<(Vec<usize>, Formula)>,
}

/// The claim of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    /// Formulas of `P`, `N` and `D`.
    Outcomes(Box<[Option<Formula>; 3]>),
    /// Of the position, and then the value; or a smaller position with the same value, if the second holds.
    Value(Box<Formula>, Option<Box<Formula>>),
}

/// The statement of a certificate.
#[derive(Clone, Debug)]
pub struct Stated {
    pub(crate) digits: Digits,
    pub(crate) automata: Vec<Automaton>,
    /// Names of the numbers of a position.
    pub places: Vec<String>,
    pub(crate) sorted: bool,
    pub(crate) laws: Vec<Formula>,
    /// Outcomes at ends, as letters.
    pub(crate) ends: Vec<(char, Formula)>,
    pub(crate) stuck: char,
    pub(crate) moves: Vec<Move>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) claim: Claim,
}

impl Stated {
    /// Returns `true` if the moves are known: not `may`, `can` or `choice`.
    pub fn is_exact(&self) -> bool {
        self.choices.is_empty() && self.moves.iter().all(|of| of.certainty == Certainty::Move)
    }

    /// Returns `true` if nim-values are claimed.
    pub fn is_valued(&self) -> bool {
        matches!(self.claim, Claim::Value(..))
    }
}
