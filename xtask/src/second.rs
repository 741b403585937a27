//! The second checker of certificates, written in Python: its types, and its tests.

use crate::Outcome;
use crate::stages::Runner;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder of the checker.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools")
}

/// An interpreter for tests, with the packages of a list.
pub(crate) fn python(by: Runner, requirements: &Path) -> Result<PathBuf, String> {
    let home = folder().join("../target/python");
    let python = home.join("bin/python3");
    if !python.exists() {
        by.run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    by.run(Command::new(&python).args(install).arg(requirements))?;
    Ok(python)
}

/// Checks types with the version of mypy in `tools/requirements.txt`, and runs the tests of the checker.
pub(crate) fn check(by: Runner) -> Outcome {
    let python = python(by, &folder().join("requirements.txt"))?;
    let target = folder().join("../target");
    let run = |arguments: &[&str]| by.run(Command::new(&python).args(arguments).current_dir(folder()));
    let cache = target.join("mypy");
    let typed = [
        "verify.py",
        "verify_heaps.py",
        "verify_residues.py",
        "verify_sizes.py",
        "tests/sweeps.py",
        "tests/test_verify.py",
        "tests/test_verify_heaps.py",
        "tests/test_verify_residues.py",
        "tests/test_verify_sizes.py",
    ];
    run(&[&["-m", "mypy", "--strict", "--cache-dir", &cache.to_string_lossy()], &typed[..]].concat())?;
    tests(&python, by, &[])
}

/// Runs the tests with their whole sweeps.
pub(crate) fn sweep(by: Runner, setting: (&str, &str)) -> Outcome {
    tests(Path::new("python3"), by, &[setting])
}

/// Runs the tests of the checker, with some settings of the environment.
fn tests(python: &Path, by: Runner, settings: &[(&str, &str)]) -> Outcome {
    let arguments = ["-m", "unittest", "discover", "tests"];
    by.run(Command::new(python).args(arguments).current_dir(folder()).envs(settings.iter().copied()))
}
