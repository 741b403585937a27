//! A range of bytes, in memory or mapped from a file, viewed as cells.

#[cfg(any(target_family = "wasm", not(feature = "mapped")))]
mod allocated;
#[cfg(all(feature = "mapped", not(target_family = "wasm")))]
mod mapped;

#[cfg(any(target_family = "wasm", not(feature = "mapped")))]
use allocated::Bytes;
#[cfg(all(feature = "mapped", not(target_family = "wasm")))]
use mapped::Bytes;

use crate::{Cell, Error};
use std::fs::File;
use std::sync::OnceLock;

/// Owns its bytes; dropping it frees them.
pub(crate) struct Region {
    bytes: Bytes,
    length: usize,
    on_disk: bool,
    cell_size: OnceLock<usize>,
}

impl Region {
    /// Zeroed memory.
    pub(crate) fn anonymous(bytes: u64) -> Result<Region, Error> {
        let refuse = || Error::Memory { bytes };
        let length = usize::try_from(bytes).map_err(|_| refuse())?;
        let bytes = Bytes::zeroed(length).ok_or_else(refuse)?;
        Ok(Region { bytes, length, on_disk: false, cell_size: OnceLock::new() })
    }

    /// Maps `bytes` of a file from `offset` on. The file is long enough, and locked against other processes.
    pub(crate) fn of_file(file: &File, offset: u64, bytes: u64) -> Result<Region, Error> {
        let length = usize::try_from(bytes).map_err(|_| Error::Memory { bytes })?;
        let bytes = Bytes::of_file(file, offset, length)?;
        Ok(Region { bytes, length, on_disk: true, cell_size: OnceLock::new() })
    }

    /// Length in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.length as u64
    }

    /// The bytes as cells. The first call fixes the size of a cell; calls with another size get none.
    pub(crate) fn cells<C: Cell>(&self) -> &[C] {
        let count = self.length / size_of::<C>();
        let first = self.bytes.first().cast::<C>();
        let one_size = *self.cell_size.get_or_init(|| size_of::<C>()) == size_of::<C>();
        if count == 0 || !one_size || !first.is_aligned() {
            return &[];
        }
        // SAFETY: `Cell` is sealed; `C` is an atomic integer, for which every bit pattern is valid. `first` is
        // aligned (checked above; it always is, for offsets into a file are multiples of 4096). The bytes are
        // readable and writable, at least `length` of them, and lives as long as `self`, from which the slice
        // borrows. No `&mut` to these bytes and no plain reference to them exists anywhere: this function is the
        // only one that looks inside, so that within the process all access is atomic, and by `cell_size` all of
        // one size. Another process that changes the file (the lock asks it not to) changes what loads return,
        // which atomics allow.
        unsafe { std::slice::from_raw_parts(first, count) }
    }

    /// Waits until everything is on disk.
    pub(crate) fn flush(&self) -> Result<(), Error> {
        if self.on_disk {
            self.bytes.flush()?;
        }
        Ok(())
    }
}
