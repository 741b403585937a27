//! The package for Python: its wheel, built and installed by pip as a user does it, its types, and its tests.

use crate::stages::Runner;
use crate::{Outcome, compiler, second};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder of the package.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/py")
}

/// Builds the wheel of what the tests have compiled, installs it beside numpy, and says by which interpreter it is found.
pub(crate) fn install(by: Runner) -> Result<PathBuf, String> {
    let python = second::python(by, &folder().join("tests/requirements.txt"))?;
    let target = folder().join("../../target");
    let wheels = target.join("wheels");
    // An older wheel of the same version would be taken for this one.
    let _ = std::fs::remove_dir_all(&wheels);
    let pip = |arguments: &[&str]| -> Result<Command, String> {
        // Only its environment is of use: what compiles the crates, and lints them.
        let compiler = compiler::cargo(&[])?;
        let mut command = Command::new(&python);
        command.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]).args(arguments);
        command.envs(compiler.get_envs().filter_map(|(name, value)| Some((name, value?))));
        // pip finds maturin on the path.
        let bin = python.parent().map(Path::to_path_buf);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(bin.into_iter().chain(std::env::split_paths(&path)));
        command.env("PATH", path.map_err(|error| error.to_string())?);
        command.env("CARGO", concat!(env!("CARGO_MANIFEST_DIR"), "/cargo"));
        command.env("CARGO_TARGET_DIR", &target).env("MATURIN_PEP517_ARGS", "--profile dev --locked");
        Ok(command)
    };
    let (home, made) = (folder(), wheels.to_string_lossy().into_owned());
    let home = home.to_string_lossy();
    by.run(&mut pip(&["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", &made, &home])?)?;
    let install =
        ["install", "--no-deps", "--force-reinstall", "--no-index", "--find-links", &made, "bouton"];
    by.run(&mut pip(&install)?)?;
    Ok(python)
}

/// Builds and installs the wheel, and runs the tests of the package.
pub(crate) fn check(by: Runner) -> Outcome {
    let python = install(by)?;
    let target = folder().join("../../target");
    let mypy = target.join("mypy");
    let types = ["-m", "mypy", "--cache-dir", &mypy.to_string_lossy(), "python/bouton", "examples"]
        .map(str::to_owned);
    by.run(Command::new(&python).args(types).current_dir(folder()))?;
    let mut tests = Command::new(&python);
    tests.args(["-m", "unittest", "discover", "--start-directory", "tests"]).current_dir(folder());
    tests.env("BOUTON", target.join("debug/bouton")).env("WHEELS", target.join("wheels"));
    by.run(&mut tests)
}
