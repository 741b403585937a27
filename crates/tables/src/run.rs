//! Filling of tables wave by wave: limits, progress, and checkpoints.
//!
//! **Damage.** A file holds a checksum of every finished tile, over its number and cells (`store::Checksum`: about
//! six cycles for eight bytes). When the file is resumed, all of them are compared before anything is built on the
//! cells; a tile whose cells have changed is filled again from the tiles before it, and its positions count as lost.

use super::grid::Grid;
use super::moves::Moves;
use super::schedule::{Schedule, Tile};
use super::stop::Stop;
use super::walked::Walked;
use solve::{Game, Halt, Instant, Limits, Refusal, StopReason, parallel};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use store::{Checksum, Store};

/// Data shared by all kernels.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) grid: &'a Grid,
    pub(super) moves: &'a Moves,
    pub(super) walks: &'a Walked,
    pub(super) limits: &'a Limits,
    /// `true` if no move adds to any component.
    pub(super) monotone: bool,
}

/// Method of filling a tile.
pub(super) trait Kernel: Sync {
    /// Fills a tile; all tiles of earlier waves have been filled or replayed.
    fn fill(&self, tile: &Tile) -> Result<(), Stop>;
    /// Enters a tile filled by an earlier run into the line sets.
    fn replay(&self, tile: &Tile) -> Result<(), Stop>;
    /// Adds the cells of a tile to a checksum.
    fn sum(&self, tile: &Tile, sum: &mut Checksum);
}

/// Reason why filling failed.
pub(super) enum Failure {
    /// The engine stopped, with this many positions filled.
    Stop(Stop, u64),
    /// An error of the file.
    File(store::Error),
}

/// Interval between writes of finished tiles to a file: the most that a crash can cost.
const PERIOD: Duration = Duration::from_secs(2);

/// Fills all tiles that are not finished; returns the number of positions that were finished but damaged in the file.
pub(super) fn run<K: Kernel + ?Sized>(
    kernel: &K,
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
    // Other threads watch the same clock.
    let watch = limits::watch::Watch::here();
    let watched = |index: usize| watch.during(|| one(index));
    let mut written = Instant::now();
    for wave in &schedule.waves {
        let result = if wave.len() == 1 { one(wave.start) } else { parallel::each(wave.clone(), watched) };
        if result.is_err() || written.elapsed() >= PERIOD || wave.end == tiles.len() {
            let finished = std::mem::take(&mut lock().1);
            store.finish(&finished).map_err(Failure::File)?;
            written = Instant::now();
        }
        result.map_err(|stop| Failure::Stop(stop, lock().0))?;
    }
    Ok(lost)
}

/// State of a table in a file.
pub(super) struct Kept {
    /// `true` for each finished tile.
    pub(super) intact: Vec<bool>,
    /// Number of positions in finished tiles whose cells have changed.
    pub(super) lost: u64,
}

/// Compares the checksums of all finished tiles.
pub(super) fn kept<K: Kernel + ?Sized>(
    kernel: &K,
    tiles: &[Tile],
    store: &Store,
    limits: &Limits,
) -> Result<Kept, Failure> {
    if !store.is_in_file() {
        return Ok(Kept { intact: vec![false; tiles.len()], lost: 0 });
    }
    let lost = AtomicU64::new(0);
    let compare = |index: usize| {
        let tile = &tiles[index];
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
    let intact = parallel::collect(0..tiles.len(), compare)?;
    Ok(Kept { intact, lost: lost.into_inner() })
}

/// Checksum of a tile.
pub(super) fn sum<K: Kernel + ?Sized>(kernel: &K, index: usize, tile: &Tile) -> u64 {
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

/// The failure of a run that no other attempt can repair.
pub(super) fn halt(failure: Failure) -> Halt {
    match failure {
        Failure::Stop(Stop::Refused(refusal), _) => Halt::Refused(refusal),
        Failure::Stop(Stop::Limit(reason), positions) => Halt::Stopped { reason, positions },
        // The other reasons lead to another attempt; this one is a value too large for any cell.
        Failure::Stop(..) => Halt::Refused(Refusal::TooLarge),
        Failure::File(error) => Halt::File(error),
    }
}
