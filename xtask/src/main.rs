//! The tasks of this repository.
//!
//! ```text
//! cargo xtask test      runs every required stage, as continuous integration does
//! cargo xtask quick     runs only the tests, with new random cases
//! cargo xtask layers    checks the direction of dependencies
//! cargo xtask terms     checks for consistent Chinese terms
//! cargo xtask pages     builds the pages of the workbench into ui/dist
//! cargo xtask pictures  draws the pictures of the readme and the book
//! cargo xtask browser   plays in a real browser
//! cargo xtask soak      compares reports about random games with an independent evaluation, for hours
//! ```
#![forbid(unsafe_code)]

mod files;
mod house;
mod layers;
mod pages;
mod pictures;
mod programs;
mod stages;
mod terms;
mod tools;

use stages::{Lane, Runner, Stage};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask <task>

  test      everything that has to pass: layers, terms, format, pages, tests, games in a browser, lints, documentation;
            installs the Debian packages that tests need, if they are missing
  quick     the tests alone, property tests with new random cases each time; quick NAME… runs those with NAME in their names
  layers    check that dependencies between crates point down only
  terms     check that one Chinese term is used for one thing
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
        Some("quick") => programs::run(&[], &std::env::args().skip(2).collect::<Vec<_>>()),
        Some("layers") => layers::check(),
        Some("terms") => terms::check(),
        Some("pages") => pages::build(Runner::Seen),
        Some("pictures") => pictures::draw(),
        Some("soak") => soak(),
        Some("browser") => tools::install().and_then(|()| pages::browser(Runner::Seen)),
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

/// Outcome of a task; the error describes the failure.
type Outcome = Result<(), String>;

/// All tests: the build beside the pages, then the tests, and the browser by itself, since its server has to
/// answer in time.
const EVERYTHING: &[&[Lane]] = &[&[BUILD, PAGES], &[TESTS], &[BROWSER], &[LINTS]];

const BUILD: Lane = &[
    Stage { name: "layers", about: "dependencies between crates point down", work: |_| layers::check() },
    Stage { name: "terms", about: "one Chinese term for one thing", work: |_| terms::check() },
    Stage { name: "format", about: "cargo fmt", work: |by| cargo(by, &["fmt", "--all", "--check"]) },
    Stage {
        name: "build",
        about: "all crates and their tests",
        work: |by| cargo(by, &["test", "--workspace", "--locked", "--no-run"]),
    },
];

const PAGES: Lane = &[
    Stage {
        name: "npm packages",
        about: "what ui/package-lock.json names is installed",
        work: pages::install,
    },
    Stage {
        name: "pages",
        about: "types, unit tests, and a build that is what is committed",
        work: pages::check,
    },
];

const TESTS: Lane = &[Stage {
    name: "tests",
    about: "unit, integration, property and documentation tests; a thousand random games",
    work: |_| programs::run(&SEED, &[]),
}];

const LINTS: Lane = &[
    Stage {
        name: "lints",
        about: "cargo clippy, warnings denied; benches and fuzz targets compile",
        work: |by| {
            cargo(by, &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"])
        },
    },
    Stage {
        name: "documentation",
        about: "cargo doc, warnings denied",
        work: |by| {
            by.run(
                Command::new(env!("CARGO"))
                    .args(["doc", "--workspace", "--no-deps", "--locked"])
                    .env("RUSTDOCFLAGS", "--deny warnings"),
            )
        },
    },
];

/// The tests have built the program; building it alone would take other features, and minutes.
const BROWSER: Lane = &[Stage { name: "browser", about: "games played in chromium", work: pages::play }];

fn everything() -> Outcome {
    tools::install()?;
    stages::run(EVERYTHING)
}

/// Random games for hours, in a release build.
fn soak() -> Outcome {
    let words: Vec<String> = std::env::args().skip(2).collect();
    Runner::Seen.run(
        Command::new(env!("CARGO"))
            .args(["run", "--release", "--package", "soak", "--locked", "--"])
            .args(words),
    )
}

/// Fixes the random cases of property tests, so that a failure is due to the change at hand.
const SEED: [(&str, &str); 1] = [("PROPTEST_RNG_SEED", "1901")];

fn cargo(by: Runner, arguments: &[&str]) -> Outcome {
    by.run(Command::new(env!("CARGO")).args(arguments))
}
