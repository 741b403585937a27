//! Sets of cells as bits, and positions as a set for each letter.

use crate::syntax::{LetterSet, MOST_LETTERS};

/// A set of up to 64·W cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Set<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> Default for Set<W> {
    fn default() -> Self {
        Set([0; W])
    }
}

macro_rules! bitwise {
    ($($name:ident $operator:tt;)*) => {$(
        #[inline]
        #[must_use]
        pub(crate) fn $name(mut self, other: Set<W>) -> Set<W> {
            for (word, other) in self.0.iter_mut().zip(other.0) {
                *word $operator other;
            }
            self
        }
    )*};
}

impl<const W: usize> Set<W> {
    bitwise! {
        and &=;
        or |=;
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub(crate) fn minus(mut self, other: Set<W>) -> Set<W> {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    pub(crate) fn of(cells: &[u32]) -> Set<W> {
        let mut set = Set::default();
        cells.iter().for_each(|&cell| set.put(cell));
        set
    }

    #[inline]
    pub(crate) fn put(&mut self, cell: u32) {
        self.0[cell as usize / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: u32) {
        self.0[cell as usize / 64] &= !(1 << (cell % 64));
    }

    #[inline]
    pub(crate) fn has(&self, cell: u32) -> bool {
        self.0[cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Set<W>) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    /// Returns `true` if all these are among those.
    #[inline]
    pub(crate) fn within(&self, other: &Set<W>) -> bool {
        self.0.iter().zip(&other.0).all(|(word, other)| word & !other == 0)
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The first of them.
    #[inline]
    pub(crate) fn first(&self) -> Option<u32> {
        let at = self.0.iter().position(|word| *word != 0)?;
        Some(64 * at as u32 + self.0[at].trailing_zeros())
    }

    /// Calls `take` with each of them, in order: faster than [`Set::cells`] in loops that do little.
    #[inline]
    pub(crate) fn visit(&self, mut take: impl FnMut(u32)) {
        for (at, &word) in (0u32..).zip(&self.0) {
            let mut word = word;
            while word != 0 {
                take(64 * at + word.trailing_zeros());
                word &= word - 1;
            }
        }
    }

    /// The cells, in order.
    pub(crate) fn cells(self) -> impl Iterator<Item = u32> {
        (0u32..).zip(self.0).flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let low = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some(64 * at + low)
            })
        })
    }
}

/// A position, or a part of one: the cells of each letter. Cells without a letter are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Planes<const W: usize>(pub(crate) [Set<W>; MOST_LETTERS]);

impl<const W: usize> Default for Planes<W> {
    fn default() -> Self {
        Planes([Set::default(); MOST_LETTERS])
    }
}

impl<const W: usize> Planes<W> {
    /// Cells with one of these letters.
    #[inline]
    pub(crate) fn with(&self, mut letters: LetterSet) -> Set<W> {
        if letters.is_power_of_two() {
            return self.0[letters.trailing_zeros() as usize];
        }
        let mut cells = Set::default();
        while letters != 0 {
            cells = cells.or(self.0[letters.trailing_zeros() as usize]);
            letters &= letters - 1;
        }
        cells
    }

    /// Cells that are there.
    #[inline]
    pub(crate) fn present(&self, letters: usize) -> Set<W> {
        self.0[..letters].iter().fold(Set::default(), |all, plane| all.or(*plane))
    }

    /// Writes a letter on cells that are there.
    #[inline]
    pub(crate) fn write(&mut self, letter: u8, cells: Set<W>, letters: usize) {
        let there = self.present(letters).and(cells);
        for plane in &mut self.0[..letters] {
            *plane = plane.minus(there);
        }
        self.0[letter as usize] = self.0[letter as usize].or(there);
    }

    /// The part of it in some cells.
    #[inline]
    pub(crate) fn kept(&self, cells: &Set<W>, letters: usize) -> Planes<W> {
        let mut kept = *self;
        for plane in &mut kept.0[..letters] {
            *plane = plane.and(*cells);
        }
        kept
    }

    /// Reads it from words.
    pub(crate) fn from_words(words: &[u64], letters: usize) -> Planes<W> {
        let mut planes = Planes::default();
        for (plane, words) in planes.0[..letters].iter_mut().zip(words.chunks_exact(W)) {
            plane.0.copy_from_slice(words);
        }
        planes
    }

    /// Writes it over words.
    pub(crate) fn write_words(&self, letters: usize, words: &mut [u64]) {
        for (plane, words) in self.0[..letters].iter().zip(words.chunks_exact_mut(W)) {
            words.copy_from_slice(&plane.0);
        }
    }

    /// Writes it as words.
    pub(crate) fn push_words(&self, letters: usize, words: &mut Vec<u64>) {
        for plane in &self.0[..letters] {
            words.extend_from_slice(&plane.0);
        }
    }
}
