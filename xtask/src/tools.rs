//! Programs used by tests, and the Debian packages that provide them.

use crate::Outcome;
use std::process::{Command, Stdio};

/// A program, the arguments with which it tells if something is present, and the package that provides it.
const TOOLS: &[(&str, &str, &str)] = &[
    ("g++", "--version", "g++"),
    ("python3", "--version", "python3"),
    ("python3", "-m ensurepip --version", "python3-venv"),
    ("go", "version", "golang-go"),
    ("javac", "--version", "openjdk-17-jdk-headless"),
    ("chromium-headless-shell", "--version", "chromium-headless-shell"),
    ("node", "--version", "nodejs"),
    ("npm", "--version", "npm"),
    // Chinese fonts for screenshots.
    ("dpkg", "--status fonts-noto-cjk", "fonts-noto-cjk"),
];

/// Installs missing packages.
pub(crate) fn install() -> Outcome {
    let missing: Vec<&str> = TOOLS
        .iter()
        .filter(|(program, arguments, _)| !runs(program, &arguments.split(' ').collect::<Vec<_>>()))
        .map(|(_, _, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("\n── installing {}", missing.join(", "));
    // Not every user is root.
    let prefix: &[&str] = if runs("sudo", &["-n", "true"]) { &["sudo", "-n"] } else { &[] };
    let apt = |arguments: &[&str]| {
        let words: Vec<&str> = prefix.iter().chain(&["apt-get"]).chain(arguments).copied().collect();
        Command::new(words[0]).args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive").status()
    };
    // Package lists that cannot be updated may still be good enough.
    let _ = apt(&["update"]);
    let packages: Vec<&str> =
        ["install", "--yes", "--no-install-recommends"].into_iter().chain(missing).collect();
    match apt(&packages) {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("install these packages: {}", packages[3..].join(" "))),
    }
}

fn runs(program: &str, arguments: &[&str]) -> bool {
    let quiet = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}
