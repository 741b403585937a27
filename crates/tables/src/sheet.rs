//! Cells of tables that are filled place by place, in the order of the game's numbers, in memory or in a file.

use super::filled::Table;
use super::grid::Grid;
use super::outcomes::words;
use super::run::{Kernel, halt, run};
use super::schedule::{Schedule, Tile};
use super::stop::Stop;
use super::want::{Backing, Holds, Want, fingerprint};
use solve::{Halt, Limits, Outcome, StopReason};
use std::convert::Infallible;
use std::sync::atomic::{AtomicU32, AtomicU64};
use store::{Cell, Checksum, Plan, Store};

/// Method that fills a sheet; recorded in the file, which another method does not resume.
#[derive(Clone, Copy)]
pub(super) enum Filler {
    /// Search of single positions.
    Search = 1,
    /// Nim-sum of the values of components.
    Sum = 2,
    /// Nim-product of the values of two coins.
    Product = 3,
    /// Part of another table.
    Part = 4,
    /// Vectors laid out from each lost position.
    Vectors = 5,
    /// Windows of lines.
    Windows = 6,
    /// Lost options counted where some may be forbidden.
    Forbidden = 7,
    /// Retrograde analysis along vectors.
    Rounds = 8,
    /// Nim-sum of the values of single numbers.
    Separate = 9,
    /// Word of a theorem.
    Told = 10,
}

/// Number of independent tiles between two looks at the clock of a file.
const AT_ONCE: usize = 64;

/// First note in the file of a sheet, distinct from that of an `Attempt`.
const SHEET: u64 = 101;

/// Returns `true` for the notes of a sheet that was filled by search.
pub(super) fn is_searched(notes: &[u64]) -> bool {
    notes.starts_with(&[SHEET, Filler::Search as u64])
}

/// Cells and their division into tiles.
pub(super) struct Sheet {
    pub(super) grid: Grid,
    extents: Vec<u64>,
    want: Want,
    holds: Holds,
    store: Store,
    schedule: Schedule,
}

impl Sheet {
    /// Opens the cells of these extents, with this many planes of bits for outcomes; with a file, resumes those of an
    /// earlier run. Tiles have about `target` cells.
    pub(super) fn open(
        extents: &[u64],
        (want, planes): (Want, usize),
        (filler, target): (Filler, u64),
        backing: &Backing,
        limits: &Limits,
    ) -> Result<Sheet, Halt> {
        let full = Halt::Stopped { reason: StopReason::Memory, positions: 0 };
        let Some(grid) = Grid::new(extents, (0..extents.len()).collect()) else { return Err(full) };
        let (bytes, holds) = match want {
            Want::Outcomes => (8 * planes as u64 * grid.rows * words(grid.length), Holds::Bits { planes }),
            Want::Values => (4 * grid.cells(), Holds::Bytes(4)),
        };
        let schedule = Schedule::new(&grid, false, target, 1);
        let store = match backing.file() {
            None if limits.memory.is_some_and(|memory| bytes > memory) => return Err(full),
            None => Store::memory(bytes),
            Some(path) => {
                let notes =
                    [SHEET, filler as u64].into_iter().chain(schedule.sizes.iter().copied()).collect();
                let fingerprint = fingerprint(backing, extents, want);
                let plan = Plan { fingerprint, notes, bytes, blocks: schedule.tiles.len() as u64 };
                Store::resume(path, fingerprint).and_then(|found| {
                    // A file that was filled in another way is of no use; it is unlocked here and replaced.
                    match found.and_then(|(store, found)| (found == plan).then_some(store)) {
                        Some(store) => Ok(store),
                        None => Store::create(path, &plan),
                    }
                })
            }
        };
        let store = store.map_err(|error| halt(error.into()))?;
        Ok(Sheet { grid, extents: extents.to_vec(), want, holds, store, schedule })
    }

    /// Lets several tiles be filled at once: none of them looks at another.
    pub(super) fn independent(mut self) -> Sheet {
        let tiles = self.schedule.tiles.len();
        self.schedule.waves =
            (0..tiles).step_by(AT_ONCE).map(|first| first..tiles.min(first + AT_ONCE)).collect();
        self
    }

    /// Fills all tiles that are not finished, wave after wave.
    pub(super) fn fill(self, filler: &dyn Fill, limits: &Limits) -> Result<Table, Halt> {
        let kernel = Filling { sheet: &self, filler };
        let lost = run(&kernel, &self.schedule, &self.store, limits).map_err(halt)?;
        let Sheet { grid, extents, want, holds, store, .. } = self;
        Ok(Table { extents, want, grid: Some(grid), store, holds, lost })
    }

    /// Tile of all places.
    pub(super) fn whole(&self) -> Tile {
        Tile { low: vec![0; self.extents.len()], high: self.extents.clone() }
    }

    /// Numbers of a place.
    pub(super) fn at(head: &[u64], place: u64) -> Vec<u64> {
        [head, &[place]].concat()
    }

    /// Index of a place.
    pub(super) fn index(&self, head: &[u64], place: u64) -> u64 {
        self.grid.row(head) * self.grid.length + place
    }

    /// Writes a nim-value; returns `false` if it does not fit a cell.
    pub(super) fn set(&self, head: &[u64], place: u64, value: u64) -> bool {
        let cells: &[AtomicU32] = self.store.cells();
        cells[self.index(head, place) as usize].set(value);
        value <= AtomicU32::MAX
    }

    /// Writes what is wanted of a position with this nim-value.
    pub(super) fn tell(&self, head: &[u64], place: u64, value: u64, want: Want) -> Result<(), Stop> {
        match want {
            Want::Values if !self.set(head, place, value) => return Err(Stop::Wider),
            Want::Outcomes if value == 0 => self.mark(head, place, Outcome::P),
            Want::Values | Want::Outcomes => {}
        }
        Ok(())
    }

    /// Nim-values, at their indices.
    pub(super) fn values(&self) -> &[AtomicU32] {
        self.store.cells()
    }

    /// Nim-value at a place.
    pub(super) fn value(&self, head: &[u64], place: u64) -> u64 {
        self.store.cells::<AtomicU32>()[self.index(head, place) as usize].get()
    }

    /// Writes an outcome at a place that has none.
    pub(super) fn mark(&self, head: &[u64], place: u64, outcome: Outcome) {
        let plane = match outcome {
            Outcome::P => 0,
            Outcome::D => 1,
            Outcome::N => return,
        };
        let word = &self.words(plane, head)[(place / 64) as usize];
        word.join(1 << (place % 64));
    }

    /// Outcome at a place.
    pub(super) fn outcome(&self, head: &[u64], place: u64) -> Outcome {
        let marked = |plane| self.words(plane, head)[(place / 64) as usize].get() >> (place % 64) & 1 == 1;
        match self.holds {
            _ if marked(0) => Outcome::P,
            Holds::Bits { planes: 2 } if marked(1) => Outcome::D,
            _ => Outcome::N,
        }
    }

    /// Row of a plane.
    fn words(&self, plane: u64, head: &[u64]) -> &[AtomicU64] {
        let length = words(self.grid.length);
        let start = ((plane * self.grid.rows + self.grid.row(head)) * length) as usize;
        &self.store.cells()[start..start + length as usize]
    }

    /// Visits the cells of a tile.
    fn each(&self, tile: &Tile, see: &mut dyn Run) {
        let places = tile.places();
        let Ok(()) = tile.each_row(|head| -> Result<(), Infallible> {
            match self.holds {
                Holds::Bits { planes } => (0..planes as u64).for_each(|plane| {
                    let row = self.words(plane, head);
                    see.words(&row[(places.start / 64) as usize..words(places.end) as usize]);
                }),
                Holds::Bytes(_) => {
                    let first = self.index(head, places.start) as usize;
                    let last = self.index(head, places.end) as usize;
                    see.values(&self.store.cells()[first..last]);
                }
            }
            Ok(())
        });
    }
}

/// Action on the cells of a run of places.
trait Run {
    fn words(&mut self, cells: &[AtomicU64]);
    fn values(&mut self, cells: &[AtomicU32]);
}

impl Run for Checksum {
    fn words(&mut self, cells: &[AtomicU64]) {
        self.add(cells);
    }

    fn values(&mut self, cells: &[AtomicU32]) {
        self.add(cells);
    }
}

/// Sets all cells to zero.
struct Clear;

impl Run for Clear {
    fn words(&mut self, cells: &[AtomicU64]) {
        cells.iter().for_each(|cell| cell.set(0));
    }

    fn values(&mut self, cells: &[AtomicU32]) {
        cells.iter().for_each(|cell| cell.set(0));
    }
}

/// Method of filling a sheet.
pub(super) trait Fill: Sync {
    /// Fills the places of a tile, all zero; earlier tiles have been filled or replayed.
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop>;
    /// Takes in a tile filled by an earlier run.
    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop>;
}

struct Filling<'a> {
    sheet: &'a Sheet,
    filler: &'a dyn Fill,
}

impl Kernel for Filling<'_> {
    fn fill(&self, tile: &Tile) -> Result<(), Stop> {
        // A run that was cut short may have left something.
        self.sheet.each(tile, &mut Clear);
        self.filler.fill(self.sheet, tile)
    }

    fn replay(&self, tile: &Tile) -> Result<(), Stop> {
        self.filler.replay(self.sheet, tile)
    }

    fn sum(&self, tile: &Tile, sum: &mut Checksum) {
        self.sheet.each(tile, sum);
    }
}
