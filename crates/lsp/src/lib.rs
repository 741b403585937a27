//! A language server for the language of games, on stdin and stdout.
//!
//! ```text
//! a message ─► server ─► documents ─► watch      mistakes, told a moment after each change
//!                    ├─► names, complete, hover, actions, format       answered at once
//!                    └─► tasks      checks and proofs, on threads of their own, until they are cancelled
//! ```
//!
//! All that is known of a text comes from the library: its readers, words, names and remedies (`language`, and `boards` for
//! games on boards), and the operations (`bouton::ops`). Nothing but messages of the protocol is written to stdout, and no file is read.
#![forbid(unsafe_code)]

mod actions;
mod complete;
mod document;
mod hover;
mod names;
mod options;
mod outline;
mod problems;
mod server;
mod tasks;
mod watch;

pub use options::Options;
pub use server::{answer, run};
