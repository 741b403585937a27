//! Tables of one number, from nim-values that somebody else has computed.
//!
//! **Cost.** A few nanoseconds a position.
//!
//! **Evidence.** That of the values.

use super::grid::Grid;
use super::outcomes::words;
use super::{Holds, Table, Want, halt};
use crate::{Halt, Limits, Refusal, StopReason};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Store};

/// Fills a table of `0..extent` of a game in which the player to move loses where the value is 0.
pub fn given(
    extent: u64,
    want: Want,
    value: &dyn Fn(u64) -> Option<u32>,
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
    for at in 0..extent {
        let value = value(at).ok_or(Refusal::NotATuple)?;
        match want {
            Want::Values => store.cells::<AtomicU32>()[at as usize].set(value.into()),
            Want::Outcomes if value == 0 => {
                store.cells::<AtomicU64>()[(at / 64) as usize].join(1 << (at % 64));
            }
            Want::Outcomes => {}
        }
    }
    Ok(Table { extents: vec![extent], want, grid: Some(grid), store, holds })
}
