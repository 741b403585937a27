//! Rectangles of whole numbers of one type.

/// A rectangle of whole numbers, row by row.
#[derive(Clone, Debug)]
pub(super) struct Grid<E> {
    rows: usize,
    columns: usize,
    cells: Vec<E>,
}

impl<E> Grid<E> {
    /// A grid from its cells, row by row.
    pub(super) fn new(columns: usize, cells: Vec<E>) -> Grid<E> {
        Grid { rows: cells.len() / columns.max(1), columns, cells }
    }

    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    pub(super) fn columns(&self) -> usize {
        self.columns
    }

    pub(super) fn cell(&self, row: usize, column: usize) -> &E {
        &self.cells[row * self.columns + column]
    }

    pub(super) fn row(&self, row: usize) -> &[E] {
        &self.cells[row * self.columns..][..self.columns]
    }

    pub(super) fn cells(&self) -> &[E] {
        &self.cells
    }
}

impl<E: Clone> Grid<E> {
    /// The submatrix of these rows and columns.
    pub(super) fn within(&self, rows: &[usize], columns: &[usize]) -> Grid<E> {
        let pick = |&row: &usize| columns.iter().map(move |&column| self.cell(row, column).clone());
        Grid { rows: rows.len(), columns: columns.len(), cells: rows.iter().flat_map(pick).collect() }
    }

    /// The transposed grid.
    pub(super) fn transposed(&self) -> Grid<E> {
        let column = |column| (0..self.rows).map(move |row| self.cell(row, column).clone());
        Grid { rows: self.columns, columns: self.rows, cells: (0..self.columns).flat_map(column).collect() }
    }
}
