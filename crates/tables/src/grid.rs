//! The box of a table, and the storage of its positions.
//!
//! The last stored axis runs along a *row*; the others, the *head*, number the rows. Axes are stored in the order
//! in which the table is filled, so that a position's options always come before it in storage.

/// More cells than any memory holds; everything counted in cells fits in a word of the machine.
pub(super) const ROOM: u64 = if usize::BITS < u64::BITS { 1 << 28 } else { 1 << 56 };

/// The box, with its axes in storage order.
pub(super) struct Grid {
    /// Stored axis `i` is component `axes[i]` of the game.
    pub(super) axes: Vec<usize>,
    /// Extents by stored axis.
    pub(super) extents: Vec<u64>,
    /// Number of rows between neighbours, by axis of the head.
    pub(super) strides: Vec<u64>,
    /// Number of rows.
    pub(super) rows: u64,
    /// Number of cells in a row.
    pub(super) length: u64,
}

impl Grid {
    /// `None` if there are too many positions for any memory, or no axes.
    pub(super) fn new(extents: &[u64], axes: Vec<usize>) -> Option<Grid> {
        let stored: Vec<u64> = axes.iter().map(|&axis| extents[axis]).collect();
        let (&length, head) = stored.split_last()?;
        let mut strides = vec![0; head.len()];
        let mut rows: u64 = 1;
        for (stride, &extent) in strides.iter_mut().zip(head).rev() {
            *stride = rows;
            rows = rows.checked_mul(extent)?;
        }
        // Room for padding a row to a word, two planes, and signed differences.
        let padded = rows.checked_mul(length.checked_next_multiple_of(64)?)?;
        (padded < ROOM).then_some(Grid { axes, extents: stored, strides, rows, length })
    }

    /// The components in order, except that the longest forms the rows: short rows waste words and time.
    pub(super) fn longest_last(extents: &[u64]) -> Vec<usize> {
        let longest = (0..extents.len()).max_by_key(|&axis| extents[axis]);
        (0..extents.len()).filter(|&axis| Some(axis) != longest).chain(longest).collect()
    }

    /// Number of positions.
    pub(super) fn cells(&self) -> u64 {
        self.rows * self.length
    }

    /// Number of axes.
    pub(super) fn arity(&self) -> usize {
        self.axes.len()
    }

    /// Index of the row with this head.
    pub(super) fn row(&self, head: &[u64]) -> u64 {
        head.iter().zip(&self.strides).map(|(&at, &stride)| at * stride).sum()
    }

    /// Row of a position of the game, and its place there; `None` outside the box.
    pub(super) fn locate(&self, at: &[u64]) -> Option<(u64, u64)> {
        if at.len() != self.arity() {
            return None;
        }
        let mut row = 0;
        for ((&axis, &extent), &stride) in self.axes.iter().zip(&self.extents).zip(&self.strides) {
            if at[axis] >= extent {
                return None;
            }
            row += at[axis] * stride;
        }
        let place = at[*self.axes.last()?];
        (place < self.length).then_some((row, place))
    }

    /// Writes the position of the game at this head and place.
    pub(super) fn position(&self, head: &[u64], place: u64, at: &mut [u64]) {
        for (&axis, &component) in self.axes.iter().zip(head.iter().chain([&place])) {
            at[axis] = component;
        }
    }

    /// Returns `true` if rows run along the game's last component, as masks do.
    pub(super) fn rows_are_the_games(&self) -> bool {
        self.axes.last() == Some(&(self.arity() - 1))
    }
}
