//! Filling of tables wave by wave: limits, progress, and checkpoints.

use super::grid::Grid;
use super::moves::Moves;
use super::schedule::{Schedule, Tile};
use super::stop::Stop;
use crate::{Game, Limits, StopReason};
use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};
use store::Store;

/// Data shared by all kernels.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) grid: &'a Grid,
    pub(super) moves: &'a Moves,
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

/// Fills all tiles that are not finished.
pub(super) fn run(
    kernel: &dyn Kernel,
    schedule: &Schedule,
    store: &Store,
    limits: &Limits,
) -> Result<(), Failure> {
    let tiles = &schedule.tiles;
    if (0..tiles.len() as u64).all(|tile| store.is_finished(tile)) {
        return Ok(());
    }
    let total = tiles.iter().map(Tile::cells).sum();
    let done = Mutex::new((0u64, Vec::new()));
    let lock = || done.lock().unwrap_or_else(PoisonError::into_inner);
    let one = |index: usize| {
        if let Some(reason) = limits.stopped() {
            return Err(Stop::Limit(reason));
        }
        let finished = store.is_finished(index as u64);
        if finished {
            kernel.replay(&tiles[index])?
        } else {
            kernel.fill(&tiles[index])?
        }
        let count = {
            let mut done = lock();
            done.0 += tiles[index].cells();
            if !finished && store.is_in_file() {
                done.1.push(index as u64);
            }
            done.0
        };
        if let Some(progress) = &limits.progress {
            progress.tell(count, Some(total));
        }
        Ok(())
    };
    // Other threads watch the same clock.
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
    Ok(())
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
