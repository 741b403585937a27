//! The language of games as text: from text to a syntax tree with places, or diagnostics in two languages.
//!
//! ```text
//! text ──lex──► tokens ──parse──► items of a File, with spans ──► (crate `rules`: names, arities, meaning)
//!                                   └──format──► canonical text
//! ```
//!
//! This crate has the syntax of games, positions and values of parameters, the words of the language,
//! and the diagnostics of mistakes in them. It does not know the rules, moves and positions of a particular game.
#![forbid(unsafe_code)]

mod argument;
mod automaton;
mod board;
mod builtin;
#[cfg(feature = "confusable")]
mod confusable;
mod diagnostic;
mod format;
mod interval;
mod lang;
mod letters;
mod lexer;
mod names;
mod number;
mod parse;
mod parser;
mod play;
mod position;
mod remedy;
mod span;
mod suggest;
mod surd;
mod token;
mod value;
mod words;

pub mod arithmetic;
pub mod ast;
pub mod complete;
pub mod factor;
pub mod function;
pub mod integer;
pub mod problem;
pub mod sieve;
pub mod speech;
pub mod symbols;
pub mod vocabulary;

/// Texts cut into tokens and items, for languages with the same letters and comments.
pub mod tokens {
    pub use crate::format::spelling;
    pub use crate::lexer::{Lexed, lex};
    pub use crate::parser::{item_length, string_value};
    pub use crate::token::{Comment, Kind, Token};
}

pub use ::numeration::Numeration;
pub use ast::File;
pub use automaton::Automaton;
pub use board::Board;
pub use builtin::{Fold, Function, Predicate, Relation};
#[cfg(feature = "confusable")]
pub use confusable::deceptive;
pub use diagnostic::{Diagnostic, Label, Problems, Severity};
pub use format::format;
pub use interval::{Interval, NoInterval};
pub use lang::{Lang, Text};
pub use letters::narrow;
pub use parse::{parse, parse_from};
pub use play::{Convention, Form, Outcome, Verdict};
pub use position::{Typed, parse_position, parse_spelled};
pub use remedy::Remedy;
pub use span::Span;
pub use suggest::suggest;
pub use surd::{NoSurd, Surd, WordSurd};
pub use value::{Argument, Graph, Sort};
