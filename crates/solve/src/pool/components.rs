//! Interned components.

use crate::Refusal;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// The number of a component in its pool.
pub(crate) type Id = u32;

/// The components met so far, each once, in one arena.
#[derive(Default)]
pub(crate) struct Components {
    /// Each component is its game and then its naturals.
    arena: Vec<u64>,
    /// Where each component ends in the arena.
    ends: Vec<u32>,
    table: HashTable<Id>,
}

impl Components {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        (8 * self.arena.capacity() + 4 * self.ends.capacity() + 5 * self.table.capacity()) as u64
    }

    /// The game and the naturals of a component.
    pub(crate) fn get(&self, id: Id) -> (usize, &[u64]) {
        let record = record(&self.arena, &self.ends, id);
        (record[0] as usize, &record[1..])
    }

    /// The number of this component, a new one if it is met for the first time.
    pub(crate) fn intern(&mut self, game: usize, words: &[u64]) -> Result<Id, Refusal> {
        let Components { arena, ends, table } = self;
        let hash = hash_of(game as u64, words);
        let same = |&id: &Id| {
            let record = record(arena, ends, id);
            record[0] == game as u64 && record[1..] == *words
        };
        if let Some(&id) = table.find(hash, same) {
            return Ok(id);
        }
        let id = Id::try_from(ends.len()).map_err(|_| Refusal::TooManyPositions)?;
        let end = u32::try_from(arena.len() + words.len() + 1).map_err(|_| Refusal::TooManyPositions)?;
        arena.push(game as u64);
        arena.extend_from_slice(words);
        ends.push(end);
        table.insert_unique(hash, id, |&id| {
            let record = record(arena, ends, id);
            hash_of(record[0], &record[1..])
        });
        Ok(id)
    }
}

fn record<'a>(arena: &'a [u64], ends: &[u32], id: Id) -> &'a [u64] {
    let id = id as usize;
    let start = if id == 0 { 0 } else { ends[id - 1] };
    &arena[start as usize..ends[id] as usize]
}

fn hash_of(game: u64, words: &[u64]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(game);
    words.iter().for_each(|&word| hasher.write_u64(word));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_components_have_equal_ids_and_different_ones_have_not() {
        let mut pool = Components::default();
        let keys: Vec<(usize, Vec<u64>)> =
            (0..2000u64).map(|n| ((n % 2) as usize, vec![n / 2; (n % 5) as usize])).collect();
        let first: Vec<Id> =
            keys.iter().map(|(game, words)| pool.intern(*game, words).expect("few enough")).collect();
        let again: Vec<Id> =
            keys.iter().map(|(game, words)| pool.intern(*game, words).expect("few enough")).collect();
        assert_eq!(first, again);
        for (a, key) in first.iter().zip(&keys) {
            assert_eq!(pool.get(*a), (key.0, &key.1[..]));
            for (b, other) in first.iter().zip(&keys) {
                assert_eq!(a == b, key == other, "{key:?} {other:?}");
            }
        }
    }
}
