//! The subject of a proof, and why there is none, as data; [`words`](crate::words::proof) makes sentences of it.

use super::Unfounded;
use crate::check::Counterexample;
use ::prove::{Purpose, Unfit};
use automata::Spent;
use certificate::Rejection;
use rules::{Convention, Form, Outcome};

/// The positions that something is proved of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The form of the game's positions.
    pub form: Form,
    /// The number of components, or the length of the row.
    pub size: Option<usize>,
}

/// What is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The game with its parameters.
    pub game: String,
    /// The claim, as the text says it.
    pub claim: String,
    /// The convention that it is about.
    pub convention: Convention,
    /// The positions that it is about.
    pub scope: Scope,
    /// What is assumed, as the text says it.
    pub assumed: Vec<String>,
}

/// A place where claims contradict themselves, and the demand that fails there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The position, as sentences name it.
    pub position: String,
    /// What fails.
    pub purpose: Purpose,
}

/// Why a claim is not decided.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Open {
    /// The game or the claim is beyond what automata decide.
    Unfit {
        /// Why.
        unfit: Box<Unfit>,
        /// The piece of the text that is meant, if one is.
        quoted: Option<String>,
    },
    /// A limit was reached.
    Spent(Spent),
    /// A relation cannot be told in the numeration of the others.
    Foreign(String),
    /// Play need not end, and the file says so.
    EndlessDraw,
    /// Play can go round through these positions.
    Round(Vec<String>),
    /// It was not shown that play ends, though the claim agrees with itself.
    Unmeasured,
    /// It is not known that play ends; if it does, the claim contradicts itself.
    Unending(Contradiction),
    /// The claim contradicts itself, but the rules did not show it.
    Contradictory(Contradiction),
    /// Several claims do not fit together.
    Unfitting(Contradiction),
    /// It is proved together with another claim, which is false.
    Partner {
        /// The other claim.
        other: String,
        /// How it fails.
        counterexample: Box<Counterexample>,
    },
    /// The checker does not follow the certificate to its end.
    Unchecked(Box<Rejection>),
    /// Of moves that can be added: play is known to end because of a sum that they may raise.
    Raised(String),
    /// Of moves that can be added: the proof is not one by automata.
    ByValues,
}

/// Why there is nothing to prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclaimed {
    /// All claims are about the other convention.
    OtherConvention {
        /// The game.
        game: String,
        /// The convention that was asked about.
        asked: Convention,
    },
    /// No claim applies to the game with these parameters.
    Nothing {
        /// The game.
        game: String,
    },
    /// The catalogue claims nothing about the game.
    Catalogue {
        /// The game.
        game: String,
    },
    /// The file claims nothing.
    File {
        /// The form of its positions.
        form: Form,
    },
}

/// Why it is not said which moves can be added.
#[derive(Clone, Debug)]
pub enum NotAddable {
    /// It is told of normal play alone.
    InMisere,
    /// The game has no claim on who loses in normal play.
    Unclaimed,
    /// The claim on who loses is false.
    Refuted(Box<Counterexample>),
    /// The proof of the claim builds on something that is false.
    Unfounded(Box<Unfounded>),
    /// It was not found out.
    Undecided(Box<Open>),
    /// The checker rejects the proof of the claim, which is a defect of the program.
    Rejected(Box<Rejection>),
}

/// What an automaton accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepts {
    /// The game with its parameters.
    pub game: String,
    /// The convention of play.
    pub convention: Convention,
    /// The outcome of the positions; positions with their nim-values where there is none.
    pub outcome: Option<Outcome>,
    /// `false` if it accepts all others instead.
    pub positive: bool,
}
