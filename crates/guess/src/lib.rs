//! Patterns in tables of numbers: fitted on one part of the data, and held to the rest.
//!
//! Nothing here knows games. A pattern is a conjecture: it states how many values it was fitted on, how many it predicted, and how
//! surprising these predictions are.
#![forbid(unsafe_code)]

mod beatty;
mod budget;
mod digits;
mod formula;
mod linear;
mod list;
mod pattern;
mod pieces;
mod recurrence;
mod regular;
mod residues;
mod statement;
mod surprise;
mod table;

pub use beatty::Beatty;
pub use digits::Digits;
pub use formula::{Binary, Comparison, Fold, Formula, Unary};
pub use formula::Found;
pub use linear::Ratio;
pub use list::{List, Terms};
pub use pattern::{FEWEST, Guess, Guesses, Pattern, guess, guess_within};
pub use pieces::Pieces;
pub use recurrence::Recurrence;
pub use regular::Regular;
pub use residues::Residues;
pub use statement::{Machine, Piece, Shape, Statement};
pub use surprise::surprise;
pub use table::{Point, Table, Unfit};
