//! Outcomes of games in which play may go round, and never ending is a draw, where rules subtract fixed vectors and no move
//! leaves the box.
//!
//! **Theorem.** Backward induction: positions are decided in order of the length of play, and what is never decided is
//! drawn, since both players can go on for ever.
//!
//! **Method.** Positions have numbers, and a vector is a difference of numbers. A bit for each vector and position says
//! whether the move exists. What has been decided is carried backwards along all vectors, 64 positions at a time.
//!
//! **Cost.** Conditions once for each position; then a few instructions for each vector and word in which something is
//! decided, again for each length of play. Memory: one bit for each vector and position, and half a byte for each position.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

mod arrows;
mod joined;
mod kept;
mod waves;

use super::run::{Failure, halt};
use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::want::fingerprint;
use super::{Backing, Table, Want};
use arrows::{Arrows, Vectors};
use limits::{Alone, Meter};
use solve::{Form, Game, Halt, Limits, StopReason};
use waves::Decided;

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;

/// Fills a table of outcomes; `None` if rules are of another kind, or a move leaves the box.
pub(super) fn outcomes(
    game: &dyn Game,
    extents: &[u64],
    backing: &Backing,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let single = game.form() == Form::Tuple(extents.len());
    if !single || game.blocking().is_some() || game.entailing().is_some() {
        return Ok(None);
    }
    let Some(vectors) = Vectors::new(game, extents)? else { return Ok(None) };
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    let alone = Alone;
    let peers = backing.peers().unwrap_or(&alone);
    let of_vectors = vectors.len() as u64 / peers.count() as u64;
    let bytes = cells.saturating_mul(of_vectors + 8) / 8;
    if limits.memory.is_some_and(|memory| bytes > memory) {
        return Err(Halt::Stopped { reason: StopReason::Memory, positions: 0 });
    }
    if let Backing::Divided { path, .. } = backing {
        // The file of several processes is one of states, not of cells.
        let sheet = sheet(extents, &Backing::Memory, limits)?;
        let fingerprint = fingerprint(backing, extents, Want::Outcomes);
        let task = joined::Task { game, vectors: &vectors, path, fingerprint, peers, limits };
        return match task.decided(&sheet).map_err(halt)? {
            Some(decided) => sheet.fill(&Deciding(decided), limits).map(Some),
            None => Ok(None),
        };
    }
    let sheet = sheet(extents, backing, limits)?;
    let stopped = |stop| halt(Failure::Stop(stop, 0));
    let arrows = Arrows::new(game, &sheet.grid, &vectors, (0, 1), limits).map_err(stopped)?;
    let Some(arrows) = arrows else { return Ok(None) };
    let meter = Meter::new(limits).out_of(cells);
    let decided = waves::decide(arrows, words(&sheet), None, &meter, &mut |_, fronts| Ok(fronts));
    sheet.fill(&Deciding(decided.map_err(stopped)?), limits).map(Some)
}

fn sheet(extents: &[u64], backing: &Backing, limits: &Limits) -> Result<Sheet, Halt> {
    Sheet::open(extents, (Want::Outcomes, 2), (Filler::Rounds, TARGET), backing, limits)
}

/// Number of words of a plane of bits of all positions.
fn words(sheet: &Sheet) -> usize {
    sheet.grid.cells().div_ceil(64) as usize
}

/// Decided positions, by their numbers in the sheet.
struct Deciding(Decided);

impl Fill for Deciding {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        tile.each_row(|head| {
            for place in tile.places() {
                sheet.mark(head, place, self.0.outcome(sheet.index(head, place)));
            }
            Ok(())
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
