//! The minimal excluded natural.

extern crate alloc;
use alloc::vec::Vec;

/// The least natural that is not among `values`.
///
/// ```
/// assert_eq!(nimber::mex([0, 1, 3, 1]), 2);
/// assert_eq!(nimber::mex([]), 0);
/// assert_eq!(nimber::mex([u64::MAX]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut seen = MexSet::new();
    for value in values {
        seen.insert(value);
    }
    seen.mex()
}

/// A reusable set of nim-values that knows its [`mex`].
///
/// Clearing costs nothing: a cell is in the set when it carries the present generation's stamp. Values above
/// the number of insertions can never matter to the mex and are not stored, so hostile values cost no memory.
///
/// ```
/// let mut seen = nimber::MexSet::new();
/// seen.insert(0);
/// seen.insert(2);
/// assert_eq!(seen.mex(), 1);
/// seen.clear();
/// assert_eq!(seen.mex(), 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct MexSet {
    stamps: Vec<u32>,
    generation: u32,
    inserted: u64,
    beyond: Vec<u64>,
}

impl MexSet {
    /// An empty set.
    pub fn new() -> MexSet {
        MexSet { stamps: Vec::new(), generation: 1, inserted: 0, beyond: Vec::new() }
    }

    /// Forgets all values.
    pub fn clear(&mut self) {
        self.inserted = 0;
        self.beyond.clear();
        match self.generation.checked_add(1) {
            Some(next) => self.generation = next,
            None => {
                self.stamps.fill(0);
                self.generation = 1;
            }
        }
    }

    /// Adds a value; adding it again changes nothing.
    pub fn insert(&mut self, value: u64) {
        self.inserted += 1;
        match usize::try_from(value) {
            Ok(index) if index < self.stamps.len() => self.stamps[index] = self.generation,
            // The mex is at most the number of insertions, so a far value waits outside the dense part.
            _ => self.beyond.push(value),
        }
    }

    /// The least natural that is not in the set.
    pub fn mex(&mut self) -> u64 {
        let reach = self.inserted;
        let near = self.beyond.iter().copied().filter(|&value| value < reach).max();
        if let Some(largest) = near {
            let length = largest as usize + 1;
            if self.stamps.len() < length {
                self.stamps.resize(length, 0);
            }
        }
        let MexSet { stamps, beyond, generation, .. } = self;
        beyond.retain(|&value| match usize::try_from(value).ok().and_then(|place| stamps.get_mut(place)) {
            Some(stamp) => {
                *stamp = *generation;
                false
            }
            None => true,
        });
        let first = self.stamps.iter().position(|&stamp| stamp != self.generation);
        first.unwrap_or(self.stamps.len()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mex_by_definition(values: &[u64]) -> u64 {
        (0..).find(|candidate| !values.contains(candidate)).expect("naturals never run out")
    }

    #[test]
    fn mex_is_the_least_natural_left_out() {
        // All 4^6 sequences of six values below four, and each again after a clear.
        let mut reused = MexSet::new();
        for code in 0u32..4096 {
            let values: Vec<u64> = (0..6).map(|place| u64::from(code >> (2 * place) & 3)).collect();
            reused.clear();
            values.iter().for_each(|&value| reused.insert(value));
            assert_eq!(reused.mex(), mex_by_definition(&values), "{values:?}");
            assert_eq!(mex(values.iter().copied()), mex_by_definition(&values), "{values:?}");
        }
    }

    #[test]
    fn mex_may_be_asked_between_insertions() {
        let mut seen = MexSet::new();
        seen.insert(1);
        assert_eq!(seen.mex(), 0);
        seen.insert(0);
        assert_eq!(seen.mex(), 2);
        seen.insert(3);
        assert_eq!(seen.mex(), 2);
        seen.insert(2);
        assert_eq!(seen.mex(), 4);
    }
}
