//! Things by number, in the order in which they were met.

use std::collections::HashMap;
use std::hash::Hash;

/// Different things, counted from 0.
pub(crate) struct Numbered<T: ToOwned + ?Sized> {
    pub(crate) all: Vec<T::Owned>,
    numbers: HashMap<T::Owned, u32>,
}

impl<T: ToOwned<Owned: Clone + Eq + Hash> + Eq + Hash + ?Sized> Numbered<T> {
    pub(crate) fn new() -> Numbered<T> {
        Numbered { all: vec![], numbers: HashMap::new() }
    }

    /// The number of a thing, which is added unless it is known.
    pub(crate) fn add(&mut self, thing: &T) -> u32 {
        if let Some(&number) = self.numbers.get(thing) {
            return number;
        }
        let number = self.all.len() as u32;
        self.all.push(thing.to_owned());
        self.numbers.insert(thing.to_owned(), number);
        number
    }
}
