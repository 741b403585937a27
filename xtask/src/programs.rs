//! The programs that tests are compiled into, two at a time: while one waits for its slowest test, the other has work.

use crate::stages::Runner;
use crate::{Outcome, compiler};
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Programs that run at the same time, each with as many threads as there are processors.
const LANES: usize = 2;

/// Compiles all tests and the programs that they start. Examples are modules of tests too; the lints check them where they stand.
const COMPILE: [&str; 5] = ["test", "--workspace", "--tests", "--locked", "--no-run"];

/// Targets that no test needs, and libraries that no crate needs: they are only checked.
const REST: [&str; 8] = ["check", "--workspace", "--lib", "--bins", "--examples", "--bench", "*", "--locked"];

/// Compiles and lints all tests and the programs that they start.
pub(crate) fn build() -> Outcome {
    compiler::compile(&[], &COMPILE)?.spotless()
}

/// Lints everything that no test needs.
pub(crate) fn lint() -> Outcome {
    let tests = compiler::compile(&[], &COMPILE)?;
    compiler::compile(&tests.libraries(), &REST)?.spotless()
}

/// Builds the documentation of all crates, with warnings denied.
pub(crate) fn document(by: Runner) -> Outcome {
    let tests = compiler::compile(&[], &COMPILE)?;
    let mut cargo = compiler::cargo(&tests.libraries())?;
    cargo.args(["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "--deny warnings");
    by.run(&mut cargo)
}

/// A program of tests, or the documentation tests of all crates.
struct Program {
    /// Its name: the crate, and the target where it is not the crate's library.
    name: String,
    command: Command,
    /// Order in which programs start: unit tests are short and go last, the longest files, which have the most tests, first.
    turn: (bool, Reverse<u64>),
}

/// Builds all tests and lists their programs in the order in which they start.
fn programs() -> Result<VecDeque<Program>, String> {
    let mut programs = Vec::new();
    for artifact in compiler::compile(&[], &COMPILE)?.artifacts {
        let Some(file) = artifact.executable.filter(|_| artifact.profile.test) else { continue };
        let folder: PathBuf = artifact.manifest_path.parent().map(Into::into).unwrap_or_default();
        let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = if artifact.target.is_test() {
            format!("{package} {}", artifact.target.name)
        } else {
            format!("{package} units")
        };
        let length = std::fs::metadata(&file).map_err(|error| format!("{file}: {error}"))?.len();
        let turn = (!artifact.target.is_test(), Reverse(length));
        let mut command = Command::new(&file);
        // As cargo starts them.
        command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder);
        programs.push(Program { name, command, turn });
    }
    programs.push(documentation()?);
    programs.sort_by_key(|program| program.turn);
    Ok(programs.into())
}

/// The examples in the documentation of all crates, which are compiled as they run.
fn documentation() -> Result<Program, String> {
    let mut command = compiler::cargo(&[])?;
    command.args(["test", "--workspace", "--locked", "--doc", "--no-fail-fast", "--"]);
    Ok(Program { name: "documentation".into(), command, turn: (false, Reverse(u64::MAX)) })
}

/// Builds and runs all tests, or those whose names contain one of `words`, with some settings of the environment. Nothing is
/// left out after a failure. The output of a program is shown whole if it fails, and its counts if it does not.
pub(crate) fn run(settings: &[(&str, &str)], words: &[String]) -> Outcome {
    let programs = programs()?;
    let queue = Mutex::new(programs);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                    let Some(mut program) = next else { return };
                    eprintln!("  {:24}begins", program.name);
                    let from = Instant::now();
                    program.command.args(words).envs(settings.iter().copied()).stdin(Stdio::null());
                    let passed = told(&program.name, program.command.output(), from);
                    if !passed {
                        failed.lock().unwrap_or_else(PoisonError::into_inner).push(program.name);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed in {}", failed.join(", "))) }
}

/// Says what came of a program, and whether it passed.
fn told(name: &str, output: std::io::Result<Output>, from: Instant) -> bool {
    let seconds = from.elapsed().as_secs_f64();
    let mut out = std::io::stderr().lock();
    let output = match output {
        Ok(output) => output,
        Err(error) => {
            let _ = writeln!(out, "  {name:24}could not be started: {error}");
            return false;
        }
    };
    let text = String::from_utf8_lossy(&output.stdout);
    if output.status.success() {
        for line in text.lines().filter_map(|line| line.strip_prefix("test result: ok. ")) {
            let counts = line.split("; finished").next().unwrap_or(line);
            let _ = writeln!(out, "  {name:24}{counts}; {seconds:.0} s");
        }
    } else {
        let _ = writeln!(out, "\n── {name} failed ({})", output.status);
        let _ = out.write_all(&output.stdout);
        let _ = out.write_all(&output.stderr);
    }
    output.status.success()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

    use super::{COMPILE, REST};
    use crate::compiler::{self, Compiled};
    use std::path::Path;

    /// Two packages: one with tests, and one that no test needs.
    const FILES: [(&str, &str); 9] = [
        ("Cargo.toml", "[workspace]\nmembers = [\"tested\", \"rest\"]\nresolver = \"3\"\n"),
        (
            "Cargo.lock",
            "version = 4\n[[package]]\nname = \"rest\"\nversion = \"0.0.0\"\ndependencies = [\"tested\"]\n\
             [[package]]\nname = \"tested\"\nversion = \"0.0.0\"\n",
        ),
        ("tested/Cargo.toml", "[package]\nname = \"tested\"\nedition = \"2024\"\n"),
        (
            "rest/Cargo.toml",
            "[package]\nname = \"rest\"\nedition = \"2024\"\n[lib]\ntest = false\n\
             [[bench]]\nname = \"speed\"\nharness = false\n[dependencies]\ntested = { path = \"../tested\" }\n",
        ),
        ("tested/src/lib.rs", ""),
        ("tested/tests/all.rs", "#[test]\nfn passes() {}\n"),
        ("tested/examples/shown.rs", "fn main() {}\n"),
        ("rest/src/lib.rs", ""),
        ("rest/benches/speed.rs", "fn main() {}\n"),
    ];

    /// Code of which Clippy warns and rustc does not.
    const PLANTED: &str = "/// One more.\npub fn more(number: u8) -> u8 {\n    return number + 1;\n}\n";

    #[test]
    fn a_lint_fails_the_build_of_tests_and_the_check_of_everything_else() {
        let folder = std::env::temp_dir().join(format!("bouton-lints-{}", std::process::id()));
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        FILES.iter().for_each(|(name, text)| write(name, text));
        let compiled = |linted: &[&str], arguments: &[&str]| -> Compiled {
            let manifest = folder.join("Cargo.toml");
            let place = ["--manifest-path", path(&manifest), "--target-dir", path(&folder)];
            compiler::compile(linted, &[arguments, &place].concat()).unwrap()
        };
        // Whether the build of the tests, and the check of everything else, have nothing to say.
        let spotless = || {
            let tests = compiled(&[], &COMPILE);
            let rest = compiled(&tests.libraries(), &REST);
            (tests.spotless().is_ok(), rest.spotless().is_ok())
        };
        assert_eq!(spotless(), (true, true));
        for (name, text) in FILES.iter().filter(|(name, _)| name.ends_with(".rs")) {
            write(name, &format!("{PLANTED}{text}"));
            let tested = ["tested/src/lib.rs", "tested/tests/all.rs"].contains(name);
            assert_eq!(spotless(), (!tested, tested), "{name}");
            // What has not changed is not compiled again, and is no better.
            assert_eq!(spotless(), (!tested, tested), "{name}");
            write(name, text);
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    fn path(path: &Path) -> &str {
        path.to_str().unwrap()
    }
}
