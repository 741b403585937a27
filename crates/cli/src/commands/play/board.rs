//! What a game at the terminal needs of the library.

use crate::failure::Failure;
use bouton::Move;
use rules::{Text, Verdict};

/// A position that two players change in turn.
pub(super) trait Board {
    /// The position, in the syntax of positions.
    fn position(&self) -> String;

    /// The legal moves; none when play is over.
    fn moves(&mut self) -> Result<Vec<Move>, Failure>;

    /// Makes one of these moves.
    fn make(&mut self, chosen: &Move) -> Result<(), Failure>;

    /// Takes the last move back, if there is one.
    fn take_back(&mut self) -> bool;

    /// The move that an engine would make, which must be legal, and why.
    fn advise(&mut self) -> Result<(Move, Text), Failure>;

    /// What the player to move gets, when play is over.
    fn verdict(&mut self) -> Result<Verdict, Failure>;
}
