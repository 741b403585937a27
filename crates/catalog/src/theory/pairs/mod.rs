//! Games on pairs of numbers.

use super::Theory;
use rules::{Argument, Convention};

/// The theory of a game of this room.
pub(super) fn theory(
    _game: &str,
    _parameters: &[Argument],
    _convention: Convention,
) -> Option<Box<dyn Theory>> {
    None
}
