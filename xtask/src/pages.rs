//! The pages of the workbench: built, compared with what is committed, tested alone and in a browser.

use crate::{Outcome, run, runs_in};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the pages.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui")
}

fn npm(arguments: &[&str]) -> Outcome {
    run(Command::new("npm").args(arguments).current_dir(folder()))
}

/// Installs what the lock file says, and nothing else.
fn install() -> Outcome {
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the pages into `ui/dist`.
pub(crate) fn build() -> Outcome {
    install()?;
    npm(&["run", "build"])
}

/// Types, unit tests, and a build that is byte for byte what is committed.
pub(crate) fn check() -> Outcome {
    install()?;
    npm(&["run", "check"])?;
    npm(&["run", "unit"])?;
    npm(&["run", "build"])?;
    let changed = runs_in(&folder(), "git", &["status", "--porcelain", "--", "dist"])?;
    if changed.is_empty() {
        return Ok(());
    }
    Err(format!("ui/dist is not what `cargo xtask pages` builds; commit what it builds:\n{changed}"))
}

/// Builds the program, and plays in a real browser against it.
pub(crate) fn browser() -> Outcome {
    run(Command::new(env!("CARGO")).args(["build", "--package", "cli", "--locked"]))?;
    play()
}

/// Games played in a real browser, against the debug build of the program as it lies there.
pub(crate) fn play() -> Outcome {
    npm(&["run", "browser"])
}
