//! Win, lose or draw, with remoteness, by retrograde analysis.
//!
//! * Problem: the winner of a position in a game that may cycle or end in draws, and the length of play if
//!   the winner hurries and the loser delays (the *remoteness*); also in games that end.
//! * Theorem: backward induction on finite graphs. Positions are decided in order of remoteness from the
//!   ends; an undecided position is a draw, because there both players can avoid losing for ever.
//! * Cost: linear in positions and moves, each stored once; a game with infinitely many positions stops at
//!   the limit on memory or on positions.
//! * Evidence: computed; every reachable position has been explored; if a limit left some out, only results
//!   that they cannot change are reported.

mod dense;
mod explore;
mod graph;
mod lengths;
mod numbered;
mod retrograde;

pub use dense::remoteness;
pub use explore::{Analysis, Choice, analyse, analyse_within, outcomes};
pub use graph::{Graph, GraphError};
pub use lengths::Lengths;
pub use retrograde::{Labels, solve_graph};
