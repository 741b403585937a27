//! Filling a table wave by wave: limits, progress, and what a file remembers.
//!
//! **Damage.** A file keeps the checksum of every tile that is finished, over its cells and its number (`store::Checksum`: about
//! six cycles for eight bytes). Whoever takes up the file compares them all before anything is built on the cells; a tile whose
//! cells are not as they were written is filled again from the tiles before it, and its positions are counted as lost.

use super::grid::Grid;
use super::moves::Moves;
use super::schedule::{Schedule, Tile};
use super::stop::Stop;
use crate::{Game, Limits, StopReason};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::{Checksum, Store};

/// What every kernel works with.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) grid: &'a Grid,
    pub(super) moves: &'a Moves,
    pub(super) limits: &'a Limits,
    /// Whether no move adds to any component.
    pub(super) monotone: bool,
}

/// How to fill a tile.
pub(super) trait Kernel: Sync {
    /// Fills a tile; all tiles of earlier waves have been filled or replayed.
    fn fill(&self, tile: &Tile) -> Result<(), Stop>;
    /// Enters a tile that was filled by an earlier run into the line sets.
    fn replay(&self, tile: &Tile) -> Result<(), Stop>;
    /// Adds the cells of a tile to a checksum.
    fn sum(&self, tile: &Tile, sum: &mut Checksum);
}

/// Why filling failed.
pub(super) enum Failure {
    /// The engine stopped, with so many positions filled.
    Stop(Stop, u64),
    /// The file.
    File(store::Error),
}

/// How often finished tiles are written to a file: what a sudden end may cost.
const PERIOD: Duration = Duration::from_secs(2);

/// Fills all tiles that are not finished; the number of positions that had been finished, but were lost in the file since.
pub(super) fn run(
    kernel: &dyn Kernel,
    schedule: &Schedule,
    store: &Store,
    limits: &Limits,
) -> Result<u64, Failure> {
    let tiles = &schedule.tiles;
    let Kept { intact, lost } = kept(kernel, tiles, store, limits)?;
    if intact.iter().all(|&intact| intact) {
        return Ok(lost);
    }
    let total = tiles.iter().map(Tile::cells).sum();
    let done = Mutex::new((0u64, Vec::new()));
    let lock = || done.lock().unwrap_or_else(PoisonError::into_inner);
    let one = |index: usize| {
        if let Some(reason) = limits.stopped() {
            return Err(Stop::Limit(reason));
        }
        let tile = &tiles[index];
        let finished = if intact[index] {
            kernel.replay(tile)?;
            None
        } else {
            kernel.fill(tile)?;
            store.is_in_file().then(|| (index as u64, sum(kernel, index, tile)))
        };
        let count = {
            let mut done = lock();
            done.0 += tile.cells();
            done.1.extend(finished);
            done.0
        };
        if let Some(progress) = &limits.progress {
            progress.tell(count, Some(total));
        }
        Ok(())
    };
    // Other threads look at the same clock.
    let watch = rules::Watch::here();
    let watched = |index: usize| watch.during(|| one(index));
    let mut written = Instant::now();
    for wave in &schedule.waves {
        let result = if wave.len() == 1 {
            one(wave.start)
        } else {
            wave.clone().into_par_iter().try_for_each(watched)
        };
        if result.is_err() || written.elapsed() >= PERIOD || wave.end == tiles.len() {
            let finished = std::mem::take(&mut lock().1);
            store.finish(&finished).map_err(Failure::File)?;
            written = Instant::now();
        }
        result.map_err(|stop| Failure::Stop(stop, lock().0))?;
    }
    Ok(lost)
}

/// What a file has of a table.
struct Kept {
    /// Whether a tile is finished, by its number.
    intact: Vec<bool>,
    /// The positions of tiles that were finished and are not as they were written.
    lost: u64,
}

/// Compares the checksums of the tiles that are finished.
fn kept(kernel: &dyn Kernel, tiles: &[Tile], store: &Store, limits: &Limits) -> Result<Kept, Failure> {
    if !store.is_in_file() {
        return Ok(Kept { intact: vec![false; tiles.len()], lost: 0 });
    }
    let lost = AtomicU64::new(0);
    let compare = |(index, tile): (usize, &Tile)| {
        if let Some(reason) = limits.stopped() {
            return Err(Failure::at_once(reason));
        }
        let Some(written) = store.finished(index as u64) else { return Ok(false) };
        let intact = written == sum(kernel, index, tile);
        if !intact {
            lost.fetch_add(tile.cells(), Ordering::Relaxed);
        }
        Ok(intact)
    };
    let intact = tiles.par_iter().enumerate().map(compare).collect::<Result<_, Failure>>()?;
    Ok(Kept { intact, lost: lost.into_inner() })
}

/// The checksum of a tile.
fn sum(kernel: &dyn Kernel, index: usize, tile: &Tile) -> u64 {
    let mut sum = Checksum::new(index as u64);
    kernel.sum(tile, &mut sum);
    sum.value()
}

impl Failure {
    /// Stopped by a limit before anything was filled.
    pub(super) fn at_once(reason: StopReason) -> Failure {
        Failure::Stop(Stop::Limit(reason), 0)
    }
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Failure {
        match error {
            store::Error::Memory { .. } => Failure::at_once(StopReason::Memory),
            error => Failure::File(error),
        }
    }
}
