//! Exact engines for impartial games, one technique a module.
//!
//! An engine answers from the rules alone, or refuses with a reason. It never knows who chose it, and never
//! claims more than it has exhausted.
//!
//! | module | answers | method |
//! |---|---|---|
//! | [`search`] | one position, or a sum | memoised depth-first search without recursion |
//! | [`loopy`] | win, lose or draw, with remoteness | retrograde analysis |
//! | [`pool`] | (basis of the two before) | components and sums as numbers |
//! | [`sum`] | a sum of components of several games | the Sprague–Grundy theorem |
//! | [`graph`] | green Hackenbush on any graph | the fusion and colon principles |
//! | [`matching`] | the vertices that some maximum matching misses | augmenting paths, Edmonds' forest |
#![forbid(unsafe_code)]

pub mod graph;
pub mod loopy;
pub mod matching;
pub mod parallel;
pub mod pool;
pub mod search;
pub mod sum;

mod error;
mod game;
mod moves;
mod refusal;
mod ruled;
mod stop;

pub use ::limits::{Alone, Instant, Limits, Meter, Peers, Progress, StopReason};
pub use forms::{Shape, Taking, Walks};
pub use game::{Factor, Game};
pub use moves::{Change, Move, Moves};
pub use refusal::{Halt, Refusal};
pub use rules::{Convention, Form, OptionView, Options, Outcome, Run, Verdict};
