//! The language of games: from text to diagnostics or a rule set, and from a rule set to moves.
//!
//! ```text
//! text ──parse──► syntax tree ──resolve──► Ruleset ──instantiate──► Instance ──► moves, claims, shapes
//!                     │                       (parameters still open)   (parameters fixed)
//!                     └──format──► canonical text
//! ```
//!
//! This crate knows the rules of a game and nothing of how to win it.
#![forbid(unsafe_code)]

mod lang;
mod options;
mod ruleset;
mod shape;

pub use lang::{Lang, Text};
pub use options::{OptionView, Options};
pub use ruleset::*;
pub use shape::{Mask, Shape};
