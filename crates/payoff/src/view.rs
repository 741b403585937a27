//! The matrix from each player's point of view.

use super::grid::Grid;
use super::whole::Whole;

/// The game as seen by the row player, or when mirrored by the column player: rows and columns are exchanged,
/// and the sign of payoffs changes.
pub(super) struct View<'g, E> {
    grid: &'g Grid<E>,
    mirrored: bool,
}

impl<E> Clone for View<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for View<'_, E> {}

impl<'g, E: Whole> View<'g, E> {
    pub(super) fn new(grid: &'g Grid<E>) -> View<'g, E> {
        View { grid, mirrored: false }
    }

    /// The opponent's point of view.
    pub(super) fn mirrored(self) -> View<'g, E> {
        View { mirrored: !self.mirrored, ..self }
    }

    pub(super) fn rows(self) -> usize {
        if self.mirrored { self.grid.columns() } else { self.grid.rows() }
    }

    pub(super) fn columns(self) -> usize {
        if self.mirrored { self.grid.rows() } else { self.grid.columns() }
    }

    pub(super) fn entry(self, row: usize, column: usize) -> E {
        if self.mirrored {
            self.grid.cell(column, row).negated()
        } else {
            self.grid.cell(row, column).clone()
        }
    }
}
