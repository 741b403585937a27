//! Layout of the code.
//!
//! `cargo fmt` follows the lines `mod name;`, and some files have none: the build finds them. So every file is laid out
//! by its own name.

use crate::{Outcome, Runner};
use std::path::Path;
use std::process::Command;

/// Lays out all Rust files, or compares them with their layout.
pub(crate) fn all(by: Runner, check: bool) -> Outcome {
    let files = listed("*.rs")?;
    let mut command = Command::new("rustfmt");
    command.args(["--edition", "2024"]);
    if check {
        command.arg("--check");
    }
    by.run(command.args(files))
}

/// Files of the repository that match, new ones included.
pub(crate) fn listed(pattern: &str) -> Result<Vec<String>, String> {
    let listed = Command::new("git")
        .args([
            "-c",
            "core.quotePath=false",
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            pattern,
        ])
        .output()
        .map_err(|error| format!("git: {error}"))?;
    if !listed.status.success() {
        return Err("git lists no files".into());
    }
    let listed = String::from_utf8(listed.stdout).map_err(|error| error.to_string())?;
    Ok(listed.lines().filter(|file| Path::new(file).is_file()).map(str::to_owned).collect())
}
