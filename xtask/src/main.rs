//! The tasks of this repository.
//!
//! ```text
//! cargo xtask test      everything that has to pass, as continuous integration runs it
//! cargo xtask quick     the tests alone, without lints
//! cargo xtask layers    the direction of dependencies
//! ```
#![forbid(unsafe_code)]

mod layers;
mod tools;

use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask <task>

  test      everything that has to pass: layers, format, lints, fuzz targets, tests, documentation; installs the Debian
            packages that tests need, if they are missing
  quick     the tests alone
  layers    check that dependencies between crates point down only
";

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let outcome = match task.as_deref() {
        Some("test") => everything(),
        Some("quick") => tests(),
        Some("layers") => layers::check(),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\nxtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The outcome of a task; the words say what failed.
type Outcome = Result<(), String>;

fn everything() -> Outcome {
    tools::install()?;
    layers::check()?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"])?;
    cargo(&["check", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features", "--locked"])?;
    tests()?;
    run(Command::new(env!("CARGO"))
        .args(["doc", "--workspace", "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "--deny warnings"))
}

/// Unit, integration, property and documentation tests.
fn tests() -> Outcome {
    cargo(&["test", "--workspace", "--locked"])
}

fn cargo(arguments: &[&str]) -> Outcome {
    run(Command::new(env!("CARGO")).args(arguments))
}

fn run(command: &mut Command) -> Outcome {
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    let words = words.join(" ");
    eprintln!("\n── cargo {words}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`cargo {words}` failed ({status})")),
        Err(error) => Err(format!("`cargo {words}` could not be started: {error}")),
    }
}
