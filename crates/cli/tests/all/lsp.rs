//! `bouton lsp`: an editor of a few lines speaks the protocol with the program, message by message.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longest wait for a message.
const PATIENCE: Duration = Duration::from_secs(120);
const URI: &str = "file:///games/mine.game";

/// An editor, with a server of its own.
struct Editor {
    server: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    /// Notifications and requests of the server that nobody has looked at yet.
    told: VecDeque<Value>,
    next: u64,
    version: i64,
}

impl Editor {
    /// Starts the server and greets it.
    fn open(arguments: &[&str], params: Value) -> Editor {
        let mut server = Command::new(env!("CARGO_BIN_EXE_bouton"))
            .arg("lsp")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut output = BufReader::new(server.stdout.take().expect("a stdout"));
        let (send, messages) = channel();
        std::thread::spawn(move || {
            while let Some(message) = read(&mut output) {
                if send.send(message).is_err() {
                    break;
                }
            }
        });
        let input = server.stdin.take();
        let mut editor = Editor { server, input, messages, told: VecDeque::new(), next: 0, version: 0 };
        let greeted = editor.ask("initialize", params);
        assert_eq!(greeted["serverInfo"]["name"], "bouton");
        assert!(greeted["capabilities"]["positionEncoding"].is_null(), "UTF-16 is what is not said");
        editor.tell("initialized", json!({}));
        editor
    }

    fn usual() -> Editor {
        let window = json!({ "workDoneProgress": true });
        Editor::open(&["--stdio"], json!({ "capabilities": { "window": window }, "locale": "en" }))
    }

    fn send(&mut self, message: Value) {
        let text = message.to_string();
        let input = self.input.as_mut().expect("an open stdin");
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("it reads");
        input.flush().expect("it reads");
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request and returns its number.
    fn request(&mut self, method: &str, params: Value) -> u64 {
        self.next += 1;
        let id = self.next;
        self.send(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        id
    }

    /// The next message of the server.
    fn next_message(&self) -> Value {
        self.messages.recv_timeout(PATIENCE).expect("a message")
    }

    /// The answer to a request: its result, or its error.
    fn answer(&mut self, id: u64) -> Result<Value, Value> {
        loop {
            let message = self.next_message();
            if message["id"] == json!(id) && message.get("method").is_none() {
                let Value::Object(mut message) = message else { unreachable!("an object has fields") };
                return match message.remove("error") {
                    Some(error) => Err(error),
                    None => Ok(message.remove("result").unwrap_or_default()),
                };
            }
            self.told.push_back(message);
        }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.request(method, params);
        self.answer(id).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The next notification of a kind that satisfies a condition.
    fn wait(&mut self, method: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let fits = |message: &Value| message["method"] == method && wanted(&message["params"]);
        if let Some(place) = self.told.iter().position(fits) {
            return self.told.remove(place).expect("it is there")["params"].take();
        }
        loop {
            let mut message = self.next_message();
            if fits(&message) {
                return message["params"].take();
            }
            self.told.push_back(message);
        }
    }

    fn open_text(&mut self, text: &str) {
        self.version += 1;
        let document = json!({ "uri": URI, "languageId": "game", "version": self.version, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
    }

    fn change(&mut self, changes: Value) {
        self.version += 1;
        let document = json!({ "uri": URI, "version": self.version });
        self.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }

    /// Diagnostics of the present version.
    fn diagnostics(&mut self) -> Vec<Value> {
        let version = self.version;
        let told = self.wait("textDocument/publishDiagnostics", |told| told["version"] == json!(version));
        told["diagnostics"].as_array().expect("a list").clone()
    }

    /// A request about a place.
    fn at(&mut self, method: &str, line: u32, character: u32) -> Value {
        self.ask(method, place(line, character))
    }

    /// Ends the server as the protocol asks.
    fn close(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null), Value::Null);
        self.tell("exit", Value::Null);
        assert!(self.server.wait().expect("it ends").success());
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A message; nothing if the server has ended. Whatever is no message is a mistake.
fn read(output: &mut impl BufRead) -> Option<Value> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).expect("text") == 0 {
            return None;
        }
        match line.trim_end().split_once(": ") {
            Some(("Content-Length", value)) => length = value.parse().ok(),
            Some(("Content-Type", _)) => {}
            Some(_) => panic!("no header: {line}"),
            None => {
                assert_eq!(line, "\r\n", "no message begins in this way");
                break;
            }
        }
    }
    let mut body = vec![0; length.expect("a length")];
    output.read_exact(&mut body).expect("a body");
    Some(serde_json::from_slice(&body).expect("JSON"))
}

fn place(line: u32, character: u32) -> Value {
    json!({ "textDocument": { "uri": URI }, "position": { "line": line, "character": character } })
}

fn range(from: (u32, u32), to: (u32, u32)) -> Value {
    let at = |(line, character): (u32, u32)| json!({ "line": line, "character": character });
    json!({ "start": at(from), "end": at(to) })
}

/// A text after edits, which do not overlap.
fn edited(text: &str, edits: &Value) -> String {
    let byte = |at: &Value| -> usize {
        let line = at["line"].as_u64().expect("a line") as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let mut units = at["character"].as_u64().expect("a character") as usize;
        let mut byte = start;
        for letter in text[start..].chars() {
            if units == 0 {
                break;
            }
            units -= letter.len_utf16();
            byte += letter.len_utf8();
        }
        byte
    };
    let mut edits: Vec<(usize, usize, &str)> = edits
        .as_array()
        .expect("edits")
        .iter()
        .map(|edit| {
            let (start, end) = (byte(&edit["range"]["start"]), byte(&edit["range"]["end"]));
            (start, end, edit["newText"].as_str().expect("a text"))
        })
        .collect();
    edits.sort_unstable();
    let mut text = text.to_owned();
    for (start, end, new) in edits.into_iter().rev() {
        text.replace_range(start..end, new);
    }
    text
}

const BASH: &str =
    "game stones(most >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= most\nP(n) iff n mod (most + 1) = 0\n";

#[test]
fn mistakes_are_told_after_each_change_at_their_places() {
    let mut editor = Editor::usual();
    // Two units for the clef, one for each Chinese character.
    editor.open_text("game stones # 𝄞 注释\n(n) -> (n - k) where 1 <= k and evn(k)\n");
    let told = editor.diagnostics();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!((&told[0]["code"], &told[0]["severity"]), (&json!("unknown-predicate"), &json!(1)));
    assert_eq!(told[0]["range"], range((1, 32), (1, 35)));
    assert!(told[0]["message"].as_str().is_some_and(|said| said.contains("did you mean `even`?")));
    // A change before the place, in the line with the clef.
    editor.change(json!([{ "range": range((0, 14), (0, 16)), "text": "𝄞𝄞x" }]));
    assert_eq!(editor.diagnostics()[0]["range"], range((1, 32), (1, 35)));
    editor.change(json!([{ "range": range((1, 32), (1, 35)), "text": "even" }]));
    assert_eq!(editor.diagnostics(), [] as [Value; 0]);
    editor.change(json!([{ "text": "game stones\n/* 𝄞𝄞 */ (n) -> (n - 1)\n" }]));
    assert_eq!(editor.diagnostics()[0]["range"]["start"], json!({ "line": 1, "character": 0 }));
    let closed = json!({ "textDocument": { "uri": URI } });
    editor.tell("textDocument/didClose", closed);
    let last = editor.wait("textDocument/publishDiagnostics", |told| told["version"].is_null());
    assert_eq!(last["diagnostics"], json!([]));
    editor.close();
}

#[test]
fn only_the_last_of_quick_changes_is_told() {
    let mut editor = Editor::usual();
    editor.open_text("game stones\n");
    for letter in "(n) -> (n - 1)\n".chars() {
        let end = editor.version as u32 - 1;
        editor.change(json!([{ "range": range((1, end), (1, end)), "text": letter.to_string() }]));
    }
    assert_eq!(editor.diagnostics(), [] as [Value; 0]);
    let others = editor.told.iter().filter(|told| told["method"] == "textDocument/publishDiagnostics");
    assert!(others.count() < 5, "{:?}", editor.told);
    editor.close();
}

#[test]
fn messages_speak_the_language_of_the_editor_or_of_the_option() {
    let wrong = "game stones\n(n) -> (n - k) wher k >= 1\n";
    for (arguments, locale, in_chinese) in [
        (&[][..], "zh-cn", true),
        (&["--lang", "zh"], "en", true),
        (&["--lang", "en"], "zh-cn", false),
        (&[], "de", false),
    ] {
        let mut editor = Editor::open(arguments, json!({ "capabilities": {}, "locale": locale }));
        editor.open_text(wrong);
        let told = editor.diagnostics();
        let message = told[0]["message"].as_str().expect("a message");
        assert!(message.contains("`where`"), "{locale}: {message}");
        assert_eq!(message.contains("条件"), in_chinese, "{locale}: {message}");
        editor.close();
    }
}

#[test]
fn names_lead_to_their_definitions_and_are_changed_together() {
    let mut editor = Editor::usual();
    editor.open_text(BASH);
    let most = range((0, 12), (0, 16));
    let definition = editor.at("textDocument/definition", 1, 34);
    assert_eq!(definition, json!({ "uri": URI, "range": most }));
    let mut params = place(2, 17);
    params["context"] = json!({ "includeDeclaration": true });
    let all = editor.ask("textDocument/references", params);
    assert_eq!(all.as_array().map(Vec::len), Some(3), "{all}");
    assert_eq!(editor.at("textDocument/documentHighlight", 1, 1).as_array().map(Vec::len), Some(2));
    assert_eq!(editor.at("textDocument/prepareRename", 2, 18), range((2, 16), (2, 20)));
    let mut rename = |line, character, name: &str| {
        let mut params = place(line, character);
        params["newName"] = json!(name);
        let id = editor.request("textDocument/rename", params);
        editor.answer(id).map(|changes| edited(BASH, &changes["changes"][URI]))
    };
    assert_eq!(rename(0, 13, "limit"), Ok(BASH.replace("most", "limit")));
    assert_eq!(rename(1, 1, "上限"), Ok(BASH.replacen("(n) -> (n -", "(上限) -> (上限 -", 1)));
    // Names that would mean something else: those in use, words of the language, and what is no name.
    for name in ["k", "most", "where", "1k", "a b", "", "a)", "рrime"] {
        assert!(rename(1, 1, name).is_err(), "{name}");
    }
    assert_eq!(editor.at("textDocument/prepareRename", 1, 16), Value::Null);
    editor.close();
}

#[test]
fn completion_offers_what_may_stand_there() {
    let mut editor = Editor::usual();
    let text = "game mine(kind: plain | double default plain)\n(stones) -> (stones - 1) where st\nex\nupto 2 of wyt\nboard h\n# no\n";
    editor.open_text(text);
    let mut labels = |line, character| -> Vec<(String, Value)> {
        let found = editor.at("textDocument/completion", line, character);
        let item =
            |item: &Value| (item["label"].as_str().expect("a label").to_owned(), item["textEdit"].clone());
        found.as_array().expect("items").iter().map(item).collect()
    };
    let names = labels(1, 33);
    let stones = names.iter().find(|(label, _)| label == "stones").expect("a name");
    assert_eq!(stones.1, json!({ "range": range((1, 31), (1, 33)), "newText": "stones" }));
    assert!(["kind", "xor", "prime", "and"].iter().all(|word| names.iter().any(|(label, _)| label == word)));
    let openings = labels(2, 2);
    assert!(
        openings.iter().any(|(label, _)| label == "example")
            && !openings.iter().any(|(label, _)| label == "xor")
    );
    assert!(labels(3, 13).iter().any(|(label, _)| label == "wythoff"));
    assert!(labels(4, 7).iter().any(|(label, _)| label == "heaps"));
    assert!(labels(5, 4).is_empty());
    editor.close();
}

#[test]
fn hovering_tells_names_words_and_what_a_check_says_of_a_claim() {
    let mut editor = Editor::usual();
    editor.open_text(BASH);
    let mut told = |line, character| {
        let found = editor.at("textDocument/hover", line, character);
        found["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    let parameter = told(1, 33);
    assert!(
        parameter.contains("parameter of the game") && parameter.contains("game stones(most >= 1"),
        "{parameter}"
    );
    assert!(told(1, 12).contains("number chosen with the move"));
    let claim = told(2, 0);
    assert!(claim.contains("It agrees with the rules on all 41 positions with numbers up to 40."), "{claim}");
    assert!(told(2, 2).contains("number of the position"));
    editor.change(json!([{ "text": BASH.replace("= 0", "= 1") }]));
    let wrong = editor.at("textDocument/hover", 2, 26);
    let wrong = wrong["contents"]["value"].as_str().expect("words");
    assert!(wrong.contains("0 is claimed") || wrong.contains("By the rules"), "{wrong}");
    editor.close();
}

#[test]
fn a_text_is_put_in_canonical_form_unless_it_has_mistakes() {
    let mut editor = Editor::usual();
    let text = "game g # 𝄞\n(n)->(n-k) where k>=1";
    editor.open_text(text);
    let options =
        json!({ "textDocument": { "uri": URI }, "options": { "tabSize": 2, "insertSpaces": true } });
    let edits = editor.ask("textDocument/formatting", options.clone());
    assert_eq!(edited(text, &edits), "game g  # 𝄞\n(n) -> (n - k) where k >= 1\n");
    editor.change(json!([{ "text": edited(text, &edits) }]));
    assert_eq!(editor.ask("textDocument/formatting", options.clone()), json!([]));
    editor.change(json!([{ "text": "game g\n(n ->\n" }]));
    let id = editor.request("textDocument/formatting", options);
    assert!(editor.answer(id).is_err());
    editor.close();
}

#[test]
fn games_on_boards_are_read_by_their_own_language() {
    let mut editor = Editor::usual();
    let text = "game mine(n default 4)\non path(n)\ncells free \".\", taken \"#\"\n\nu is free, v is free -> u is taken, v is taken where u next to v\n";
    editor.open_text(text);
    assert_eq!(editor.diagnostics(), [] as [Value; 0]);
    assert_eq!(editor.at("textDocument/prepareRename", 0, 10), range((0, 10), (0, 11)));
    let options =
        json!({ "textDocument": { "uri": URI }, "options": { "tabSize": 2, "insertSpaces": true } });
    assert!(editor.ask("textDocument/formatting", options).is_array());
    editor.change(json!([{ "text": text.replace("u next to v", "u next to w") }]));
    let told = editor.diagnostics();
    assert_eq!((told.len(), &told[0]["range"]["start"]["line"]), (1, &json!(4)), "{told:?}");
    editor.close();
}

/// Titles of the actions at a place, and the text after each that changes it.
fn actions(editor: &mut Editor, text: &str, line: u32, character: u32) -> Vec<(String, Option<String>)> {
    let at = range((line, character), (line, character));
    let params = json!({ "textDocument": { "uri": URI }, "range": at, "context": { "diagnostics": [] } });
    let found = editor.ask("textDocument/codeAction", params);
    let action = |action: &Value| {
        let edits = &action["edit"]["changes"][URI];
        (
            action["title"].as_str().expect("a title").to_owned(),
            (!edits.is_null()).then(|| edited(text, edits)),
        )
    };
    found.as_array().expect("actions").iter().map(action).collect()
}

#[test]
fn advice_is_an_action() {
    let mut editor = Editor::usual();
    let text = "game stones # 𝄞\n(n) -> (n - k) wher k >= 1\n";
    editor.open_text(text);
    let found = actions(&mut editor, text, 1, 16);
    assert_eq!(found[0], ("Replace by `where`".into(), Some(text.replace("wher ", "where "))));
    // Play that need not end: the file may call it a draw.
    let text = "game turn\n(a, b) -> (b, a)\n(a, b) -> (a - 1, b)\nP(a, b) iff a = 0\n";
    editor.change(json!([{ "text": text }]));
    assert!(editor.diagnostics().iter().any(|told| told["code"] == "endless" && told["severity"] == 2));
    let found = actions(&mut editor, text, 1, 0);
    assert_eq!(found[0], ("Add `endless draw`".into(), Some(text.to_owned() + "endless draw\n")));
    assert_eq!(found[1], ("Add `otherwise draw`".into(), Some(text.to_owned() + "otherwise draw\n")));
    let titles: Vec<String> = actions(&mut editor, text, 3, 0).into_iter().map(|(title, _)| title).collect();
    assert_eq!(
        titles,
        [
            "Prove this claim for all positions",
            "Prove all claims for all positions",
            "Check all claims against the rules"
        ]
    );
    editor.close();
}

#[test]
fn claims_are_checked_and_proved_on_request() {
    let mut editor = Editor::usual();
    let text = BASH.to_owned() + "P(n) iff n mod 4 = 1\n";
    editor.open_text(&text);
    editor.diagnostics();
    let checked = json!({ "command": "bouton.check", "arguments": [URI] });
    let report = editor.ask("workspace/executeCommand", checked);
    assert_eq!(report["refuted"], true);
    let said = editor.wait("window/showMessage", |_| true);
    assert!(said["message"].as_str().is_some_and(|said| said.contains("1 refuted")), "{said}");
    let marked = editor.wait("textDocument/publishDiagnostics", |told| {
        told["diagnostics"].as_array().is_some_and(|all| all.iter().any(|one| one["code"] == "refuted"))
    });
    let refuted = marked["diagnostics"].as_array().expect("a list");
    let refuted = refuted.iter().find(|one| one["code"] == "refuted").expect("one");
    assert_eq!(refuted["range"], range((3, 0), (3, 20)));
    // The progress of the work was shown, from its beginning to its end.
    let token = editor.wait("window/workDoneProgress/create", |_| true)["token"].take();
    for kind in ["begin", "end"] {
        editor.wait("$/progress", |told| told["token"] == token && told["value"]["kind"] == kind);
    }
    let proof = json!({ "command": "bouton.prove", "arguments": [URI, 1] });
    let proved = editor.ask("workspace/executeCommand", proof);
    assert_eq!((&proved["proved"], &proved["attempts"][0]["verdict"]), (&json!(true), &json!("proved")));
    editor.close();
}

#[test]
fn long_work_is_cancelled_and_requests_go_on_meanwhile() {
    let mut editor = Editor::usual();
    // Sums of misère play are searched as a whole.
    editor.open_text("game grundy-again\n(n) -> (i) + (j) where i + j = n and 1 <= i < j\nmisere\nP((n) + ..) iff sum(n mod 3) = 7\n");
    editor.diagnostics();
    for by_bar in [false, true] {
        let work = json!({ "command": "bouton.check", "arguments": [URI] });
        let id = editor.request("workspace/executeCommand", work);
        let token = editor.wait("window/workDoneProgress/create", |_| true)["token"].take();
        let begun = Instant::now();
        assert!(editor.at("textDocument/definition", 1, 1).is_object());
        match by_bar {
            false => editor.tell("$/cancelRequest", json!({ "id": id })),
            true => editor.tell("window/workDoneProgress/cancel", json!({ "token": token })),
        }
        // It may have ended by itself before it heard of it.
        if let Err(error) = editor.answer(id) {
            assert_eq!(error["code"], -32800, "{error}");
        }
        assert!(begun.elapsed() < Duration::from_secs(60));
    }
    editor.close();
}

#[test]
fn wrong_messages_are_refused_and_the_server_goes_on() {
    let mut editor = Editor::usual();
    editor.open_text(BASH);
    for (method, params) in [
        (
            "textDocument/hover",
            json!({ "textDocument": { "uri": "file:///other.game" }, "position": { "line": 0, "character": 0 } }),
        ),
        ("textDocument/definition", json!({ "nonsense": 1 })),
        ("textDocument/unheardOf", json!({})),
        ("workspace/executeCommand", json!({ "command": "rm", "arguments": [URI] })),
        ("workspace/executeCommand", json!({ "command": "bouton.check", "arguments": [] })),
    ] {
        let id = editor.request(method, params);
        assert!(editor.answer(id).is_err(), "{method}");
    }
    editor.tell("textDocument/didChange", json!({ "nonsense": 1 }));
    // Places beyond the text are its end.
    assert_eq!(editor.at("textDocument/definition", 99, 99), Value::Null);
    let outline = editor.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": URI } }));
    let names: Vec<&str> =
        outline.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names, BASH.lines().collect::<Vec<_>>());
    editor.close();
}

#[test]
fn an_editor_that_leaves_ends_the_server() {
    let mut editor = Editor::usual();
    drop(editor.input.take());
    assert!(editor.server.wait().expect("it ends").success());
}
