//! Pages of the workbench: built, compared with the committed ones, tested alone and in a browser.

use crate::files;
use crate::stages::Runner;
use crate::{Outcome, compiler};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder of the pages.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui")
}

fn npm(by: Runner, arguments: &[&str]) -> Outcome {
    by.run(Command::new("npm").args(arguments).current_dir(folder()))
}

/// Installs exactly the versions in the lock file.
pub(crate) fn install(by: Runner) -> Outcome {
    npm(by, &["ci", "--no-audit", "--no-fund"])
}

/// Builds the pages into `crates/serve/dist`.
pub(crate) fn build(by: Runner) -> Outcome {
    install(by)?;
    npm(by, &["run", "build"])
}

/// Checks types, runs unit tests, and compares a build with the committed pages byte for byte. The committed
/// pages are left alone: the program built at the same time contains them.
pub(crate) fn check(by: Runner) -> Outcome {
    let built = folder().join("../target/pages");
    npm(by, &["run", "check"])?;
    npm(by, &["run", "unit"])?;
    npm(by, &["run", "build", "--", "--emptyOutDir", "--outDir", &built.to_string_lossy()])?;
    let (built, committed) = (contents(&built)?, contents(&folder().join("../crates/serve/dist"))?);
    let names: BTreeSet<&PathBuf> = built.keys().chain(committed.keys()).collect();
    let changed: Vec<String> = names
        .into_iter()
        .filter(|name| built.get(*name) != committed.get(*name))
        .map(|name| name.display().to_string())
        .collect();
    if changed.is_empty() {
        return Ok(());
    }
    Err(format!(
        "crates/serve/dist is not what `cargo xtask pages` builds; commit what it builds: {}",
        changed.join(", ")
    ))
}

/// Contents of all files below a folder, by relative path.
fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let read = |path: PathBuf| {
        let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok((path.strip_prefix(folder).unwrap_or(&path).to_path_buf(), bytes))
    };
    files::below(folder, &[])?.into_iter().map(read).collect()
}

/// Builds the program: with the features of the whole workspace it is the one that the tests have built.
fn program(by: Runner) -> Outcome {
    by.run(compiler::cargo(&[])?.args(["build", "--workspace", "--bin", "bouton", "--locked"]))
}

/// Builds the program, and plays against it in a real browser; keeps screenshots.
pub(crate) fn browser(by: Runner) -> Outcome {
    program(by)?;
    let shots = folder().join("shots");
    by.run(Command::new("npm").args(["run", "browser"]).env("SHOTS", shots).current_dir(folder()))
}

/// Plays games in a real browser, against the existing debug build of the program.
pub(crate) fn play(by: Runner) -> Outcome {
    npm(by, &["run", "browser"])
}

/// Builds the pages that need no server, with this module, into a folder; with `api` they lead to the descriptions of the libraries beside them.
pub(crate) fn alone(by: Runner, module: &Path, folder: &Path, api: bool) -> Outcome {
    let module = module.canonicalize().map_err(|error| format!("{}: {error}", module.display()))?;
    by.run(
        Command::new("npm")
            .args(["run", "build", "--", "--mode", "alone", "--emptyOutDir", "--outDir"])
            .arg(folder)
            .env("BOUTON_ENGINE", module)
            .env("BOUTON_API", if api { "1" } else { "0" })
            .current_dir(self::folder()),
    )
}

/// Builds the program, compares the answers of the pages' module with its own, and plays on the pages without a server in a real browser; `whole` runs the tests of the server's pages on them as well.
pub(crate) fn play_alone(by: Runner, module: &Path, folder: &Path, whole: bool) -> Outcome {
    program(by)?;
    let scripts: &[&str] = if whole { &["alone", "browser"] } else { &["alone"] };
    for script in scripts {
        let mut command = Command::new("npm");
        command.args(["run", script]).env("BOUTON_ENGINE", module).env("ALONE", folder);
        by.run(command.current_dir(self::folder()))?;
    }
    Ok(())
}

/// The same with a setting of the environment that asks for whole sweeps.
pub(crate) fn sweep(by: Runner, (name, value): (&str, &str)) -> Outcome {
    by.run(Command::new("npm").args(["run", "browser"]).env(name, value).current_dir(folder()))
}
