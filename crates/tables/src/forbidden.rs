//! Outcomes of games on pairs in which the opponent forbids options, where the rules take any vector of a set, which
//! is the same at every position.
//!
//! **Theorem.** A position is lost if and only if no more of its options are lost than may be forbidden.
//!
//! **Method.** Different vectors lead to different options. Positions are visited row by row; one with few lost options
//! is lost itself, and is counted at every position that can move to it.
//!
//! **Cost.** One addition for each lost position and vector; two bytes per position.
//!
//! **Evidence.** Computed: the vectors are those of the rules, in this box.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::vectors::matrix;
use super::{Backing, Table, Want};
use solve::search::Outcomes;
use solve::{Form, Game, Halt, Limits, Outcome};
use std::sync::{Mutex, PoisonError};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;
/// Limit on the positions of a box.
const ROOM: u64 = 1 << 28;

/// Fills a table of outcomes; `None` if it is not of pairs, or a rule takes other vectors at other positions.
pub(super) fn of_pairs(
    game: &dyn Game,
    extents: &[u64],
    backing: &Backing,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let (Some((most, plain)), &[rows, columns]) = (game.blocking(), extents) else { return Ok(None) };
    let cells = rows.saturating_mul(columns);
    let fits = (1..=ROOM).contains(&cells) && limits.memory.is_none_or(|memory| 4 * cells <= memory);
    let Some(most) = u16::try_from(most).ok().filter(|&most| fits && most < u16::MAX) else {
        return Ok(None);
    };
    if game.form() != Form::Tuple(2) {
        return Ok(None);
    }
    Outcomes::new(&[game])?;
    let shapes = plain.shapes(extents)?;
    let Some(matrix) = matrix(plain, &shapes, [rows, columns]) else { return Ok(None) };
    let words = columns.div_ceil(64);
    let has =
        |down: u64, across: u64| matrix[(down * words + across / 64) as usize] >> (across % 64) & 1 == 1;
    let vectors = (0..rows).map(|down| (0..columns).filter(|&across| has(down, across)).collect()).collect();
    let counts = Mutex::new(vec![0; cells as usize]);
    let counting = Counting { vectors, columns, most, counts, limits };
    let sheet = Sheet::open(extents, (Want::Outcomes, 1), (Filler::Forbidden, TARGET), backing, limits)?;
    sheet.fill(&counting, limits).map(Some)
}

/// Vectors, and the lost options counted so far.
struct Counting<'a> {
    /// The vectors across, by how far they lead down.
    vectors: Vec<Vec<u64>>,
    columns: u64,
    /// Number of options that may be forbidden.
    most: u16,
    counts: Mutex<Vec<u16>>,
    limits: &'a Limits,
}

impl Counting<'_> {
    /// Counts a lost position at all positions that can move to it.
    fn lay(&self, counts: &mut [u16], row: u64, column: u64) {
        let below = counts.chunks_exact_mut(self.columns as usize).skip(row as usize);
        for (counts, vectors) in below.zip(&self.vectors) {
            for &across in vectors.iter().take_while(|&&across| column + across < self.columns) {
                let count = &mut counts[(column + across) as usize];
                *count = count.saturating_add(1);
            }
        }
    }

    /// Visits the positions of a tile; those that are lost are counted.
    fn each(&self, tile: &Tile, mut lost: impl FnMut(&[u64], u64, u16) -> bool) -> Result<(), Stop> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        tile.each_row(|head| {
            let row = head.first().copied().unwrap_or(0);
            for place in tile.places() {
                if lost(head, place, counts[(row * self.columns + place) as usize]) {
                    self.lay(&mut counts, row, place);
                }
            }
            self.limits.stopped().map_or(Ok(()), |reason| Err(Stop::Limit(reason)))
        })
    }
}

impl Fill for Counting<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        self.each(tile, |head, place, count| {
            let lost = count <= self.most;
            if lost {
                sheet.mark(head, place, Outcome::P);
            }
            lost
        })
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        self.each(tile, |head, place, _| sheet.outcome(head, place) == Outcome::P)
    }
}
