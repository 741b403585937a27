//! Nim-values in a file while they are computed.
//!
//! A cell holds a value and one more, or 0 as long as it is not known. A cell is written once, so that whatever a sudden end leaves
//! behind, the cells before the first 0 are values that were computed; those after it are computed again. Of what
//! is taken up, some are computed anew from the rules before anything is built on them.

use super::HeapGame;
use crate::Problem;
use ::heap::{Sequence, naive};
use solve::Limits;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, AtomicU32};
use std::time::{Duration, Instant};
use store::{Cell, Plan, Store};

/// Values in one block.
const BLOCK: u64 = 1 << 16;
/// How long values may stay without being brought to the disk.
const OFTEN: Duration = Duration::from_secs(5);
/// How many old values are computed anew.
const CHECKED: usize = 12;

/// A file of values.
pub(super) struct Kept {
    store: Store,
    wide: bool,
    /// How many are there, and how many of them are on the disk for good.
    written: usize,
    flushed: usize,
    last: Instant,
}

impl Kept {
    /// Opens the file, or makes it, for so many values; with those that it has.
    pub(super) fn open(
        path: &Path,
        game: &HeapGame,
        to: usize,
        limits: &Limits,
    ) -> Result<(Kept, Sequence), Problem> {
        let fingerprint = store::fingerprint(&[b"heap values", game.identity().as_bytes()]);
        let rules = game.rules();
        // Values of finite games with few parts stay small.
        let wide = !rules.is_finite() || rules.parts() > Some(2);
        let plan = |count: u64, wide: bool| {
            let width = if wide { 4 } else { 2 };
            let (bytes, blocks) = (count * width, count.div_ceil(BLOCK));
            Plan { fingerprint, notes: vec![u64::from(wide)], bytes, blocks }
        };
        let wanted = plan((to as u64).max(1), wide);
        let Some((store, old)) = Store::resume(path, fingerprint).map_err(problem)? else {
            let store = Store::create(path, &wanted).map_err(problem)?;
            return Ok((Kept::new(store, wide, 0), Sequence::new(rules)));
        };
        let old_wide = old.notes.first() == Some(&1);
        let values = known(&store, old_wide);
        let taken = values.len().min(to);
        let sequence = Sequence::restore(rules, values.iter().copied().take(taken));
        check(&sequence, limits)?;
        let room = old.bytes / if old_wide { 4 } else { 2 };
        if room >= to as u64 && old_wide == wide {
            return Ok((Kept::new(store, wide, taken), sequence));
        }
        // A longer one beside it, which takes its name when it has all that is known.
        drop(store);
        let beside = PathBuf::from(format!("{}.longer", path.display()));
        let store = Store::create(&beside, &wanted).map_err(problem)?;
        let mut kept = Kept::new(store, wide, 0);
        kept.add(&sequence)?;
        kept.finish()?;
        std::fs::rename(&beside, path).map_err(|error| problem(error.into()))?;
        Ok((kept, sequence))
    }

    fn new(store: Store, wide: bool, written: usize) -> Kept {
        Kept { store, wide, written, flushed: written, last: Instant::now() }
    }

    /// Writes what is new.
    pub(super) fn add(&mut self, sequence: &Sequence) -> Result<(), Problem> {
        let new = (self.written..sequence.len()).map_while(|heap| sequence.value(heap));
        self.written += if self.wide {
            write::<AtomicU32>(&self.store, self.written, new)
        } else {
            write::<AtomicU16>(&self.store, self.written, new)
        };
        if self.last.elapsed() >= OFTEN { self.finish() } else { Ok(()) }
    }

    /// Waits until everything is on the disk.
    pub(super) fn finish(&mut self) -> Result<(), Problem> {
        let blocks = self.flushed as u64 / BLOCK..(self.written as u64).div_ceil(BLOCK);
        self.store.finish(&blocks.collect::<Vec<_>>()).map_err(problem)?;
        (self.flushed, self.last) = (self.written, Instant::now());
        Ok(())
    }
}

/// Writes values from a place on; how many fit.
fn write<C: Cell>(store: &Store, from: usize, values: impl Iterator<Item = u32>) -> usize {
    let cells = store.cells::<C>().get(from..).unwrap_or_default();
    let fits = |value: &u32| u64::from(*value) < C::MAX;
    cells.iter().zip(values.take_while(fits)).map(|(cell, value)| cell.set(u64::from(value) + 1)).count()
}

/// The values before the first that is missing.
fn known(store: &Store, wide: bool) -> Vec<u32> {
    fn cells<C: Cell>(store: &Store) -> Vec<u32> {
        let known = store.cells::<C>().iter().map(Cell::get).take_while(|&cell| cell > 0);
        known.map(|cell| (cell - 1) as u32).collect()
    }
    if wide { cells::<AtomicU32>(store) } else { cells::<AtomicU16>(store) }
}

/// Computes some of these values anew, where that is quick.
fn check(sequence: &Sequence, limits: &Limits) -> Result<(), Problem> {
    if sequence.rules().parts().is_none_or(|parts| parts > 2) {
        return Ok(());
    }
    let length = sequence.len();
    let spread = (1..CHECKED).map(|part| length / CHECKED * part).chain(length.checked_sub(1));
    for heap in spread {
        let value = naive::value(sequence.rules(), heap, &|smaller| sequence.value(smaller));
        if sequence.value(heap).is_some_and(|kept| kept != value) {
            return Err(Problem::checkpoint(format!(
                "the value kept for a heap of {heap} is not that of the game"
            )));
        }
        if limits.stopped().is_some() {
            break;
        }
    }
    Ok(())
}

fn problem(error: store::Error) -> Problem {
    Problem::checkpoint(error.to_string())
}
