//! Why a store cannot be had.

use std::io;

/// Why a store cannot be had; nothing on disk was changed in any of these cases but possibly [`Error::Io`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// There is not that much memory.
    Memory {
        /// The bytes asked for.
        bytes: u64,
    },
    /// The file is something else than a store.
    NotAStore,
    /// The file is a store of another version of this format.
    Version(u32),
    /// The file's head is damaged.
    Damaged,
    /// The file belongs to another computation.
    Fingerprint,
    /// Another process is using the file.
    InUse,
    /// The system says no, in its words.
    Io(String),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error.to_string())
    }
}
