//! Questions about games, and their meaning.
//!
//! ```text
//! text ──Query──► Workbench ──► Variant ──► Position ──► legal moves
//!                     └── or all Problems
//! ```
//!
//! A [`Workbench`] finds games in the catalogue and in files; a [`Variant`] is one with its parameters and convention fixed; a
//! [`Position`] is a sum of components of some variants. Nothing here knows who wins.
#![forbid(unsafe_code)]

pub mod board;
pub mod circle;
pub mod codes;
pub mod enumerate;
pub mod heaps;
pub mod laws;
pub mod legal;
pub mod memory;
pub mod options;
pub mod problem;
pub mod read;
pub mod shape;
pub mod step;

mod begin;
mod files;
mod game;
mod position;
mod query;
mod standing;
mod variant;
mod workbench;

pub use files::{Files, Folder};
pub use game::{Game, Origin, is_path};
pub use position::{Component, Position};
pub use problem::{Place, Problem, Problems, Source, Unusable};
pub use query::{Attached, Query};
pub use standing::Standing;
pub use step::Move;
pub use variant::{Variant, declared};
pub use workbench::Workbench;
