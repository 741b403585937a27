//! State of a run: a small file, so that it can be resumed.

use soak::Seen;
use std::path::{Path, PathBuf};

/// State of a run.
#[derive(Default)]
pub(crate) struct State {
    /// Next seed.
    pub(crate) next: u64,
    /// Number of failures.
    pub(crate) failures: u64,
    /// Counts of reports since this run began.
    pub(crate) seen: Seen,
}

impl State {
    /// Path of the file.
    pub(crate) fn path() -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        target.unwrap_or_else(|| root.join("target")).join("soak.txt")
    }

    /// Reads the state; the initial one if there is none.
    pub(crate) fn read(path: &Path) -> State {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let next = text.trim().parse().unwrap_or(0);
        State { next, ..State::default() }
    }

    /// Writes the state.
    pub(crate) fn write(&self, path: &Path) {
        if let Err(error) = std::fs::write(path, format!("{}\n", self.next)) {
            eprintln!("soak: {}: {error}", path.display());
        }
    }
}
