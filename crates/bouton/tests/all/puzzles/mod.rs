//! The puzzles of the workbench: each is what it says, by the engine and by brute force.

mod brute;
mod rules;

use bouton::Lang;
use bouton::ops::{Context, Operation, Play, Question, Response};
use brute::{Component, Position};
use rules::Convention;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn puzzles() -> Vec<Value> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/puzzles/puzzles.json");
    let text = std::fs::read_to_string(file).expect("the puzzles");
    serde_json::from_str(&text).expect("a list of puzzles")
}

fn text<'a>(puzzle: &'a Value, field: &str) -> &'a str {
    puzzle[field].as_str().unwrap_or_else(|| panic!("{field}: {puzzle}"))
}

fn scene(puzzle: &Value) -> Value {
    let mut question = Question::ask(text(puzzle, "ask"));
    question.convention = Some(match text(puzzle, "convention") {
        "misere" => Convention::Misere,
        _ => Convention::Normal,
    });
    let request = Play { hints: true, ..Play::of(question) };
    request.run(&mut Context::default()).unwrap_or_else(|_| panic!("{puzzle}")).data(Lang::En)
}

fn wins(puzzle: &Value) -> BTreeSet<String> {
    let listed = puzzle["wins"].as_array().expect("winning moves");
    listed.iter().map(|made| made.as_str().expect("a move").to_owned()).collect()
}

#[test]
fn there_are_a_hundred_puzzles_of_every_grade_and_family() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 100);
    let count = |field: &str| {
        puzzles.iter().fold(BTreeMap::<String, usize>::new(), |mut counts, puzzle| {
            *counts.entry(puzzle[field].to_string()).or_default() += 1;
            counts
        })
    };
    assert_eq!(count("id").len(), puzzles.len(), "one name, one puzzle");
    assert_eq!(count("grade").into_keys().collect::<Vec<_>>(), ["1", "2", "3", "4", "5"]);
    assert!(count("grade").values().all(|&number| number >= 10));
    for family in ["one-heap", "heaps", "splitting", "rows", "boards", "graphs", "misere", "sums"] {
        assert!(count("family")[&format!("\"{family}\"")] >= 5, "{family}");
    }
    assert!(count("idea").len() >= 25);
}

#[test]
fn the_winning_moves_of_a_puzzle_are_few_and_those_of_the_engine() {
    for puzzle in puzzles() {
        let scene = scene(&puzzle);
        let moves = scene["moves"].as_array().expect("moves");
        let winning = moves.iter().filter(|made| made["outcome"] == "P");
        let winning: Vec<String> = winning.map(|made| text(made, "text").to_owned()).collect();
        assert_eq!(winning.iter().cloned().collect::<BTreeSet<_>>(), wins(&puzzle), "{puzzle}");
        assert!((1..=2).contains(&winning.len()) && moves.len() >= 3 * winning.len(), "{puzzle}");
        assert_eq!(puzzle["moves"], moves.len(), "{puzzle}");
        assert!(moves.len() <= 60, "{puzzle}");
        let same = |other: &&Value| other["text"] == puzzle["tempting"];
        let tempting: Vec<&Value> = moves.iter().filter(same).collect();
        assert!(!tempting.is_empty() && tempting.iter().all(|made| made["outcome"] == "N"), "{puzzle}");
        assert!(!scene["why"].as_array().expect("reasons").is_empty(), "{puzzle}");
    }
}

/// Positions after the moves of a scene, by their texts.
fn after(position: &[Component], scene: &Value) -> BTreeMap<String, Position> {
    let number = |word: &Value| word.as_str().expect("a number").parse().expect("a small number");
    let moves = scene["moves"].as_array().expect("moves");
    let one = |made: &Value| {
        let mut left = position.to_vec();
        let mut added = Vec::new();
        for change in made["changes"].as_array().expect("changes") {
            let place = change["component"].as_u64().expect("a component") as usize;
            let (game, numbers) = position[place].clone();
            left[place].1 = Vec::new();
            if let Some(gone) = change["gone"].as_array() {
                let kept = |at: &usize| !gone.iter().any(|place| place.as_u64() == Some((at / 2) as u64));
                added.push((game, (0..numbers.len()).filter(kept).map(|at| numbers[at]).collect()));
                continue;
            }
            for part in change["parts"].as_array().expect("parts") {
                added.push((game, part.as_array().expect("numbers").iter().map(number).collect()));
            }
        }
        left.extend(added);
        (text(made, "text").to_owned(), left)
    };
    moves.iter().map(one).collect()
}

#[test]
fn the_moves_and_those_that_win_are_those_of_brute_force() {
    for puzzle in puzzles() {
        let mut search = brute::Search::of(text(&puzzle, "ask"), text(&puzzle, "convention") == "misere");
        let position = search.start();
        let engine = after(&position, &scene(&puzzle));
        let wins = wins(&puzzle);
        let positions = |wanted: &dyn Fn(&str) -> bool| -> BTreeSet<Position> {
            engine.iter().filter(|(made, _)| wanted(made)).map(|(_, left)| search.canonical(left)).collect()
        };
        let (all, best) = (positions(&|_| true), positions(&|made| wins.contains(made)));
        let options: BTreeSet<Position> = search.options(&position).into_iter().collect();
        assert_eq!(all, options, "{puzzle}");
        let lost: BTreeSet<Position> = options.into_iter().filter(|left| !search.won(left)).collect();
        assert_eq!(best, lost, "{puzzle}");
        // The opponent can go on: there is something to foresee.
        assert!(lost.iter().all(|left| !search.options(left).is_empty()), "{puzzle}");
    }
}
