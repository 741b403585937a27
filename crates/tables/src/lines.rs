//! Lines of a ray through the box, numbered so that neighbours in a row are on neighbouring lines.
//!
//! A line of direction `d` is identified by the point at which it would enter the box if only one axis `p`
//! with `d[p] > 0` bounded it: with `t = at[p] div d[p]` that is `at - t * d`, from 0 to `d[p] - 1` on axis
//! `p` and shifted to be natural on the others. Along a row `t` is constant (`p` is an axis of the head),
//! hence the numbering. For a direction along the row itself there is a line per row and residue instead.

use super::grid::{Grid, ROOM};

/// Numbering of the lines of one direction.
pub(super) enum Lines {
    /// The direction leaves the row.
    Across {
        /// Bounding axis, and direction there.
        axis: usize,
        step: u64,
        /// Direction, shift and stride by axis of the head.
        head: Vec<(i64, i64, u64)>,
        /// Direction and shift along the row.
        last: (i64, i64),
        /// Number of lines in a row of lines, and number of such rows.
        width: u64,
        rows: u64,
    },
    /// The direction is this many places along the row.
    Along(u64),
}

impl Lines {
    /// The numbering with the fewest lines; `None` if there are too many for any memory.
    pub(super) fn new(grid: &Grid, direction: &[i64]) -> Option<Lines> {
        let (&last, head) = direction.split_last()?;
        if head.iter().all(|&part| part == 0) {
            return (last > 0).then_some(Lines::Along(last as u64));
        }
        let axes = (0..head.len()).filter(|&axis| head[axis] > 0);
        axes.filter_map(|axis| Lines::across(grid, head, last, axis)).min_by_key(|lines| lines.count(grid))
    }

    fn across(grid: &Grid, direction: &[i64], last: i64, axis: usize) -> Option<Lines> {
        let step = direction[axis] as u64;
        let most = (grid.extents[axis] - 1) / step;
        let wide = |part: i64, extent: u64| extent.checked_add(part.unsigned_abs().checked_mul(most)?);
        let shift = |part: i64| part.max(0).checked_mul(most as i64);
        let mut head = vec![(0, 0, 0); direction.len()];
        let mut rows: u64 = 1;
        for other in (0..direction.len()).rev() {
            let part = direction[other];
            let extent =
                if other == axis { step.min(grid.extents[axis]) } else { wide(part, grid.extents[other])? };
            head[other] = (part, if other == axis { 0 } else { shift(part)? }, rows);
            rows = rows.checked_mul(extent)?;
        }
        let width = wide(last, grid.length)?;
        (rows.checked_mul(width.checked_add(128)?)? < ROOM).then_some(())?;
        Some(Lines::Across { axis, step, head, last: (last, shift(last)?), width, rows })
    }

    /// Number of lines.
    pub(super) fn count(&self, grid: &Grid) -> u64 {
        match self {
            Lines::Across { width, rows, .. } => width * rows,
            Lines::Along(step) => grid.rows * (*step).min(grid.length),
        }
    }

    /// Row of lines crossed by a row with this head, and the line in it at place 0 of the row.
    pub(super) fn enter(&self, at: &[u64]) -> (u64, u64) {
        match self {
            Lines::Across { axis, step, head, last, .. } => {
                let steps = (at[*axis] / step) as i64;
                let mut row = 0;
                for (other, (&place, &(part, shift, stride))) in at.iter().zip(head).enumerate() {
                    let entry = if other == *axis {
                        (place % step) as i64
                    } else {
                        place as i64 - part * steps + shift
                    };
                    row += entry as u64 * stride;
                }
                (row, (last.1 - last.0 * steps) as u64)
            }
            Lines::Along(_) => (0, 0),
        }
    }
}
