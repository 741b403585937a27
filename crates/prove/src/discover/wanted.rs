//! Kinds of claims for which candidates are made.

use super::naming::Naming;
use super::oracle::Goal;

/// A kind of claims about a game.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub(crate) naming: &'a Naming,
    pub(crate) goal: Goal,
    /// `true` if positions may be draws: then both losing and winning ones are claimed.
    pub(crate) draws: bool,
    /// Number of places of a position.
    pub(crate) places: usize,
}
