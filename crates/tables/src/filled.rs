//! Completed tables.

use super::grid::Grid;
use super::outcomes::words;
use super::want::{Holds, Want};
use solve::Outcome;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64};
use store::{Cell, Store};

/// A complete table: every position of a box, with its outcome or nim-value.
pub struct Table {
    pub(super) extents: Vec<u64>,
    pub(super) want: Want,
    /// Absent if there are no positions.
    pub(super) grid: Option<Grid>,
    pub(super) store: Store,
    pub(super) holds: Holds,
    pub(super) lost: u64,
}

impl Table {
    /// Component `i` ranges over `0..extents()[i]`.
    pub fn extents(&self) -> &[u64] {
        &self.extents
    }

    /// Contents of the table.
    pub fn want(&self) -> Want {
        self.want
    }

    /// Number of positions.
    pub fn positions(&self) -> u64 {
        self.grid.as_ref().map_or(0, Grid::cells)
    }

    /// Number of positions of an earlier run that were damaged in the file; all have been
    /// computed again.
    pub fn lost(&self) -> u64 {
        self.lost
    }

    /// Number of bytes of the cells, in memory or in a file.
    pub fn bytes(&self) -> u64 {
        self.store.bytes()
    }

    /// Outcome of a position; `None` outside the box.
    pub fn outcome(&self, at: &[u64]) -> Option<Outcome> {
        let (row, place) = self.grid.as_ref()?.locate(at)?;
        Some(self.outcome_in(row, place))
    }

    /// Nim-value of a position; `None` outside the box, and in a table of outcomes.
    pub fn value(&self, at: &[u64]) -> Option<u64> {
        let (row, place) = self.grid.as_ref()?.locate(at)?;
        self.value_in(row, place)
    }

    /// Number of P-positions.
    pub fn losing(&self) -> u64 {
        let Some(grid) = &self.grid else { return 0 };
        fn zeros<C: Cell>(cells: &[C]) -> u64 {
            cells.iter().filter(|cell| cell.get() == 0).count() as u64
        }
        match self.holds {
            Holds::Bits { .. } => {
                let plane = (grid.rows * words(grid.length)) as usize;
                let cells: &[AtomicU64] = self.store.cells();
                cells[..plane].iter().map(|cell| u64::from(cell.get().count_ones())).sum()
            }
            Holds::Bytes(1) => zeros::<AtomicU8>(self.store.cells()),
            Holds::Bytes(2) => zeros::<AtomicU16>(self.store.cells()),
            Holds::Bytes(_) => zeros::<AtomicU32>(self.store.cells()),
        }
    }

    /// Outcomes of the positions `(prefix.., 0), (prefix.., 1), …`; empty outside the box.
    pub fn outcomes(&self, prefix: &[u64]) -> impl Iterator<Item = Outcome> + '_ {
        self.places(prefix).map(|(row, place)| self.outcome_in(row, place))
    }

    /// Nim-values of the positions `(prefix.., 0), (prefix.., 1), …`; empty outside the box, and in a table
    /// of outcomes.
    pub fn values(&self, prefix: &[u64]) -> impl Iterator<Item = u64> + '_ {
        self.places(prefix).filter_map(|(row, place)| self.value_in(row, place))
    }

    /// All prefixes, in lexicographic order: each with `outcomes` or `values` is a row of the table.
    pub fn prefixes(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        let head = self.extents.split_last().map_or(&[][..], |(_, head)| head);
        let count = if self.positions() == 0 { 0 } else { head.iter().product() };
        (0..count).map(move |number: u64| {
            let mut prefix = vec![0; head.len()];
            let mut rest = number;
            for (component, &extent) in prefix.iter_mut().zip(head).rev() {
                *component = rest % extent;
                rest /= extent;
            }
            prefix
        })
    }

    /// Stored places along the game's last component.
    fn places(&self, prefix: &[u64]) -> impl Iterator<Item = (u64, u64)> + '_ {
        let mut at = prefix.to_vec();
        at.push(0);
        let first = self.grid.as_ref().and_then(|grid| Some((grid, grid.locate(&at)?)));
        first.into_iter().flat_map(|(grid, (row, place))| {
            let last = grid.arity() - 1;
            let axis = grid.axes.iter().position(|&axis| axis == last).unwrap_or(last);
            let (stride, step) = if axis == last { (0, 1) } else { (grid.strides[axis], 0) };
            (0..grid.extents[axis]).map(move |more| (row + more * stride, place + more * step))
        })
    }

    fn outcome_in(&self, row: u64, place: u64) -> Outcome {
        let Holds::Bits { planes } = self.holds else {
            return if self.value_in(row, place) == Some(0) { Outcome::P } else { Outcome::N };
        };
        let Some(grid) = &self.grid else { return Outcome::N };
        let marked = |plane: u64| {
            let word = (plane * grid.rows + row) * words(grid.length) + place / 64;
            self.store.cells::<AtomicU64>()[word as usize].get() >> (place % 64) & 1 == 1
        };
        match planes {
            _ if marked(0) => Outcome::P,
            2 if marked(1) => Outcome::D,
            _ => Outcome::N,
        }
    }

    fn value_in(&self, row: u64, place: u64) -> Option<u64> {
        let cell = (row * self.grid.as_ref()?.length + place) as usize;
        match self.holds {
            Holds::Bits { .. } => None,
            Holds::Bytes(1) => Some(self.store.cells::<AtomicU8>()[cell].get()),
            Holds::Bytes(2) => Some(self.store.cells::<AtomicU16>()[cell].get()),
            Holds::Bytes(_) => Some(self.store.cells::<AtomicU32>()[cell].get()),
        }
    }
}
