//! The shown part of a table: running coordinates with their ranges, and the source of the cells.

use rules::Text;

/// Content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// The outcome: 0 for P, 1 for N, 2 for D.
    Outcome,
    /// The nim-value.
    Value,
    /// Claims compared with the rules: 0, 1 or 2 where they say rightly that the position is P, N or D; 3 where they
    /// say nothing; 4, 5
    /// or 6 where they say wrongly that it is P, N or D; 7 where the nim-value that they give is wrong.
    Claim,
}

impl Content {
    /// Letters for a cell; nothing for nim-values, and for cells without a position.
    pub fn letters(self, cell: u64) -> Option<&'static str> {
        match (self, cell) {
            (Content::Value, _) | (_, NONE) => None,
            (_, 0) => Some("P"),
            (_, 1) => Some("N"),
            (Content::Outcome, _) | (_, 2) => Some("D"),
            (Content::Claim, SILENT) => Some("?"),
            (Content::Claim, 4) => Some("!P"),
            (Content::Claim, 5) => Some("!N"),
            (Content::Claim, 6) => Some("!D"),
            (Content::Claim, _) => Some("!"),
        }
    }
}

/// Cell of [`Content::Claim`] where nothing is claimed; larger cells are wrong.
pub const SILENT: u64 = 3;

/// A cell where no position of the game stands.
pub const NONE: u64 = u64::MAX;

/// Source of the cells.
pub trait Cells: Sync {
    /// Fills `row` with the cells at the positions `(prefix.., start), (prefix.., start + 1), …`.
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]);
}

/// One coordinate of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Its name in the rules.
    pub name: String,
    first: u64,
    last: u64,
    fixed: bool,
}

impl Axis {
    /// A coordinate that runs from `first` to `last` inclusive, given in either order.
    pub fn range(name: impl Into<String>, first: u64, last: u64) -> Axis {
        Axis { name: name.into(), first: first.min(last), last: first.max(last), fixed: false }
    }

    /// A coordinate fixed at `at`, which is not a dimension.
    pub fn fixed(name: impl Into<String>, at: u64) -> Axis {
        Axis { name: name.into(), first: at, last: at, fixed: true }
    }

    /// The smallest value.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The largest value.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Returns `true` if the coordinate is fixed.
    pub fn is_fixed(&self) -> bool {
        self.fixed
    }

    /// Number of its values.
    pub fn len(&self) -> u64 {
        (self.last - self.first).saturating_add(1)
    }

    /// Always `false`: an axis has at least one value.
    pub fn is_empty(&self) -> bool {
        false
    }
}

/// The shown part of a table.
pub struct Grid<'a> {
    title: Text,
    content: Content,
    axes: Vec<Axis>,
    cells: &'a dyn Cells,
}

impl<'a> Grid<'a> {
    /// A grid with one axis for each component of a position.
    pub fn new(title: Text, content: Content, axes: Vec<Axis>, cells: &'a dyn Cells) -> Grid<'a> {
        Grid { title, content, axes, cells }
    }

    /// Title.
    pub fn title(&self) -> &Text {
        &self.title
    }

    /// Content of a cell.
    pub fn content(&self) -> Content {
        self.content
    }

    /// All coordinates.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// Running coordinates, in order.
    pub fn shown(&self) -> Vec<&Axis> {
        self.axes.iter().filter(|axis| !axis.fixed).collect()
    }

    /// Largest cell, without those that hold no position.
    pub fn largest(&self) -> u64 {
        let mut largest = 0;
        let walk = self.each_row(|_, row| {
            largest = row.iter().copied().filter(|&cell| cell != NONE).fold(largest, u64::max);
            Ok::<(), std::convert::Infallible>(())
        });
        match walk {
            Ok(()) => largest,
        }
    }

    /// Returns `true` if there is a cell without a position.
    pub fn has_gaps(&self) -> bool {
        self.each_row(|_, row| if row.contains(&NONE) { Err(()) } else { Ok(()) }).is_err()
    }

    /// Calls `visit` with every row in C order: the running coordinates before the last one, and the cells along
    /// the last one.
    pub fn each_row<E>(&self, mut visit: impl FnMut(&[u64], &[u64]) -> Result<(), E>) -> Result<(), E> {
        let running: Vec<usize> = (0..self.axes.len()).filter(|&i| !self.axes[i].fixed).collect();
        let mut at: Vec<u64> = self.axes.iter().map(|axis| axis.first).collect();
        let (outer, inner) = match running.split_last() {
            Some((&inner, outer)) => (outer.to_vec(), Some(inner)),
            None => (Vec::new(), None),
        };
        let length = inner.map_or(1, |inner| self.axes[inner].len());
        let mut row = vec![0; usize::try_from(length).unwrap_or(usize::MAX)];
        let mut label = vec![0; outer.len()];
        loop {
            self.read(&mut at, inner, &mut row);
            for (place, &axis) in label.iter_mut().zip(&outer) {
                *place = at[axis];
            }
            visit(&label, &row)?;
            // count up like an odometer, the rightmost outer coordinate first
            let Some(&turn) = outer.iter().rev().find(|&&axis| at[axis] < self.axes[axis].last) else {
                return Ok(());
            };
            at[turn] += 1;
            for &axis in outer.iter().filter(|&&axis| axis > turn) {
                at[axis] = self.axes[axis].first;
            }
        }
    }

    /// Reads the cells along `inner`; in one call if that is the last component of a position.
    fn read(&self, at: &mut [u64], inner: Option<usize>, row: &mut [u64]) {
        let Some(last) = at.len().checked_sub(1) else { return };
        match inner {
            Some(inner) if inner < last => {
                for (cell, value) in row.iter_mut().zip(self.axes[inner].first..) {
                    at[inner] = value;
                    self.cells.fill(&at[..last], at[last], std::slice::from_mut(cell));
                }
            }
            _ => self.cells.fill(&at[..last], self.axes[last].first, row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A cell shows its own coordinates, as decimal digits.
    pub(super) struct Digits;

    impl Cells for Digits {
        fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
            let head = prefix.iter().fold(0, |sum, digit| 10 * sum + digit);
            for (cell, last) in row.iter_mut().zip(start..) {
                *cell = 10 * head + last;
            }
        }
    }

    fn rows(axes: Vec<Axis>) -> Vec<(Vec<u64>, Vec<u64>)> {
        let mut rows = Vec::new();
        let grid = Grid::new(Text::default(), Content::Value, axes, &Digits);
        let walk: Result<(), ()> = grid.each_row(|label, row| {
            rows.push((label.to_vec(), row.to_vec()));
            Ok(())
        });
        assert_eq!(walk, Ok(()));
        rows
    }

    #[test]
    fn rows_come_in_c_order() {
        let axes = vec![Axis::range("a", 1, 2), Axis::range("b", 3, 4), Axis::range("c", 5, 7)];
        assert_eq!(
            rows(axes),
            [
                (vec![1, 3], vec![135, 136, 137]),
                (vec![1, 4], vec![145, 146, 147]),
                (vec![2, 3], vec![235, 236, 237]),
                (vec![2, 4], vec![245, 246, 247]),
            ]
        );
    }

    #[test]
    fn letters_of_claims_tell_right_from_wrong() {
        let all: Vec<_> = (0..8).map(|cell| Content::Claim.letters(cell).expect("letters")).collect();
        assert_eq!(all, ["P", "N", "D", "?", "!P", "!N", "!D", "!"]);
        assert_eq!(
            (Content::Outcome.letters(1), Content::Value.letters(1), Content::Claim.letters(NONE)),
            (Some("N"), None, None)
        );
    }

    #[test]
    fn a_fixed_coordinate_stays_wherever_it_stands() {
        let last = vec![Axis::range("a", 1, 2), Axis::range("b", 3, 4), Axis::fixed("c", 9)];
        assert_eq!(rows(last), [(vec![1], vec![139, 149]), (vec![2], vec![239, 249])]);
        let first = vec![Axis::fixed("a", 9), Axis::range("b", 3, 4), Axis::range("c", 0, 1)];
        assert_eq!(rows(first), [(vec![3], vec![930, 931]), (vec![4], vec![940, 941])]);
        let both = vec![Axis::fixed("a", 2), Axis::fixed("b", 7)];
        assert_eq!(rows(both), [(vec![], vec![27])]);
    }
}
