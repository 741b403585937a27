//! Contest problems as a judge runs them: long inputs, outputs that nobody reads, limits.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_bouton"))
        .arg("judge")
        .args(arguments)
        .env("LC_ALL", "C")
        .env("BOUTON_QUIET", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bouton starts")
}

fn fed(mut child: Child, input: String) -> Output {
    let mut stdin = child.stdin.take().expect("it has a stdin");
    // bouton may end before it has read everything
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("bouton ends");
    writer.join().expect("the writer ends");
    output
}

#[test]
fn half_a_million_pairs_are_answered_line_by_line() {
    let output = fed(start(&["hdu1527"]), "1 2\n2 2\n".repeat(250_000));
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
    assert!(output.stdout == "0\n1\n".repeat(250_000).as_bytes());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = start(&["poj1067"]);
    drop(child.stdout.take());
    let output = fed(child, "1 2\n".repeat(500_000));
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}

#[test]
fn what_was_answered_before_a_mistake_is_printed() {
    let output = fed(start(&["poj1067"]), "1 2\n".repeat(100_000) + "3 b\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout == "0\n".repeat(100_000).as_bytes());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("error: line 100001, column 3: "), "{said}");
}

#[test]
fn a_case_beyond_the_memory_limit_stops_after_what_was_answered() {
    let input = format!("2 1 1 1000000 {}", "7 ".repeat(1_000_000));
    let output = fed(start(&["poj2975", "--memory", "1M"]), input);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(3), b"0\n".as_slice()));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("memory limit") && said.contains("has been printed"), "{said}");
}

#[test]
fn the_list_is_data_too() {
    let output = fed(start(&["--list", "--json"]), String::new());
    let list: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    let problems = list["problems"].as_array().expect("a list");
    assert_eq!(problems.len(), bouton::judge::problems().len());
    let wythoff = problems.iter().find(|problem| problem["id"] == "poj1067").expect("it is listed");
    assert_eq!(wythoff["game"], "wythoff");
    assert_eq!(wythoff["aliases"], serde_json::json!(["hdu1527", "luogu-p2252"]));
    assert_eq!(wythoff["title"]["zh"], "取石子游戏（威佐夫）");
    let limits = problems.iter().find(|problem| problem["id"] == "hnoi2007-split").expect("it is listed");
    let bottles = limits["limits"].as_array().expect("a list").iter();
    let bottles = bottles.filter(|limit| limit["of"]["en"] == "the number of bottles").collect::<Vec<_>>();
    // As the problem states it.
    assert_eq!((bottles.len(), &bottles[0]["limit"]), (1, &serde_json::json!(21)));
    assert!(list["digits"].as_u64().is_some_and(|digits| digits >= 1000));
    let sheets = problems.iter().find(|problem| problem["id"] == "poj2311").expect("it is listed");
    assert!(
        sheets["game"].is_null()
            && sheets["rules"].as_str().is_some_and(|text| text.contains("game cutting"))
    );
}

#[test]
fn a_million_bottles_are_beyond_the_problem() {
    let output = fed(start(&["hnoi2007-split"]), format!("1\n1000000\n{}", "1 ".repeat(1_000_000)));
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), b"".as_slice()));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("error: line 2, column 1: the number of bottles is `1000000`"), "{said}");
    assert!(said.contains("the problem allows 21"), "{said}");
}
