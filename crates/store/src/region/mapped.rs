//! Bytes that the system maps.

use memmap2::{MmapMut, MmapOptions, MmapRaw};
use std::fs::File;
use std::io;

/// A mapping.
pub(super) struct Bytes(MmapRaw);

impl Bytes {
    /// Zeroed memory, if there is so much.
    pub(super) fn zeroed(length: usize) -> Option<Bytes> {
        MmapMut::map_anon(length).ok().map(|map| Bytes(map.into()))
    }

    /// A part of a file.
    pub(super) fn of_file(file: &File, offset: u64, length: usize) -> io::Result<Bytes> {
        MmapOptions::new().offset(offset).len(length).map_raw(file).map(Bytes)
    }

    /// The first byte.
    pub(super) fn first(&self) -> *mut u8 {
        self.0.as_mut_ptr()
    }

    /// Waits until everything is on disk.
    pub(super) fn flush(&self) -> io::Result<()> {
        self.0.flush()
    }
}
