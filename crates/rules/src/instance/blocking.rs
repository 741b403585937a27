//! Moves of which the opponent forbids some.

use super::Instance;
use super::misfit::Trouble;
use crate::{NativeMoves, Options};

/// A game in which, before each move, the opponent forbids some options.
///
/// Who wins does not follow from the moves alone, so that engines which list them are refused; those that know of forbidden
/// options list the moves of the plain game.
pub(super) struct Blocking {
    /// Limit on the options that are forbidden at once.
    pub(super) most: u64,
    /// The same game without forbidden options.
    pub(super) plain: Instance,
}

impl NativeMoves for Blocking {
    fn options(&self, _: &[u64], _: &mut Options) -> Result<(), Trouble> {
        Err(Trouble::Blocking)
    }

    fn terminates(&self) -> bool {
        self.plain.terminates()
    }
}
