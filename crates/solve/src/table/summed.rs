//! Tables of sums, from the nim-values of single components.
//!
//! **Theorem.** Sprague and Grundy's: the nim-value of a sum is the nim-sum of the values, and the player to move loses
//! where it is 0.
//!
//! **Cost.** A few nanoseconds per sum.
//!
//! **Evidence.** Computed, like the values.

use super::grid::Grid;
use super::outcomes::words;
use super::want::{Holds, Want};
use super::{Table, halt};
use crate::{Halt, Limits, Refusal, StopReason};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Store};

/// Fills a table of sums: `extents` are those of the components, one after another, each within the table of
/// `values`, for a game in which a player moves in one component at a time.
pub fn summed(values: &Table, extents: &[u64], want: Want, limits: &Limits) -> Result<Table, Halt> {
    let arity = values.extents.len();
    let within = |part: &[u64]| part.iter().zip(&values.extents).all(|(extent, all)| extent <= all);
    let fits =
        !extents.is_empty() && extents.len().is_multiple_of(arity) && extents.chunks(arity).all(within);
    if values.want != Want::Values || !fits || extents.contains(&0) {
        return Err(Refusal::NotATuple.into());
    }
    let full = Halt::Stopped { reason: StopReason::Memory, positions: 0 };
    let Some(grid) = Grid::new(extents, (0..extents.len()).collect()) else { return Err(full) };
    let (bytes, holds) = match want {
        Want::Outcomes => (8 * grid.rows * words(grid.length), Holds::Bits { planes: 1 }),
        Want::Values => (4 * grid.cells(), Holds::Bytes(4)),
    };
    if limits.memory.is_some_and(|memory| bytes > memory) {
        return Err(full);
    }
    let store = Store::memory(bytes).map_err(|error| halt(error.into()))?;
    let outside = || Refusal::NotATuple;
    let mut at = vec![0; extents.len()];
    for row in 0..grid.rows {
        if row.is_multiple_of(1 << 8) {
            let positions = row * grid.length;
            if let Some(progress) = &limits.progress {
                progress.tell(positions, Some(grid.cells()));
            }
            if let Some(reason) = limits.stopped() {
                return Err(Halt::Stopped { reason, positions });
            }
        }
        let mut rest = row;
        for (number, &stride) in at.iter_mut().zip(&grid.strides) {
            *number = rest / stride;
            rest %= stride;
        }
        let (before, last) = at.split_at(extents.len() - arity);
        let mut others = 0;
        for component in before.chunks(arity) {
            others ^= values.value(component).ok_or_else(outside)?;
        }
        let along = values.values(&last[..arity - 1]).take(grid.length as usize);
        for (place, value) in (0u64..).zip(along) {
            let value = value ^ others;
            match want {
                Want::Values => {
                    let cells: &[AtomicU32] = store.cells();
                    cells[(row * grid.length + place) as usize].set(value);
                }
                Want::Outcomes if value == 0 => {
                    let word = row * words(grid.length) + place / 64;
                    store.cells::<AtomicU64>()[word as usize].join(1 << (place % 64));
                }
                Want::Outcomes => {}
            }
        }
    }
    Ok(Table { extents: extents.to_vec(), want, grid: Some(grid), store, holds })
}
