//! Games of the catalogue whose moves the language cannot express, one per file. Everything else about them
//! is in `games/`, as for all others.
//!
//! The build finds the files: `dag.rs` has the function `moves` for `games/dag.game`.

// A module for each file, and `MOVES`: the function of each game.
include!(concat!(env!("OUT_DIR"), "/natives.rs"));

pub(crate) use hackenbush_tree::cut_above;

use rules::{Argument, Native, NativeMoves, Objection, Origin};
use std::sync::{Arc, LazyLock};

/// Moves of the game with that name, if they are written here. The same game always has the same origin.
pub(crate) fn native(name: &str) -> Option<Origin> {
    static ALL: LazyLock<Vec<(&str, Origin)>> =
        LazyLock::new(|| MOVES.iter().map(|&(name, moves)| (name, Origin(Arc::new(Game(moves))))).collect());
    ALL.iter().find(|(known, _)| *known == name).map(|(_, origin)| origin.clone())
}

/// Moves of a game with these parameters, or the reason why there are none.
type Moves = fn(&[Argument]) -> Result<Arc<dyn NativeMoves>, Objection>;

struct Game(Moves);

impl Native for Game {
    fn with(&self, arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
        (self.0)(arguments)
    }
}
