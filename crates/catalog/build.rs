//! Finds the games: every `games/NAME.game`, those on boards, every `boards/NAME.game`, and every `src/native/NAME.rs` with moves written in Rust.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Families in a suitable order for newcomers; others follow.
const FAMILIES: [&str; 8] = ["one-heap", "heaps", "splitting", "rows", "boards", "graphs", "payoffs", "sums"];

fn main() -> io::Result<()> {
    let crate_folder = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let written = PathBuf::from(variable("OUT_DIR")?);
    let games = crate_folder.join("games");
    fs::write(written.join("games.rs"), texts(ordered(files(&games, "game")?)?))?;
    fs::write(written.join("boards.rs"), texts(ordered(files(&crate_folder.join("boards"), "game")?)?))?;
    fs::write(written.join("natives.rs"), natives(&files(&crate_folder.join("src/native"), "rs")?))
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

/// Files of a folder by name, in order. Cargo builds anew when one is added, changed or removed.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<(String, PathBuf)>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
        if let Some(name) = name.filter(|name| name != "mod" && path.extension() == Some(extension.as_ref()))
        {
            println!("cargo::rerun-if-changed={}", path.display());
            files.push((name, path));
        }
    }
    files.sort();
    Ok(files)
}

/// Games by family, and by place in it. A test compares this with what the language reads.
fn ordered(files: Vec<(String, PathBuf)>) -> io::Result<Vec<(String, PathBuf)>> {
    let mut games = Vec::new();
    for (name, path) in files {
        let text = fs::read_to_string(&path)?;
        let mut words = text.lines().find_map(|line| line.strip_prefix("family ")).unwrap_or("").split(' ');
        let family = words.next().unwrap_or("").to_owned();
        let rank = FAMILIES.iter().position(|&known| known == family).unwrap_or(FAMILIES.len());
        let place = words.next().and_then(|place| place.parse().ok()).unwrap_or(u64::MAX);
        games.push(((rank, family, place), (name, path)));
    }
    games.sort();
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// The games with their texts.
fn texts(files: Vec<(String, PathBuf)>) -> String {
    let mut written = String::from("&[\n");
    for (name, path) in files {
        let _ = writeln!(written, "    ({name:?}, include_str!({path:?})),");
    }
    written + "]\n"
}

/// A module for each game, and the moves of all.
fn natives(files: &[(String, PathBuf)]) -> String {
    let (mut modules, mut moves) = (String::new(), String::new());
    for (module, path) in files {
        let game = module.replace('_', "-");
        let _ = writeln!(modules, "#[path = {path:?}]\nmod {module};");
        let _ = writeln!(moves, "    ({game:?}, {module}::moves),");
    }
    format!("{modules}\nconst MOVES: &[(&str, Moves)] = &[\n{moves}];\n")
}
