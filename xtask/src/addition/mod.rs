//! Additions as CONTRIBUTING shows them: to a copy of the tree a game, an engine, a format of tables and a room of contest problems
//! are added, one file each and at most one line; it is built, and asked for each of them.

use crate::{Outcome, Runner};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A file that is added.
struct Addition {
    /// Its path.
    path: &'static str,
    text: &'static str,
    /// A file that is changed, a line of it, and the line that is added after it.
    line: Option<(&'static str, &'static str, &'static str)>,
}

const ADDITIONS: [Addition; 4] = [
    Addition { path: "crates/catalog/games/odd-bash.game", text: include_str!("odd-bash.game"), line: None },
    Addition {
        path: "crates/answer/src/answering/stuck.rs",
        text: include_str!("stuck.rs"),
        line: Some(("crates/answer/src/answering/mod.rs", "engines! {", "    stuck: Stuck;")),
    },
    Addition {
        path: "crates/draw/src/tsv.rs",
        text: include_str!("tsv.rs"),
        line: Some(("crates/draw/src/lib.rs", "formats! {", "    /// Values between tabs.\n    Tsv = tsv,")),
    },
    Addition {
        path: "crates/judge/src/odd_heaps.rs",
        text: include_str!("odd_heaps.rs"),
        line: Some(("crates/judge/src/lib.rs", "rooms! {", "    odd_heaps")),
    },
];

/// A question about what was added.
struct Asked {
    words: &'static [&'static str],
    input: &'static str,
    /// Part of the answer.
    wanted: &'static str,
}

const fn asked(words: &'static [&'static str], wanted: &'static str) -> Asked {
    Asked { words, input: "", wanted }
}

const ASKED: [Asked; 9] = [
    asked(&["list"], "Odd Bash"),
    asked(&["show", "odd-bash"], "P(n) iff even(n) by \"Winning Ways, ch. 4\""),
    asked(&["solve", "odd-bash", "7"], "7 → 6"),
    asked(&["solve", "odd-bash", "0", "--json"], "\"engine\":\"stuck\""),
    asked(&["solve", "odd-bash", "1", "--json"], "\"engine\":\"claim\""),
    asked(&["check", "odd-bash"], "has values 0, 1, 0, 1, 0, 1, 0"),
    asked(&["check", "odd-bash"], "All 4 agree with the rules."),
    Asked { words: &["judge", "odd-heaps-1"], input: "3\n4\n7\n0\n", wanted: "Second\nFirst\nSecond\n" },
    asked(&["judge", "--list"], "Odd Heaps"),
];

/// Copies the tree to `target/addition`, adds to it, builds the program, and asks for what was added.
pub(crate) fn check(by: Runner) -> Outcome {
    let copy = PathBuf::from("target/addition/tree");
    for file in crate::format::listed("*")? {
        let text = std::fs::read(&file).map_err(|error| format!("{file}: {error}"))?;
        put(&copy, &file, &with_lines(&file, text)?)?;
    }
    for Addition { path, text, .. } in &ADDITIONS {
        put(&copy, path, text.as_bytes())?;
    }
    // The folder stays, so that the next copy is built from what has changed.
    by.run(
        Command::new(env!("CARGO"))
            .args(["build", "--locked", "-p", "bouton-cli", "--target-dir", "../target"])
            .current_dir(&copy),
    )?;
    ASKED.iter().try_for_each(answered)?;
    tabs()
}

/// The text of a file with the lines that are added to it.
fn with_lines(file: &str, text: Vec<u8>) -> Result<Vec<u8>, String> {
    let mut text = text;
    for (_, after, line) in ADDITIONS.iter().filter_map(|one| one.line).filter(|line| line.0 == file) {
        let known = String::from_utf8(text).map_err(|error| error.to_string())?;
        let Some((before, rest)) = known.split_once(&format!("\n{after}\n")) else {
            return Err(format!("{file}: there is no line `{after}`"));
        };
        text = format!("{before}\n{after}\n{line}\n{rest}").into_bytes();
    }
    Ok(text)
}

/// Writes a file that differs; the others keep the time at which they were built.
fn put(copy: &Path, file: &str, text: &[u8]) -> Outcome {
    let to = copy.join(file);
    let wrong = |error: std::io::Error| format!("{}: {error}", to.display());
    if std::fs::read(&to).is_ok_and(|known| known == text) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder).map_err(wrong)?;
    }
    std::fs::write(&to, text).map_err(wrong)
}

const PROGRAM: &str = "target/addition/target/debug/bouton";

/// Asks the program that was built.
fn answered(Asked { words, input, wanted }: &Asked) -> Outcome {
    let printed = printed(words, input).map_err(|error| error.to_string())?;
    match printed.contains(wanted) {
        true => Ok(()),
        false => Err(format!("`bouton {}` does not print `{wanted}`:\n{printed}", words.join(" "))),
    }
}

fn printed(words: &[&str], input: &str) -> std::io::Result<String> {
    let mut program = Command::new(PROGRAM)
        .args(words)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = program.stdin.take() {
        stdin.write_all(input.as_bytes())?;
    }
    Ok(String::from_utf8_lossy(&program.wait_with_output()?.stdout).into_owned())
}

/// Writes a table between tabs: of the nim-sums of 0 and 1.
fn tabs() -> Outcome {
    let out = "target/addition/nim.tsv";
    printed(&["table", "nim", "0..1", "0..1", "--what", "value", "--out", out], "")
        .and_then(|_| std::fs::read_to_string(out))
        .map_err(|error| format!("{out}: {error}"))
        .and_then(|text| match text.ends_with("\n0\t0\t1\n1\t1\t0\n") {
            true => Ok(()),
            false => Err(format!("{out} is not between tabs:\n{text}")),
        })
}
