//! A mapped range of bytes, anonymous or from a file, viewed as cells.

use crate::{Cell, Error};
use memmap2::{MmapMut, MmapOptions, MmapRaw};
use std::fs::File;
use std::sync::OnceLock;

/// Owns its mapping; dropping it unmaps.
pub(crate) struct Region {
    map: MmapRaw,
    bytes: usize,
    on_disk: bool,
    cell_size: OnceLock<usize>,
}

impl Region {
    /// Zeroed memory.
    pub(crate) fn anonymous(bytes: u64) -> Result<Region, Error> {
        let refuse = || Error::Memory { bytes };
        let length = usize::try_from(bytes).map_err(|_| refuse())?;
        let map = MmapMut::map_anon(length).map_err(|_| refuse())?;
        Ok(Region { map: map.into(), bytes: length, on_disk: false, cell_size: OnceLock::new() })
    }

    /// Maps `bytes` of a file from `offset` on. The file is long enough, and locked against other processes.
    pub(crate) fn of_file(file: &File, offset: u64, bytes: u64) -> Result<Region, Error> {
        let length = usize::try_from(bytes).map_err(|_| Error::Memory { bytes })?;
        let map = MmapOptions::new().offset(offset).len(length).map_raw(file)?;
        Ok(Region { map, bytes: length, on_disk: true, cell_size: OnceLock::new() })
    }

    /// Length in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes as u64
    }

    /// The bytes as cells. The first call fixes the size of a cell; calls with another size get none.
    pub(crate) fn cells<C: Cell>(&self) -> &[C] {
        let count = self.bytes / size_of::<C>();
        let first = self.map.as_mut_ptr().cast::<C>();
        let one_size = *self.cell_size.get_or_init(|| size_of::<C>()) == size_of::<C>();
        if count == 0 || !one_size || !first.is_aligned() {
            return &[];
        }
        // SAFETY: `Cell` is sealed; `C` is an atomic integer, for which every bit pattern is valid. `first` is
        // aligned (checked above; it always is, for offsets into a file are multiples of 4096). The mapping is
        // readable and writable, at least `bytes` long, and lives as long as `self`, from which the slice
        // borrows. No `&mut` to these bytes and no plain reference to them exists anywhere: this function is the
        // only one that looks inside, so that within the process all access is atomic, and by `cell_size` all of
        // one size. Another process that changes the file (the lock asks it not to) changes what loads return,
        // which atomics allow.
        unsafe { std::slice::from_raw_parts(first, count) }
    }

    /// Waits until everything is on disk.
    pub(crate) fn flush(&self) -> Result<(), Error> {
        if self.on_disk {
            self.map.flush()?;
        }
        Ok(())
    }
}
