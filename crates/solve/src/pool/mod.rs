//! Components and sums as numbers.
//!
//! Engines for single positions never see naturals: a component is interned once and represented by an `Id`,
//! its options are listed once through the rules as sums of ids, and a sum is a sorted list of ids, usually
//! small enough for one `Key`. Keys are compared exactly; a hash is only a hint.
//!
//! A component at which play has stopped with the verdict of being stuck changes nothing in any sum and is
//! dropped. This keeps the number of sums small: `0 + 0 + 5` of Nim is `5`.

mod choice;
mod components;
mod key;
mod lanes;
mod lister;
mod lists;
mod memo;
mod records;
mod sieve;
mod sums;

pub(crate) use choice::{Chosen, advance};
pub(crate) use components::{Components, Id};
pub(crate) use key::Key;
pub(crate) use lister::{Lister, Play};
pub(crate) use lists::Lists;
pub(crate) use memo::{Memo, Slot};
pub(crate) use sieve::Sieve;
pub(crate) use sums::{Hashed, Sums};

use crate::{Game, Limits, Refusal, Verdict};

/// A component of a position: a game, as an index into the given games, and the naturals.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Component {
    /// Index of the game.
    pub game: usize,
    /// Tuple or row.
    pub words: Vec<u64>,
}

impl Component {
    /// A component of the game at index `game`.
    pub fn new(game: usize, words: impl Into<Vec<u64>>) -> Component {
        Component { game, words: words.into() }
    }
}

/// Verdict for a stuck player, if the games agree on it; otherwise their sum has no meaning.
pub fn stuck(games: &[&dyn Game]) -> Result<Verdict, Refusal> {
    let Some((first, rest)) = games.split_first() else { return Ok(Verdict::Lost) };
    let verdict = first.stuck();
    if rest.iter().any(|game| game.stuck() != verdict) {
        return Err(Refusal::MixedConventions);
    }
    if rest.iter().any(|game| game.every() != first.every()) {
        return Err(Refusal::MixedTurns);
    }
    Ok(verdict)
}

/// Working memory where no limit is given, so that a game with infinitely many positions still stops.
pub const DEFAULT_MEMORY: u64 = 4 << 30;

/// The limits, with [`DEFAULT_MEMORY`] if there is no memory limit.
pub(crate) fn capped(limits: &Limits) -> Limits {
    Limits { memory: limits.memory.or(Some(DEFAULT_MEMORY)), ..limits.clone() }
}
