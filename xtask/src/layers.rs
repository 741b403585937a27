//! Dependencies between the crates of the workspace point down only.

use crate::{Outcome, house};
use cargo_metadata::{DependencyKind, MetadataCommand};

/// Floors of the house, from the ground up. A crate may depend only on crates of lower floors.
const FLOORS: &[&[&str]] = &[
    &["limits", "nimber", "guess", "numeration", "store", "heap", "kernel"],
    &["automata", "fleet", "kernel-boards", "kernel-residues", "language", "search"],
    &["boards", "formulas", "kernel-text"],
    &["kernel-heaps", "kernel-sizes"],
    &["quotient", "rules"],
    &["elaborate", "family", "forms"],
    &["solve"],
    &["catalog", "payoff", "prove", "tables"],
    &["draw", "program", "question"],
    &["verify"],
    &["sequences"],
    &["answer", "emit", "judge"],
    &["words"],
    &["bouton", "phrases"],
    &["lsp", "mcp", "py", "serve", "wasm"],
    &["cli"],
];

/// Crates outside the house, which may depend on all of it.
const OUTSIDE: &[&str] = &["benches", "fuzz", "oracle", "soak", "xtask"];

/// Room of a package: published names begin with the name of the project.
pub(crate) fn room(package: &str) -> &str {
    package.strip_prefix("bouton-").unwrap_or(package)
}

/// Reads `cargo metadata` and names every dependency that points up or sideways.
pub(crate) fn check() -> Outcome {
    let metadata =
        MetadataCommand::new().no_deps().exec().map_err(|error| format!("cargo metadata: {error}"))?;
    let mut wrong = Vec::new();
    for package in &metadata.packages {
        let name = room(&package.name);
        if OUTSIDE.contains(&name) {
            continue;
        }
        let Some(level) = floor(name) else {
            wrong.push(format!("{name} stands on no floor; add it to xtask/src/layers.rs"));
            continue;
        };
        for dependency in &package.dependencies {
            let ours = dependency.path.is_some();
            let below = room(&dependency.name);
            let lower = floor(below).is_some_and(|floor| floor < level);
            // Tests may look up: a lower crate's tests never reach a user's build.
            if ours && !lower && dependency.kind != DependencyKind::Development {
                wrong.push(format!("{name} must not depend on {below}"));
            }
        }
    }
    if !wrong.is_empty() {
        return Err(format!("layers:\n  {}", wrong.join("\n  ")));
    }
    house::check(OUTSIDE)
}

fn floor(name: &str) -> Option<usize> {
    FLOORS.iter().position(|crates| crates.contains(&name))
}
