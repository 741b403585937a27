//! Moves as differences of numbers of positions, with a bit for each position that has the move.

use crate::divided::share;
use crate::grid::Grid;
use crate::stop::Stop;
use rules::Mask;
use solve::{Game, Halt, Limits, Shape, Verdict, parallel};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

/// Vectors at most.
const MOST: usize = 256;
/// Positions of a chunk, about.
const CHUNK: u64 = 1 << 16;

/// A vector that a rule subtracts, and the number of its condition.
struct Vector {
    delta: Vec<i64>,
    guard: Option<usize>,
}

/// All vectors of a game in a box, and their conditions.
#[derive(Default)]
pub(super) struct Vectors {
    all: Vec<Vector>,
    guards: Vec<Arc<dyn Mask>>,
}

impl Vectors {
    /// `None` if a rule is of another kind, or there are too many.
    pub(super) fn new(game: &dyn Game, extents: &[u64]) -> Result<Option<Vectors>, Halt> {
        let mut vectors = Vectors::default();
        for shape in game.shapes(extents)? {
            let (deltas, guard) = match shape {
                Shape::Steps { deltas, guard, .. } => (deltas, guard),
                Shape::Ray { direction, first, last, guard, .. } => {
                    let Some(times) = multiples(&direction, first, last, extents) else { return Ok(None) };
                    let delta = |times: u64| direction.iter().map(|part| part * times as i64).collect();
                    (times.map(delta).collect(), guard)
                }
                Shape::General { .. } => return Ok(None),
            };
            if vectors.all.len() + deltas.len() > MOST {
                return Ok(None);
            }
            let number = guard.is_some().then_some(vectors.guards.len());
            vectors.guards.extend(guard);
            vectors.all.extend(deltas.into_iter().map(|delta| Vector { delta, guard: number }));
        }
        Ok(Some(vectors))
    }

    /// Number of vectors.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }
}

/// Multiples of a direction that are taken somewhere in a box; `None` if there are too many.
fn multiples(
    direction: &[i64],
    first: u64,
    last: Option<u64>,
    extents: &[u64],
) -> Option<RangeInclusive<u64>> {
    // No number falls below 0.
    let falling = direction.iter().zip(extents).filter(|(part, _)| **part > 0);
    let most = falling.map(|(part, extent)| (extent - 1) / part.unsigned_abs()).min();
    let last = most.into_iter().chain(last).min()?;
    (last < first.saturating_add(MOST as u64)).then_some(first..=last)
}

/// A move as a difference of numbers.
pub(super) struct Arrow {
    /// The number of a position, less that of its option.
    pub(super) back: i64,
    /// Positions that have the move.
    pub(super) from: Vec<u64>,
}

/// Moves of a box that no move leaves, from the positions of a range of words.
pub(super) struct Arrows {
    /// First word of the range.
    pub(super) first: usize,
    pub(super) arrows: Vec<Arrow>,
    /// Positions at which play has stopped with a verdict for the player to move.
    pub(super) lost: Vec<u64>,
    pub(super) won: Vec<u64>,
}

/// Bits of consecutive positions: those with each move, and those at which play has stopped.
struct Chunk {
    arrows: Vec<Vec<u64>>,
    lost: Vec<u64>,
    won: Vec<u64>,
}

impl Arrows {
    /// Evaluates all conditions of one share of so many; `None` if a move leaves the box.
    pub(super) fn new(
        game: &dyn Game,
        grid: &Grid,
        vectors: &Vectors,
        (index, count): (usize, usize),
        limits: &Limits,
    ) -> Result<Option<Arrows>, Stop> {
        // Chunks begin at words.
        let rows = 64 * (CHUNK / 64 / grid.length).max(1);
        let own = share(grid.rows.div_ceil(rows) as usize, index, count);
        let first = own.start * (rows * grid.length / 64) as usize;
        let reader = Reader { game, grid, vectors };
        let read = |chunk: usize| {
            let first = chunk as u64 * rows;
            match limits.stopped() {
                Some(reason) => Err(Some(Stop::Limit(reason))),
                None => limits.watching(|| reader.chunk(first..(first + rows).min(grid.rows))),
            }
        };
        let chunks = match parallel::collect(own, read) {
            Ok(chunks) => chunks,
            Err(None) => return Ok(None),
            Err(Some(stop)) => return Err(stop),
        };
        let strides = grid.strides.iter().map(|stride| (stride * grid.length) as i64).chain([1]);
        let strides: Vec<i64> = strides.collect();
        let words = chunks.iter().map(|chunk| chunk.lost.len()).sum();
        let empty = || Vec::with_capacity(words);
        let arrow = |vector: &Vector| Arrow {
            back: vector.delta.iter().zip(&strides).map(|(part, stride)| part * stride).sum(),
            from: empty(),
        };
        let mut arrows: Vec<Arrow> = vectors.all.iter().map(arrow).collect();
        let [mut lost, mut won] = [empty(), empty()];
        for chunk in chunks {
            arrows.iter_mut().zip(&chunk.arrows).for_each(|(arrow, bits)| arrow.from.extend(bits));
            lost.extend(&chunk.lost);
            won.extend(&chunk.won);
        }
        Ok(Some(Arrows { first, arrows, lost, won }))
    }
}

/// Reads the rules at rows of a box.
struct Reader<'a> {
    game: &'a dyn Game,
    grid: &'a Grid,
    vectors: &'a Vectors,
}

impl Reader<'_> {
    /// Bits of some rows; the error is `None` if a move leaves the box.
    fn chunk(&self, rows: Range<u64>) -> Result<Chunk, Option<Stop>> {
        let length = self.grid.length as usize;
        let words = ((rows.end - rows.start) as usize * length).div_ceil(64);
        let mut chunk = Chunk {
            arrows: vec![vec![0; words]; self.vectors.all.len()],
            lost: vec![0; words],
            won: vec![0; words],
        };
        let mut guards = vec![vec![false; length]; self.vectors.guards.len()];
        let mut stopped: Vec<Option<Verdict>> = vec![None; length];
        let mut moves = vec![false; length];
        for (number, row) in rows.enumerate() {
            let head = self.head(row);
            if self.game.has_ends() {
                stopped.fill(None);
                self.game.end_row(&head, 0, &mut stopped).map_err(|refusal| Some(refusal.into()))?;
            }
            for (mask, row) in self.vectors.guards.iter().zip(&mut guards) {
                row.fill(false);
                mask.fill(&head, 0, row);
            }
            moves.fill(false);
            let first = number * length;
            for (vector, bits) in self.vectors.all.iter().zip(&mut chunk.arrows) {
                let Some((places, within)) = self.places(vector, &head) else { continue };
                for place in places.start..length {
                    if stopped[place].is_none() && vector.guard.is_none_or(|guard| guards[guard][place]) {
                        if !within || place >= places.end {
                            return Err(None);
                        }
                        put(bits, first + place);
                        moves[place] = true;
                    }
                }
            }
            for (place, (moves, stopped)) in moves.iter().zip(&stopped).enumerate() {
                let stuck = || (!moves).then(|| self.game.stuck());
                match stopped.or_else(stuck) {
                    Some(Verdict::Lost) => put(&mut chunk.lost, first + place),
                    Some(Verdict::Won) => put(&mut chunk.won, first + place),
                    Some(Verdict::Draw) | None => {}
                }
            }
        }
        Ok(chunk)
    }

    /// Numbers of a row.
    fn head(&self, row: u64) -> Vec<u64> {
        let axes = self.grid.strides.iter().zip(&self.grid.extents);
        axes.map(|(stride, extent)| row / stride % extent).collect()
    }

    /// Places of a row at which no number falls below 0, up to those from which the last one leaves the box, and whether all
    /// others stay in it; `None` if there are none.
    fn places(&self, vector: &Vector, head: &[u64]) -> Option<(Range<usize>, bool)> {
        let length = self.grid.length as i64;
        let (&last, front) = vector.delta.split_last()?;
        let mut within = true;
        for ((&at, &extent), &part) in head.iter().zip(&self.grid.extents).zip(front) {
            let to = at as i64 - part;
            if to < 0 {
                return None;
            }
            within &= to < extent as i64;
        }
        let start = last.max(0);
        (start < length).then(|| (start as usize..length.min(length + last).max(0) as usize, within))
    }
}

fn put(bits: &mut [u64], place: usize) {
    bits[place / 64] |= 1 << (place % 64);
}
