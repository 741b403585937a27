//! Decided positions, in a file with room for two states: while one is written, the other is whole.

use super::waves::Decided;
use std::path::Path;
use std::sync::atomic::AtomicU64;
use store::{Cell, Checksum, Error, Plan, Store};

/// The state at the end.
const WHOLE: u64 = 2;
/// First notes of the file, distinct from those of a `Sheet`.
const NOTES: [u64; 2] = [102, 1];

/// A file of two states.
pub(super) struct Kept {
    store: Store,
    words: usize,
    /// Place of the next state.
    next: u64,
}

impl Kept {
    /// Opens a file; returns the state in it that has decided the most, and whether that is all.
    pub(super) fn open(
        path: &Path,
        fingerprint: u128,
        words: usize,
    ) -> Result<(Kept, Option<Decided>, bool), Error> {
        let plan = Plan { fingerprint, notes: NOTES.to_vec(), bytes: 32 * words as u64, blocks: 3 };
        let found = Store::resume(path, fingerprint)?;
        let store = match found.and_then(|(store, found)| (found == plan).then_some(store)) {
            Some(store) => store,
            None => Store::create(path, &plan)?,
        };
        let mut kept = Kept { store, words, next: 0 };
        let intact = (0..2).filter(|&slot| kept.store.finished(slot) == Some(kept.sum(slot)));
        let best = intact.max_by_key(|&slot| kept.decided(slot).count());
        let Some(best) = best else { return Ok((kept, None, false)) };
        let is_whole = kept.store.finished(WHOLE) == Some(kept.sum(best));
        let decided = kept.decided(best);
        kept.next = 1 - best;
        Ok((kept, Some(decided), is_whole))
    }

    /// Writes a state.
    pub(super) fn save(&mut self, decided: &Decided, is_whole: bool) -> Result<(), Error> {
        let slot = self.next;
        let words = decided.lost.iter().chain(&decided.won);
        self.cells(slot).iter().zip(words).for_each(|(cell, &word)| cell.set(word));
        let sum = self.sum(slot);
        let end = is_whole.then_some((WHOLE, sum));
        let marks: Vec<(u64, u64)> = [(slot, sum)].into_iter().chain(end).collect();
        self.store.finish(&marks)?;
        self.next = 1 - slot;
        Ok(())
    }

    fn cells(&self, slot: u64) -> &[AtomicU64] {
        let length = 2 * self.words;
        &self.store.cells()[slot as usize * length..][..length]
    }

    fn sum(&self, slot: u64) -> u64 {
        let mut sum = Checksum::new(slot);
        sum.add(self.cells(slot));
        sum.value()
    }

    fn decided(&self, slot: u64) -> Decided {
        let all: Vec<u64> = self.cells(slot).iter().map(Cell::get).collect();
        let (lost, won) = all.split_at(self.words);
        Decided { lost: lost.to_vec(), won: won.to_vec() }
    }
}
