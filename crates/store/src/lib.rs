//! Arrays of cells in memory or in a resumable, memory-mapped file.
//!
//! A [`Store`] is a run of bytes, zero at first, seen as cells of 8, 16, 32 or 64 bits. Cells are atomics, read
//! and written relaxed, so that several threads may fill one store from safe code. Whoever fills it divides the
//! work into *blocks*. A store in a file remembers which blocks are finished, and after an interruption, however
//! sudden, the blocks so marked are intact.
//!
//! Of this crate only [`Store`]'s view of its mapping contains `unsafe`.
#![deny(unsafe_op_in_unsafe_fn)]

mod cell;
mod error;
mod file;
mod fingerprint;
mod header;
mod marker;
mod plan;
mod region;

use region::Region;
use std::path::Path;

pub use cell::Cell;
pub use error::Error;
pub use fingerprint::{checksum, fingerprint};
pub use plan::Plan;

/// An array of cells, in memory or in a file.
pub struct Store {
    region: Region,
    file: Option<file::Marked>,
}

impl Store {
    /// Zeroed cells in memory. The system gives the memory as it is first touched.
    pub fn memory(bytes: u64) -> Result<Store, Error> {
        Ok(Store { region: Region::anonymous(bytes)?, file: None })
    }

    /// A fresh store in a file, no block finished. A file that is there already is replaced if it has the same
    /// fingerprint, and left alone otherwise.
    pub fn create(path: &Path, plan: &Plan) -> Result<Store, Error> {
        let (file, region) = file::create(path, plan)?;
        Ok(Store { region, file: Some(file) })
    }

    /// The store that an earlier computation left in a file; `None` if there is none.
    pub fn resume(path: &Path, fingerprint: u128) -> Result<Option<(Store, Plan)>, Error> {
        let opened = file::open(path, fingerprint)?;
        Ok(opened.map(|(file, region, plan)| (Store { region, file: Some(file) }, plan)))
    }

    /// The cells; a rest too short for a cell is left out. The first call decides the size of a cell for good:
    /// asked for cells of another size, it answers with none.
    pub fn cells<C: Cell>(&self) -> &[C] {
        self.region.cells()
    }

    /// The bytes of all cells.
    pub fn bytes(&self) -> u64 {
        self.region.bytes()
    }

    /// Whether the cells are in a file.
    pub fn is_in_file(&self) -> bool {
        self.file.is_some()
    }

    /// Whether this block is marked finished. Nothing in memory is.
    pub fn is_finished(&self, block: u64) -> bool {
        self.file.as_ref().is_some_and(|file| file.is_finished(block))
    }

    /// Waits until all cells are on the disk. In memory it does nothing.
    pub fn flush(&self) -> Result<(), Error> {
        self.region.flush()
    }

    /// Writes all cells to the disk, and then, only then, marks these blocks finished. In memory it does nothing.
    pub fn finish(&self, blocks: &[u64]) -> Result<(), Error> {
        match &self.file {
            Some(file) if !blocks.is_empty() => {
                self.region.flush()?;
                file.mark(blocks)
            }
            _ => Ok(()),
        }
    }
}
