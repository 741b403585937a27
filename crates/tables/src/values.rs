//! Tables of nim-values.
//!
//! **Theorem** (Sprague, Grundy). The nim-value of a position is the least natural that is not the nim-value of an
//! option; that of a sum is the exclusive or. A position is P exactly if its value is 0.
//!
//! **Method.** For every ray, each line keeps the set of nim-values seen on it so far, as bits. The value of a
//! position is the first zero in the union of the sets of its lines and the values of its other options. No line of
//! one wave's tile is a line of another's, so the sets need no locks.
//!
//! **Cost.** A position costs its steps and, for its rays, the words of the sets between the longest full
//! prefix and the value: far less than its options. The length of a set is the largest number of options,
//! which bounds the value.

use super::divided::Share;
use super::lines::Lines;
use super::listed::Listed;
use super::moves::Ray;
use super::row::Conditions;
use super::run::{Board, Kernel};
use super::schedule::Tile;
use super::stop::Stop;
use super::want::Want;
use solve::Refusal;
use std::cell::RefCell;
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Checksum, Store};

/// The kernel that fills cells of type `C`.
pub(super) struct Values<'a, C> {
    board: Board<'a>,
    cells: &'a [C],
    /// Number of words in a set.
    length: usize,
    sets: Vec<Sets<'a>>,
}

/// Sets of a ray's lines.
struct Sets<'a> {
    ray: &'a Ray,
    words: Store,
    /// For each line, the number of leading words that are full.
    full: Store,
}

/// Number of words in a set that holds the values up to `most`.
pub(super) fn set_words(most: u64) -> u64 {
    most / 64 + 1
}

/// A ray at one row.
struct Meeting<'a, C> {
    words: &'a [AtomicU64],
    full: &'a [AtomicU32],
    /// Row of the first options, and their distance back along the row.
    source: &'a [C],
    back: i64,
    /// Line at place 0, and number of lines if they run along the row (otherwise 0).
    line: usize,
    residues: usize,
    guard: Option<usize>,
}

/// A step at one row.
struct Reach<'a, C> {
    source: &'a [C],
    back: i64,
    guard: Option<usize>,
}

/// Values of options that are not on lines, as bits; only the words in use are ever cleared.
#[derive(Default)]
struct Loose {
    words: Vec<u64>,
    used: usize,
    /// Number of leading words that are known to be full.
    full: usize,
}

impl Loose {
    #[inline(always)]
    fn insert(&mut self, value: u64) {
        let word = (value / 64) as usize;
        if word >= self.used {
            self.used = word + 1;
            if word >= self.words.len() {
                self.words.resize(word + 1, 0);
            }
        }
        self.words[word] |= 1 << (value % 64);
    }

    #[inline(always)]
    fn clear(&mut self) {
        if self.used == 0 {
            return;
        }
        self.words[..self.used].fill(0);
        (self.used, self.full) = (0, 0);
    }

    /// Number of leading words that are full.
    #[inline(always)]
    fn full(&mut self) -> usize {
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
        self.full
    }

    #[inline(always)]
    fn word(&self, index: usize) -> u64 {
        if index < self.used { self.words[index] } else { 0 }
    }
}

struct Scratch<'a> {
    conditions: Conditions,
    listed: Listed<'a>,
    loose: Loose,
    /// Values of options by the rules that are listed or walked, by rule.
    met: Vec<Loose>,
}

impl<'a, C: Cell> Values<'a, C> {
    pub(super) fn new(board: Board<'a>, cells: &'a [C], length: u64) -> Result<Values<'a, C>, store::Error> {
        let Board { grid, moves, .. } = board;
        let sets = moves.rays.iter().map(|ray| {
            let count = ray.lines.count(grid);
            let bytes = count.checked_mul(8 * length).ok_or(store::Error::Memory { bytes: u64::MAX })?;
            Ok(Sets { ray, words: Store::memory(bytes)?, full: Store::memory(4 * count)? })
        });
        let sets = sets.collect::<Result<_, store::Error>>()?;
        Ok(Values { board, cells, length: length as usize, sets })
    }

    fn row(&self, row: u64) -> &'a [C] {
        let start = (row * self.board.grid.length) as usize;
        &self.cells[start..start + self.board.grid.length as usize]
    }

    /// Visits the cells of a tile, row by row.
    fn each_run(&self, tile: &Tile, mut visit: impl FnMut(&'a [C])) {
        let places = tile.places();
        let places = places.start as usize..places.end as usize;
        let Ok(()) = tile.each_row(|head| -> Result<(), Infallible> {
            visit(&self.row(self.board.grid.row(head))[places.clone()]);
            Ok(())
        });
    }

    /// Rays that have options from this row.
    fn meet(&self, head: &[u64], row: u64) -> Vec<Meeting<'_, C>> {
        let near = self.sets.iter().filter(|sets| sets.ray.first.fits(self.board.grid, head));
        near.map(|Sets { ray, words, full }| {
            let first = &ray.first;
            let (line, residues) = match ray.lines {
                Lines::Along(step) => (row * step, step as usize),
                Lines::Across { width, .. } => {
                    let (lines, line) = ray.lines.enter(head);
                    (lines * width + line, 0)
                }
            };
            Meeting {
                words: words.cells(),
                full: full.cells(),
                source: self.row((row as i64 - first.back) as u64),
                back: first.last,
                line: line as usize,
                residues,
                guard: first.guard,
            }
        })
        .collect()
    }

    fn reach(&self, head: &[u64], row: u64) -> Vec<Reach<'_, C>> {
        let near = self.board.moves.steps.iter().filter(|step| step.fits(self.board.grid, head));
        near.map(|step| Reach {
            source: self.row((row as i64 - step.back) as u64),
            back: step.last,
            guard: step.guard,
        })
        .collect()
    }

    fn fill_row(&self, scratch: &mut Scratch, head: &[u64], places: &Range<u64>) -> Result<(), Stop> {
        let row = self.board.grid.row(head);
        let Scratch { conditions, listed, loose, met } = scratch;
        conditions.load(self.board.game, self.board.grid, self.board.moves, head, places)?;
        let rays = self.meet(head, row);
        let steps = self.reach(head, row);
        let cells = self.row(row);
        let mut sets: Vec<&[AtomicU64]> = Vec::with_capacity(rays.len());
        for place in places.clone() {
            let index = (place - places.start) as usize;
            sets.clear();
            let mut start = 0;
            for ray in &rays {
                let Some((line, set)) = ray.pull(place, self.length)? else { continue };
                if open(conditions, ray.guard, index) {
                    sets.push(set);
                    start = start.max(ray.full[line].get() as usize);
                }
            }
            for step in &steps {
                if let Some(option) = back(step.source, place, step.back)
                    && open(conditions, step.guard, index)
                {
                    loose.insert(option.get());
                }
            }
            if !met.is_empty() {
                start = start.max(self.meet_listed(listed, met, head, place)?);
            }
            let value = self.mex(&sets, loose, met, start);
            loose.clear();
            if value > C::MAX {
                return Err(Stop::Wider);
            }
            cells[place as usize].set(value);
        }
        Ok(())
    }

    /// Meets the options by rules that are listed or walked; returns the number of words that are full by one of them.
    fn meet_listed(
        &self,
        listed: &mut Listed<'_>,
        met: &mut [Loose],
        head: &[u64],
        place: u64,
    ) -> Result<usize, Stop> {
        listed.enter(head, place)?;
        let mut full = 0;
        for (rule, met) in met.iter_mut().enumerate() {
            let mut inside = RefCell::new(met);
            let begin = |adds: bool| {
                if !adds {
                    inside.borrow_mut().clear();
                }
                true
            };
            listed.each_option(rule, begin, |parts| {
                let value = |&(row, place): &(u64, u64)| self.row(row)[place as usize].get();
                let value = match parts {
                    [only] => value(only),
                    _ if self.board.game.reach() != 1 => return Err(Refusal::NimSumReach.into()),
                    _ => nimber::nim_sum(parts.iter().map(value)),
                };
                inside.borrow_mut().insert(value);
                Ok(ControlFlow::Continue(()))
            })?;
            full = full.max(inside.get_mut().full());
        }
        Ok(full)
    }

    /// First value in none of the sets, all of which are full or irrelevant before word `start`.
    #[inline(always)]
    fn mex(&self, sets: &[&[AtomicU64]], loose: &Loose, met: &[Loose], start: usize) -> u64 {
        if !met.is_empty() {
            let seen = |word: usize| {
                let of_sets =
                    sets.iter().filter_map(|set| set.get(word)).fold(0, |seen, set| seen | set.get());
                met.iter().fold(loose.word(word) | of_sets, |seen, met| seen | met.word(word))
            };
            let mut word = start;
            while seen(word) == u64::MAX {
                word += 1;
            }
            return 64 * word as u64 + u64::from(seen(word).trailing_ones());
        }
        // Most games have few rays; with their number known the loop needs no inner loop.
        let (word, seen) = match *sets {
            [] => first_open([], loose, start),
            [a] => first_open([a], loose, start),
            [a, b] => first_open([a, b], loose, start),
            [a, b, c] => first_open([a, b, c], loose, start),
            _ => {
                let seen = |word| sets.iter().fold(loose.word(word), |seen, set| seen | set[word].get());
                let open =
                    (start..self.length).map(|word| (word, seen(word))).find(|&(_, seen)| seen != u64::MAX);
                open.unwrap_or_else(|| first_open([], loose, start.max(self.length)))
            }
        };
        64 * word as u64 + u64::from(seen.trailing_ones())
    }
}

/// First word from `start` on that is not full, and its content. All sets have one length; beyond it only
/// loose values are left, and beyond those nothing.
#[inline(always)]
fn first_open<const SETS: usize>(sets: [&[AtomicU64]; SETS], loose: &Loose, start: usize) -> (usize, u64) {
    let length = sets.iter().map(|set| set.len()).min().unwrap_or(0);
    for word in start..length {
        let seen = sets.iter().fold(loose.word(word), |seen, set| seen | set[word].get());
        if seen != u64::MAX {
            return (word, seen);
        }
    }
    let mut word = start.max(length);
    while loose.word(word) == u64::MAX {
        word += 1;
    }
    (word, loose.word(word))
}

impl<C: Cell> Meeting<'_, C> {
    /// Updates the set of the line through a place to its first option there, and returns it; `None` without
    /// an option.
    #[inline(always)]
    fn pull(&self, place: u64, length: usize) -> Result<Option<(usize, &[AtomicU64])>, Stop> {
        let Some(option) = back(self.source, place, self.back) else { return Ok(None) };
        let value = option.get();
        let place = place as usize;
        let line = self.line + if self.residues == 0 { place } else { place % self.residues };
        let set = &self.words[line * length..(line + 1) * length];
        let word = (value / 64) as usize;
        let Some(cell) = set.get(word) else { return Err(Stop::Longer) };
        let seen = cell.get() | 1 << (value % 64);
        cell.set(seen);
        if seen == u64::MAX && self.full[line].get() == word as u64 {
            let full = set[word..].iter().take_while(|cell| cell.get() == u64::MAX).count();
            self.full[line].set((word + full) as u64);
        }
        Ok(Some((line, set)))
    }
}

/// Cell at a distance back along a row.
#[inline(always)]
fn back<C>(row: &[C], place: u64, back: i64) -> Option<&C> {
    usize::try_from(place as i64 - back).ok().and_then(|place| row.get(place))
}

#[inline(always)]
fn open(conditions: &Conditions, guard: Option<usize>, index: usize) -> bool {
    guard.is_none_or(|guard| conditions.guards[guard][index / 64] >> (index % 64) & 1 == 1)
}

impl<C: Cell> Share for Values<'_, C> {
    fn pack(&self, tile: &Tile, bytes: &mut Vec<u8>) {
        self.each_run(tile, |cells| {
            for cell in cells {
                bytes.extend_from_slice(&cell.get().to_le_bytes()[..size_of::<C>()]);
            }
        });
    }

    fn unpack(&self, tile: &Tile, bytes: &[u8]) {
        let mut numbers = bytes.chunks_exact(size_of::<C>());
        self.each_run(tile, |cells| {
            for (cell, number) in cells.iter().zip(&mut numbers) {
                cell.set(number.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte)));
            }
        });
    }
}

impl<C: Cell> Kernel for Values<'_, C> {
    fn fill(&self, tile: &Tile) -> Result<(), Stop> {
        let mut scratch = Scratch {
            conditions: Conditions::new(self.board.game, self.board.moves, self.board.grid.arity()),
            listed: Listed::new(self.board, Want::Values),
            loose: Loose::default(),
            met: self.board.moves.listed.iter().map(|_| Loose::default()).collect(),
        };
        let places = tile.places();
        tile.each_row(|head| {
            if let Some(reason) = self.board.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            self.fill_row(&mut scratch, head, &places)
        })
    }

    fn sum(&self, tile: &Tile, sum: &mut Checksum) {
        self.each_run(tile, |cells| sum.add(cells));
    }

    fn replay(&self, tile: &Tile) -> Result<(), Stop> {
        let places = tile.places();
        tile.each_row(|head| {
            for ray in &self.meet(head, self.board.grid.row(head)) {
                for place in places.clone() {
                    ray.pull(place, self.length)?;
                }
            }
            Ok(())
        })
    }
}
