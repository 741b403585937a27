//! Interned records.

use crate::Refusal;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Sequences of words in one arena, without duplicates; each has a number.
pub(crate) struct Records<W> {
    arena: Vec<W>,
    /// End of each record in the arena.
    ends: Vec<u32>,
    table: HashTable<u32>,
}

impl<W> Default for Records<W> {
    fn default() -> Records<W> {
        Records { arena: vec![], ends: vec![], table: HashTable::new() }
    }
}

impl<W: Copy + Eq + Into<u64>> Records<W> {
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Number of words in use.
    pub(crate) fn words(&self) -> usize {
        self.arena.len()
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> u64 {
        let words = size_of::<W>() * self.arena.capacity();
        (words + 4 * self.ends.capacity() + 5 * self.table.capacity()) as u64
    }

    /// Record with a known number.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> &[W] {
        record(&self.arena, &self.ends, number)
    }

    /// Number of a known record.
    pub(crate) fn find(&self, words: &[W]) -> Option<u32> {
        let same = |&number: &u32| record(&self.arena, &self.ends, number) == words;
        self.table.find(hash_of(words), same).copied()
    }

    /// Number of a record, a new one if it is met for the first time.
    pub(crate) fn intern(&mut self, words: impl IntoIterator<Item = W>) -> Result<u32, Refusal> {
        let Records { arena, ends, table } = self;
        let start = arena.len();
        arena.extend(words);
        let words = &arena[start..];
        let hash = hash_of(words);
        if let Some(&number) = table.find(hash, |&number| record(arena, ends, number) == words) {
            arena.truncate(start);
            return Ok(number);
        }
        let (Ok(number), Ok(end)) = (u32::try_from(ends.len()), u32::try_from(arena.len())) else {
            arena.truncate(start);
            return Err(Refusal::TooManyPositions);
        };
        ends.push(end);
        table.insert_unique(hash, number, |&number| hash_of(record(arena, ends, number)));
        Ok(number)
    }
}

#[inline]
fn record<'a, W>(arena: &'a [W], ends: &[u32], number: u32) -> &'a [W] {
    let number = number as usize;
    let start = if number == 0 { 0 } else { ends[number - 1] };
    &arena[start as usize..ends[number] as usize]
}

fn hash_of<W: Copy + Into<u64>>(words: &[W]) -> u64 {
    let mut hasher = FxHasher::default();
    words.iter().for_each(|&word| hasher.write_u64(word.into()));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_records_have_equal_numbers_and_different_ones_have_not() {
        let mut records: Records<u32> = Records::default();
        let lists: Vec<Vec<u32>> = (0..2000).map(|n| vec![n / 2; (n % 5) as usize]).collect();
        let mut numbers = vec![];
        for list in &lists {
            let known = records.find(list);
            let number = records.intern(list.iter().copied()).expect("few enough");
            assert!(known.is_none_or(|known| known == number));
            assert_eq!(records.find(list), Some(number));
            numbers.push(number);
        }
        for (a, list) in numbers.iter().zip(&lists) {
            assert_eq!(records.get(*a), list);
            for (b, other) in numbers.iter().zip(&lists) {
                assert_eq!(a == b, list == other, "{list:?} {other:?}");
            }
        }
    }
}
