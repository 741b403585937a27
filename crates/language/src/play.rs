//! Words about play: conventions, verdicts, outcomes, and forms of positions.

use serde::{Deserialize, Serialize};

/// Convention of play, for a player who cannot move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// The player who cannot move loses.
    #[default]
    Normal,
    /// The player who cannot move wins.
    Misere,
}

impl Convention {
    /// Its name in data: `normal` or `misere`.
    pub fn name(self) -> &'static str {
        match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        }
    }
}

/// Result for the player to move when play stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player to move loses.
    Lost,
    /// The player to move wins.
    Won,
    /// Neither player wins.
    Draw,
}

/// Winner of a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The previous player wins; the player to move loses.
    P,
    /// The next player, who is to move, wins.
    N,
    /// A draw.
    D,
}

/// Form of a component of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A tuple of this many naturals.
    Tuple(usize),
    /// A row of naturals of any length.
    Row,
    /// The edges of a graph, each two naturals, in a row of even length: `0-1,1-2`.
    Edges,
}
