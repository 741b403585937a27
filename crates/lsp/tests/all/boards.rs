//! Games on boards in an editor of a few lines, which speaks the protocol with the server.

use lsp::Options;
use lsp_server::{Connection, Message, Notification, Request, RequestId};
use serde_json::{Value, json};
use std::thread::JoinHandle;
use std::time::Duration;

/// Longest wait for a message.
const PATIENCE: Duration = Duration::from_secs(120);
const URI: &str = "file:///games/mine.game";

const GAME: &str = "\
game mine(n >= 2 default 4)
on path(n) # the board
cells free \".\", black \"x\"
start u is black where row(u) = n
u is free, v is free -> u is black where u next to v and no w next to u is black
u is free -> u is black where no v next to u is black
example 3 is N by \"me\"
";

/// An editor with one text.
struct Editor {
    connection: Connection,
    server: Option<JoinHandle<std::io::Result<()>>>,
    next: i32,
    /// Notifications of the server.
    told: Vec<Notification>,
}

impl Editor {
    fn open(locale: &str, text: &str) -> Editor {
        let (server, connection) = Connection::memory();
        let server = std::thread::spawn(move || lsp::answer(server, Options::default()));
        let mut editor = Editor { connection, server: Some(server), next: 0, told: Vec::new() };
        editor.ask("initialize", json!({ "capabilities": {}, "locale": locale }));
        editor.tell("initialized", json!({}));
        let document = json!({ "uri": URI, "languageId": "game", "version": 1, "text": text });
        editor.tell("textDocument/didOpen", json!({ "textDocument": document }));
        editor
    }

    fn tell(&self, method: &str, params: Value) {
        let told = Notification { method: method.to_owned(), params };
        self.connection.sender.send(told.into()).expect("it listens");
    }

    /// The result of a request, or the words of its error.
    fn answer(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.connection.sender.send(request.into()).expect("it listens");
        loop {
            match self.connection.receiver.recv_timeout(PATIENCE).expect("a message") {
                Message::Response(response) if response.id == id => {
                    return response.response_result.map_err(|error| error.message);
                }
                Message::Notification(told) => self.told.push(told),
                _ => {}
            }
        }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.answer(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn at(&mut self, method: &str, line: u32, character: u32) -> Value {
        self.ask(method, place(line, character))
    }

    /// Words of the text about a place.
    fn hover(&mut self, line: u32, character: u32) -> String {
        let found = self.at("textDocument/hover", line, character);
        found["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Ranges of the places of the name at a place.
    fn places(&mut self, line: u32, character: u32) -> Vec<(u64, u64)> {
        let mut params = place(line, character);
        params["context"] = json!({ "includeDeclaration": true });
        starts(&self.ask("textDocument/references", params))
    }

    fn renamed(&mut self, line: u32, character: u32, name: &str) -> Result<String, String> {
        let mut params = place(line, character);
        params["newName"] = json!(name);
        let edits = self.answer("textDocument/rename", params)?;
        Ok(edited(GAME, &edits["changes"][URI]))
    }

    fn close(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null), Value::Null);
        self.tell("exit", Value::Null);
        let server = self.server.take().expect("a server");
        assert!(server.join().expect("no panic").is_ok());
    }
}

fn place(line: u32, character: u32) -> Value {
    json!({ "textDocument": { "uri": URI }, "position": { "line": line, "character": character } })
}

/// Line and character at which each of these ranges starts.
fn starts(found: &Value) -> Vec<(u64, u64)> {
    let start = |one: &Value| {
        let start = &one["range"]["start"];
        (start["line"].as_u64().expect("a line"), start["character"].as_u64().expect("a character"))
    };
    found.as_array().expect("a list").iter().map(start).collect()
}

/// A text of ASCII letters after edits within its lines.
fn edited(text: &str, edits: &Value) -> String {
    let byte = |at: &Value| -> usize {
        let line = at["line"].as_u64().expect("a line") as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        start + at["character"].as_u64().expect("a character") as usize
    };
    let mut text_after = text.to_owned();
    let mut edits: Vec<&Value> = edits.as_array().expect("edits").iter().collect();
    edits.sort_by_key(|edit| std::cmp::Reverse(byte(&edit["range"]["start"])));
    for edit in edits {
        let (start, end) = (byte(&edit["range"]["start"]), byte(&edit["range"]["end"]));
        text_after.replace_range(start..end, edit["newText"].as_str().expect("a text"));
    }
    text_after
}

#[test]
fn words_and_names_are_offered_where_they_may_stand() {
    let mut editor = Editor::open(
        "en",
        "game mine(n default 4)\non kin\ncells free \".\", black \"x\"\n\nu is fr\nu is free -> u is black where no v nex\n",
    );
    let mut offered = |line, character| -> Vec<(String, String, Value)> {
        let found = editor.at("textDocument/completion", line, character);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let item = |item: &Value| {
            (text(&item["label"]), text(&item["detail"]), item["textEdit"]["range"]["start"].clone())
        };
        found.as_array().expect("items").iter().map(item).collect()
    };
    let boards = offered(1, 6);
    let king = boards.iter().find(|(label, ..)| label == "king-grid").expect("a board");
    assert!(king.1.contains("up to eight neighbours"), "{king:?}");
    assert_eq!(king.2, json!({ "line": 1, "character": 3 }));
    let openings = offered(3, 0);
    assert!(openings.iter().any(|(label, ..)| label == "cells"));
    // Words of other games are not offered.
    assert!(openings.iter().all(|(label, ..)| label != "automaton" && label != "free"));
    let letters: Vec<(String, String)> =
        offered(4, 7).into_iter().map(|(label, detail, _)| (label, detail)).collect();
    let detail = |words: &str| words.to_owned();
    assert_eq!(
        letters[1..],
        [("free".into(), detail("letter of cells")), ("black".into(), detail("letter of cells"))]
    );
    let relations: Vec<String> = offered(5, 38).into_iter().map(|(label, ..)| label).collect();
    assert_eq!(relations, ["next to", "between", "with", "are", "is"]);
    editor.close();
}

#[test]
fn hovering_tells_words_and_names_in_the_language_of_the_editor() {
    let mut editor = Editor::open("en", GAME);
    let words = editor.hover(4, 44);
    assert!(words.starts_with("**next to**: neighbours on the board"), "{words}");
    assert!(editor.hover(1, 0).starts_with("**on**: the board"));
    assert!(editor.hover(1, 4).starts_with("**path**: a row of cells"));
    assert!(editor.hover(3, 24).starts_with("**row**: row of a cell"));
    assert_eq!(
        editor.hover(1, 8),
        "**n**: parameter of the game\n\n```game\ngame mine(n >= 2 default 4)\n```"
    );
    assert_eq!(
        editor.hover(5, 6),
        "**free**: letter of cells\n\n```game\ncells free \".\", black \"x\"\n```"
    );
    assert!(editor.hover(4, 11).starts_with("**v**: cell of the rule"));
    assert!(editor.hover(4, 60).starts_with("**w**: any cell, bound here"));
    // A comment is left alone, and so is a text in quotes.
    assert_eq!(editor.hover(1, 18), "");
    assert_eq!(editor.hover(6, 20), "");
    editor.close();
    let mut editor = Editor::open("zh-cn", GAME);
    assert!(editor.hover(4, 44).starts_with("**next to**: 相邻"));
    assert!(editor.hover(5, 6).starts_with("**free**: 格子的字母"));
    editor.close();
}

#[test]
fn names_lead_to_their_definitions_and_uses() {
    let mut editor = Editor::open("en", GAME);
    let definition = editor.at("textDocument/definition", 4, 31);
    assert_eq!(definition["range"]["start"], json!({ "line": 2, "character": 16 }));
    assert_eq!(editor.places(2, 18).len(), 6);
    assert_eq!(editor.places(1, 8), [(0, 10), (1, 8), (3, 32)]);
    // A name of a cell belongs to its rule.
    assert_eq!(editor.places(4, 0), [(4, 0), (4, 24), (4, 41), (4, 70)]);
    assert_eq!(editor.places(5, 33), [(5, 33)]);
    let highlights = editor.at("textDocument/documentHighlight", 4, 60);
    assert_eq!(starts(&highlights), [(4, 60)]);
    assert_eq!(editor.at("textDocument/definition", 4, 45), Value::Null);
    editor.close();
}

#[test]
fn names_are_changed_unless_they_would_mean_something_else() {
    let mut editor = Editor::open("en", GAME);
    assert_eq!(editor.renamed(2, 7, "empty"), Ok(GAME.replace("free", "empty")));
    assert_eq!(
        editor.renamed(0, 10, "size"),
        Ok(GAME.replace("(n", "(size").replace("n)", "size)").replace("= n", "= size"))
    );
    let rule = GAME.lines().nth(4).expect("a rule");
    assert_eq!(editor.renamed(4, 11, "x"), Ok(GAME.replace(rule, &rule.replace('v', "x"))));
    // A name of one rule may be that of another, and of a word where a name has to stand.
    assert_eq!(editor.renamed(5, 33, "w"), Ok(GAME.replace("no v next", "no w next")));
    assert!(editor.renamed(5, 33, "group").is_ok());
    for name in ["u", "free", "n", "w", "not", "no", "1v", "a b", "", "v # v", "v, x"] {
        assert!(editor.renamed(4, 11, name).is_err(), "{name}");
    }
    for name in ["black", "n", "u", "where", "free \"-\", other"] {
        assert!(editor.renamed(2, 7, name).is_err(), "{name}");
    }
    for name in ["mine # ours", "mine(k)", ""] {
        assert!(editor.renamed(0, 5, name).is_err(), "{name}");
    }
    assert_eq!(editor.at("textDocument/prepareRename", 4, 45), Value::Null);
    editor.close();
}

#[test]
fn the_outline_has_the_board_its_letters_and_rules() {
    let mut editor = Editor::open("en", GAME);
    let outline = editor.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": URI } }));
    let names: Vec<&str> =
        outline.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect();
    let lines: Vec<String> = GAME.lines().map(|line| line.replace(" # the board", "")).collect();
    assert_eq!(names, lines);
    assert_eq!((&outline[4]["detail"], &outline[4]["kind"]), (&json!("rules"), &json!(6)));
    editor.close();
}

#[test]
fn examples_that_a_check_refutes_are_marked() {
    let mut editor = Editor::open("en", &GAME.replace("is N", "is P"));
    let check = json!({ "command": "bouton.check", "arguments": [URI] });
    assert_eq!(editor.ask("workspace/executeCommand", check)["refuted"], true);
    let marked = editor.told.iter().filter(|told| told.method == "textDocument/publishDiagnostics");
    let marked: Vec<&Value> =
        marked.filter_map(|told| told.params["diagnostics"].as_array()).flatten().collect();
    let refuted = marked.iter().find(|one| one["code"] == "refuted").expect("a mark");
    assert_eq!(refuted["range"]["start"], json!({ "line": 6, "character": 0 }));
    editor.close();
}
