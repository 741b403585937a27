//! Features of the library: each compiles alone, and few packages are built where all are off.

use crate::{Outcome, compiler};
use cargo_metadata::MetadataCommand;
use std::collections::BTreeSet;
use std::process::Command;

/// Fewer packages than this are built without features, those of the project included.
const FEWER_THAN: usize = 40;

/// Checks the library without features and with each alone, with lints for the library itself, and counts its packages.
pub(crate) fn check() -> Outcome {
    let metadata =
        MetadataCommand::new().no_deps().exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let library = metadata.packages.iter().find(|package| package.name == "bouton");
    let library = library.ok_or("there is no package `bouton`")?;
    let built = packages()?;
    if built.len() >= FEWER_THAN {
        return Err(format!(
            "features: the library without features builds {} packages, and fewer than {FEWER_THAN} are allowed: {}",
            built.len(),
            built.into_iter().collect::<Vec<_>>().join(", ")
        ));
    }
    // With their other features they were linted with the whole workspace; here rustc's own warnings are enough.
    let libraries = metadata.packages.iter().filter(|package| package.name != library.name);
    let libraries = libraries.flat_map(|package| &package.targets).filter(|target| target.is_lib());
    let libraries: Vec<&str> = libraries.map(|target| target.name.as_str()).collect();
    let alone = library.features.keys().map(String::as_str).filter(|&feature| feature != "default");
    for feature in std::iter::once("").chain(alone) {
        let alone =
            ["check", "--package", "bouton", "--locked", "--no-default-features", "--features", feature];
        compiler::compile(&libraries, &alone)?.spotless()?;
    }
    Ok(())
}

/// Packages that are built for the library without features.
fn packages() -> Result<BTreeSet<String>, String> {
    let words =
        "tree --package bouton --locked --no-default-features --edges normal,build --no-dedupe --prefix none";
    let output = Command::new(env!("CARGO")).args(words.split(' ')).output();
    let output = output.map_err(|error| format!("`cargo {words}`: {error}"))?;
    if !output.status.success() {
        return Err(format!("`cargo {words}` failed:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    let lines = String::from_utf8_lossy(&output.stdout);
    // A package is named with its version.
    Ok(lines.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect())
}
