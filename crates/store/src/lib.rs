//! Arrays of cells in memory or in a resumable, memory-mapped file.
//!
//! A [`Store`] is a run of bytes, zero at first, seen as cells of 8, 16, 32 or 64 bits. Cells are atomics, read
//! and written relaxed, so that several threads may fill one store from safe code. The work of filling it is
//! divided into *blocks*. A store in a file remembers which blocks are finished, each with a checksum
//! of its cells that the owner computes. After an interruption, however sudden, the blocks so marked are intact;
//! any other damage to the file shows in their checksums.
//!
//! The only `unsafe` code of this crate is [`Store`]'s view of its mapping.
#![deny(unsafe_op_in_unsafe_fn)]

mod cell;
mod checksum;
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
pub use checksum::Checksum;
pub use error::Error;
pub use fingerprint::{checksum, fingerprint};
pub use plan::Plan;

/// An array of cells, in memory or in a file.
pub struct Store {
    region: Region,
    file: Option<file::Marked>,
}

impl Store {
    /// Zeroed cells in memory, which the system provides as it is first touched.
    pub fn memory(bytes: u64) -> Result<Store, Error> {
        Ok(Store { region: Region::anonymous(bytes)?, file: None })
    }

    /// Zeroed cells in a file without a name, in the folder of `beside`: memory that the system writes to disk when it
    /// runs short, and that is gone with the process.
    pub fn scratch(beside: &Path, bytes: u64) -> Result<Store, Error> {
        Ok(Store { region: file::scratch(beside, bytes)?, file: None })
    }

    /// Creates a store in a file, with no block finished. An existing file is replaced if it has the same
    /// fingerprint, and left alone otherwise.
    pub fn create(path: &Path, plan: &Plan) -> Result<Store, Error> {
        let (file, region) = file::create(path, plan)?;
        Ok(Store { region, file: Some(file) })
    }

    /// Resumes the store that an earlier computation left in a file; `None` if there is none.
    pub fn resume(path: &Path, fingerprint: u128) -> Result<Option<(Store, Plan)>, Error> {
        let opened = file::open(path, fingerprint)?;
        Ok(opened.map(|(file, region, plan)| (Store { region, file: Some(file) }, plan)))
    }

    /// The cells; trailing bytes too few for a cell are left out. The first call fixes the size of a cell:
    /// calls with another size return no cells.
    pub fn cells<C: Cell>(&self) -> &[C] {
        self.region.cells()
    }

    /// Number of bytes of all cells.
    pub fn bytes(&self) -> u64 {
        self.region.bytes()
    }

    /// Returns `true` if the cells are in a file.
    pub fn is_in_file(&self) -> bool {
        self.file.is_some()
    }

    /// Checksum with which this block was marked finished; `None` if it is not marked. Blocks in memory never are.
    ///
    /// A computation that resumes a file has to compare it with that of the cells.
    pub fn finished(&self, block: u64) -> Option<u64> {
        self.file.as_ref().and_then(|file| file.finished(block))
    }

    /// Waits until all cells are on the disk. Does nothing in memory.
    pub fn flush(&self) -> Result<(), Error> {
        self.region.flush()
    }

    /// Writes all cells to the disk, and then, only then, marks these blocks finished, each with the checksum of its cells.
    /// In memory it does nothing.
    pub fn finish(&self, blocks: &[(u64, u64)]) -> Result<(), Error> {
        match &self.file {
            Some(file) if !blocks.is_empty() => {
                self.region.flush()?;
                file.mark(blocks)
            }
            _ => Ok(()),
        }
    }
}
