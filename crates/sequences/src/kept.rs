//! Nim-values in a file while they are computed.
//!
//! The file is made of blocks of cells. A cell holds a value and one more, or 0 as long as it is not known; the last cells of a block hold
//! the checksum of its number and its other cells, which is written after them. So whatever a sudden end or a bad disk leaves behind,
//! the values up to the first 0 or the first block whose sum is wrong are those that were computed; what follows is computed again. Of
//! what is taken up, some are computed anew from the rules before anything is built on them.

use ::heap::{Sequence, naive};
use question::heaps::HeapGame;
use question::{Problem, Unusable};
use solve::{Instant, Limits};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, AtomicU32};
use std::time::Duration;
use store::{Cell, Plan, Store};

/// Cells in one block.
const BLOCK: usize = 256;
/// The bytes of a sum.
const SUM: usize = 8;
/// Note that every file of this form has.
const FORM: u64 = 2;
/// Longest time that values stay in memory only.
const OFTEN: Duration = Duration::from_secs(5);
/// Number of old values that are computed anew.
const CHECKED: usize = 12;

/// A file of values.
pub struct Kept {
    store: Store,
    wide: bool,
    /// Number of values.
    written: usize,
    last: Instant,
}

/// The values of a file.
pub struct Opened {
    /// The file.
    pub kept: Kept,
    /// The values that it has.
    pub sequence: Sequence,
    /// The heap from which on values were lost, if some were.
    pub lost: Option<usize>,
}

impl Kept {
    /// Opens or creates the file for a number of values; returns it with those that it has.
    pub fn open(path: &Path, game: &HeapGame, to: usize, limits: &Limits) -> Result<Opened, Problem> {
        let fingerprint = store::fingerprint(&[b"heap values", game.identity().as_bytes()]);
        let rules = game.rules();
        // Values of finite games with few parts stay small.
        let wide = !rules.is_finite() || rules.parts() > Some(2);
        let blocks = to.max(1).div_ceil(values_in_block(wide));
        let bytes = (blocks * BLOCK * width(wide)) as u64;
        // The sums say what is whole.
        let wanted = Plan { fingerprint, notes: vec![u64::from(wide), FORM], bytes, blocks: 0 };
        let Some((store, old)) = Store::resume(path, fingerprint).map_err(Problem::checkpoint)? else {
            let store = Store::create(path, &wanted).map_err(Problem::checkpoint)?;
            return Ok(Opened {
                kept: Kept::new(store, wide, 0),
                sequence: Sequence::new(rules),
                lost: None,
            });
        };
        if old.notes.get(1) != Some(&FORM) {
            return Err(Problem::checkpoint(Unusable::Old));
        }
        let old_wide = old.notes.first() == Some(&1);
        let Content { values, lost } =
            if old_wide { content::<AtomicU32>(&store) } else { content::<AtomicU16>(&store) };
        let taken = values.len().min(to);
        let lost = lost.then_some(values.len()).filter(|&heap| heap < to);
        let sequence = Sequence::restore(rules, values.iter().copied().take(taken));
        check(&sequence, limits)?;
        if old.bytes >= bytes && old_wide == wide {
            return Ok(Opened { kept: Kept::new(store, wide, taken), sequence, lost });
        }
        // A longer one beside it, which takes its name when it has all that is known.
        drop(store);
        let beside = PathBuf::from(format!("{}.longer", path.display()));
        let store = Store::create(&beside, &wanted).map_err(Problem::checkpoint)?;
        let mut kept = Kept::new(store, wide, 0);
        kept.add(&sequence)?;
        kept.finish()?;
        std::fs::rename(&beside, path).map_err(Problem::checkpoint)?;
        Ok(Opened { kept, sequence, lost })
    }

    fn new(store: Store, wide: bool, written: usize) -> Kept {
        Kept { store, wide, written, last: Instant::now() }
    }

    /// Writes what is new.
    pub fn add(&mut self, sequence: &Sequence) -> Result<(), Problem> {
        let new = (self.written..sequence.len()).map_while(|heap| sequence.value(heap));
        self.written += if self.wide {
            write::<AtomicU32>(&self.store, self.written, new)
        } else {
            write::<AtomicU16>(&self.store, self.written, new)
        };
        if self.last.elapsed() >= OFTEN { self.finish() } else { Ok(()) }
    }

    /// Waits until everything is on the disk.
    pub fn finish(&mut self) -> Result<(), Problem> {
        self.store.flush().map_err(Problem::checkpoint)?;
        self.last = Instant::now();
        Ok(())
    }
}

/// The bytes of a cell.
fn width(wide: bool) -> usize {
    if wide { size_of::<AtomicU32>() } else { size_of::<AtomicU16>() }
}

/// Number of values of a block.
fn values_in_block(wide: bool) -> usize {
    BLOCK - SUM / width(wide)
}

/// The cells of a block that hold values, and those that hold its sum.
fn parted<C>(block: &[C]) -> (&[C], &[C]) {
    block.split_at(BLOCK - SUM / size_of::<C>())
}

/// The sum of a block, cell by cell of those that hold it.
fn sum<C: Cell>(number: usize, values: &[C]) -> impl Iterator<Item = u64> {
    let mut bytes = (number as u64).to_le_bytes().to_vec();
    for cell in values {
        bytes.extend_from_slice(&cell.get().to_le_bytes()[..size_of::<C>()]);
    }
    let sum = store::checksum(&bytes);
    (0..SUM / size_of::<C>()).map(move |place| sum >> (8 * size_of::<C>() * place) & C::MAX)
}

/// Writes values from a place on; how many fit. Nothing stays behind them in their last block.
fn write<C: Cell>(store: &Store, from: usize, values: impl Iterator<Item = u32>) -> usize {
    let mut values = values.take_while(|value| u64::from(*value) < C::MAX).peekable();
    let per_block = BLOCK - SUM / size_of::<C>();
    let (mut written, mut place) = (0, from % per_block);
    for (number, block) in store.cells::<C>().chunks_exact(BLOCK).enumerate().skip(from / per_block) {
        if values.peek().is_none() {
            break;
        }
        let (cells, sums) = parted(block);
        for cell in &cells[std::mem::take(&mut place)..] {
            let value = values.next();
            written += usize::from(value.is_some());
            cell.set(value.map_or(0, |value| u64::from(value) + 1));
        }
        sums.iter().zip(sum(number, cells)).for_each(|(cell, part)| cell.set(part));
    }
    written
}

/// Content of a file.
struct Content {
    values: Vec<u32>,
    /// `true` if something follows that is not as it was written.
    lost: bool,
}

/// The values before the first that is missing.
fn content<C: Cell>(store: &Store) -> Content {
    let mut values = Vec::new();
    for (number, block) in store.cells::<C>().chunks_exact(BLOCK).enumerate() {
        let (cells, sums) = parted(block);
        if !sum(number, cells).eq(sums.iter().map(Cell::get)) {
            // Nothing was ever written to a block of zeros, unless something follows it.
            let lost = store.cells::<C>()[number * BLOCK..].iter().any(|cell| cell.get() > 0);
            return Content { values, lost };
        }
        let before = values.len();
        values.extend(cells.iter().map(Cell::get).take_while(|&cell| cell > 0).map(|cell| (cell - 1) as u32));
        if values.len() < before + cells.len() {
            break;
        }
    }
    Content { values, lost: false }
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
            return Err(Problem::checkpoint(Unusable::Value { heap }));
        }
        if limits.stopped().is_some() {
            break;
        }
    }
    Ok(())
}
