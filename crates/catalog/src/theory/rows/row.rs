//! Rows in arguments, and the options that are made of them.

use crate::argument::{Row, RowSum};
use crate::theorem::{Component, Several};
use dashu_int::UBig;

/// Limit on the numbers of a row shown.
pub(super) const SHOWN: usize = 12;

/// The first numbers of a row.
pub(super) fn start(row: &[UBig]) -> Row {
    Row { first: row.iter().take(SHOWN).cloned().collect(), more: row.len() > SHOWN }
}

/// Places of the heads in a row of coins, from 1; `None` if some entry is not a coin.
pub(super) fn heads(row: &[UBig]) -> Option<impl Iterator<Item = u64>> {
    let are_coins = row.iter().all(|coin| coin.is_zero() || coin.is_one());
    are_coins.then(|| row.iter().zip(1..).filter(|(coin, _)| coin.is_one()).map(|(_, place)| place))
}

/// A row with other numbers in some places, counted from 0.
pub(super) fn replaced(row: &[UBig], places: impl IntoIterator<Item = (usize, UBig)>) -> Component {
    let mut row = row.to_vec();
    for (place, number) in places {
        if let Some(at) = row.get_mut(place) {
            *at = number;
        }
    }
    row
}

/// Collects options: all are counted, the first `most` are made.
pub(super) struct Gathered {
    most: usize,
    first: Vec<Vec<Component>>,
    count: u64,
}

impl Gathered {
    pub(super) fn new(most: usize) -> Gathered {
        Gathered { most, first: Vec::new(), count: 0 }
    }

    pub(super) fn add(&mut self, option: impl FnOnce() -> Component) {
        self.count += 1;
        if self.first.len() < self.most {
            self.first.push(vec![option()]);
        }
    }

    /// Counts options that are not made.
    pub(super) fn add_unseen(&mut self, more: u64) {
        self.count += more;
    }

    pub(super) fn is_full(&self) -> bool {
        self.first.len() >= self.most
    }

    pub(super) fn all(self) -> Several<Vec<Component>> {
        Several { first: self.first, count: Some(self.count.into()) }
    }
}

/// The nim-sum of each row; of many rows only those of the first.
pub(super) fn sums<'r>(rows: &[&'r [UBig]], terms: impl Fn(&'r [UBig]) -> Vec<UBig>) -> Vec<RowSum> {
    let each = |row: &&'r [UBig]| {
        let mut terms = terms(row);
        let sum = terms.iter().fold(UBig::ZERO, |sum, term| sum ^ term);
        terms.truncate(SHOWN + 1);
        RowSum { row: start(row), terms, sum }
    };
    rows.iter().take(SHOWN + 1).map(each).collect()
}
