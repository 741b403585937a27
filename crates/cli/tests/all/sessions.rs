//! Commands that read, write or go on where they were stopped.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn command(arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bouton"));
    command.args(arguments).env("LC_ALL", "C").env("BOUTON_QUIET", "1").env("NO_COLOR", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn start(arguments: &[impl AsRef<OsStr>]) -> Child {
    command(arguments).spawn().expect("bouton starts")
}

fn bouton(arguments: &[impl AsRef<OsStr>], input: &str) -> Output {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("it has a stdin");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("bouton ends")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints UTF-8")
}

fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

#[test]
fn a_game_is_played_to_its_end_with_hint_undo_and_reasons() {
    let output = bouton(&["play", "nim", "1", "2", "4"], "hint\n4 3\n2 1\n1 0\n");
    assert_eq!(output.status.code(), Some(0));
    let expected = "
Position 1 2 4
  1  1 → 0   2  2 → 0   3  2 → 1   4  4 → 0   5  4 → 1   6  4 → 2   7  4 → 3
> hint
4 → 3  wins: it makes the nim-sum 1 ⊕ 2 ⊕ 3 = 0.
> 4 3
I play 1 → 0  Every move loses; this one lasts longest: 5 more moves if the opponent plays best.

Position 0 2 3
";
    let played = said(&output);
    assert!(played.starts_with(expected), "{played}");
    let won = said(&bouton(&["play", "bash", "m=3", "5"], "5 4\n9\nundo\nundo\n5 4\n(0)\n"));
    assert!(won.contains("The moves are numbered 1 to 3."), "{won}");
    assert!(won.contains("There is nothing to take back.") && won.ends_with("You win.\n"), "{won}");
    let lost = said(&bouton(&["play", "bash", "m=3", "4", "--lang", "zh"], "1\n"));
    assert!(lost.contains("我走 3 → 0") && lost.ends_with("对局结束，我赢了。\n"), "{lost}");
}

#[test]
fn a_draw_is_played_to_a_draw() {
    let output = said(&bouton(&["play", "race", "piece=knight", "2,2"], "1\n"));
    assert!(output.ends_with("Play is over. It is a draw.\n"), "{output}");
}

#[test]
fn a_played_game_is_recorded_as_data() {
    let output = bouton(&["play", "bash", "m=3", "4", "--json", "--first", "computer"], "3 2\n");
    let record: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!(record["first"], "computer");
    assert_eq!(record["winner"], "computer");
    assert_eq!(record["moves"][0]["from"], "4");
}

#[test]
fn a_batch_answers_every_line_in_order() {
    let lines = "{\"game\":\"nim\",\"position\":\"3 5\"}\n\nnonsense\n\
                 {\"game\":\"bash\",\"params\":{\"m\":3},\"position\":[4]}\n\
                 {\"game\":\"nim\",\"position\":\"3,4\"}\n{\"game\":\"nim\",\"position\":\"1 1\",\"convention\":\"misere\"}";
    let output = bouton(&["solve", "--batch"], lines);
    let answers: Vec<serde_json::Value> =
        said(&output).lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let shown: Vec<&str> = answers
        .iter()
        .map(|answer| {
            answer["outcome"].as_str().or(answer["problems"][0]["code"].as_str()).expect("one of them")
        })
        .collect();
    assert_eq!(shown, ["N", "malformed-request", "malformed-request", "P", "arity-mismatch", "N"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn answers_of_a_batch_begin_with_the_identifiers_of_their_questions() {
    let lines = r#"{"id":1,"ask":"nim 3 5"}
{"ask":"nim 3 5","id":"a\"b"}
{"id":1,"ask":"nim 3 5"}
{"id":-3,"ask":"nim 3,4"}
{"id":4,"ask":"nim","game":"nim"}
{"id":5,"asked":"nim 1"}
{"ask":"nim 2"}
"#;
    let output = bouton(&["solve", "--batch"], lines);
    let told = said(&output);
    let begins = [
        r#"{"id":1,"game":"nim""#,
        r#"{"id":"a\"b","game":"nim""#,
        r#"{"id":1,"game":"nim""#,
        r#"{"id":-3,"problems":[{"code":"arity-mismatch""#,
        r#"{"id":4,"problems":[{"code":"exclusive-fields""#,
        r#"{"id":5,"problems":[{"code":"unknown-field""#,
        r#"{"game":"nim","position":"2""#,
    ];
    for (line, begin) in told.lines().zip(begins) {
        assert!(line.starts_with(begin), "{line}");
        serde_json::from_str::<serde_json::Value>(line).expect("an object");
    }
    assert_eq!(told.lines().count(), begins.len());
    // The same object as without a batch.
    let alone = bouton(&["solve", "nim", "2", "--json"], "");
    assert_eq!(told.lines().last(), said(&alone).lines().last());
}

#[test]
fn answers_of_a_batch_come_as_the_lines_do() {
    use std::io::{BufRead, BufReader};
    let mut child = start(&["solve", "--batch"]);
    let mut stdin = child.stdin.take().expect("it has a stdin");
    let mut stdout = BufReader::new(child.stdout.take().expect("it has a stdout"));
    for heap in [1, 2, 3] {
        writeln!(stdin, "{{\"game\":\"nim\",\"position\":\"{heap}\"}}").expect("it reads");
        let mut line = String::new();
        stdout.read_line(&mut line).expect("it answers before the next question");
        let answer: serde_json::Value = serde_json::from_str(&line).expect("an object");
        assert_eq!(answer["value"], heap.to_string());
    }
    drop(stdin);
    assert_eq!(child.wait().expect("bouton ends").code(), Some(0));
}

#[test]
fn a_file_is_put_in_canonical_form_once() {
    let folder = fresh("fmt");
    let file = folder.join("my.game");
    let name = file.to_string_lossy();
    std::fs::write(&file, "game my\n(a,b)->(a-k,b) where k>=1\n(a,b)->(a,b-k)where 1<=k\n").expect("a file");
    assert_eq!(bouton(&["fmt", "--check", &name], "").status.code(), Some(1));
    assert_eq!(bouton(&["fmt", &name], "").status.code(), Some(0));
    let once = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(once, "game my\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where 1 <= k\n");
    assert_eq!(bouton(&["fmt", "--check", &name], "").status.code(), Some(0));
    assert_eq!(said(&bouton(&["fmt", "-"], "game x\n(n)->(n-1)\n")), "game x\n(n) -> (n - 1)\n");
    let wrong = "game x\n(n ->";
    std::fs::write(&file, wrong).expect("a file");
    assert_eq!(bouton(&["fmt", &name], "").status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), wrong);
}

#[test]
fn tables_are_written_in_every_format() {
    let folder = fresh("out");
    let write = |format: &str| {
        let file = folder.join(format!("t.{format}"));
        let output = bouton(
            &["table", "wythoff", "0..4", "0..5", "--what", "value", "--out", &file.to_string_lossy()],
            "",
        );
        assert_eq!(output.status.code(), Some(0), "{format}");
        std::fs::read(&file).expect("the file")
    };
    let csv = String::from_utf8(write("csv")).expect("text");
    // The first row names the columns, the first column the rows.
    assert_eq!(csv.lines().nth(2), Some("1,1,2,0,4,5,3"));
    assert_eq!(csv.lines().count(), 1 + 5);
    let npy = write("npy");
    assert!(npy.starts_with(b"\x93NUMPY") && String::from_utf8_lossy(&npy[..128]).contains("(5, 6)"));
    assert!(write("png").starts_with(b"\x89PNG"));
    assert!(write("svg").starts_with(b"<svg") || String::from_utf8_lossy(&write("svg")).contains("<svg"));
}

#[test]
fn the_automaton_of_a_proof_is_written_in_every_format() {
    let folder = fresh("automaton");
    let write = |format: &str| {
        let file = folder.join(format!("a.{format}"));
        let output = bouton(
            &["prove", "wythoff", "--claim", "2", "--out", &file.to_string_lossy(), "--lang", "zh"],
            "",
        );
        assert_eq!(output.status.code(), Some(0), "{format}");
        std::fs::read(&file).expect("the file")
    };
    let svg = String::from_utf8(write("svg")).expect("text");
    assert!(svg.contains("威佐夫博弈：反常规则下的必败态（P）"), "{svg}");
    assert!(write("png").starts_with(b"\x89PNG"));
    assert!(String::from_utf8_lossy(&write("dot")).starts_with("digraph"));
    // What is false has no automaton; the answer says so.
    let (game, file) = (folder.join("five.game"), folder.join("five.svg"));
    std::fs::write(&game, "game five\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 5 = 0\n")
        .expect("a file");
    let output = bouton(&["prove", &game.to_string_lossy(), "--out", &file.to_string_lossy()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(!output.stdout.is_empty() && !file.exists());
}

/// A large table that is interrupted goes on with the same command, and ends as if it had not been.
#[cfg(unix)]
#[test]
fn an_interrupted_table_goes_on_where_it_was() {
    let folder = fresh("resume");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (parts, whole, kept) = (path("parts.npy"), path("whole.npy"), path("kept"));
    let table = |out: &str| -> Vec<String> {
        ["table", "wythoff", "0..3999", "0..3999", "--what", "value", "--out", out].map(String::from).to_vec()
    };
    let checkpoint = folder.join("parts.npy.checkpoint");
    let mut child = start(&table(&parts));
    while !checkpoint.exists() {
        assert_eq!(child.try_wait().expect("a process"), None, "it ended before it kept anything");
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.expect("the process can be interrupted").success());
    let output = child.wait_with_output().expect("bouton ends");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{told}");
    assert!(told.contains("stopped: interrupted") && told.contains("goes on from there"), "{told}");
    // A limit stops it in the midst of the work, too.
    let hurried = [table(&parts), vec!["--time".into(), "150ms".into()]].concat();
    let output = bouton(&hurried, "");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3), "{told}");
    assert!(told.contains("stopped: the time limit") && checkpoint.exists(), "{told}");
    assert_eq!(bouton(&table(&parts), "").status.code(), Some(0));
    assert!(!checkpoint.exists());
    let named = [table(&whole), vec!["--checkpoint".into(), kept]].concat();
    assert_eq!(bouton(&named, "").status.code(), Some(0));
    let (parts, whole) = (std::fs::read(parts).expect("a file"), std::fs::read(whole).expect("a file"));
    assert!(parts == whole, "the table that was interrupted differs");
}

#[test]
fn a_checkpoint_of_another_game_is_refused() {
    let folder = fresh("other");
    let kept = folder.join("kept");
    let kept = kept.to_string_lossy();
    let fill = |game: &str| bouton(&["table", game, "0..9", "0..9", "--checkpoint", &kept], "");
    assert_eq!(fill("wythoff").status.code(), Some(0));
    let output = bouton(&["table", "race", "piece=rook", "0..9", "0..9", "--checkpoint", &kept], "");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}

#[test]
fn limits_of_time_and_memory_are_kept_and_said() {
    let output = bouton(&["solve", "grundy", "300", "300", "--misere", "--time", "300ms", "--json"], "");
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((output.status.code(), &answer["limits_hit"]), (Some(3), &serde_json::json!("time")));
    let output = bouton(&["solve", "grundy", "300", "300", "--misere", "--memory", "20M"], "");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
}

/// A long sequence that is killed goes on with the same command, and ends as if it had not been.
#[cfg(unix)]
#[test]
fn a_killed_sequence_goes_on_where_it_was() {
    let folder = fresh("killed");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (parts, whole, kept) = (path("parts.npy"), path("whole.npy"), path("kept"));
    let period = |out: &str, more: &[&str]| -> Vec<String> {
        let words = ["period", "0.6", "--to", "200000", "--out", out].into_iter().chain(more.iter().copied());
        words.map(String::from).collect()
    };
    let named = period(&parts, &["--checkpoint", &kept]);
    let mut child = start(&named);
    // Some values are there once a cell far into the file is no 0 any more.
    let grown =
        || std::fs::read(&kept).is_ok_and(|bytes| bytes.len() > 400_000 && bytes[bytes.len() - 360_000] != 0);
    while !grown() {
        assert_eq!(child.try_wait().expect("a process"), None, "it ended before it kept anything");
    }
    child.kill().expect("the process can be killed");
    child.wait().expect("a process");
    assert!(!folder.join("parts.npy").exists());
    let output = bouton(&[named, vec!["--json".into(), "--values".into(), "0".into()]].concat(), "");
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert!(
        told["resumed"].as_u64().is_some_and(|resumed| (20_000..=200_000).contains(&resumed)),
        "{}",
        told["resumed"]
    );
    assert_eq!(bouton(&period(&whole, &[]), "").status.code(), Some(3));
    let (parts, whole) = (std::fs::read(parts).expect("a file"), std::fs::read(whole).expect("a file"));
    assert!(parts == whole && whole.len() > 200_000, "the sequence that was killed differs");
}
