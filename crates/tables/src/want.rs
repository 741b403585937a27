//! Contents of a table, where it is kept, and what its cells are.

use std::path::PathBuf;

/// Contents of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Want {
    /// Outcomes.
    Outcomes,
    /// Nim-values; only for normal play without declared ends.
    Values,
}

/// Storage of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Backing {
    /// In memory.
    Memory,
    /// In a file that outlives an interruption: a repeated request resumes the computation.
    File {
        /// Path of the file.
        path: PathBuf,
        /// Identity of the game: its text, arguments and convention. Extents and contents need not be
        /// included.
        identity: Vec<u8>,
    },
}

/// Format of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A bit in each of this many planes.
    Bits { planes: usize },
    /// A nim-value in this many bytes.
    Bytes(u64),
}

/// The identity of a table in its file.
pub(super) fn fingerprint(backing: &Backing, extents: &[u64], want: Want) -> u128 {
    let Backing::File { identity, .. } = backing else { return 0 };
    let extents: Vec<u8> = extents.iter().flat_map(|extent| extent.to_le_bytes()).collect();
    let want: &[u8] = match want {
        Want::Outcomes => b"outcomes",
        Want::Values => b"values",
    };
    store::fingerprint(&[b"table", identity, &extents, want])
}
