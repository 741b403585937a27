//! Tables of sums and of rows in files, damaged files, and what is said of work that nobody keeps.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bouton"));
    command.args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("bouton starts")
}

/// The status, and what was said on stdout and stderr.
fn said(arguments: &[&str]) -> (Option<i32>, String, String) {
    ended(start(arguments).wait_with_output().expect("bouton ends"))
}

fn ended(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The name of a file that is not there.
fn fresh(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), name].iter().collect();
    let _ = std::fs::remove_file(&path);
    path.to_string_lossy().into_owned()
}

#[cfg(unix)]
fn interrupt(child: &Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("the process can be interrupted").success());
}

/// A table without how it is known: in a file by the rules, in memory perhaps by a theorem.
fn cells(table: &str) -> String {
    let (before, after) = table.split_once("\"evidence\":{").unwrap_or((table, "}"));
    let after = after.split_once('}').map_or("", |(_, after)| after);
    let lines = before.lines().filter(|line| !line.starts_with("How this is known: a theorem: "));
    lines.chain([after]).collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

#[test]
fn sums_and_rows_are_kept_and_mended_where_the_file_is_damaged() {
    let tables = [
        &["nim", "0..30", "0..70", "--what", "value"][..],
        &["nim", "0..9", "0..9", "0..9", "--misere", "--json"],
        &["staircase", "0..12", "0..12", "--what", "value"],
        &["georgia-bob", "1..9", "1..9", "1..9", "--json"],
    ];
    for (number, words) in tables.into_iter().enumerate() {
        let plain = [&["table"], words].concat();
        let (status, told, _) = said(&plain);
        assert_eq!(status, Some(0), "{words:?}");
        let kept = fresh(&format!("kept-{number}"));
        let table = [&plain[..], &["--checkpoint", &kept]].concat();
        let whole = said(&table).1;
        assert_eq!(cells(&whole), cells(&told), "{words:?}");
        for _ in 0..2 {
            assert_eq!(said(&table), (Some(0), whole.clone(), String::new()), "{words:?}");
        }
        let bytes = std::fs::read(&kept).expect("a file");
        let mut flipped = bytes.clone();
        *flipped.last_mut().expect("not empty") ^= 1;
        for damaged in [&flipped[..], &bytes[..bytes.len() - 1]] {
            std::fs::write(&kept, damaged).expect("room");
            let (status, told, warned) = said(&table);
            // A byte that was 0 is one that was cut off just as well.
            let same = damaged.len() < bytes.len() && bytes.last() == Some(&0);
            assert_eq!((status, &told), (Some(0), &whole), "{words:?}");
            assert_eq!(warned.contains("was damaged"), !same, "{words:?} {warned}");
            assert_eq!(said(&table), (Some(0), whole.clone(), String::new()), "{words:?}");
        }
        // The head is not mended.
        let mut headless = bytes;
        headless[20] ^= 1;
        std::fs::write(&kept, &headless).expect("room");
        let (status, told, warned) = said(&table);
        let wrong = if words.contains(&"--json") { &told } else { &warned };
        assert_eq!(status, Some(2), "{words:?}");
        assert!(wrong.contains("the head of the file is damaged"), "{wrong}");
        assert_eq!(std::fs::read(&kept).expect("a file"), headless);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_table_of_rows_goes_on_where_it_was() {
    let kept = fresh("kept-rows");
    let plain = ["table", "staircase", "0..35", "0..35", "0..35", "--what", "value", "--json"];
    let table = [&plain[..], &["--checkpoint", &kept]].concat();
    let child = start(&table);
    while !std::path::Path::new(&kept).exists() {
        std::thread::yield_now();
    }
    interrupt(&child);
    let (status, _, told) = ended(child.wait_with_output().expect("bouton ends"));
    assert_eq!(status, Some(3), "{told}");
    assert!(told.contains("stopped: interrupted") && told.contains("goes on from there"), "{told}");
    let resumed = said(&table);
    assert_eq!(resumed.0, Some(0), "{}", resumed.2);
    assert!(cells(&resumed.1) == cells(&said(&plain).1), "the table that was interrupted differs");
}

#[cfg(unix)]
#[test]
fn long_work_tells_its_progress_in_lines_and_how_to_keep_it() {
    let mut child = start(&["table", "staircase", "0..90", "0..90", "0..90", "0..90"]);
    let mut stderr = BufReader::new(child.stderr.take().expect("a stderr"));
    let mut line = String::new();
    stderr.read_line(&mut line).expect("a line");
    assert!(line.starts_with("progress: ") && line.contains(" of 68,574,961 positions ("), "{line}");
    interrupt(&child);
    let mut told = String::new();
    stderr.read_to_string(&mut told).expect("text");
    assert_eq!(child.wait().expect("bouton ends").code(), Some(3), "{told}");
    let end = "With `--checkpoint FILE` they are kept, and the same command goes on from there.\n";
    assert!(told.contains("stopped: interrupted\n") && told.ends_with(end), "{told}");
}

#[test]
fn what_a_limit_stops_is_told_how_to_be_kept() {
    let table = ["table", "wythoff", "0..3000", "0..3000", "--what", "value", "--memory", "1M"];
    let (status, _, told) = said(&table);
    assert_eq!(status, Some(3));
    assert!(told.contains("`--checkpoint FILE`"), "{told}");
    let (status, _, told) = said(&[&table[..], &["--lang", "zh"]].concat());
    assert_eq!(status, Some(3));
    assert!(told.contains("加上 `--checkpoint 文件`，表会存入文件而不占内存"), "{told}");
}
