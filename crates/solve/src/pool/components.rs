//! Interned components.

use super::records::Records;
use crate::Refusal;

/// Number of a component in its pool; never `u32::MAX`, since each has at least one word in the arena.
pub(crate) type Id = u32;

/// Components met so far: each is its game followed by its naturals.
#[derive(Default)]
pub(crate) struct Components(Records<u64>);

impl Components {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.bytes()
    }

    /// Number of words in all of them, including their games.
    pub(crate) fn words(&self) -> usize {
        self.0.words()
    }

    /// Game and naturals of a component.
    pub(crate) fn get(&self, id: Id) -> (usize, &[u64]) {
        let record = self.0.get(id);
        (record[0] as usize, &record[1..])
    }

    /// Number of this component, a new one if it is met for the first time.
    pub(crate) fn intern(&mut self, game: usize, words: &[u64]) -> Result<Id, Refusal> {
        self.0.intern(std::iter::once(game as u64).chain(words.iter().copied()))
    }
}
