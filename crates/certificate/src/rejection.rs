//! Reasons for rejecting certificates.

use crate::format::Flaw;
use crate::induction::NumerationFlaw;
use crate::proof::ProofFlaw;
use crate::table::TableFlaw;
use crate::unsupported::Unsupported;
use dashu_int::UBig;
use limits::StopReason;
use numeration::Numeration;
use rules::{Diagnostic, Misfit};
use std::fmt;

/// Reason why a certificate is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// An error in a line.
    Flaw(Flaw),
    /// Errors in the text of the game.
    Game(Vec<Diagnostic>),
    /// Error in the value of a parameter.
    Parameter {
        /// Name of the parameter.
        name: String,
        /// Diagnostic of the reader.
        diagnostic: Diagnostic,
    },
    /// The parameters do not fit the game.
    Misfits(Vec<Misfit>),
    /// A parameter is given twice, or equals its default.
    NeedlessParameter(String),
    /// The text of a base game is missing, or is not needed.
    Base,
    /// There is no such claim, or it applies to other parameters or the other convention.
    NoClaim(usize),
    /// There is no such assumption, or it is about other parameters, or about rules in another file.
    NoAssumption(usize),
    /// An assumption is named but not used, or out of order.
    NeedlessAssumption(usize),
    /// A rank contains a place that positions do not have.
    Rank(usize),
    /// The rules or the claim are outside the scope of certificates.
    Unsupported(Unsupported),
    /// The words of this numeration cannot be shown to be the naturals.
    Numeration {
        /// Numeration of the certificate.
        numeration: Numeration,
        /// Error found.
        flaw: NumerationFlaw,
    },
    /// A malformed table.
    Table {
        /// Key of the relation.
        key: String,
        /// Error found.
        flaw: TableFlaw,
    },
    /// A relation that is needed has no table.
    MissingRelation(String),
    /// A relation with a table is not needed, or has two.
    NeedlessRelation(String),
    /// A relation precedes one that it is proved from.
    Order {
        /// Key of the relation.
        key: String,
        /// Relation that should precede it.
        before: String,
    },
    /// A sentence without its proof.
    MissingProof(String),
    /// A needless proof, or a second one.
    NeedlessProof(String),
    /// A table disagrees with its key on these numbers.
    BuiltIn {
        /// Key of the relation.
        key: String,
        /// Numbers on which they disagree.
        numbers: Vec<UBig>,
    },
    /// A sentence fails for these numbers.
    Fails {
        /// Label of the sentence.
        sentence: String,
        /// Counterexample.
        numbers: Vec<UBig>,
    },
    /// An incorrect proof.
    Proof {
        /// Label of the sentence.
        sentence: String,
        /// Error found.
        flaw: ProofFlaw,
    },
    /// A limit was reached before the check was complete.
    Undecided(StopReason),
}

/// A code in kebab case and its fields, for logs; the crate `words` has the sentences.
impl fmt::Display for Rejection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::Flaw(flaw) => flaw.fmt(out),
            Rejection::Game(errors) => write!(out, "game: {}", errors.first().map_or("", Diagnostic::code)),
            Rejection::Parameter { name, diagnostic } => {
                write!(out, "parameter {name}: {}", diagnostic.code())
            }
            Rejection::Misfits(misfits) => write!(out, "misfits: {misfits:?}"),
            Rejection::NeedlessParameter(name) => write!(out, "needless-parameter {name}"),
            Rejection::Base => out.write_str("base"),
            Rejection::NoClaim(place) => write!(out, "no-claim {place}"),
            Rejection::NoAssumption(number) => write!(out, "no-assumption {number}"),
            Rejection::NeedlessAssumption(number) => write!(out, "needless-assumption {number}"),
            Rejection::Rank(rank) => write!(out, "rank {rank}"),
            Rejection::Unsupported(unsupported) => write!(out, "unsupported: {unsupported}"),
            Rejection::Numeration { numeration, flaw } => write!(out, "numeration {numeration}: {flaw}"),
            Rejection::Table { key, flaw } => write!(out, "table {key}: {flaw}"),
            Rejection::MissingRelation(key) => write!(out, "missing-relation {key}"),
            Rejection::NeedlessRelation(key) => write!(out, "needless-relation {key}"),
            Rejection::Order { key, before } => write!(out, "order: {key} before {before}"),
            Rejection::MissingProof(sentence) => write!(out, "missing-proof {sentence}"),
            Rejection::NeedlessProof(sentence) => write!(out, "needless-proof {sentence}"),
            Rejection::BuiltIn { key, numbers } => write!(out, "built-in {key}: {}", listed(numbers)),
            Rejection::Fails { sentence, numbers } => write!(out, "fails {sentence}: {}", listed(numbers)),
            Rejection::Proof { sentence, flaw } => write!(out, "proof {sentence}: {flaw}"),
            Rejection::Undecided(reason) => write!(out, "undecided: {}", reason.name()),
        }
    }
}

/// Numbers between commas.
fn listed(numbers: &[UBig]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl std::error::Error for Rejection {}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        matches!(self, Rejection::Undecided(_))
    }
}

/// Reason why something cannot be derived from the text of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reason {
    Unsupported(Unsupported),
    Exhausted(StopReason),
}

impl From<Unsupported> for Reason {
    fn from(unsupported: Unsupported) -> Reason {
        Reason::Unsupported(unsupported)
    }
}

impl From<StopReason> for Reason {
    fn from(exhausted: StopReason) -> Reason {
        Reason::Exhausted(exhausted)
    }
}

impl From<Reason> for Rejection {
    fn from(reason: Reason) -> Rejection {
        match reason {
            Reason::Unsupported(unsupported) => Rejection::Unsupported(unsupported),
            Reason::Exhausted(exhausted) => Rejection::Undecided(exhausted),
        }
    }
}

impl From<StopReason> for Rejection {
    fn from(exhausted: StopReason) -> Rejection {
        Rejection::Undecided(exhausted)
    }
}

impl From<Unsupported> for Rejection {
    fn from(unsupported: Unsupported) -> Rejection {
        Rejection::Unsupported(unsupported)
    }
}
