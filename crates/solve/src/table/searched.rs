//! Tables filled by search: for games in which a table finds no order or a move leaves the box, for rows, and
//! for sums.
//!
//! **Problem.** That of tables, for positions whose play may leave the box and return to it, and for boxes in
//! which not all places are positions.
//!
//! **Method.** Each position of the box is passed to the engines for single positions, which remember their
//! results: nim-values where they decide, otherwise a search; where play may go on for ever and that is a
//! draw, the graph of everything reachable from the box.
//!
//! **Cost.** Every reachable position once, inside or outside the box; some hundred bytes each.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

use super::grid::Grid;
use super::outcomes::words;
use super::want::{Holds, Want};
use super::{Table, halt};
use crate::pool::Component;
use crate::search::{Outcomes, Values};
use crate::{Form, Game, Halt, Limits, Outcome, Refusal, StopReason, loopy};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Store};

/// Position at a place of a box, as a sum of components in the form of the rules; `None` if there is none.
pub type Stands<'a> = dyn Fn(&[u64]) -> Option<Vec<Vec<u64>>> + 'a;

/// Fills a table by search. The numbers of a place are those of one or several components, one after another;
/// a place without a position is left unchanged. With `draws`, play that never ends is a draw.
///
/// It cannot be kept in a file.
pub fn searched(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    draws: bool,
    stands: &Stands<'_>,
    limits: &Limits,
) -> Result<Table, Halt> {
    match game.form() {
        Form::Tuple(arity) if arity > 0 && extents.len().is_multiple_of(arity) => {}
        Form::Row => {}
        Form::Tuple(_) | Form::Edges => return Err(Refusal::NotATuple.into()),
    }
    if extents.is_empty() || extents.contains(&0) {
        return Err(Refusal::NotATuple.into());
    }
    let full = Halt::Stopped { reason: StopReason::Memory, positions: 0 };
    let Some(grid) = Grid::new(extents, (0..extents.len()).collect()) else { return Err(full) };
    let (bytes, holds) = match want {
        Want::Outcomes => (16 * grid.rows * words(grid.length), Holds::Bits { planes: 2 }),
        Want::Values => (4 * grid.cells(), Holds::Bytes(4)),
    };
    // A searched position takes more than its cell, so a table that does not fit now never will.
    if limits.memory.is_some_and(|memory| grid.cells().saturating_mul(16) > memory) {
        return Err(full);
    }
    let sums = matches!(game.form(), Form::Tuple(arity) if extents.len() > arity);
    if want == Want::Values && sums && game.reach() != 1 {
        return Err(Refusal::NimSumReach.into());
    }
    let store = Store::memory(bytes).map_err(|error| halt(error.into()))?;
    let filling = Filling { game, grid, store, stands, limits };
    match want {
        Want::Values => filling.values(|filling, row, place, value| {
            let cells: &[AtomicU32] = filling.store.cells();
            cells[(row * filling.grid.length + place) as usize].set(value);
        })?,
        Want::Outcomes if !game.terminates() && draws => filling.graph()?,
        Want::Outcomes if game.reach() == 1 && !game.has_ends() && Values::new(&[game]).is_ok() => {
            filling.values(|filling, row, place, value| {
                let outcome = if value == 0 { Outcome::P } else { Outcome::N };
                filling.mark(row, place, outcome);
            })?;
        }
        Want::Outcomes => filling.outcomes()?,
    }
    let Filling { grid, store, .. } = filling;
    Ok(Table { extents: extents.to_vec(), want, grid: Some(grid), store, holds })
}

struct Filling<'a> {
    game: &'a dyn Game,
    grid: Grid,
    store: Store,
    stands: &'a Stands<'a>,
    limits: &'a Limits,
}

impl Filling<'_> {
    /// All places of the box, each with its row and its position.
    fn places(&self) -> impl Iterator<Item = (u64, u64, Option<Vec<Component>>)> + '_ {
        (0..self.grid.rows).flat_map(move |row| {
            (0..self.grid.length).map(move |place| {
                let mut rest = row;
                let mut at: Vec<u64> = Vec::with_capacity(self.grid.arity());
                for &stride in &self.grid.strides {
                    at.push(rest / stride);
                    rest %= stride;
                }
                at.push(place);
                let sum = (self.stands)(&at);
                (row, place, sum.map(|sum| sum.into_iter().map(|words| Component::new(0, words)).collect()))
            })
        })
    }

    /// Visits the places, with limits and progress taken care of.
    fn each(
        &self,
        mut solve: impl FnMut(u64, u64, &[Component], &Limits) -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        let quiet = Limits { progress: None, ..self.limits.clone() };
        let total = self.grid.cells();
        for (done, (row, place, sum)) in (0u64..).zip(self.places()) {
            if done.is_multiple_of(1 << 12) {
                if let Some(progress) = &self.limits.progress {
                    progress.tell(done, Some(total));
                }
                if let Some(reason) = self.limits.stopped() {
                    return Err(Halt::Stopped { reason, positions: done });
                }
            }
            let Some(sum) = sum else { continue };
            solve(row, place, &sum, &quiet).map_err(|halt| match halt {
                Halt::Stopped { reason, .. } => Halt::Stopped { reason, positions: done },
                other => other,
            })?;
        }
        Ok(())
    }

    fn values(&self, put: impl Fn(&Self, u64, u64, u64)) -> Result<(), Halt> {
        let mut values = Values::new(&[self.game])?;
        self.each(|row, place, sum, limits| {
            let mut together = 0;
            for component in sum {
                together ^= values.value(component, limits)?.value;
            }
            put(self, row, place, together);
            Ok(())
        })
    }

    fn outcomes(&self) -> Result<(), Halt> {
        let mut outcomes = Outcomes::new(&[self.game])?;
        self.each(|row, place, sum, limits| {
            self.mark(row, place, outcomes.outcome(sum, limits)?.outcome);
            Ok(())
        })
    }

    /// Fills the table by the graph of everything reachable.
    fn graph(&self) -> Result<(), Halt> {
        let standing = || self.places().filter_map(|(row, place, at)| Some((row, place, at?)));
        let sums = standing().map(|(_, _, sum)| sum);
        let found = loopy::outcomes(&[self.game], sums, self.limits)?;
        let known = found.iter().flatten().count() as u64;
        for ((row, place, _), outcome) in standing().zip(found) {
            let stopped = Halt::Stopped { reason: StopReason::Positions, positions: known };
            self.mark(row, place, outcome.ok_or(stopped)?);
        }
        Ok(())
    }

    fn mark(&self, row: u64, place: u64, outcome: Outcome) {
        let plane = match outcome {
            Outcome::P => 0,
            Outcome::D => 1,
            Outcome::N => return,
        };
        let word = (plane * self.grid.rows + row) * words(self.grid.length) + place / 64;
        self.store.cells::<AtomicU64>()[word as usize].join(1 << (place % 64));
    }
}
