//! One-dimensional tables from nim-values computed elsewhere.
//!
//! **Cost.** A few nanoseconds per position.
//!
//! **Evidence.** That of the values.

use super::filled::Table;
use super::grid::Grid;
use super::outcomes::words;
use super::run::halt;
use super::want::{Holds, Want};
use solve::{Halt, Limits, Refusal, StopReason};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Store};

/// Fills a table of `0..extent` for a game in which the player to move loses where the value is 0. The values
/// are requested once there is room for the table.
pub fn given<V: Fn(u64) -> Option<u32>>(
    extent: u64,
    want: Want,
    values: impl FnOnce() -> Result<V, Halt>,
    limits: &Limits,
) -> Result<Table, Halt> {
    let full = || Halt::Stopped { reason: StopReason::Memory, positions: 0 };
    let grid = Grid::new(&[extent], vec![0]).ok_or_else(full)?;
    let (bytes, holds) = match want {
        Want::Outcomes => (8 * words(extent), Holds::Bits { planes: 1 }),
        Want::Values => (4 * extent, Holds::Bytes(4)),
    };
    if limits.memory.is_some_and(|memory| bytes > memory) {
        return Err(full());
    }
    let store = Store::memory(bytes).map_err(|error| halt(error.into()))?;
    let values = values()?;
    for at in 0..extent {
        let value = values(at).ok_or(Refusal::NotATuple)?;
        match want {
            Want::Values => store.cells::<AtomicU32>()[at as usize].set(value.into()),
            Want::Outcomes if value == 0 => {
                store.cells::<AtomicU64>()[(at / 64) as usize].join(1 << (at % 64));
            }
            Want::Outcomes => {}
        }
    }
    Ok(Table { extents: vec![extent], want, grid: Some(grid), store, holds, lost: 0 })
}
