//! Interning of rows.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// Rows of items, each with a head, stored contiguously. Equal rows share a number.
pub(crate) struct Rows<H, T> {
    heads: Vec<H>,
    ends: Vec<usize>,
    items: Vec<T>,
    numbers: HashTable<u32>,
}

impl<H: Copy + Eq + Hash, T: Copy + Eq + Hash> Rows<H, T> {
    pub(crate) fn new() -> Rows<H, T> {
        Rows { heads: vec![], ends: vec![], items: vec![], numbers: HashTable::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.heads.len()
    }

    /// Number of items in all rows.
    pub(crate) fn size(&self) -> usize {
        self.items.len()
    }

    #[inline]
    pub(crate) fn head(&self, number: u32) -> H {
        self.heads[number as usize]
    }

    #[inline]
    pub(crate) fn items(&self, number: u32) -> &[T] {
        items(&self.ends, &self.items, number)
    }

    /// Number of a row, and `true` if it is new.
    pub(crate) fn number(&mut self, head: H, row: &[T]) -> (u32, bool) {
        let Rows { heads, ends, items: all, numbers } = self;
        let hash = FxBuildHasher.hash_one((head, row));
        let same = |&number: &u32| heads[number as usize] == head && items(ends, all, number) == row;
        if let Some(&number) = numbers.find(hash, same) {
            return (number, false);
        }
        let number = heads.len() as u32;
        heads.push(head);
        all.extend_from_slice(row);
        ends.push(all.len());
        let hash_of =
            |&number: &u32| FxBuildHasher.hash_one((heads[number as usize], items(ends, all, number)));
        numbers.insert_unique(hash, number, hash_of);
        (number, true)
    }
}

#[inline]
fn items<'a, T>(ends: &[usize], items: &'a [T], number: u32) -> &'a [T] {
    let number = number as usize;
    let start = if number == 0 { 0 } else { ends[number - 1] };
    &items[start..ends[number]]
}
