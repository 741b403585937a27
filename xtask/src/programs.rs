//! The programs that tests are compiled into, two at a time: while one waits for its slowest test, the other has work.

use crate::Outcome;
use cargo_metadata::Message;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Programs that run at the same time, each with as many threads as there are processors.
const LANES: usize = 2;

/// Compiles all tests and the programs that they start. Examples are modules of tests too; the lints check them where they stand.
pub(crate) const COMPILE: [&str; 5] = ["test", "--workspace", "--tests", "--locked", "--no-run"];

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
    let said = format!("cargo {}", COMPILE.join(" "));
    let failed = |error: std::io::Error| format!("`{said}`: {error}");
    let mut command = Command::new(env!("CARGO"));
    command.args(COMPILE).args(["--message-format", "json-render-diagnostics"]);
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut programs = Vec::new();
    for message in child.stdout.take().into_iter().flat_map(|out| Message::parse_stream(BufReader::new(out)))
    {
        let Message::CompilerArtifact(artifact) = message.map_err(failed)? else { continue };
        let Some(file) = artifact.executable.filter(|_| artifact.profile.test) else { continue };
        let folder: PathBuf = artifact.manifest_path.parent().map(Into::into).unwrap_or_default();
        let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = if artifact.target.is_test() {
            format!("{package} {}", artifact.target.name)
        } else {
            format!("{package} units")
        };
        let length = std::fs::metadata(&file).map_err(failed)?.len();
        let turn = (!artifact.target.is_test(), Reverse(length));
        let mut command = Command::new(&file);
        // As cargo starts them.
        command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder);
        programs.push(Program { name, command, turn });
    }
    let status = child.wait().map_err(failed)?;
    if !status.success() {
        return Err(format!("`{said}` failed ({status})"));
    }
    programs.push(documentation());
    programs.sort_by_key(|program| program.turn);
    Ok(programs.into())
}

/// The examples in the documentation of all crates, which are compiled as they run.
fn documentation() -> Program {
    let mut command = Command::new(env!("CARGO"));
    command.args(["test", "--workspace", "--locked", "--doc", "--no-fail-fast", "--"]);
    Program { name: "documentation".into(), command, turn: (false, Reverse(u64::MAX)) }
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
