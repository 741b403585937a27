//! Pictures of the readme and the book.

use crate::Outcome;
use crate::stages::Runner;
use std::path::Path;
use std::process::Command;

/// Path of the pictures, from the root of the repository.
const FOLDER: &str = "book/pictures";

/// Draws every picture of the list, in both languages.
pub(crate) fn draw() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let folder = root.join(FOLDER);
    let list =
        std::fs::read_to_string(folder.join("list.txt")).map_err(|error| format!("list.txt: {error}"))?;
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, command) =
            line.split_once(": ").ok_or_else(|| format!("list.txt: no command in `{line}`"))?;
        for lang in ["en", "zh"] {
            println!("{name}-{lang}.svg");
            Runner::Seen.run(
                Command::new(env!("CARGO"))
                    .current_dir(root)
                    .args(["run", "--quiet", "--locked", "--package", "bouton-cli", "--"])
                    .args(command.split(' '))
                    .args(["--lang", lang, "--out"])
                    .arg(folder.join(format!("{name}-{lang}.svg")))
                    .stdout(std::process::Stdio::null()),
            )?;
        }
    }
    Ok(())
}
