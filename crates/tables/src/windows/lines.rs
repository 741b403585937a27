//! Positions of a box that differ by multiples of a vector, as lines.

/// Limit on the numbers of a vector.
const LONGEST: i64 = 1 << 16;

/// The lines of a vector.
pub(super) struct Lines {
    /// The vector.
    pub(super) down: u64,
    pub(super) across: u64,
    /// Number of lines side by side, and of those before the first that begins in the first row.
    width: u64,
    shift: u64,
    /// Row of the lines, where they run along rows.
    row: u64,
}

/// A position on its line, and where the line and the window begin.
#[derive(Clone, Copy, Default)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) place: u64,
    pub(super) first: u64,
    pub(super) from: u64,
}

impl Lines {
    /// `None` if lines with so many words each have no room.
    pub(super) fn new(vector: &[i64], sides: [u64; 2], (words, room): (u64, u64)) -> Option<Lines> {
        let (down, across) = match *vector {
            [across] => (0, across),
            [down, across] => (down, across),
            _ => return None,
        };
        if !(0..LONGEST).contains(&down) || !(0..LONGEST).contains(&across) || down + across == 0 {
            return None;
        }
        let (down, across, [rows, columns]) = (down as u64, across as u64, sides);
        let steps = |extent: u64, by: u64| (extent - 1).checked_div(by);
        let shift = across.checked_mul(steps(rows, down).unwrap_or(0))?;
        let width = if down == 0 { across } else { columns.checked_add(shift)? };
        let lines = Lines { down, across, width, shift, row: 0 };
        width.checked_mul(down.max(1)).filter(|count| count.saturating_mul(words) <= room)?;
        Some(lines)
    }

    /// Number of lines.
    pub(super) fn count(&self) -> u64 {
        self.width * self.down.max(1)
    }

    /// Limit on the places of a line.
    pub(super) fn longest(&self, [rows, columns]: [u64; 2]) -> u64 {
        (rows - 1).checked_div(self.down).unwrap_or_else(|| (columns - 1) / self.across) + 1
    }

    /// The spot of a position, without a window; `true` if it is the first of a row whose lines run along it.
    #[inline]
    pub(super) fn enter(&mut self, [row, column]: [u64; 2]) -> (Spot, bool) {
        match row.checked_div(self.down) {
            Some(place) => {
                let line = row % self.down * self.width + (column + self.shift - self.across * place);
                let longest = column.checked_div(self.across).map_or(place, |across| across.min(place));
                (Spot { line: line as usize, place, first: place - longest, from: place }, false)
            }
            None => {
                let is_fresh = std::mem::replace(&mut self.row, row) != row;
                let (line, place) = ((column % self.across) as usize, column / self.across);
                (Spot { line, place, first: 0, from: place }, is_fresh)
            }
        }
    }
}
