//! Rules of games: from a syntax tree to a rule set, and from a rule set to moves.
//!
//! ```text
//! text ──language──► syntax tree ──resolve──► Ruleset ──instantiate──► Instance ──► moves, claims, shapes
//!                                              (parameters still open)   (parameters fixed)
//! ```
//!
//! This crate knows the rules of a game and nothing about winning it.
#![forbid(unsafe_code)]

mod argument;
mod eval;
mod example;
mod instance;
mod library;
#[cfg(test)]
mod naive;
mod native;
mod order;
mod parse;
#[cfg(test)]
mod planned;
mod quote;
mod resolve;
mod ruleset;
mod spanless;

/// Plans for finding the values of variables from conditions: for code generators.
pub mod finding {
    pub use crate::eval::integer as number;
    pub use formulas::linear::variables as of_term;
    pub use formulas::plan::{Step, plan};
    pub use formulas::walk::variables as of_formula;
}

use formulas::{fix, linear, plan, walk};

pub use eval::Sieve;
pub use example::{Example, Fact, Stated};
pub use formulas::cases;
pub use formulas::{Counted, Formula, List, Quadratic, Set, Slot, Term};
pub use formulas::{OptionView, Options};
pub use instance::{AssumptionInstance, Breach, ClaimInstance, Instance, Mask, Misfit, Run, Trouble, Untold};
#[cfg(feature = "confusable")]
pub use language::deceptive;
pub use language::{
    Argument, Automaton, Board, Convention, Diagnostic, Fold, Form, Function, Graph, Interval, Label, Lang,
    NoInterval, NoSurd, Numeration, Outcome, Predicate, Relation, Remedy, Severity, Sort, Span, Surd, Text,
    Typed, Verdict, format, narrow, parse_position, parse_spelled, speech, suggest,
};
pub use library::{Library, NoLibrary};
pub use native::{Native, NativeMoves, Objection, Origin};
pub use order::{Premises, Prover, Sequence};
pub use parse::{Parsed, parse};
pub use ruleset::{
    Assumed, Assumption, Body, Claim, Content, End, Law, Parameter, ParameterKind, Part, Pattern, RowItem,
    RowPart, Rule, Ruleset, Scope, Setting, Start, Subject,
};
