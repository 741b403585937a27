//! Interned components.

use super::records::Records;
use crate::Refusal;

/// The number of a component in its pool; never `u32::MAX`, as each has a word of its own in the arena.
pub(crate) type Id = u32;

/// The components met so far: each is its game and then its naturals.
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

    /// How many numbers they have, their games among them.
    pub(crate) fn words(&self) -> usize {
        self.0.words()
    }

    /// The game and the naturals of a component.
    pub(crate) fn get(&self, id: Id) -> (usize, &[u64]) {
        let record = self.0.get(id);
        (record[0] as usize, &record[1..])
    }

    /// The number of this component, a new one if it is met for the first time.
    pub(crate) fn intern(&mut self, game: usize, words: &[u64]) -> Result<Id, Refusal> {
        self.0.intern(std::iter::once(game as u64).chain(words.iter().copied()))
    }
}
