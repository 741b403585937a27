//! Bytes of the allocator, where nothing can be mapped.

use std::fs::File;
use std::io;
use std::sync::atomic::AtomicU64;

/// Words that may be written through shared references.
pub(super) struct Bytes(Vec<AtomicU64>);

impl Bytes {
    /// Zeroed memory, if there is so much.
    pub(super) fn zeroed(length: usize) -> Option<Bytes> {
        let count = length.div_ceil(size_of::<AtomicU64>());
        let mut words = Vec::new();
        words.try_reserve_exact(count).ok()?;
        words.resize_with(count, AtomicU64::default);
        Some(Bytes(words))
    }

    /// Refused: there are no files.
    pub(super) fn of_file(_: &File, _: u64, _: usize) -> io::Result<Bytes> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The first byte.
    pub(super) fn first(&self) -> *mut u8 {
        self.0.as_ptr().cast_mut().cast()
    }

    /// Nothing is on disk.
    pub(super) fn flush(&self) -> io::Result<()> {
        Ok(())
    }
}
