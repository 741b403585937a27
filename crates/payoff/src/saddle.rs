//! Saddle points: pure choices from which neither player gains by deviating.
//!
//! * Theorem: the largest least entry of a row is at most the smallest greatest entry of a column. Where the
//!   two are equal, the saddle points are exactly the intersections of the rows and columns that attain them.
//! * Cost: one pass over the entries.

/// Guarantees of pure choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pure<T> {
    /// The best guarantee of a single row for the row player.
    pub lower: T,
    /// Rows that give it.
    pub rows: Vec<usize>,
    /// The best guarantee of a single column for the column player.
    pub upper: T,
    /// Columns that give it.
    pub columns: Vec<usize>,
}

impl<T: Clone + Ord> Pure<T> {
    /// From entries row by row; `None` if there are none.
    pub(super) fn of(columns: usize, entries: &[T]) -> Option<Pure<T>> {
        let least: Option<Vec<&T>> = entries.chunks(columns.max(1)).map(|row| row.iter().min()).collect();
        let (first, rest) = entries.split_at_checked(columns)?;
        let mut greatest: Vec<&T> = first.iter().collect();
        for row in rest.chunks(columns.max(1)) {
            for (greatest, entry) in greatest.iter_mut().zip(row) {
                *greatest = entry.max(greatest);
            }
        }
        let least = least?;
        let (lower, upper) = (*least.iter().max()?, *greatest.iter().min()?);
        let attained = |all: &[&T], by: &T| (0..all.len()).filter(|&line| all[line] == by).collect();
        Some(Pure {
            lower: lower.clone(),
            rows: attained(&least, lower),
            upper: upper.clone(),
            columns: attained(&greatest, upper),
        })
    }

    /// Returns `true` if the game has saddle points: the intersections of these rows and columns.
    pub fn is_saddle(&self) -> bool {
        self.lower == self.upper
    }

    /// Converts the entries.
    pub(super) fn said_by<U>(&self, word: impl Fn(&T) -> U) -> Pure<U> {
        let (rows, columns) = (self.rows.clone(), self.columns.clone());
        Pure { lower: word(&self.lower), rows, upper: word(&self.upper), columns }
    }
}
