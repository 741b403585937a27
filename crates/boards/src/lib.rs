//! Games on boards and graphs.
//!
//! ```text
//! text ──parse──► File ──(sizes, graph)──► Structure, Ground ──► Play: moves and parts of positions, for `search`
//! ```
//!
//! A position is a letter on every cell of a [`Structure`]; a move rewrites a few of them. [`ground`] chooses the cells of all
//! rules; `play` makes the moves, and finds the parts of a position that can no longer interact; `canonical` knows parts again.
//! [`measure`](mod@measure) shows that play ends. The words of the language are in [`vocabulary`]; [`complete`],
//! [`meaning`](fn@meaning) and [`symbols`] serve editors.
//!
//! ```
//! use boards::{Board, Given};
//! use search::Search;
//!
//! let text = "game cram(r, c)\non grid(r, c)\ncells free \".\", taken \"#\"\n\
//!             u is free, v is free -> u is taken, v is taken where u next to v\n";
//! let given = Given { sizes: vec![3, 5], ..Given::default() };
//! let (board, start) = Board::open(&boards::read(text).unwrap(), &given).unwrap();
//! let mut search = Search::new(&board, &limits::Limits::none());
//! assert_eq!(search.sum(board.parts(&start).iter().map(Vec::as_slice)), Ok(1));
//! ```
#![forbid(unsafe_code)]

mod board;
mod canonical;
mod certificate;
mod chosen;
pub mod complete;
mod cuts;
mod drawing;
mod exchanges;
mod format;
pub mod formula;
pub mod ground;
pub mod local;
mod meaning;
pub mod measure;
pub mod mirror;
mod named;
mod parser;
mod picture;
mod play;
mod set;
#[cfg(feature = "prove")]
pub mod sizes;
mod structure;
pub mod syntax;
mod turning;
pub mod vocabulary;
mod written;

pub use board::{Board, Given, Misfit, Plain, Position, diagnostic, flaws, given_values, no_number, read};
pub use certificate::{certificate, statement};
pub use drawing::drawn;
pub use format::format;
pub use meaning::meaning;
pub use named::named;
pub use parser::{Item, is_board, items, parse, symbols};
pub use structure::{Graph, MOST_CELLS, Structure};
pub use syntax::{BoardKind, File};
