//! A box filled by search, for games in which a table finds no order or a move leaves the box.
//!
//! **Problem.** The same as that of the table, of positions whose play may leave the box and come back to it.
//!
//! **Method.** Each position of the box is asked of the engines for single positions, which remember what they have
//! seen: nim-values where they decide, else a search; where play may go round for ever and that is a draw, the graph of
//! all that can be reached from the box.
//!
//! **Cost.** Every position that can be reached once, in the box or out of it; some hundred bytes each.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

use super::grid::Grid;
use super::outcomes::words;
use super::{Holds, Table, Want, halt};
use crate::pool::Component;
use crate::search::{Outcomes, Values};
use crate::{Form, Game, Halt, Limits, Outcome, Refusal, StopReason, loopy};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Store};

/// Fills a table by search. `draws` says that play that never ends is a draw.
///
/// Nothing of it can be kept in a file.
pub fn searched(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    draws: bool,
    limits: &Limits,
) -> Result<Table, Halt> {
    match game.form() {
        Form::Tuple(arity) if arity == extents.len() && arity > 0 && !extents.contains(&0) => {}
        _ => return Err(Refusal::NotATuple.into()),
    }
    let full = Halt::Stopped { reason: StopReason::Memory, positions: 0 };
    let Some(grid) = Grid::new(extents, (0..extents.len()).collect()) else { return Err(full) };
    let (bytes, holds) = match want {
        Want::Outcomes => (16 * grid.rows * words(grid.length), Holds::Bits { planes: 2 }),
        Want::Values => (4 * grid.cells(), Holds::Bytes(4)),
    };
    // A position that is searched takes more than its cell, so what does not fit now never will.
    if limits.memory.is_some_and(|memory| grid.cells().saturating_mul(16) > memory) {
        return Err(full);
    }
    let store = Store::memory(bytes).map_err(|error| halt(error.into()))?;
    let filling = Filling { game, grid, store, limits };
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
    limits: &'a Limits,
}

impl Filling<'_> {
    /// All positions of the box with their rows and places.
    fn positions(&self) -> impl Iterator<Item = (u64, u64, Component)> + '_ {
        (0..self.grid.rows).flat_map(move |row| {
            (0..self.grid.length).map(move |place| {
                let mut rest = row;
                let mut at: Vec<u64> = Vec::with_capacity(self.grid.arity());
                for &stride in &self.grid.strides {
                    at.push(rest / stride);
                    rest %= stride;
                }
                at.push(place);
                (row, place, Component::new(0, at))
            })
        })
    }

    /// The same, with the limits and progress looked after.
    fn each(
        &self,
        mut solve: impl FnMut(u64, u64, Component, &Limits) -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        let quiet = Limits { progress: None, ..self.limits.clone() };
        let total = self.grid.cells();
        for (done, (row, place, component)) in (0u64..).zip(self.positions()) {
            if done.is_multiple_of(1 << 12) {
                if let Some(progress) = &self.limits.progress {
                    progress.tell(done, Some(total));
                }
                if let Some(reason) = self.limits.stopped() {
                    return Err(Halt::Stopped { reason, positions: done });
                }
            }
            solve(row, place, component, &quiet).map_err(|halt| match halt {
                Halt::Stopped { reason, .. } => Halt::Stopped { reason, positions: done },
                other => other,
            })?;
        }
        Ok(())
    }

    fn values(&self, put: impl Fn(&Self, u64, u64, u64)) -> Result<(), Halt> {
        let mut values = Values::new(&[self.game])?;
        self.each(|row, place, component, limits| {
            put(self, row, place, values.value(&component, limits)?.value);
            Ok(())
        })
    }

    fn outcomes(&self) -> Result<(), Halt> {
        let mut outcomes = Outcomes::new(&[self.game])?;
        self.each(|row, place, component, limits| {
            self.mark(row, place, outcomes.outcome(&[component], limits)?.outcome);
            Ok(())
        })
    }

    /// By the graph of all that can be reached.
    fn graph(&self) -> Result<(), Halt> {
        let sums = self.positions().map(|(_, _, component)| vec![component]);
        let found = loopy::outcomes(&[self.game], sums, self.limits)?;
        let known = found.iter().flatten().count() as u64;
        for ((row, place, _), outcome) in self.positions().zip(found) {
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
