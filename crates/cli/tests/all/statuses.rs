//! The exit status means the same in every command: 0 answered, 1 answered "no", 2 the input is wrong, 3 a limit was reached.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn bouton(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("BOUTON_QUIET", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bouton starts");
    child.stdin.take().expect("a stdin").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("bouton ends")
}

/// The status, and what was said on stdout and stderr.
fn said(arguments: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = bouton(arguments, "");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(!text(&stderr).contains("panicked"), "{}", text(&stderr));
    (status.code(), text(&stdout), text(&stderr))
}

fn file(name: &str, text: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_string_lossy().into_owned()
}

#[test]
fn an_error_in_the_rules_is_wrong_input_and_refutes_nothing() {
    let open = file("open-rule.game", "game open\n(n) -> (m) where m > n\nP(n) iff n = 0\n");
    let ends = file(
        "open-end.game",
        "game open\n(n) -> (n - 1)\nend (n) lost where exists q: q*q > n + q\nP(n) iff n = 0\n",
    );
    for game in [&open, &ends] {
        let (status, stdout, _) = said(&["check", game]);
        assert_eq!(status, Some(2), "{stdout}");
        assert!(stdout.contains("1 error in the rules") && !stdout.contains("refuted"), "{stdout}");
        for command in
            [&["solve", game, "3"][..], &["play", game, "3"], &["table", game, "0..3"], &["discover", game]]
        {
            assert_eq!(said(command).0, Some(2), "{command:?}");
        }
    }
    let (status, stdout, _) = said(&["check", &open, "--json"]);
    assert_eq!(status, Some(2));
    assert!(stdout.contains(r#""refuted":false"#) && stdout.contains(r#""verdict":"wrong""#), "{stdout}");
    let wrong =
        file("wrong-claim.game", "game wrong\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 3 = 0\n");
    assert_eq!(said(&["check", &wrong]).0, Some(1));
    assert_eq!(said(&["prove", &wrong]).0, Some(1));
}

#[test]
fn too_many_moves_are_a_limit() {
    let many = file("many.game", "game many\n(n) -> (a) + (b) + (c) where a + b + c < n\n");
    for command in [&["solve", &many, "600"][..], &["play", &many, "600"]] {
        assert_eq!(said(command).0, Some(3), "{command:?}");
    }
    let batch = bouton(&["solve", "--batch"], &format!("{{\"game\":\"{many}\",\"position\":\"600\"}}\n"));
    assert_eq!(batch.status.code(), Some(3));
}

#[test]
fn what_is_too_large_to_draw_or_to_read_is_a_limit() {
    let drawing = file("large.svg", "");
    let cells = said(&["table", "wythoff", "0..3000", "0..3000", "--out", &drawing]);
    assert!(cells.0 == Some(3) && cells.2.contains("9006001 cells are too many"), "{cells:?}");
    let path: String = (0..2001).map(|vertex| format!("{vertex}-{}\n", vertex + 1)).collect();
    let path = file("path.txt", &path);
    for game in [&["solve", "hackenbush"][..], &["solve", "dag", "0"]] {
        let command = [game, &["--graph", &path, "--out", &drawing]].concat();
        let edges = said(&command);
        assert!(edges.0 == Some(3) && edges.2.contains("2001 edges is too large"), "{edges:?}");
    }
    // Nothing is written to the disk of these 256 MiB.
    let huge = file("huge.game", "");
    let opened = std::fs::OpenOptions::new().write(true).open(&huge).expect("a file");
    opened.set_len((256 << 20) + 1).expect("a sparse file");
    assert_eq!(said(&["check", &huge]).0, Some(3));
    std::fs::remove_file(&huge).expect("it was there");
}

#[test]
fn every_command_ends_with_the_same_status_for_the_same_kind_of_failure() {
    let broken = file("broken.game", "game broken\n(n) ->\n");
    let of_games = ["show", "check", "prove", "discover", "period"];
    for command in of_games.into_iter().chain(["fmt"]) {
        for wrong in ["nosuch.game", "folder/nosuch.game", &broken] {
            assert_eq!(said(&[command, wrong]).0, Some(2), "{command} {wrong}");
        }
        assert_eq!(said(&[command, "--nosuch"]).0, Some(2), "{command}");
    }
    for game in ["nosuch", "nosuch.game", &broken] {
        for command in [&["solve", game, "3"][..], &["play", game, "3"], &["table", game, "0..3"]] {
            assert_eq!(said(command).0, Some(2), "{command:?}");
        }
    }
    let wrong: [&[&str]; 9] = [
        &[],
        &["nosuch"],
        &["solve"],
        &["solve", "nim"],
        &["solve", "nim", "x"],
        &["verify", "nosuch.cert"],
        &["judge", "nosuch"],
        &["matrix", "nosuch.csv"],
        &["census", "nosuch"],
    ];
    for command in wrong {
        assert_eq!(said(command).0, Some(2), "{command:?}");
    }
    let late: [&[&str]; 5] = [
        &["check", "wythoff", "--upto", "2000"],
        &["prove", "wythoff"],
        &["discover", "wythoff"],
        &["period", "0.06", "--to", "10000000"],
        &["table", "wythoff", "0..3000", "0..3000"],
    ];
    for command in late {
        assert_eq!(said(&[command, &["--time", "1ms"]].concat()).0, Some(3), "{command:?}");
    }
    let answered: [&[&str]; 9] = [
        &["list"],
        &["show", "wythoff"],
        &["solve", "nim", "1"],
        &["table", "nim", "0..3"],
        &["check", "bash"],
        &["period", "0.77"],
        &["completions", "bash"],
        &["man"],
        &["help", "solve"],
    ];
    for command in answered {
        assert_eq!(said(command).0, Some(0), "{command:?}");
    }
}

#[test]
fn one_file_holds_the_certificates_of_all_claims() {
    let path = file("several.cert", "");
    let (status, stdout, _) = said(&["prove", "bash", "m=3", "--certificate", &path]);
    assert_eq!(status, Some(0), "{stdout}");
    let text = std::fs::read_to_string(&path).expect("a certificate");
    assert!(text.starts_with("(certificate 2)\n(statement\n"), "{text}");
    let count = text.lines().filter(|line| *line == "(certificate 2)").count();
    let (status, stdout, _) = said(&["verify", &path]);
    assert_eq!((status, stdout.matches('✓').count()), (Some(0), count), "{stdout}");
    assert!(count > 1 && stdout.contains(&format!("(part {count} of {count})")), "{stdout}");
    // Each part is looked at, whatever the others are.
    let second = text.rfind("(falls n)").expect("a rank");
    let tampered = format!("{}(falls 7){}", &text[..second], &text[second + 9..]);
    let (status, stdout, _) = said(&["verify", &file("tampered.cert", &tampered)]);
    assert_eq!(
        (status, stdout.matches('✓').count(), stdout.matches('✗').count()),
        (Some(1), count - 1, 1),
        "{stdout}"
    );
    // What follows a certificate belongs to it.
    let longer = format!("{text}(define)\n");
    let (status, stdout, _) = said(&["verify", &file("longer.cert", &longer)]);
    assert_eq!((status, stdout.matches('✗').count()), (Some(1), 1), "{stdout}");
    let (status, stdout, _) = said(&["verify", &path, "--json"]);
    assert_eq!(status, Some(0));
    assert_eq!(stdout.matches(r#""accepted":true"#).count(), count + 1, "{stdout}");
    let piped = bouton(&["prove", "bash", "m=3", "--certificate", "-"], "");
    assert_eq!(String::from_utf8_lossy(&piped.stdout), text);
}

#[test]
fn verify_shows_what_the_names_in_a_theorem_mean() {
    let table = "automaton prime2(n) base 2\n  state z: 0 -> z, 1 -> o # an even number\n  state o: 0 -> z, 1 -> o\n  accept z\n";
    let unused = table.replace("prime2", "unused");
    let game =
        file("named.game", &format!("game named\n(n) -> (n - 1)\nP(n) iff prime2(n)\n{table}{unused}"));
    let path = file("named.cert", "");
    assert_eq!(said(&["prove", &game, "--certificate", &path]).0, Some(0));
    for (lang, told) in [
        ("en", "`prime2` is the automaton that the statement lists; it reads 1 number."),
        ("zh", "`prime2` 是陈述中列出的自动机，读 1 个数。"),
    ] {
        let (_, stdout, _) = said(&["verify", &path, "--lang", lang]);
        let shown = "(automaton prime2 1 (accept 0) (go 0 (0) 0) (go 0 (1) 1) (go 1 (0) 0) (go 1 (1) 1))";
        assert!(stdout.contains(shown) && stdout.contains(told) && !stdout.contains("unused"), "{stdout}");
    }
    let (_, stdout, _) = said(&["verify", &path, "--json"]);
    let data: serde_json::Value = serde_json::from_str(&stdout).expect("data");
    let data = &data["files"][0];
    assert!(data["statement"].as_str().is_some_and(|text| text.starts_with("(statement\n")), "{data}");
    assert!(data["sentences"].as_array().is_some_and(|all| all.len() > 4), "{data}");
    assert_eq!((&data["claim"], &data["assumptions"]), (&serde_json::Value::Null, &serde_json::json!([])));
}

#[test]
fn verify_compares_with_a_game() {
    let path = file("compared.cert", "");
    assert_eq!(said(&["prove", "bash", "m=3", "--certificate", &path]).0, Some(0));
    let text = std::fs::read_to_string(&path).expect("certificates");
    let count = text.matches("(certificate 2)").count();
    let own = file(
        "own.game",
        "game own(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\nP(n) iff n mod (m + 1) = 0\n",
    );
    for game in [&["bash"][..], &["bash", "m=3"]] {
        let (status, stdout, _) = said(&[&["verify", &path, "--game"], game].concat());
        assert_eq!((status, stdout.matches("  this is claim ").count()), (Some(0), count), "{stdout}");
        assert!(stdout.contains("in misère play: misere P(n) iff n mod (m + 1) = 1"), "{stdout}");
    }
    // The claims of the own game are one of these.
    let (status, stdout, _) = said(&["verify", &path, "--game", &own]);
    assert_eq!(status, Some(1), "{stdout}");
    assert_eq!((stdout.matches('✓').count(), stdout.matches('✗').count()), (1, count - 1), "{stdout}");
    for game in [&["bash", "m=4"][..], &["nim"], &["wythoff"]] {
        let (status, stdout, _) = said(&[&["verify", &path, "--game"], game].concat());
        assert_eq!((status, stdout.matches('✗').count()), (Some(1), count), "{stdout}");
        assert!(stdout.contains("about no claim of this game"), "{stdout}");
    }
    for game in [&["nosuch"][..], &["bash", "m=0"], &["bash", "q=3"], &["bash", "21"], &["nosuch.game"]] {
        let (status, stdout, stderr) = said(&[&["verify", &path, "--game"], game].concat());
        assert_eq!((status, &*stdout), (Some(2), ""), "{game:?}: {stderr}");
        assert!(!stderr.is_empty(), "{game:?}");
    }
    let (status, stdout, _) = said(&["verify", &path, "--json", "--game", "bash"]);
    let data: serde_json::Value = serde_json::from_str(&stdout).expect("data");
    let claim = &data["files"][0]["parts"][0]["claim"];
    assert_eq!(status, Some(0));
    assert_eq!((&claim["game"], &claim["claim"]), (&"bash m=3".into(), &1.into()), "{claim}");
}

#[test]
fn prove_shows_what_the_checker_reads() {
    let (status, stdout, _) = said(&["prove", "bash", "m=3", "--claim", "1", "--core", "--json"]);
    let data: serde_json::Value = serde_json::from_str(&stdout).expect("data");
    let attempt = &data["attempts"][0];
    assert_eq!(status, Some(0));
    assert!(
        attempt["statement"].as_str().is_some_and(|text| text.contains("(lost (divides 4 n))")),
        "{data}"
    );
    assert!(attempt["sentences"].as_array().is_some_and(|all| all.len() == 5), "{data}");
    let (_, stdout, _) = said(&["prove", "bash", "m=3", "--claim", "1", "--json"]);
    assert!(!stdout.contains("sentences"), "{stdout}");
    // What is false can be read, too.
    let wrong = file("wrong.game", "game wrong\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 5 = 0\n");
    let (status, stdout, _) = said(&["prove", &wrong, "--core"]);
    assert_eq!(status, Some(1));
    assert!(stdout.contains("(lost (divides 5 n))") && stdout.contains("5 divides n"), "{stdout}");
    assert_eq!(said(&["prove", "wythoff", "--core", "--addable"]).0, Some(2));
}

#[test]
fn what_was_found_is_told_though_no_program_can_be_written() {
    // A program cannot try every `m`.
    let game = file(
        "far.game",
        "game far\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0 and (exists m: m > n)\n",
    );
    let asked = ["prove", &game, "--claim", "1", "--emit", "cpp"];
    let (status, stdout, stderr) = said(&asked);
    assert_eq!((status, &*stdout), (Some(2), ""));
    assert!(stderr.contains("Proved.") && stderr.contains("no condition says how far `m` goes"), "{stderr}");
    let (status, stdout, _) = said(&[&asked[..], &["--json"]].concat());
    assert_eq!((status, stdout.lines().count()), (Some(2), 1));
    assert!(stdout.contains(r#""proved":true"#) && stdout.contains(r#""text":null"#), "{stdout}");
}

#[test]
fn a_census_with_open_games_is_not_answered() {
    assert_eq!(said(&["census", "0.77", "0.137", "--to", "3000"]).0, Some(0));
    // Nobody knows whether 0.6 has a period.
    assert_eq!(said(&["census", "0.6", "--to", "3000"]).0, Some(3));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("open-census.csv");
    let name = out.to_string_lossy();
    assert_eq!(said(&["census", "0.6", "0.77", "--to", "3000", "--out", &name]).0, Some(3));
    let text = std::fs::read_to_string(&out).expect("a file");
    assert!(text.contains("0.6") && text.contains("0.77"), "{text}");
}

#[test]
fn a_number_beyond_its_bounds_is_said_as_an_argument() {
    let values = file("bounded.txt", "0 1 2 3\n");
    for (command, bounds) in [
        (&["guess", &values, "--from", "18446744073709551615"][..], "from 0 to 9007199254740991"),
        (&["guess", &values, "--from", "9007199254740992"], "from 0 to 9007199254740991"),
        (&["discover", "wythoff", "--upto", "0"], "from 1 to 1000000000"),
        (&["discover", "wythoff", "--upto", "1000000001"], "from 1 to 1000000000"),
        (&["table", "wythoff", "0..3", "0..3", "--what", "claim", "--claim", "0"], "from 1 to 1000000"),
    ] {
        let (status, _, stderr) = said(command);
        assert_eq!(status, Some(2), "{command:?}: {stderr}");
        assert!(stderr.contains(bounds) && !stderr.contains("{\""), "{command:?}: {stderr}");
    }
    let (status, _, stderr) = said(&["table", "wythoff", "0..3", "0..3", "--what", "value", "--claim", "1"]);
    assert!(status == Some(2) && stderr.contains("`claim` has no use without `what: claim`"), "{stderr}");
    // What the bounds promise is done.
    let bash = file("bounded.game", "game bash\n(n) -> (n - k) where 1 <= k <= 2\n");
    for upto in ["1", "2", "1000001"] {
        let (status, _, stderr) = said(&["discover", &bash, "--upto", upto]);
        assert!(matches!(status, Some(0 | 3)), "{upto}: {stderr}");
    }
}

#[test]
fn a_text_that_is_shortened_ends_with_an_ellipsis() {
    let long = format!("1{}", "0".repeat(200));
    let range = format!("0..{long}");
    let odd = format!("{long}x");
    let m = format!("m={odd}");
    for command in
        [&["table", "nim", &long, "0..3"][..], &["table", "nim", "0..3", &range], &["solve", "bash", &m, "7"]]
    {
        let (status, _, stderr) = said(command);
        let message = stderr.lines().next().unwrap_or_default();
        assert_eq!(status, Some(2), "{stderr}");
        assert!(message.contains("0…`"), "{message}");
    }
    // A number that is short enough is whole.
    let (_, _, stderr) = said(&["table", "nim", &format!("1{}", "0".repeat(40)), "0..3"]);
    assert!(stderr.contains(&format!("`1{}` is too large", "0".repeat(40))), "{stderr}");
}

#[test]
fn a_line_of_a_batch_is_answered_in_its_language_and_for_no_other_operation() {
    let lines = "{\"ask\":\"nim 3 5\",\"kind\":\"table\",\"id\":1}\n\
                 {\"ask\":\"nimm 3\",\"lang\":\"zh\",\"id\":2}\n\
                 {\"ask\":\"nim 3\",\"lang\":\"zh\",\"upto\":2}\n\
                 {\"ask\":\"nim 1 2 4 9\",\"moves\":\"all\",\"kind\":\"solve\"}\n";
    let output = bouton(&["solve", "--batch", "--moves", "0"], lines);
    let stdout = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<serde_json::Value> =
        stdout.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let problem = |line: usize| &answers[line]["problems"][0];
    assert_eq!(problem(0)["code"], "other-operation");
    assert_eq!(answers[0]["id"], 1);
    assert_eq!(problem(1)["message"], "没有游戏 `nimm`");
    assert_eq!(problem(2)["message"], "没有字段 `upto`");
    assert_eq!(answers[3]["winning_moves"].as_array().map(Vec::len), Some(1));
    assert_eq!(answers[3]["winning_move_count"], "1");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_refusal_has_one_form_with_json() {
    for (command, code) in [
        (&["solve", "nimm", "3", "--json"][..], "unknown-game"),
        (&["table", "wythoff", "0..3", "0..x", "--json"], "not-a-range"),
        (&["discover", "wythoff", "--upto", "0", "--json"], "out-of-bounds"),
        (&["table", "nim", "0..100000", "0..100000", "--memory", "1M", "--json"], "limit"),
    ] {
        let (status, stdout, _) = said(command);
        let object: serde_json::Value = serde_json::from_str(&stdout).expect("an object");
        let problem = &object["problems"][0];
        assert_eq!(problem["code"], code, "{command:?}: {stdout}");
        for field in ["message", "help", "file", "place", "labels", "severity"] {
            assert!(problem.get(field).is_some(), "{command:?}: {field}");
        }
        assert_eq!(object["limits_hit"].is_string(), status == Some(3), "{command:?}");
    }
}
