//! Moves of which the opponent forbids some.

use crate::{Instance, NativeMoves, Options, Trouble};

/// A game in which, before each move, the opponent forbids some options.
///
/// Who wins does not follow from the moves alone, so that engines which list them are refused; those that know of forbidden
/// options list the moves of the plain game.
pub(crate) struct Blocking {
    /// Limit on the options that are forbidden at once.
    pub(crate) most: u64,
    /// The same game without forbidden options.
    pub(crate) plain: Instance,
}

impl NativeMoves for Blocking {
    fn options(&self, _: &[u64], _: &mut Options) -> Result<(), Trouble> {
        Err(Trouble::Blocking)
    }

    fn terminates(&self) -> bool {
        self.plain.terminates()
    }

    fn blocking(&self) -> Option<(u64, &Instance)> {
        Some((self.most, &self.plain))
    }
}
