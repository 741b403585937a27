//! Constructive theorems: the winner, every winning move and the argument with the actual numbers, at any
//! size.
//!
//! A claim in a game's file says *that* a position is lost. Here the same theorem is applied: winning moves
//! are constructed instead of searched for, so that a heap of 10^1000 costs no more than its digits, and the
//! argument is presented as on a blackboard. Nothing here is taken on trust: a test compares every theory
//! with exhaustive search from the rules (outcome, nim-value and the full set of winning moves), and with the
//! claims of the game's file.
//!
//! Two kinds of theorem:
//!
//! * one that gives **nim-values**: then sums of any games follow by the nim-sum, and a winning move is an option with
//!   a wanted value ([`Theory::value`], [`Theory::reaching`]);
//! * one that judges a **whole position** ([`Theory::judge`]): misère play, moves in several heaps, races.

mod graphs;
mod heaps;
mod lone;
mod pairs;
mod rows;

use crate::argument::Statement;
use rules::{Argument, Convention};

pub use crate::theorem::{Change, Component, Judgement, Several, Theory};

/// Explains the nim-value of a graph of green Hackenbush; empty for a large one.
pub fn told_of_graph(graph: &solve::graph::Graph) -> Vec<Statement> {
    graphs::account(std::iter::once(std::borrow::Cow::Borrowed(graph)))
}

/// Theory of a game of the catalogue with these parameters, in the order of the game's declarations.
pub fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    let rooms = [heaps::theory, pairs::theory, rows::theory, graphs::theory];
    rooms.into_iter().find_map(|room| room(game, parameters, convention))
}
