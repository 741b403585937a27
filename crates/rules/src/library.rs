//! The library in which a game finds other games.

use crate::{Origin, Ruleset};
use std::sync::Arc;

/// A source of the games that others are made from, as in `upto k of nim`.
pub trait Library {
    /// The game with that name, if there is one.
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>>;

    /// The moves written in Rust for the game with that name, if there are any.
    fn native(&self, _name: &str) -> Option<Origin> {
        None
    }

    /// All names, for suggestions.
    fn names(&self) -> Vec<String>;
}

/// A library without games.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLibrary;

impl Library for NoLibrary {
    fn ruleset(&self, _name: &str) -> Option<Arc<Ruleset>> {
        None
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}
