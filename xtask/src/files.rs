//! Files of a folder.

use std::path::{Path, PathBuf};

/// All files below a folder, except in folders with these names.
pub(crate) fn below(folder: &Path, skipped: &[&str]) -> Result<Vec<PathBuf>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    let (mut found, mut open) = (vec![], vec![folder.to_path_buf()]);
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(&next).map_err(told)? {
            let entry = entry.map_err(told)?;
            // Links are not followed, since they may form cycles.
            if !entry.file_type().map_err(told)?.is_dir() {
                found.push(entry.path());
            } else if !skipped.iter().any(|name| entry.file_name() == **name) {
                open.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}
