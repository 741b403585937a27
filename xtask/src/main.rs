//! The tasks of this repository.
//!
//! ```text
//! cargo xtask test      everything that has to pass, as continuous integration runs it
//! cargo xtask quick     the tests alone, with new random cases
//! cargo xtask layers    the direction of dependencies
//! cargo xtask pages     builds the pages of the workbench into ui/dist
//! cargo xtask pictures  draws the pictures of the readme and the book
//! cargo xtask browser   plays in a real browser
//! cargo xtask soak      compares what is said of random games with a plain reading of their rules, for hours
//! ```
#![forbid(unsafe_code)]

mod layers;
mod pages;
mod pictures;
mod tools;

use std::path::Path;
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask <task>

  test      everything that has to pass: layers, format, lints, fuzz targets, pages, tests, documentation, games in a
            browser; installs the Debian packages that tests need, if they are missing
  quick     the tests alone, property tests with new random cases each time
  layers    check that dependencies between crates point down only
  pages     build the pages of the workbench into ui/dist
  pictures  draw the pictures of the readme and the book; the tests fail if they are not what is drawn now
  browser   the tests in a browser alone; build the pages first if they have changed
  soak      compare what is said of random games with a plain reading of their rules: --hours N from where it was left
            off, --games N, or --seed N for one game again
";

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let outcome = match task.as_deref() {
        Some("test") => everything(),
        Some("quick") => tests(&[]),
        Some("layers") => layers::check(),
        Some("pages") => pages::build(),
        Some("pictures") => pictures::draw(),
        Some("soak") => soak(),
        Some("browser") => tools::install().and_then(|()| pages::browser()),
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
    pages::check()?;
    tests(&SEED)?;
    run(Command::new(env!("CARGO"))
        .args(["doc", "--workspace", "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "--deny warnings"))?;
    // The tests have built the program; to build it alone would take other features, and minutes.
    pages::play()
}

/// Random games for hours, in a release build.
fn soak() -> Outcome {
    let words: Vec<String> = std::env::args().skip(2).collect();
    run(Command::new(env!("CARGO"))
        .args(["run", "--release", "--package", "soak", "--locked", "--"])
        .args(words))
}

/// The random cases of property tests are the same each time: a change that fails has failed by itself.
const SEED: [(&str, &str); 1] = [("PROPTEST_RNG_SEED", "1901")];

/// Unit, integration, property and documentation tests.
fn tests(settings: &[(&str, &str)]) -> Outcome {
    run(Command::new(env!("CARGO")).args(["test", "--workspace", "--locked"]).envs(settings.iter().copied()))
}

fn cargo(arguments: &[&str]) -> Outcome {
    run(Command::new(env!("CARGO")).args(arguments))
}

fn run(command: &mut Command) -> Outcome {
    let program =
        Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    let words = format!("{program} {}", words.join(" "));
    eprintln!("\n── {words}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{words}` failed ({status})")),
        Err(error) => Err(format!("`{words}` could not be started: {error}")),
    }
}

/// What a program prints, run in a folder.
fn runs_in(folder: &Path, program: &str, arguments: &[&str]) -> Result<String, String> {
    let told = Command::new(program).args(arguments).current_dir(folder).output();
    match told {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => Err(format!("`{program}` failed: {}", String::from_utf8_lossy(&output.stderr))),
        Err(error) => Err(format!("`{program}` could not be started: {error}")),
    }
}
