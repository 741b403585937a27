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

/// In English, for programs.
impl std::fmt::Display for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Memory { bytes } => write!(formatter, "the system has no {bytes} bytes of memory left"),
            Error::NotAStore => formatter.write_str("the file is not a store"),
            Error::Version(version) => write!(formatter, "the file is a store of version {version}"),
            Error::Damaged => formatter.write_str("the head of the file is damaged"),
            Error::Fingerprint => formatter.write_str("the file belongs to another computation"),
            Error::InUse => formatter.write_str("another process is using the file"),
            Error::Io(error) => formatter.write_str(error),
        }
    }
}

impl std::error::Error for Error {}
