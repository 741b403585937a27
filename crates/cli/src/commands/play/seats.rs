//! Who sits at a game, and what that means for taking moves back and for how its end is told.

use crate::speech::say;
use bouton::{End, Match, Side};

/// A game in progress, and the side of the person at the terminal.
pub(super) struct Seats {
    pub(super) game: Match,
    /// Nothing if both sides are people.
    pub(super) you: Option<Side>,
}

impl Seats {
    /// Whether the engine moves next.
    pub(super) fn engine_moves(&self) -> bool {
        self.you.is_some_and(|you| self.game.turn() != you)
    }

    /// Takes moves back to the person's own last choice; none if the person has not moved yet. How many.
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

    /// How the game ended, in words.
    pub(super) fn told(&self, end: End) -> &'static str {
        match end {
            End::Won(Side::First) if self.you.is_none() => {
                say("Play is over. The first player wins.", "对局结束，先手胜。")
            }
            End::Won(Side::Second) if self.you.is_none() => {
                say("Play is over. The second player wins.", "对局结束，后手胜。")
            }
            End::Won(side) if Some(side) == self.you => say("Play is over. You win.", "对局结束，你赢了。"),
            End::Won(_) => say("Play is over. I win.", "对局结束，我赢了。"),
            End::Draw => say("Play is over. It is a draw.", "对局结束，平局。"),
        }
    }
}
