//! How far it has come: a small file, so that it goes on where it was left off.

use soak::Seen;
use std::path::{Path, PathBuf};

/// How far it has come.
#[derive(Default)]
pub(crate) struct State {
    /// The next seed.
    pub(crate) next: u64,
    /// How much has gone wrong.
    pub(crate) failures: u64,
    /// What was said how often since this run began.
    pub(crate) seen: Seen,
}

impl State {
    /// Where it is kept.
    pub(crate) fn path() -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        target.unwrap_or_else(|| root.join("target")).join("soak.txt")
    }

    /// Reads it; the beginning if there is none.
    pub(crate) fn read(path: &Path) -> State {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let next = text.trim().parse().unwrap_or(0);
        State { next, ..State::default() }
    }

    /// Writes it.
    pub(crate) fn write(&self, path: &Path) {
        if let Err(error) = std::fs::write(path, format!("{}\n", self.next)) {
            eprintln!("soak: {}: {error}", path.display());
        }
    }
}
