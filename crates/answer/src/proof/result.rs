//! The results of proving: what became of the claims of a game.

use super::automaton::Automaton;
use super::told::{Open, Scope, Statement, Unclaimed};
use crate::truth::Counterexample;
use ::prove::{Lemma, Purpose};
use automata::Numeration;
use kernel::Phase;
use rules::Convention;
use solve::StopReason;
use std::time::Duration;
use verify::{Rejection, Stated};

/// Results for the claims of a game.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Proofs {
    /// The game.
    pub game: String,
    /// One for each claim and size.
    pub attempts: Vec<Attempt>,
    /// Why there are none, if there are none.
    pub unclaimed: Option<Unclaimed>,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
    /// Number of claims and sizes not tried because of it.
    pub untried: usize,
}

/// Result for a claim.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Attempt {
    /// The game with its parameters.
    pub game: String,
    /// The convention that the claim is about.
    pub convention: Convention,
    /// Number of the claim in the text, counted from 1.
    pub claim: usize,
    /// Its statement.
    pub text: String,
    /// Number of components, or length of a row.
    pub size: Option<usize>,
    /// Positions in its scope.
    pub scope: Scope,
    /// Result.
    pub result: Attempted,
    /// The claim as the checker reads it, if the task asks for it and automata can express it.
    pub core: Option<Box<Stated>>,
    /// Steps that automata decided, in order; a step that fails is the last.
    pub steps: Vec<Step>,
    /// Number of states of an automaton for the claim, if it is proved and that is known.
    pub states: Option<usize>,
    /// The automaton.
    pub automaton: Option<Automaton>,
    /// Time taken.
    pub time: Duration,
}

impl Attempt {
    /// The game that the result is about: without the parameters for all of whose values a claim is proved.
    pub fn about(&self) -> &str {
        self.result.proved().map_or(&self.game, |proved| &proved.theorem.game)
    }
}

/// Result.
#[derive(Clone, Debug)]
pub enum Attempted {
    /// It is true of all positions, and the checker has accepted the certificate.
    Proved(Box<Proved>),
    /// It is false.
    Refuted(Box<Counterexample>),
    /// It is proved from something that is false.
    Unfounded(Box<Unfounded>),
    /// Neither was found out, and this is why.
    Undecided(Box<Open>),
    /// The checker refuses the certificate that was written, which is a defect of the program: nothing is said of the claim.
    Rejected(Box<Rejection>),
}

impl Attempted {
    /// The proof, if there is one.
    pub fn proved(&self) -> Option<&Proved> {
        match self {
            Attempted::Proved(proved) => Some(proved),
            _ => None,
        }
    }
}

/// An assumption that is false.
#[derive(Clone, Debug)]
pub struct Unfounded {
    /// As the text of the game says it.
    pub assumption: String,
    /// Position at which it fails.
    pub counterexample: Counterexample,
}

/// A proof.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Proved {
    /// The theorem.
    pub theorem: Statement,
    /// Assumptions of the proof, as written in the text of the game.
    pub assumptions: Vec<String>,
    /// Elementary facts about numbers on which it rests.
    pub lemmas: Vec<Lemma>,
    /// Measures that fall with every move, so that play ends, by phases of play.
    pub phases: Vec<Ranks>,
    /// Method of its proof.
    pub method: Method,
    /// The certificate.
    pub certificate: String,
    /// Time that the checker took.
    pub checked: Duration,
}

/// Method of a proof.
#[derive(Clone, Debug)]
pub enum Method {
    /// By automata.
    Automata(ByAutomata),
    /// For all sizes, by sentences about entries and their totals.
    Sizes {
        /// Why play ends.
        ends: Ends,
        /// In how many sentences.
        steps: usize,
        /// Number of relations that the certificate defines.
        relations: usize,
    },
    /// Nim-values of heaps are computed until the theorem of Guy and Smith proves a period.
    Period {
        /// The first heap from which they do.
        start: usize,
        /// After how many.
        length: usize,
        /// Of how many heaps they were computed.
        computed: usize,
    },
}

/// Measures in a phase of play: with every move the first that changes falls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks {
    /// Condition on the position; nothing if there is only one phase.
    pub when: Option<String>,
    /// The measures.
    pub falling: Vec<String>,
}

/// Why play ends, at any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// The ranks of the proof fall.
    Ranks,
    /// The last entry that changes falls.
    Last,
    /// The first entry that changes falls.
    First,
    /// The count of a heap falls.
    Counts,
}

/// A proof by automata.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ByAutomata {
    /// Numeration of the automata.
    pub numeration: Numeration,
    /// Measures that fall with every move, for those who add moves.
    pub(crate) phases: Vec<Phase>,
    /// `true` if they read quotients and remainders.
    pub(crate) divided: bool,
    /// `true` if the proof is about the game beside a heap of Nim, whose size is an exponent.
    pub heap: bool,
    /// In how many steps.
    pub steps: usize,
    /// Number of relations that the certificate defines.
    pub relations: usize,
}

impl Proved {
    /// Returns `true` if the proof rests on no assumption.
    pub fn is_unconditional(&self) -> bool {
        self.assumptions.is_empty()
    }

    /// Measures that fall with every move, if they are the same in all phases of play.
    pub fn ranks(&self) -> Option<&[String]> {
        match &*self.phases {
            [only] => Some(&only.falling),
            _ => None,
        }
    }

    /// The automata, if that is how it is proved.
    pub fn automata(&self) -> Option<&ByAutomata> {
        match &self.method {
            Method::Automata(automata) => Some(automata),
            Method::Sizes { .. } | Method::Period { .. } => None,
        }
    }

    /// Numeration of the automata.
    pub fn numeration(&self) -> Option<Numeration> {
        self.automata().map(|automata| automata.numeration)
    }
}

/// A step of a proof.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Step {
    /// Its purpose.
    pub purpose: Purpose,
    /// Its number among the steps of this purpose, from 1.
    pub number: u32,
    /// The sentence that automata decided, as certificates write it.
    pub sentence: String,
    /// Number of states met in deciding it, of all automata together.
    pub states: usize,
    /// Time taken.
    pub time: Duration,
    /// `true` if the sentence is true.
    pub holds: bool,
}

impl Proofs {
    /// Returns `true` if a claim was refuted, or an assumption of its proof.
    pub fn is_refuted(&self) -> bool {
        let refuted = |result: &Attempted| matches!(result, Attempted::Refuted(_) | Attempted::Unfounded(_));
        self.attempts.iter().any(|attempt| refuted(&attempt.result))
    }

    /// Certificates of the proved claims, in one text; `None` without any.
    pub fn certificate(&self) -> Option<String> {
        let proved = self.attempts.iter().filter_map(|attempt| attempt.result.proved());
        let all: Vec<&str> = proved.map(|proved| &*proved.certificate).collect();
        (!all.is_empty()).then(|| all.concat())
    }

    /// Returns `true` if there was something to prove, and all of it was proved.
    pub fn is_proved(&self) -> bool {
        !self.attempts.is_empty()
            && self.untried == 0
            && self.attempts.iter().all(|attempt| matches!(attempt.result, Attempted::Proved(_)))
    }
}
