//! The same questions, put to every face: the command line, a batch, the server, tools for programs. All send the same bytes.

use rules::Argument;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

/// Questions about one game at most.
const EACH: usize = 4;
/// Questions at least.
const LEAST: usize = 100;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bouton"));
    command.args(arguments).env("LC_ALL", "C").env("BOUTON_QUIET", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// The positions of the catalogue's examples as one types them, and some questions that are wrong.
fn questions() -> Vec<String> {
    let mut all = Vec::new();
    for name in catalog::names() {
        let game = catalog::ruleset(name).expect("a game");
        let mut of_it: Vec<String> = Vec::new();
        for example in &game.examples {
            let simple = |argument: &Argument| match argument {
                Argument::Natural(number) => Some(number.to_string()),
                Argument::Choice(word) => Some(word.clone()),
                _ => None,
            };
            let given: Option<Vec<String>> = example
                .arguments
                .iter()
                .map(|(parameter, value)| Some(format!("{parameter}={}", simple(value)?)))
                .collect();
            let (Some(given), Some(position)) = (given, example.positions().next()) else { continue };
            if example.convention != game.convention || position.iter().any(Vec::is_empty) {
                continue;
            }
            let component =
                |numbers: &Vec<_>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            let words = [name.to_owned()].into_iter().chain(given).chain(position.iter().map(component));
            let asked = words.collect::<Vec<_>>().join(" ");
            if !of_it.contains(&asked) {
                of_it.push(asked);
            }
        }
        all.extend(of_it.into_iter().take(EACH));
    }
    assert!(all.len() >= LEAST, "{}", all.len());
    let wrong = ["nimm 3", "nim 3,4", "bash m=x 3", "wythoff 1", "nim", "missing.game 3", "nim 3 + kayles"];
    all.extend(wrong.map(String::from));
    all
}

/// Answers on the command line, one program each.
fn on_the_command_line(questions: &[String]) -> Vec<String> {
    let answer = |asked: &String| {
        let words = asked.split(' ').chain(["--json"]);
        let output = command(&["solve"]).args(words).output().expect("it ends");
        String::from_utf8(output.stdout).expect("text").trim_end().to_owned()
    };
    questions.iter().map(answer).collect()
}

/// Answers of a batch.
fn in_a_batch(questions: &[String]) -> Vec<String> {
    let mut child = command(&["solve", "--batch"]).spawn().expect("it starts");
    let lines: Vec<String> = questions.iter().map(|asked| json!({ "ask": asked }).to_string()).collect();
    let mut input = child.stdin.take().expect("a stdin");
    let writer = std::thread::spawn(move || {
        lines.iter().for_each(|line| writeln!(input, "{line}").expect("it reads"));
    });
    let output = BufReader::new(child.stdout.take().expect("a stdout"));
    let answers = output.lines().map(|line| line.expect("a line")).collect();
    writer.join().expect("all is sent");
    child.wait().expect("it ends");
    answers
}

/// Answers of a server.
fn of_the_server(questions: &[String]) -> Vec<String> {
    let mut child = command(&["serve", "--port", "0", "--json", "--time", "5m"]).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("a stdout")).read_line(&mut line).expect("a line");
    let told: Value = serde_json::from_str(&line).expect("data");
    let host = format!("127.0.0.1:{}", told["port"]);
    let answer = |asked: &String| {
        let body = json!({ "ask": asked }).to_string();
        let head = format!(
            "POST /api/solve HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n",
            body.len()
        );
        let mut stream = TcpStream::connect(&host).expect("somebody listens");
        stream.write_all((head + &body).as_bytes()).expect("it is read");
        let mut said = String::new();
        stream.read_to_string(&mut said).expect("an answer");
        let (_, body) = said.split_once("\r\n\r\n").expect("a body");
        body.to_owned()
    };
    let answers = questions.iter().map(answer).collect();
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    answers
}

/// Answers of a tool for programs.
fn of_the_tool(questions: &[String]) -> Vec<String> {
    let mut child = command(&["mcp", "--time", "5m"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a stdin");
    let mut output = BufReader::new(child.stdout.take().expect("a stdout"));
    let mut exchange = |message: Value| -> Value {
        writeln!(input, "{message}").expect("it reads");
        if message.get("id").is_none() {
            return Value::Null;
        }
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let reply: Value = serde_json::from_str(&line).expect("a message and nothing else");
        assert_eq!((&reply["jsonrpc"], &reply["id"]), (&json!("2.0"), &message["id"]));
        reply
    };
    let client = json!({ "name": "test", "version": "1" });
    let params = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client });
    let hello = exchange(json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params }));
    assert_eq!(hello["result"]["serverInfo"]["name"], "bouton");
    exchange(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
    let mut answers = Vec::new();
    for (number, asked) in questions.iter().enumerate() {
        let params = json!({ "name": "solve", "arguments": { "ask": asked } });
        let message = json!({ "jsonrpc": "2.0", "id": number + 1, "method": "tools/call", "params": params });
        let result = exchange(message)["result"].take();
        let text = result["content"][0]["text"].as_str().expect("a text").to_owned();
        assert_eq!(result["isError"], json!(text.starts_with("{\"problems\"")));
        assert_eq!(result["structuredContent"].to_string(), text);
        answers.push(text);
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
    answers
}

#[test]
fn all_faces_send_the_same_bytes() {
    let questions = questions();
    let lines = on_the_command_line(&questions);
    // The server reads no files, and says so.
    let is_file = |asked: &String| asked.contains(".game");
    for (face, answers) in [
        ("a batch", in_a_batch(&questions)),
        ("the server", of_the_server(&questions)),
        ("a tool", of_the_tool(&questions)),
    ] {
        assert_eq!(answers.len(), questions.len(), "{face}");
        for ((asked, line), answer) in questions.iter().zip(&lines).zip(&answers) {
            assert!(line.starts_with('{') && line.ends_with('}'), "{asked}: {line}");
            if !(is_file(asked) && face == "the server") {
                assert_eq!(answer, line, "{face}: {asked}");
            }
        }
    }
}
