//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
//!
//! ```text
//! text ──Query──► Workbench::ask ──► Position ──solve──► Answer
//!                     │                  └──Match──► a game against the engine
//!                     └─Workbench::variant ──check──► Report
//! ```
//!
//! Two players who pay each other are another matter: [`payoff`].
//!
//! | feature | what it adds | packages |
//! |---|---|---|
//! | none | games and positions, engines, theorems of the catalogue, claims checked, tables, drawings, JSON | 37 |
//! | `prove` | proofs, certificates and their checker, discovery, periods, misère quotients, and the refusal of deceptive names | 8 |
//! | `emit` | claims as programs; proofs and discoveries as programs with `prove` | 1 |
//! | `judge` | problems of contests | 1 |
//! | `parallel` | large tables filled by all cores | 6 |
//! | `png` | drawings as pixels; the only one that is off by default | 47 |
#![forbid(unsafe_code)]

pub mod about;
pub mod ops;
pub mod picture;
#[cfg(all(feature = "emit", feature = "prove"))]
pub mod program;
pub mod table;

mod json;

/// Games on heaps: their values, periods and census.
pub mod heaps {
    pub use answer::heaps::*;
    #[cfg(feature = "prove")]
    pub use answer::period::*;
}

/// Claims found in small data, and proved for all positions.
#[cfg(feature = "prove")]
pub mod discover {
    #[cfg(feature = "emit")]
    pub use crate::program::of_found as program;
    pub use answer::discover::*;
}

/// Claims proved for all positions, or refuted by the smallest position.
#[cfg(feature = "prove")]
pub mod proof {
    #[cfg(feature = "emit")]
    pub use crate::program::of_proofs as program;
    pub use answer::proof::*;
}

/// The names of the catalogue, in the order in which people meet them.
pub use ::catalog::names;
/// Tables as text and files, and drawings.
pub use ::draw;
/// Claims as programs.
#[cfg(feature = "emit")]
pub use ::emit;
/// Problems of contests.
#[cfg(feature = "judge")]
pub use ::judge;
pub use ::question::{
    Attached, Component, Game, Move, Origin, Place, Position, Problem, Query, Source, Unusable, Variant, Workbench,
    is_path, read,
};
/// The language of games, and what a game written in Rust implements: [`rules::Native`].
pub use ::rules;
/// The engines, for those who want to ask one of them themselves, and their limits.
pub use ::solve;
/// Answers in words.
pub use ::words;
pub use answer::check::{self, check, flaws};
#[cfg(feature = "prove")]
pub use answer::misere;
pub use answer::play::{Advice, End, Match, Side, Wanted};
pub use answer::reason::{Ground, Reason, Shown, Standing};
pub use answer::{Answer, Evidence, Hint, graph, payoff, solve};
pub use json::{Record, Speak, Spoken};

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
