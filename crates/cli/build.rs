//! The commit from which the program is built, for `--version`. Only a checkout of this very repository has one: neither a package of
//! the registry nor a copy of the sources within another repository.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let Some(commit) = commit() else { return };
    println!("cargo::rustc-env=BOUTON_COMMIT={commit}");
}

fn commit() -> Option<String> {
    // A file that is not tracked, or whose folder is no repository, has no commit.
    git(&["ls-files", "--error-unmatch", "Cargo.toml"])?;
    // The head moves with every commit; so does the log of it, which is in one place also where there are several work trees.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

/// The output of git in the folder of this package.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| said.trim().to_owned())
}
