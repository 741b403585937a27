//! Saddle points: pure choices from which neither player wants to move.
//!
//! * Theorem: the largest least entry of a row is at most the smallest greatest entry of a column. Where the two are
//!   equal, the rows and the columns that attain them meet in the saddle points, all of them, and in no others.
//! * Cost: one pass over the entries.

/// What the players can be sure of by a pure choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pure<T> {
    /// The most that a row alone makes sure of for the row player.
    pub lower: T,
    /// The rows that do.
    pub rows: Vec<usize>,
    /// The least that a column alone lets the row player have.
    pub upper: T,
    /// The columns that do.
    pub columns: Vec<usize>,
}

impl<T: Clone + Ord> Pure<T> {
    /// Of entries row after row; `None` if there are none.
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

    /// Whether the game has saddle points: wherever one of the rows meets one of the columns.
    pub fn is_saddle(&self) -> bool {
        self.lower == self.upper
    }

    /// The same with other words for the entries.
    pub(super) fn said_by<U>(&self, word: impl Fn(&T) -> U) -> Pure<U> {
        let (rows, columns) = (self.rows.clone(), self.columns.clone());
        Pure { lower: word(&self.lower), rows, upper: word(&self.upper), columns }
    }
}
