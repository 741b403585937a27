//! Bouton: solve, check, explain and play impartial games; every answer says how it is known.
//!
//! ```text
//! text ──Query──► Workbench::ask ──► Position ──solve──► Answer
//!                     │                  └──Match──► a game against the engine
//!                     └─Workbench::variant ──check──► Report
//! ```
//!
//! The root has the vocabulary of questions and answers, modules have the rest; [`ops`] has one operation a file, as every face
//! runs them. Two players who pay each other are another matter: [`payoff`].
//!
//! | feature | what it adds | packages |
//! |---|---|---|
//! | none | games and positions, engines, theorems of the catalogue, claims checked, tables, drawings, JSON | 39 |
//! | `prove` | proofs, certificates and their checker, discovery, periods, misère quotients, patterns in values, and the refusal of deceptive names | 9 |
//! | `emit` | claims as programs; proofs and discoveries as programs with `prove` | 2, of which `prove` has one as well |
//! | `files` | tables kept in files | 2 |
//! | `judge` | problems of contests | 1 |
//! | `ordered` | fields of data in the order of their description | 3 |
//! | `parallel` | large tables filled by all cores | 6 |
//! | `png` | drawings as pixels; the only one that is off by default | 47 |
#![forbid(unsafe_code)]

pub mod claims;
#[cfg(feature = "prove")]
pub mod identify;
pub mod json;
pub mod ops;
#[cfg(feature = "prove")]
pub mod patterns;
pub mod picture;
#[cfg(all(feature = "emit", feature = "prove"))]
mod program;
pub mod table;

/// Games on boards and graphs.
pub mod boards {
    pub use ::boards::is_board;
    pub use ::catalog::{board_names as names, board_text as text};
    pub use ::question::board::BoardGame;
    #[cfg(feature = "prove")]
    pub use answer::board::sizes;
}

/// Games on heaps: values, periods, census, misère quotients.
pub mod heaps {
    pub use ::heap::{Broken, Family, Growth, Period, Theorem};
    pub use ::question::heaps::*;
    #[cfg(feature = "prove")]
    pub use answer::misere::*;
    #[cfg(feature = "prove")]
    pub use answer::period::*;
    #[cfg(feature = "prove")]
    pub use sequences::{
        Census, CensusWish, Ended, Games, Ground, MOST_DIGITS, Row, Uncertified, census, codes, elaborate,
    };
}

/// Claims found in small data, and proved for all positions.
#[cfg(feature = "prove")]
pub mod discover {
    #[cfg(feature = "emit")]
    pub use crate::program::{Submission, Submitted, of_found as program, submission_of_found as submission};
    pub use answer::discover::*;
}

/// Games in progress: sides, advice, and the scene that a board shows.
pub mod play {
    pub use answer::play::{Advice, Advised, Becomes, Changed, End, Hint, Listed, Scene, SceneOptions, Side};
}

/// Claims proved for all positions, or refuted by the smallest position.
#[cfg(feature = "prove")]
pub mod proof {
    #[cfg(feature = "emit")]
    pub use crate::program::{
        Submission, Submitted, of_proofs as program, submission_of_proofs as submission,
    };
    pub use answer::proof::*;
    pub use kernel_residues::Family;
}

/// Parts of questions, and the texts that they come from.
pub mod question {
    pub use ::question::problem::{Kind, MalformedRequest};
    pub use ::question::{Attached, Component, Origin, Place, Source, Standing, Unusable, is_path, read};
}

/// Parts of reasons.
pub mod reason {
    pub use answer::reason::{Authority, Ground, Shown};
}

/// Names of the catalogue, in teaching order.
pub use ::catalog::names;
/// Tables as text and files, and drawings.
pub use ::draw;
/// Claims as programs.
#[cfg(feature = "emit")]
pub use ::emit;
/// Problems of contests.
#[cfg(feature = "judge")]
pub use ::judge;
pub use ::question::{Game, Move, Position, Problem, Problems, Query, Variant, Workbench};
/// The language of games, and the traits of a game written in Rust.
pub use ::rules;
pub use ::rules::{Convention, Lang, Native};
/// Exact engines, to be asked one by one.
pub mod engine {
    pub use ::solve::*;
    /// Tables of all positions in a box.
    pub use ::tables as table;
}
pub use ::solve::Limits;
/// Answers in words.
pub use ::words;
pub use answer::check::{Report, check};
pub use answer::play::Match;
pub use answer::reason::Reason;
pub use answer::{Answer, Evidence, graph, payoff, solve};

/// Answers a question as it would be typed, with the defaults of [`ops::Solve`] and without limits on time or memory.
///
/// ```
/// let answer = bouton::ask("nim 14 21 39")?;
/// assert_eq!(answer.value.as_deref(), Some("60"));
/// assert_eq!(answer.winning_moves[0].to, "14 21 27");
/// # Ok::<(), bouton::Problems>(())
/// ```
pub fn ask(text: &str) -> Result<Answer, Problems> {
    let position = Workbench::new().ask(&Query::read(text)?, None)?;
    Ok(solve(&position, answer::USUAL_MOVES, &Limits::none())?)
}
