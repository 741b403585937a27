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
mod waves;

use super::run::{Failure, halt};
use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use arrows::{Arrows, Vectors};
use limits::Meter;
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
    let bytes = cells.saturating_mul(vectors.len() as u64 + 8) / 8;
    if limits.memory.is_some_and(|memory| bytes > memory) {
        return Err(Halt::Stopped { reason: StopReason::Memory, positions: 0 });
    }
    let sheet = Sheet::open(extents, (Want::Outcomes, 2), (Filler::Rounds, TARGET), backing, limits)?;
    let stopped = |stop| halt(Failure::Stop(stop, 0));
    let Some(arrows) = Arrows::new(game, &sheet.grid, &vectors, limits).map_err(stopped)? else {
        return Ok(None);
    };
    let meter = Meter::new(limits).out_of(cells);
    let decided = waves::decide(arrows, &meter).map_err(|reason| halt(Failure::at_once(reason)))?;
    sheet.fill(&Deciding(decided), limits).map(Some)
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
