//! Sentences of the terminal: help pages, and what its commands print around the answers. A file for each command or view.
//!
//! What is said of an answer itself stands in [`words`], for all faces.
#![forbid(unsafe_code)]

pub mod board;
pub mod census;
pub mod check;
pub mod completions;
pub mod discover;
pub mod evidence;
pub mod files;
pub mod fmt;
pub mod guess;
pub mod help;
pub mod identify;
pub mod judge;
pub mod layout;
pub mod list;
pub mod lsp;
pub mod man;
pub mod matrix;
pub mod mcp;
pub mod misere;
pub mod options;
pub mod period;
pub mod play;
pub mod problem;
pub mod processes;
pub mod program;
pub mod progress;
pub mod prove;
pub mod serve;
pub mod show;
pub mod solve;
pub mod table;
pub mod usage;
pub mod values;
pub mod verify;
