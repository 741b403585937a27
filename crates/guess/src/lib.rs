//! Patterns in tables of numbers: fitted on one part of the data, and held to the rest.
//!
//! Nothing here knows games. A pattern is a conjecture: it states how many values it was fitted on, how many it predicted, and how
//! surprising these predictions are.
#![forbid(unsafe_code)]

mod amounts;
mod beatty;
mod bits;
mod budget;
mod candidates;
mod capped;
mod cases;
mod columns;
mod copies;
mod descent;
mod digits;
mod formula;
mod growth;
mod linear;
mod list;
mod mended;
mod moves;
mod pattern;
mod pieces;
mod predicts;
pub mod read;
mod recurrence;
mod regular;
mod residues;
mod search;
mod slant;
mod statement;
mod steps;
mod sums;
mod surprise;
mod table;
mod view;
mod words;

pub use beatty::Beatty;
pub use bits::Bits;
pub use capped::Capped;
pub use cases::{Cases, Except, Part};
pub use columns::Columns;
pub use copies::{Copies, Rule};
pub use descent::Descent;
pub use digits::Digits;
pub use formula::Found;
pub use formula::{Binary, Comparison, Fold, Formula, Unary};
pub use growth::Growth;
pub use linear::Ratio;
pub use list::{Floors, Iterated, List, Pairs, Runs, Terms};
pub use moves::{Moves, Way};
pub use pattern::Pattern;
pub use pieces::Pieces;
pub use predicts::Predicts;
pub use recurrence::Recurrence;
pub use regular::Regular;
pub use residues::Residues;
pub use search::{Doubt, FEWEST, Guess, Guesses, guess, guess_within};
pub use slant::Slant;
pub use statement::{Machine, Piece, Shape, Statement};
pub use steps::Steps;
pub use sums::{Join, Sum};
pub use surprise::surprise;
pub use table::{Point, Table, Unfit};
pub use view::View;
pub use words::{PlaceValues, Words};
