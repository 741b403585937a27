//! Errors of stores.

use std::io;

/// Reason why a store is unavailable. Except possibly for [`Error::Io`], nothing on disk has been changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The system cannot provide that much memory.
    Memory {
        /// Number of bytes asked for.
        bytes: u64,
    },
    /// The file is not a store.
    NotAStore,
    /// The file is a store of another version of this format.
    Version(u32),
    /// The file's head is damaged.
    Damaged,
    /// The file belongs to another computation.
    Fingerprint,
    /// Another process is using the file.
    InUse,
    /// An error of the system, in its words.
    Io(String),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error.to_string())
    }
}
