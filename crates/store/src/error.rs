//! Why a store cannot be had.

use std::fmt;
use std::io;

/// Why a store cannot be had; nothing on disk was changed in any of these cases but possibly [`Error::Io`].
#[derive(Debug)]
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
    /// The system says no.
    Io(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Memory { bytes } => write!(f, "the system does not give {bytes} bytes of memory"),
            Error::NotAStore => f.write_str("the file is not a table of Bouton; it was left alone"),
            Error::Version(version) => {
                write!(
                    f,
                    "the file is a table of format version {version}, not of this one; it was left alone"
                )
            }
            Error::Damaged => f.write_str("the head of the table's file is damaged; it was left alone"),
            Error::Fingerprint => {
                f.write_str("the file holds the table of another game, box or question; it was left alone")
            }
            Error::InUse => f.write_str("another process is using the file"),
            Error::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error)
    }
}
