//! Seats at a game: their effect on taking back moves and on describing the end.

use crate::speech::say;
use bouton::Match;
use bouton::play::{End, Side};

/// A game in progress, and the user's side.
pub(super) struct Seats {
    pub(super) game: Match,
    /// Side of the user; `None` if both sides are people.
    pub(super) you: Option<Side>,
}

impl Seats {
    /// Returns `true` if the engine moves next.
    pub(super) fn engine_moves(&self) -> bool {
        self.you.is_some_and(|you| self.game.turn() != you)
    }

    /// Takes moves back to the user's last choice, or none if there is none; returns their number.
    pub(super) fn undo(&mut self) -> usize {
        let own = match self.you {
            None | Some(Side::First) => 1,
            Some(Side::Second) => 2,
        };
        if self.game.history().len() < own {
            return 0;
        }
        self.game.take_back();
        if self.engine_moves() {
            self.game.take_back();
            return 2;
        }
        1
    }

    /// Description of the end of the game.
    pub(super) fn told(&self, end: End) -> &'static str {
        say(phrases::play::end(end, self.you))
    }
}
