//! What belongs to a relation.

use crate::table::{Child, Table};
use dashu_int::UBig;

impl Table {
    /// Whether these numbers are related.
    pub fn contains(&self, numbers: &[UBig]) -> bool {
        let words: Vec<Vec<u8>> = numbers.iter().map(|number| self.numeration().digits(number)).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = Child::state(0);
        let mut column = vec![0; words.len()];
        for place in (0..length).rev() {
            for (digit, word) in column.iter_mut().zip(&words) {
                *digit = word.len().checked_sub(place + 1).map_or(0, |index| word[index]);
            }
            state = self.column(state, &column);
        }
        self.accepts_at(state)
    }
}
