//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
//!
//! ```text
//! text ──Query──► Workbench::ask ──► Position ──solve──► Answer
//!                     │                  └──Match──► a game against the engine
//!                     └─Workbench::variant ──check──► Report
//! ```
//!
//! Two players who pay each other are another matter: [`payoff`].
#![forbid(unsafe_code)]

pub mod about;
pub mod check;
pub mod discover;
pub mod emit;
pub mod graph;
pub mod heaps;
pub mod judge;
pub mod misere;
pub mod payoff;
pub mod picture;
pub mod proof;
pub mod table;
pub mod words;

mod answer;
mod answering;
mod effort;
mod json;
mod play;
mod reason;

/// The names of the catalogue, in the order in which people meet them.
pub use ::catalog::names;
/// Tables as text and files, and drawings.
pub use ::draw;
pub use ::question::{
    Component, Game, Move, Origin, Place, Position, Problem, Query, Source, Unusable, Variant, Workbench,
    is_path, read,
};
/// The language of games, and what a game written in Rust implements: [`rules::Native`].
pub use ::rules;
/// The engines, for those who want to ask one of them themselves, and their limits.
pub use ::solve;
pub use answer::*;
pub use answering::solve;
pub use check::{check, flaws};
pub use json::{Line, Record, Speak, Spoken, Wanted, described, listed, scene, shown};
pub use play::{Advice, End, Hint, Match, Side};
pub use reason::{Ground, Reason, Shown, Standing};

/// Answers a question as it would be typed; at most 16 winning moves are listed, and nothing limits time or memory
/// but what the machine has.
///
/// ```
/// let answer = bouton::ask("nim 14 21 39")?;
/// assert_eq!(answer.value.as_deref(), Some("60"));
/// assert_eq!(answer.winning_moves[0].to, "14 21 27");
/// # Ok::<(), Vec<bouton::Problem>>(())
/// ```
pub fn ask(text: &str) -> Result<Answer, Vec<Problem>> {
    let position = Workbench::new().ask(&Query::read(text)?, None)?;
    Ok(solve(&position, 16, &::solve::Limits::none())?)
}
