//! Moves after some of which the reply is confined to what they leave.

use super::Instance;
use super::misfit::Trouble;
use crate::{NativeMoves, Options};

/// A game in which the opponent has to reply to some moves in what they leave.
///
/// Who wins does not follow from the moves alone, so that engines which list them are refused; those that know of confined
/// replies list the moves of the plain game.
pub(super) struct Entailing {
    /// `true` for each rule whose moves are entailing.
    pub(super) rules: Vec<bool>,
    /// The same game in which every reply is free.
    pub(super) plain: Instance,
}

impl NativeMoves for Entailing {
    fn options(&self, _: &[u64], _: &mut Options) -> Result<(), Trouble> {
        Err(Trouble::Entailing)
    }

    fn terminates(&self) -> bool {
        self.plain.terminates()
    }
}
