//! Writes the puzzles of the workbench: positions with one best idea, by the criteria of [`criteria`].
//!
//! `cargo xtask puzzles` runs it; a test computes every puzzle again, by the engine and by brute force.

mod criteria;
mod sources;
mod spread;

use criteria::Puzzle;
use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let mut puzzles = Vec::new();
    for source in sources::all() {
        let found =
            source.positions.iter().filter_map(|position| criteria::puzzle(&source, position)).collect();
        let chosen = spread::choose(found, source.take);
        if chosen.len() < source.take {
            eprintln!("{}: {} of {}", source.game, chosen.len(), source.take);
        }
        puzzles.extend(chosen);
    }
    // Easy ones first; those of one grade stay in the teaching order of the sources.
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    let lines: Vec<String> = puzzles.iter().map(|puzzle| line(puzzle).to_string()).collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/puzzles/puzzles.json");
    std::fs::write(file, format!("[\n{}\n]\n", lines.join(",\n")))?;
    eprintln!("{} puzzles", puzzles.len());
    Ok(())
}

fn line(puzzle: &Puzzle) -> Value {
    json!({
        "id": puzzle.id,
        "ask": puzzle.ask,
        "convention": if puzzle.misere { "misere" } else { "normal" },
        "family": puzzle.family,
        "idea": puzzle.idea,
        "grade": puzzle.grade,
        "moves": puzzle.moves,
        "wins": puzzle.wins,
        "tempting": puzzle.tempting,
    })
}
