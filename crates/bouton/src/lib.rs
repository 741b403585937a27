//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
//!
//! ```text
//! text ──Query──► Workbench::ask ──► Position ──solve──► Answer
//!                     │                  └──Match──► a game against the engine
//!                     └─Workbench::variant ──check──► Report
//! ```
#![forbid(unsafe_code)]

pub mod check;
pub mod export;
pub mod words;

mod answer;
mod answering;
mod position;
mod problem;
mod query;
mod step;
mod variant;
mod workbench;

pub use answer::*;
pub use answering::solve;
pub use check::check;
pub use position::{Component, Position};
pub use problem::{Place, Problem, Source};
pub use query::Query;
pub use variant::Variant;
pub use workbench::{Game, Origin, Workbench, is_path};
