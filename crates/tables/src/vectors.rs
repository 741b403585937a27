//! Outcomes of games on pairs whose rules take any vector of a set, which is the same at every position.
//!
//! **Theorem.** Zermelo's backward induction: a position is won if and only if some option is lost.
//!
//! **Method.** The vectors in the box are a matrix of bits. Positions are visited row by row; where one has not been marked
//! it is lost, and the matrix is laid out from there, a word at a time: it marks the positions that can move to it.
//!
//! **Cost.** The words of the matrix in the box for each lost position, of which there are few where there are many vectors: no
//! vector of the set joins two of them.
//!
//! **Evidence.** Computed: the vectors are those of the rules, in this box.

use super::attempt::values_make_sense;
use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use solve::{Game, Halt, Limits, Outcome, Shape};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;
/// Limit on the words of a matrix.
const ROOM: u64 = 1 << 23;
/// Lost positions between looks at the limits.
const OFTEN: u32 = 1 << 5;

/// Fills a table of outcomes; `None` if a rule takes other vectors at other positions, or adds to a number.
pub(super) fn of_pairs(
    game: &dyn Game,
    extents: &[u64],
    shapes: &[Shape],
    backing: &Backing,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let &[rows, columns] = extents else { return Ok(None) };
    let words = columns.div_ceil(64);
    let fits = rows
        .checked_mul(words)
        .is_some_and(|words| words <= ROOM && limits.memory.is_none_or(|memory| 4 * 8 * words <= memory));
    if !fits || values_make_sense(game).is_err() {
        return Ok(None);
    }
    let Some(matrix) = matrix(game, shapes, [rows, columns]) else { return Ok(None) };
    let vectors = Vectors::new(matrix, words as usize, limits);
    let sheet = Sheet::open(extents, (Want::Outcomes, 1), (Filler::Vectors, TARGET), backing, limits)?;
    sheet.fill(&vectors, limits).map(Some)
}

/// The vectors in a box as a matrix of bits; `None` if a rule takes other vectors at other positions.
pub(super) fn matrix(game: &dyn Game, shapes: &[Shape], extents: [u64; 2]) -> Option<Vec<u64>> {
    let [rows, columns] = extents;
    let mut matrix = vec![0; (rows * columns.div_ceil(64)) as usize];
    shapes.iter().try_for_each(|shape| add(game, shape, extents, &mut matrix))?;
    Some(matrix)
}

/// Adds the vectors of a rule to the matrix; `None` if they are not the same everywhere.
fn add(game: &dyn Game, shape: &Shape, extents: [u64; 2], matrix: &mut [u64]) -> Option<()> {
    let [rows, columns] = extents;
    let words = columns.div_ceil(64);
    let mut put = |vector: &[i64], times: u64| -> Option<bool> {
        let &[down, across] = vector else { return None };
        let part = |part: i64| u64::try_from(part).ok().map(|part| part.saturating_mul(times));
        let (down, across) = (part(down)?, part(across)?);
        if down == 0 && across == 0 {
            return None;
        }
        let inside = down < rows && across < columns;
        if inside {
            matrix[(down * words + across / 64) as usize] |= 1 << (across % 64);
        }
        Some(inside)
    };
    match shape {
        Shape::Ray { direction, first, last, guard: None, .. } => {
            let mut times = *first;
            while last.is_none_or(|last| times <= last) && put(direction, times)? {
                times += 1;
            }
        }
        Shape::Steps { deltas, guard: None, .. } => {
            for delta in deltas {
                put(delta, 1)?;
            }
        }
        Shape::General { rule } => {
            let found = game.vectors(*rule, extents)?;
            if found.len() != matrix.len() {
                return None;
            }
            matrix.iter_mut().zip(found).for_each(|(word, found)| *word |= found);
        }
        Shape::Ray { .. } | Shape::Steps { .. } => return None,
    }
    Some(())
}

/// Vectors, and what they have marked.
struct Vectors<'a> {
    matrix: Vec<u64>,
    /// Words of a row that are not zero.
    spans: Vec<Range<usize>>,
    words: usize,
    /// Positions from which a lost one can be reached.
    won: Mutex<Vec<u64>>,
    limits: &'a Limits,
}

impl<'a> Vectors<'a> {
    fn new(matrix: Vec<u64>, words: usize, limits: &'a Limits) -> Vectors<'a> {
        let span = |row: &[u64]| {
            let first = row.iter().position(|&word| word != 0).unwrap_or(0);
            first..row.iter().rposition(|&word| word != 0).map_or(first, |last| last + 1)
        };
        let spans = matrix.chunks_exact(words).map(span).collect();
        let won = Mutex::new(vec![0; matrix.len()]);
        Vectors { matrix, spans, words, won, limits }
    }

    /// Marks the positions that can move to this one.
    fn lay(&self, won: &mut [u64], row: usize, column: usize) {
        let (by, shift) = (column / 64, (column % 64) as u32);
        let below = won[row * self.words..].chunks_exact_mut(self.words);
        for ((marks, vectors), span) in below.zip(self.matrix.chunks_exact(self.words)).zip(&self.spans) {
            let end = span.end.min(self.words - by);
            let Some(vectors) = vectors.get(span.start..end) else { continue };
            let Some(marks) = marks.get_mut(span.start + by..) else { continue };
            marks.iter_mut().zip(vectors).for_each(|(mark, vector)| *mark |= vector << shift);
            if shift > 0
                && let Some(marks) = marks.get_mut(1..)
            {
                let carried = marks.iter_mut().zip(vectors);
                carried.for_each(|(mark, vector)| *mark |= vector >> (64 - shift));
            }
        }
    }
}

impl Fill for Vectors<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let mut won = self.won.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lost = 0;
        tile.each_row(|head| {
            let row = head.first().copied().unwrap_or(0) as usize;
            for place in tile.places() {
                if won[row * self.words + (place / 64) as usize] >> (place % 64) & 1 == 1 {
                    continue;
                }
                lost += 1;
                if lost % OFTEN == 1
                    && let Some(reason) = self.limits.stopped()
                {
                    return Err(Stop::Limit(reason));
                }
                sheet.mark(head, place, Outcome::P);
                self.lay(&mut won, row, place as usize);
            }
            Ok(())
        })
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let mut won = self.won.lock().unwrap_or_else(PoisonError::into_inner);
        tile.each_row(|head| {
            let row = head.first().copied().unwrap_or(0) as usize;
            let lost = |place: &u64| sheet.outcome(head, *place) == Outcome::P;
            tile.places().filter(lost).for_each(|place| self.lay(&mut won, row, place as usize));
            Ok(())
        })
    }
}
