//! Games on boards, as programs ask for them.

use bouton::ops::{Check, Context, Draw, Operation, Play, Question, Response, Status};
use rules::Lang;
use serde_json::{Value, json};

fn scene(ask: &str, made: &[&str]) -> Value {
    let made = made.iter().map(|&made| made.into()).collect();
    let play = Play { made, hints: true, advise: true, ..Play::of(Question::ask(ask)) };
    play.run(&mut Context::default()).expect("a game").data(Lang::En)
}

#[test]
fn a_game_on_a_board_has_its_cells_and_moves_by_their_cells() {
    let begun = scene("cram 1 4", &[]);
    assert_eq!((&begun["board"], &begun["cells"]["position"]), (&json!("cells"), &json!("....")));
    // The middle alone wins.
    let won: Vec<&Value> =
        begun["moves"].as_array().expect("moves").iter().filter(|made| made["outcome"] == "P").collect();
    assert_eq!(won.len(), 1);
    assert_eq!((&won[0]["named"], &won[0]["text"]), (&json!([[1, 2]]), &json!("(2) #  (3) #")));
    assert_eq!(begun["advice"]["text"], "(2) #  (3) #");
    // By its cells, with letters or without, by its text, or by the picture after it.
    for said in ["(2) (3)", "(3) # (2)", "(2) #  (3) #", ".##."] {
        let after = scene("cram 1 4", &[said]);
        assert_eq!(
            (&after["position"], &after["end"]),
            (&json!(".##."), &json!({ "winner": "first" })),
            "{said}"
        );
    }
    let lost = scene("notakto 2 2", &[]);
    assert_eq!(lost["convention"], "misere");
}

#[test]
fn a_move_is_named_by_the_cells_of_its_rule() {
    let begun = scene("node-kayles graph=1-2,2-3", &[]);
    let moves = begun["moves"].as_array().expect("moves");
    let middle = moves.iter().find(|made| made["writes"].as_array().is_some_and(|writes| writes.len() == 3));
    assert_eq!(middle.expect("a move that takes all")["named"], json!([[1]]));
}

#[test]
fn a_check_compares_examples_and_solves_small_boards() {
    let text = "game mine(r, c)\non grid(r, c)\ncells free \".\", taken \"#\"\n\
                u is free, v is free -> u is taken, v is taken where u next to v\n\
                example 2 2 has value 0\nexample 1 2..4 has values 1, 1, 3\n";
    let question = Question::ask("mine.game 2 2").with_rules(text);
    let checked = Check::of(question).run(&mut Context::default()).expect("a game");
    assert_eq!(checked.status(), Status::No);
    let data = checked.data(Lang::En);
    let verdicts: Vec<&Value> =
        data["findings"].as_array().expect("findings").iter().map(|finding| &finding["verdict"]).collect();
    assert_eq!(verdicts, ["agrees", "agrees", "refuted"]);
    assert_eq!(data["findings"][2]["counterexample"]["truth"], "2");
    let tried = data["tried"].as_array().expect("boards");
    assert!(tried.contains(&json!({ "sizes": [2, 3], "cells": 6, "outcome": "N", "value": 1 })));
}

#[test]
fn a_position_on_a_board_is_drawn_with_its_winning_moves() {
    for ask in ["cram 1 4", "clobber .xo/ox.", "node-kayles graph=1-2,2-3"] {
        let drawn = Draw { question: Question::ask(ask) }.run(&mut Context::default()).expect("a game");
        let drawing = drawn.svg(Lang::En).expect("a drawing");
        assert!(drawing.contains("the player to move"), "{drawing}");
    }
}
