//! Interning of rows of numbers.

use crate::quick::Quick;
use std::hash::Hasher;

/// Rows of one width, without duplicates.
pub(crate) struct Rows {
    width: usize,
    numbers: Vec<u32>,
    /// Indices by hash, with open addressing and a part of the hash that distinguishes most rows; `FREE`
    /// where there is none.
    table: Vec<(u32, u32)>,
    count: u32,
}

const FREE: u32 = u32::MAX;

/// Initial size of a table.
const FIRST: usize = 64;

impl Rows {
    pub(crate) fn new(width: usize) -> Rows {
        Rows {
            width,
            numbers: Vec::with_capacity(width * FIRST / 2),
            table: vec![(FREE, 0); FIRST],
            count: 0,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }

    /// Row with this index.
    #[inline]
    pub(crate) fn row(&self, place: u32) -> &[u32] {
        let start = place as usize * self.width;
        &self.numbers[start..start + self.width]
    }

    /// Memory in use, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.numbers.capacity() * 4 + self.table.capacity() * 8
    }

    /// Index of a row, if present.
    pub(crate) fn find(&self, row: &[u32]) -> Option<u32> {
        let slot = self.slot(row, hash(row));
        Some(self.table[slot].0).filter(|place| *place != FREE)
    }

    /// Index of a row, which is added if new, and `true` if it was.
    pub(crate) fn insert(&mut self, row: &[u32]) -> (u32, bool) {
        assert_eq!(row.len(), self.width);
        let hash = hash(row);
        let slot = self.slot(row, hash);
        let found = self.table[slot].0;
        if found != FREE {
            return (found, false);
        }
        let place = self.count;
        self.table[slot] = (place, (hash >> 32) as u32);
        self.numbers.extend_from_slice(row);
        self.count += 1;
        if self.count as usize * 2 > self.table.len() {
            self.grow();
        }
        (place, true)
    }

    /// Slot of a row, or the one where it would be.
    fn slot(&self, row: &[u32], hash: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        let part = (hash >> 32) as u32;
        loop {
            let (place, other) = self.table[slot];
            if place == FREE || (other == part && same(self.row(place), row)) {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = self.table.len() * 4;
        self.table.clear();
        self.table.resize(size, (FREE, 0));
        for place in 0..self.count {
            let hash = hash(self.row(place));
            let mut slot = hash as usize & (size - 1);
            while self.table[slot].0 != FREE {
                slot = (slot + 1) & (size - 1);
            }
            self.table[slot] = (place, (hash >> 32) as u32);
        }
    }
}

/// Compares two rows. They are short, so numbers are compared one by one.
#[inline]
fn same(a: &[u32], b: &[u32]) -> bool {
    a.iter().zip(b).all(|(a, b)| a == b)
}

#[inline]
fn hash(row: &[u32]) -> u64 {
    let mut quick = Quick::default();
    row.iter().for_each(|&number| quick.write_u32(number));
    quick.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_kept_once_and_found_again() {
        let mut rows = Rows::new(2);
        for round in 0..2 {
            for number in 0..1000u32 {
                let (place, new) = rows.insert(&[number % 10, number]);
                assert_eq!((place, new), (number, round == 0));
            }
        }
        assert_eq!(rows.len(), 1000);
        assert_eq!(rows.row(345), [5, 345]);
        assert_eq!(rows.find(&[5, 345]), Some(345));
        assert_eq!(rows.find(&[4, 345]), None);
    }

    #[test]
    fn rows_of_no_width_are_all_the_same() {
        let mut rows = Rows::new(0);
        assert_eq!(rows.insert(&[]), (0, true));
        assert_eq!(rows.insert(&[]), (0, false));
    }
}
