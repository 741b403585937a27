//! Cargo with a compiler that lints: Clippy's, which makes the same code as rustc, so that no crate is read twice.

use crate::Outcome;
use cargo_metadata::diagnostic::DiagnosticLevel;
use cargo_metadata::{Artifact, Message};
use std::collections::BTreeSet;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Results of a compilation.
pub(crate) struct Compiled {
    pub(crate) artifacts: Vec<Artifact>,
    /// `true` if there was a warning, now or when a crate that has not changed was compiled.
    warned: bool,
}

impl Compiled {
    /// Libraries that were compiled whole, and linted.
    pub(crate) fn libraries(&self) -> Vec<&str> {
        let libraries = self.artifacts.iter().filter(|one| one.target.is_lib() && !one.profile.test);
        libraries.map(|one| one.target.name.as_str()).collect()
    }

    /// An error if there was a warning.
    pub(crate) fn spotless(&self) -> Outcome {
        if self.warned { Err("warnings are errors".into()) } else { Ok(()) }
    }
}

/// Cargo with this compiler. Libraries that are `linted` already are not linted where they are only checked.
pub(crate) fn cargo(linted: &[&str]) -> Result<Command, String> {
    let mut command = Command::new(env!("CARGO"));
    command
        .env("RUSTC_WORKSPACE_WRAPPER", concat!(env!("CARGO_MANIFEST_DIR"), "/compiler"))
        .env("BOUTON_CLIPPY", clippy()?)
        .env("BOUTON_LINTED", linted.join(" "));
    Ok(command)
}

/// Clippy's compiler, which stands beside rustc.
fn clippy() -> Result<PathBuf, String> {
    let said = "`rustc --print sysroot`";
    let output = Command::new("rustc").args(["--print", "sysroot"]).output();
    let output = output.map_err(|error| format!("{said}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{said} failed ({})", output.status));
    }
    let path = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()).join("bin/clippy-driver");
    if path.exists() { Ok(path) } else { Err(format!("there is no {}; install Clippy", path.display())) }
}

/// Compiles with this compiler, and shows what it says.
pub(crate) fn compile(linted: &[&str], arguments: &[&str]) -> Result<Compiled, String> {
    let said = format!("cargo {}", arguments.join(" "));
    let failed = |error: std::io::Error| format!("`{said}`: {error}");
    eprintln!("\n── {said}");
    let mut command = cargo(linted)?;
    command.args(arguments).args(["--message-format", "json"]);
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let (mut compiled, mut seen) = (Compiled { artifacts: vec![], warned: false }, BTreeSet::new());
    for message in child.stdout.take().into_iter().flat_map(|out| Message::parse_stream(BufReader::new(out)))
    {
        match message.map_err(failed)? {
            Message::CompilerArtifact(artifact) => compiled.artifacts.push(artifact),
            Message::CompilerMessage(told) => {
                compiled.warned |= told.message.level == DiagnosticLevel::Warning;
                // What is said of a library is said of its unit tests too.
                if let Some(text) = told.message.rendered.filter(|text| seen.insert(text.clone())) {
                    eprint!("{text}");
                }
            }
            _ => {}
        }
    }
    let status = child.wait().map_err(failed)?;
    if status.success() { Ok(compiled) } else { Err(format!("`{said}` failed ({status})")) }
}
