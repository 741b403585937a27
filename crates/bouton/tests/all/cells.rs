//! Games on boards, as programs ask for them.

use bouton::ops::{
    Catalogue, Check, Context, Discover, Draw, Envelope, Operation, Play, Prove, Question, Read, Response,
    Show, Status, Verify,
};
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

#[test]
fn a_game_on_boards_is_shown_as_others_are() {
    let shown = Show { question: Question::ask("cram") }.run(&mut Context::default()).expect("a game");
    let data = shown.data(Lang::En);
    assert_eq!(data["form"], "cells");
    assert_eq!(data["rules"][2], "u is free, v is free -> u is taken, v is taken where u next to v");
    assert_eq!(
        (data["parameters"][0]["text"].as_str(), data["begin"].as_str()),
        (Some("rows default 5"), Some("4 5"))
    );
    // A fact about boards of several sizes asks about the largest.
    assert_eq!(data["examples"][0]["ask"], "cram 1 10");
    assert!(data["claims"].as_array().is_some_and(Vec::is_empty));
    let listed = Catalogue::default().run(&mut Context::default()).expect("the catalogue").data(Lang::En);
    let boards = listed["boards"].as_array().expect("boards");
    assert!(boards.iter().all(|game| game["form"] == "cells" && game["parameters"].is_array()));
}

#[test]
fn a_text_of_a_game_on_boards_is_read_with_the_places_of_its_mistakes() {
    let read = |text: &str| {
        let read = Read { envelope: Envelope::default(), text: text.into() };
        read.run(&mut Context::default()).expect("a text").data(Lang::En)
    };
    let head = "game mine(n)\non path(n)\ncells free \".\", taken \"#\"\n";
    let good = read(&format!("{head}u is free -> u is taken\nexample 3 has value 1\n"));
    assert_eq!((good["name"].as_str(), good["begin"].as_str()), (Some("mine"), Some("4")));
    assert_eq!(good["moves"][0]["from"], head.len());
    assert!(good["problems"].as_array().is_some_and(Vec::is_empty), "{good}");
    let unknown = read(&format!("{head}u is fre -> u is taken\n"));
    assert_eq!(unknown["problems"][0]["place"]["from"], head.len() + "u is ".len());
    assert!(unknown["name"].is_null());
    // A piece may go back and forth: the rules are marked.
    let endless = read(&format!("{head}u is free -> u is taken\nu is taken -> u is free\n"));
    assert_eq!(endless["problems"][0]["code"], "may-be-endless");
    assert_eq!(endless["problems"][0]["place"]["from"], head.len());
    // A rule that fits nowhere is a warning.
    let never =
        read(&format!("{head}u is free -> u is taken\nu is free -> u is taken where distance(u, u) > 1\n"));
    assert_eq!(
        (&never["problems"][0]["severity"], never["name"].as_str()),
        (&json!("warning"), Some("mine"))
    );
    let question = Question::ask("mine").with_rules(format!("{head}u is free -> u is taken\n"));
    let refused =
        Discover::of(question).run(&mut Context::default()).err().expect("nothing to be discovered");
    assert_eq!(refused.code(), "game-on-board");
}

#[test]
fn a_certificate_for_boards_of_all_sizes_is_about_its_own_game() {
    let prove = Prove { certificate: true, ..Prove::of(Question::ask("cram")) };
    let data = prove.run(&mut Context::default()).expect("a game").data(Lang::En);
    let outcomes: Vec<&Value> =
        data["sizes"].as_array().expect("sizes").iter().map(|sizes| &sizes["outcome"]).collect();
    assert_eq!(outcomes, ["P", "N", "N"]);
    assert_eq!(data["sizes"][1]["columns"], json!({ "first": 1, "step": 2 }));
    let text = data["certificate"].as_str().expect("a certificate");
    let verdict = |game: &str| {
        let game = Some(game.split(' ').map(str::to_owned).collect());
        let verified = Verify::of(text).about(game).run(&mut Context::default()).expect("a certificate");
        verified.data(Lang::En)["accepted"].clone()
    };
    assert_eq!(
        [verdict("cram"), verdict("cram rows=3"), verdict("clobber")],
        [json!(true), json!(true), json!(false)]
    );
}
