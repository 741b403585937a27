//! Games that have been read.

use crate::memory::weight_of;
use crate::problem::Problem;
use rules::Ruleset;
use std::sync::Arc;

/// Origin of a game, which decides how far its text is trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The catalogue; its citations are theorems that the tests check.
    Catalogue,
    /// A user's file; its claims are conjectures, whatever they cite.
    File,
    /// A text added to the workbench, which no command can name; otherwise like a file.
    Text,
}

/// A game that has been read.
#[derive(Debug)]
#[non_exhaustive]
pub struct Game {
    /// Reference to it: a name, or a path.
    pub reference: String,
    /// Its name in answers and questions: the reference, or the name that a text gives itself.
    pub name: String,
    /// Origin.
    pub origin: Origin,
    /// Contents of its text.
    pub ruleset: Arc<Ruleset>,
    /// Warnings about its text.
    pub warnings: Vec<Problem>,
}

impl Game {
    /// A game of this name whose rules were made from this one's, as if they stood in a file.
    pub fn with_rules(&self, ruleset: Arc<Ruleset>) -> Game {
        let (reference, name) = (self.reference.clone(), self.name.clone());
        Game { reference, name, origin: Origin::File, ruleset, warnings: vec![] }
    }

    /// Approximate bytes of the game.
    pub(crate) fn weight(&self) -> u64 {
        weight_of(&self.ruleset)
    }
}

/// Returns `true` if a reference is a path rather than a name of the catalogue.
pub fn is_path(reference: &str) -> bool {
    reference.ends_with(".game") || reference.contains(['/', '\\'])
}
