//! The game language: from text to diagnostics or a rule set, and from a rule set to moves.
//!
//! ```text
//! text ──parse──► syntax tree ──resolve──► Ruleset ──instantiate──► Instance ──► moves, claims, shapes
//!                     │                       (parameters still open)   (parameters fixed)
//!                     └──format──► canonical text
//! ```
//!
//! This crate knows the rules of a game and nothing about winning it.
#![forbid(unsafe_code)]

mod argument;
mod arithmetic;
mod ast;
mod automaton;
mod board;
mod confusable;
mod diagnostic;
mod eval;
mod fix;
mod format;
mod instance;
mod lang;
mod letters;
mod lexer;
mod library;
mod linear;
mod logic;
#[cfg(test)]
mod naive;
mod native;
mod number;
mod options;
mod order;
mod parse;
mod parser;
mod plan;
mod position;
mod problem;
mod resolve;
mod ruleset;
mod shape;
mod shapes;
mod spanless;
mod splits;
mod substitute;
mod suggest;
mod surd;
mod token;
mod vocabulary;
mod walk;
mod watch;
mod words;

pub mod speech;

/// Plans for finding the values of variables from conditions: for code generators.
pub mod finding {
    pub use crate::linear::variables as of_term;
    pub use crate::plan::{Step, plan};
    pub use crate::walk::variables as of_formula;
}

pub use board::Board;
pub use diagnostic::{Diagnostic, Label, Severity};
pub use format::format;
pub use instance::{AssumptionInstance, Breach, ClaimInstance, Instance, Misfit, Trouble, Untold};
pub use lang::{Lang, Text};
pub use letters::narrow;
pub use library::{Library, NoLibrary};
pub use native::{Native, NativeMoves, Origin};
pub use options::{OptionView, Options};
pub use parse::{Parsed, parse};
pub use position::{parse_components, parse_edges};
pub use ruleset::*;
pub use shape::{Mask, Shape};
pub use splits::{Amounts, OneHeap, Pair, Way};
pub use suggest::suggest;
pub use surd::{NoSurd, Surd};
pub use watch::{Stop, Watch, is_stopped, watched};
