//! The book as a site of static files: the pages without a server, where its boards are played, beside descriptions of the libraries for Rust and Python.

use crate::dist::told;
use crate::stages::Runner;
use crate::{Outcome, compiler, page, pages, second, wheel};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds `target/book`.
pub(crate) fn build(by: Runner) -> Outcome {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    let folder = target.join("book");
    pages::install(by)?;
    let module = page::module(by, page::Build::Released)?;
    pages::alone(by, &module, &folder, true)?;
    let api = folder.join("api");
    rust(by, &target.join("api"), &api.join("rust"))?;
    python(by, &api.join("python"))?;
    eprintln!("\n{}: the book, the pages, and descriptions of the libraries", folder.display());
    Ok(())
}

/// The library `bouton`, with warnings denied.
fn rust(by: Runner, target: &Path, folder: &Path) -> Outcome {
    let mut cargo = compiler::cargo(&[])?;
    cargo.args(["doc", "--package", "bouton", "--lib", "--no-deps", "--locked", "--target-dir"]).arg(target);
    cargo.env("RUSTDOCFLAGS", "--deny warnings");
    // A page of an earlier version would stay.
    let made = target.join("doc");
    let _ = fs::remove_dir_all(&made);
    by.run(&mut cargo)?;
    fs::create_dir_all(folder.parent().unwrap_or(folder)).map_err(|error| told(folder, &error))?;
    fs::rename(&made, folder).map_err(|error| told(folder, &error))
}

/// The package `bouton`, as it is installed.
fn python(by: Runner, folder: &Path) -> Outcome {
    let python: PathBuf = wheel::install(by)?;
    let requirements = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/py/docs/requirements.txt");
    second::python(by, &requirements)?;
    let describe = ["-m", "pdoc", "--no-show-source", "--output-directory"];
    by.run(Command::new(&python).args(describe).arg(folder).arg("bouton"))
}
