//! Options of a part, in one buffer.

use crate::forms::Forms;

/// A game, part by part, for several threads.
pub trait Game: Sync {
    /// Number of words of a part.
    fn words(&self) -> usize;

    /// Appends the options of a part one by one, as long as `more` asks for more.
    fn options(
        &self,
        part: &[u64],
        forms: &mut Forms,
        options: &mut Options,
        more: &mut dyn FnMut(&Options) -> bool,
    );

    /// Number of words by which the game knows a part before its form is found.
    fn key_words(&self) -> usize {
        self.words()
    }

    /// Appends all options of a part, with the parts that certificates list; before their forms are found, these are known by their words.
    fn listed(&self, part: &[u64], forms: &mut Forms, options: &mut Options) {
        self.options(part, forms, options, &mut |_| true);
    }

    /// Calls `take` with names of parts of which this one is the sum, such that parts with the same name have equal options; `false` if it has
    /// no names besides its words.
    fn names(&self, part: &[u64], take: &mut dyn FnMut(&[u64])) -> bool {
        let _ = (part, take);
        false
    }

    /// Size of a part, for the order of the search alone.
    fn size(&self, part: &[u64]) -> u32;

    /// Tells what two moves of a part lead to: `first` and each of all its moves, by the labels of options. Pairs may be
    /// left out.
    fn pairs(&self, part: &[u64], all: &[u32], first: u32, forms: &mut Forms, pairs: &mut dyn Pairs) {
        let _ = (part, all, first, forms, pairs);
    }
}

/// A question about pairs of moves, which takes their results.
pub trait Pairs {
    /// Returns `true` if the pair with the second move at this place is of interest.
    fn wants(&self, second: usize) -> bool;

    /// Value of a part, if it is known.
    fn value(&self, part: &[u64]) -> Option<u16>;

    /// Takes the nim-sum of what is left after two moves, if the values of all parts are known, and `true` if the moves lead
    /// there in either order. Returns `true` if more pairs are wanted.
    fn take(&mut self, second: usize, sum: Option<u16>, either: bool) -> bool;
}

/// Options: each a list of parts, with a rank. Lower ranks are searched first.
#[derive(Clone, Debug)]
pub struct Options {
    words: usize,
    /// `true` if two equal parts of an option are left out: their nim-sum is 0.
    cancels: bool,
    parts: Vec<u64>,
    /// Ends of options among the parts, their ranks and labels.
    ends: Vec<(usize, u32, u32)>,
    /// Places of the parts of the option that is being written.
    order: Vec<usize>,
}

impl Options {
    /// No options, of parts with this many words.
    pub fn new(words: usize, cancels: bool) -> Options {
        Options { words, cancels, parts: Vec::new(), ends: Vec::new(), order: Vec::new() }
    }

    /// Removes all options.
    pub fn clear(&mut self) {
        self.parts.clear();
        self.ends.clear();
    }

    /// Adds a part to the option that is being written.
    pub fn part(&mut self, words: &[u64]) {
        debug_assert_eq!(words.len(), self.words);
        self.parts.extend_from_slice(words);
    }

    /// Ends an option. The label is the game's own.
    pub fn end(&mut self, rank: u32, label: u32) {
        let words = self.words.max(1);
        let start = self.ends.last().map_or(0, |&(end, ..)| end);
        let count = (self.parts.len() - start) / words;
        if count > 1 {
            self.order.clear();
            self.order.extend((0..count).map(|at| start + at * words));
            let parts = &self.parts;
            self.order.sort_unstable_by(|&a, &b| parts[a..a + words].cmp(&parts[b..b + words]));
            let mut sorted: Vec<u64> = Vec::with_capacity(count * words);
            for &at in &self.order {
                let part = &parts[at..at + words];
                let before = sorted.len().checked_sub(words);
                match before {
                    Some(before) if self.cancels && sorted[before..] == *part => sorted.truncate(before),
                    _ => sorted.extend_from_slice(part),
                }
            }
            self.parts.truncate(start);
            self.parts.extend(sorted);
        }
        self.ends.push((self.parts.len(), rank, label));
    }

    /// Number of options.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Parts of an option.
    pub fn parts(&self, option: usize) -> std::slice::ChunksExact<'_, u64> {
        self.words_of(option).chunks_exact(self.words.max(1))
    }

    /// All words of an option.
    pub fn words_of(&self, option: usize) -> &[u64] {
        let start = option.checked_sub(1).map_or(0, |before| self.ends[before].0);
        &self.parts[start..self.ends[option].0]
    }

    /// Rank of an option.
    pub(crate) fn rank(&self, option: usize) -> u32 {
        self.ends[option].1
    }

    /// Sets the ranks of all options.
    pub(crate) fn rank_again(&mut self, ranks: &[u32]) {
        self.ends.iter_mut().zip(ranks).for_each(|((_, rank, _), new)| *rank = *new);
    }

    /// Labels of all options.
    pub(crate) fn labels(&self) -> Vec<u32> {
        self.ends.iter().map(|&(.., label)| label).collect()
    }

    /// Numbers of the options by rank, equal ones once.
    pub fn ordered(&self) -> Vec<u32> {
        let key = |(at, &(_, rank, _)): (u64, &(usize, u32, u32))| u64::from(rank) << 32 | at;
        let mut keys: Vec<u64> = (0..).zip(&self.ends).map(key).collect();
        keys.sort_unstable();
        let at = |key: &u64| *key as u32;
        for alike in keys.chunk_by_mut(|a, b| a >> 32 == b >> 32).filter(|alike| alike.len() > 1) {
            alike.sort_unstable_by(|a, b| {
                (self.words_of(at(a) as usize), a).cmp(&(self.words_of(at(b) as usize), b))
            });
        }
        let mut order: Vec<u32> = keys.iter().map(at).collect();
        order.dedup_by(|a, b| self.words_of(*a as usize) == self.words_of(*b as usize));
        order
    }

    /// Approximate bytes.
    pub(crate) fn bytes(&self) -> usize {
        8 * self.parts.capacity() + 16 * self.ends.capacity()
    }
}
