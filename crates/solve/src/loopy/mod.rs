//! Win, lose or draw, and in how many moves, by retrograde analysis.
//!
//! * Problem: who wins a position of a game that may go round in circles or end in draws, and how long play
//!   lasts when the winner hurries and the loser delays (the *remoteness*); also for play in games that end.
//! * Theorem: backward induction over finite graphs. Positions are decided in order of remoteness from the ends;
//!   what is never decided is a draw, because there both players can avoid losing for ever.
//! * Cost: linear in positions and moves, each written down once; a game with endlessly many positions stops at
//!   the limit on memory or on positions.
//! * Evidence: computed; every position that can be reached has been seen; where a limit left some out, only what they cannot
//!   change is told.

mod dense;
mod explore;
mod graph;
mod retrograde;

pub use dense::remoteness;
pub use explore::{Analysis, Choice, analyse, analyse_within, outcomes};
pub use graph::{Graph, GraphError};
pub use retrograde::{Labels, solve_graph};
