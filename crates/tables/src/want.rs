//! Contents of a table, where it is kept, and what its cells are.

use limits::Peers;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Contents of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Want {
    /// Outcomes.
    Outcomes,
    /// Nim-values; only for normal play without declared ends.
    Values,
}

/// Storage of a table.
#[derive(Clone, Debug)]
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
    /// In such a file of the first of several processes that fill the table together; the others have copies.
    Divided {
        /// Path of the file; the copies of other processes stand beside it if they do not fit in memory.
        path: PathBuf,
        /// Identity of the game.
        identity: Vec<u8>,
        /// The processes.
        peers: Arc<dyn Peers>,
    },
}

impl Backing {
    /// Returns `true` if nothing is kept.
    pub(super) fn is_memory(&self) -> bool {
        matches!(self, Backing::Memory)
    }

    /// Path of the file of this process.
    pub(super) fn file(&self) -> Option<&Path> {
        match self {
            Backing::File { path, .. } => Some(path),
            Backing::Divided { path, peers, .. } if peers.index() == 0 => Some(path),
            Backing::Memory | Backing::Divided { .. } => None,
        }
    }

    /// The processes, if there are several.
    pub(super) fn peers(&self) -> Option<&dyn Peers> {
        match self {
            Backing::Divided { peers, .. } => Some(&**peers),
            Backing::Memory | Backing::File { .. } => None,
        }
    }
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
    let (Backing::File { identity, .. } | Backing::Divided { identity, .. }) = backing else { return 0 };
    let extents: Vec<u8> = extents.iter().flat_map(|extent| extent.to_le_bytes()).collect();
    let want: &[u8] = match want {
        Want::Outcomes => b"outcomes",
        Want::Values => b"values",
    };
    store::fingerprint(&[b"table", identity, &extents, want])
}
