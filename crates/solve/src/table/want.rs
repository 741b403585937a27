//! What a table holds, where it is kept, and what its cells are.

use std::path::PathBuf;

/// What a table holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Want {
    /// Who wins.
    Outcomes,
    /// Nim-values; only for normal play without declared ends.
    Values,
}

/// Where a table is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Backing {
    /// In memory.
    Memory,
    /// In a file, which outlives an interruption: asked again, the engine goes on where it was.
    File {
        /// The file.
        path: PathBuf,
        /// What tells this game from any other: its text, arguments and convention. Extents and want need not be in it.
        identity: Vec<u8>,
    },
}

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A bit in each of so many planes.
    Bits { planes: usize },
    /// A nim-value in so many bytes.
    Bytes(u64),
}
