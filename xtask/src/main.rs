//! The tasks of this repository.
//!
//! ```text
//! cargo xtask test      runs every required stage, as continuous integration does
//! cargo xtask quick     runs only the tests, with new random cases
//! cargo xtask format    lays out all Rust files
//! cargo xtask addition  adds a game, a format and a contest problem to a copy of the tree
//! cargo xtask layers    checks the direction of dependencies
//! cargo xtask terms     checks for consistent Chinese terms
//! cargo xtask second    checks the types of the second checker, and runs its tests
//! cargo xtask wheel     builds the package for Python, and runs its tests
//! cargo xtask packages  checks the packages for the registry
//! cargo xtask features  checks the library with each feature alone
//! cargo xtask pages     builds the pages of the workbench into crates/serve/dist
//! cargo xtask page      builds the pages that need no server into target/page
//! cargo xtask book      builds the book as a site of static files into target/book
//! cargo xtask describe  writes the descriptions of the requests: OpenAPI, types of the pages, chapter of the book
//! cargo xtask pictures  draws the pictures of the readme and the book
//! cargo xtask puzzles   writes the puzzles of the workbench
//! cargo xtask dist      makes a release archive
//! cargo xtask browser   plays in a real browser
//! cargo xtask soak      compares reports about random games with an independent evaluation, for hours; runs long sweeps
//! ```
#![forbid(unsafe_code)]

mod addition;
mod book;
mod compact;
mod compiler;
mod dist;
mod features;
mod files;
mod format;
mod house;
mod layers;
mod packages;
mod page;
mod pages;
mod pictures;
mod programs;
mod second;
mod stages;
mod terms;
mod tools;
mod wheel;

use stages::{Lane, Runner, Stage};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask <task>

  test      everything that has to pass: layers, terms, packages, format, the second checker, pages, tests, games in a
            browser, lints, documentation; installs the Debian packages that tests need, if they are missing
  quick     the tests alone, property tests with new random cases each time; quick NAME… runs those with NAME in their names
  format    lay out all Rust files, those that `cargo fmt` does not reach included
  addition  add a game, a format of tables and a contest problem to a copy of the tree, build it, and ask for them
  layers    check that dependencies between crates point down only
  terms     check that one Chinese term is used for one thing
  second    check the types of the second checker of certificates, and run its tests
  wheel     build the package for Python as pip does it, install it, check its types, and run its tests
  packages  check that every crate can be packaged for the registry, without compiling the archives
  features  check the library with each feature alone, and the number of packages without any
  pages     build the pages of the workbench into crates/serve/dist
  page      build the pages that need no server, with the operations as a WebAssembly module, into target/page; says how
            large the module is
  book      build the book as a site of static files into target/book: the pages that need no server, with search, live
            boards and both languages, and descriptions of the libraries for Rust and Python
  describe  write what is made from the types of the requests: the OpenAPI description, the types of the pages, the chapter
            of the book; the tests fail if they are not what is written now
  pictures  draw the pictures of the readme and the book; the tests fail if they are not what is drawn now
  puzzles   write the puzzles of the workbench, positions with one best idea; the tests compute each of them again
  dist      build the program as it is released, stripped, and pack it with manual pages and completions, of limited size,
            into target/dist
  browser   the tests in a browser alone; build the pages first if they have changed
  soak      compare what is said of random games with a plain reading of their rules: --hours N from where it was left
            off, --games N, or --seed N for one game again; --sweeps runs all tests with their whole samples instead,
            --pages builds and tests the pages without a server, --pages --all with the tests of the server's pages
";

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let outcome = match task.as_deref() {
        Some("test") => everything(),
        Some("quick") => programs::run(&[], &std::env::args().skip(2).collect::<Vec<_>>()),
        Some("addition") => addition::check(Runner::Seen),
        Some("format") => format::all(Runner::Seen, false),
        Some("layers") => layers::check(),
        Some("terms") => terms::check(),
        Some("second") => second::check(Runner::Seen),
        Some("wheel") => wheel::check(Runner::Seen),
        Some("packages") => packages::check(Runner::Seen),
        Some("features") => features::check(),
        Some("pages") => pages::build(Runner::Seen),
        Some("page") => page::build(Runner::Seen),
        Some("book") => book::build(Runner::Seen),
        Some("describe") => describe(),
        Some("pictures") => pictures::draw(),
        Some("puzzles") => puzzles(),
        Some("dist") => dist::make(Runner::Seen),
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

/// Writes what is made from the types of the requests.
fn describe() -> Outcome {
    cargo(Runner::Seen, &["run", "--locked", "--package", "bouton-serve", "--example", "describe"])
}

/// Writes the puzzles of the workbench.
fn puzzles() -> Outcome {
    cargo(Runner::Seen, &["run", "--locked", "--package", "bouton-serve", "--example", "puzzles"])
}

/// Outcome of a task; the error describes the failure.
type Outcome = Result<(), String>;

/// All tests: the build beside the checks of the house and the pages; then the tests, beside the browser, which waits for pages
/// more than it works, and what is left to compile.
const EVERYTHING: &[&[Lane]] = &[&[BUILD, HOUSE, PAGES], &[TESTS, REST]];

const BUILD: Lane = &[Stage {
    name: "build",
    about: "all crates and their tests, with lints, warnings denied",
    work: |_| programs::build(),
}];

const HOUSE: Lane = &[
    Stage { name: "layers", about: "dependencies between crates point down", work: |_| layers::check() },
    Stage { name: "terms", about: "one Chinese term for one thing", work: |_| terms::check() },
    Stage { name: "format", about: "rustfmt, every file", work: |by| format::all(by, true) },
    Stage { name: "packages", about: "archives for the registry are complete", work: packages::check },
    Stage { name: "second checker", about: "its types and its tests, in Python", work: second::check },
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
    about: "unit, integration, property and documentation tests; random games",
    work: |_| programs::run(&SEED, &[]),
}];

const REST: Lane = &[
    // The tests have built the program; building it alone would take other features, and minutes.
    Stage { name: "browser", about: "games played in a headless Chromium", work: pages::play },
    Stage { name: "wheel", about: "the package for Python: built, installed, tested", work: wheel::check },
    Stage {
        name: "lints",
        about: "the same for benches, fuzz targets and examples, which are not run",
        work: |_| programs::lint(),
    },
    Stage {
        name: "features",
        about: "the library with each feature alone; few packages without any",
        work: |_| features::check(),
    },
    Stage { name: "documentation", about: "cargo doc, warnings denied", work: programs::document },
];

fn everything() -> Outcome {
    tools::install()?;
    stages::run(EVERYTHING)
}

/// Random games for hours, in a release build; or all tests with their whole samples.
fn soak() -> Outcome {
    let words: Vec<String> = std::env::args().skip(2).collect();
    if let Some((word, names)) = words.split_first()
        && word == "--sweeps"
    {
        tools::install()?;
        programs::run(&[SEED[0], WHOLE], names)?;
        if names.is_empty() {
            second::sweep(Runner::Seen, WHOLE)?;
            pages::sweep(Runner::Seen, WHOLE)?;
        }
        return Ok(());
    }
    if words.iter().any(|word| word == "--pages") {
        tools::install()?;
        return page::check(Runner::Seen, words.iter().any(|word| word == "--all"));
    }
    Runner::Seen.run(
        Command::new(env!("CARGO"))
            .args(["run", "--release", "--package", "soak", "--locked", "--"])
            .args(words),
    )
}

/// Asks for whole sweeps in place of samples.
const WHOLE: (&str, &str) = ("BOUTON_SWEEPS", "1");

/// Fixes the random cases of property tests, so that a failure is due to the change at hand.
const SEED: [(&str, &str); 1] = [("PROPTEST_RNG_SEED", "1901")];

fn cargo(by: Runner, arguments: &[&str]) -> Outcome {
    by.run(Command::new(env!("CARGO")).args(arguments))
}
