//! One file adds a game: a copy of the tree is built with one more file, and asked for the game.

use crate::{Outcome, Runner};
use std::path::{Path, PathBuf};
use std::process::Command;

const NAME: &str = "odd-bash";

const GAME: &str = r#"game odd-bash
title en "Odd Bash"
title zh "奇数巴什博弈"
about en "One heap. Take 1, 3 or 5 stones. The player who takes the last stone wins."
about zh "一堆石子，每次取 1、3 或 5 个，取到最后一个的人获胜。"
source "Winning Ways, ch. 4"
family one-heap
board heaps
begin (12)

(n) -> (n - k) where k in {1, 3, 5}

P(n) iff even(n) by "Winning Ways, ch. 4"

example (0..6) has values 0, 1, 0, 1, 0, 1, 0 by "Winning Ways, ch. 4"
example (7) wins only to (2), (4), (6) by "Winning Ways, ch. 4"
"#;

/// Copies the tree to `target/addition`, adds a game, builds the program, and asks for the game.
pub(crate) fn check(by: Runner) -> Outcome {
    let copy = PathBuf::from("target/addition/tree");
    for file in crate::format::listed("*")? {
        copied(&copy, Path::new(&file)).map_err(|error| format!("{file}: {error}"))?;
    }
    std::fs::write(copy.join("crates/catalog/games").join(NAME).with_extension("game"), GAME)
        .map_err(|error| error.to_string())?;
    // The folder stays, so that the next copy is built from what has changed.
    by.run(
        Command::new(env!("CARGO"))
            .args(["build", "--locked", "-p", "bouton-cli", "--target-dir", "../target"])
            .current_dir(&copy),
    )?;
    let program = Path::new("target/addition/target/debug/bouton");
    let expected: [(&[&str], &str); 5] = [
        (&["list"], "Odd Bash"),
        (&["show", NAME], "P(n) iff even(n) by \"Winning Ways, ch. 4\""),
        (&["solve", NAME, "7"], "7 → 6"),
        (&["check", NAME], "has values 0, 1, 0, 1, 0, 1, 0"),
        (&["check", NAME], "All 4 agree with the rules."),
    ];
    for (words, wanted) in expected {
        let output = Command::new(program).args(words).args(["--lang", "en"]).output();
        let printed = output.map_err(|error| error.to_string())?;
        let printed = String::from_utf8_lossy(&printed.stdout).into_owned();
        if !printed.contains(wanted) {
            return Err(format!("`bouton {}` does not print `{wanted}`:\n{printed}", words.join(" ")));
        }
    }
    Ok(())
}

/// Copies a file that has changed; the others keep the time at which they were built.
fn copied(copy: &Path, file: &Path) -> std::io::Result<()> {
    let (from, to) = (std::fs::read(file)?, copy.join(file));
    if std::fs::read(&to).is_ok_and(|known| known == from) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(to, from)
}
