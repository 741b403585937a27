//! Inputs meant to break it: each gets a diagnostic and exit status 2, none a panic.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn bouton(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("BOUTON_QUIET", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bouton starts");
    let mut stdin = child.stdin.take().expect("it has a stdin");
    let input = input.to_vec();
    // bouton may end before it has read everything
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("bouton ends");
    writer.join().expect("the writer ends");
    output
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("a file can be written");
    path
}

/// Says that the input is wrong, briefly, and says something on stderr.
fn refused(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("error: "), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    assert!(said.len() < 20_000, "{} bytes", said.len());
    said
}

#[test]
fn a_position_of_ten_megabytes_with_a_letter_in_it_is_refused_at_the_letter() {
    let mut text = "1 ".repeat(2_500_000);
    text.push('x');
    text.push_str(&" 2".repeat(2_500_000));
    let said = refused(&bouton(&["solve", "nim", "-"], text.as_bytes()));
    assert!(said.contains('x') && said.contains('^'), "{said}");
    let path = file("long.txt", text.as_bytes());
    refused(&bouton(&["solve", "nim", &format!("@{}", path.display())], b""));
}

#[test]
fn brackets_nested_a_hundred_thousand_deep_are_refused() {
    let depth = 100_000;
    let formula = format!("game deep\n(n) -> (m) where {}m < n{}\n", "(".repeat(depth), ")".repeat(depth));
    let path = file("deep.game", formula.as_bytes());
    let path = path.to_string_lossy();
    for command in ["show", "check", "fmt"] {
        refused(&bouton(&[command, &path], b""));
    }
    refused(&bouton(&["solve", &path, "3"], b""));
    refused(&bouton(&["solve", "nim", "-"], "(".repeat(depth).as_bytes()));
    let json = format!("{}{}\n", "[".repeat(depth), "]".repeat(depth));
    let output = bouton(&["solve", "--batch"], json.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("{\"problems\":"));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let path = file("latin1.game", b"game caf\xe9\n(n) -> (n - 1)\n");
    let path = path.to_string_lossy();
    for arguments in [["show", &path], ["fmt", &path], ["check", &path]] {
        assert!(refused(&bouton(&arguments, b"")).contains("not valid UTF-8: line 1, byte 8"));
    }
    assert!(refused(&bouton(&["solve", "nim", "-"], b"3 \xff 4")).contains("not valid UTF-8"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let output = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args([
            std::ffi::OsStr::new("solve"),
            std::ffi::OsStr::new("nim"),
            std::ffi::OsStr::from_bytes(b"3\xff"),
        ])
        .output()
        .expect("bouton starts");
    refused(&output);
}

#[test]
fn a_folder_is_no_game() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("folder.game");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    assert!(refused(&bouton(&["show", &folder.to_string_lossy()], b"")).contains("cannot be read"));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bouton"))
        .args(["table", "nim", "0..300000", "--what", "value", "--quiet"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bouton starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("bouton ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}

#[test]
fn a_matrix_of_ten_megabytes_with_a_letter_in_it_is_refused_at_the_letter() {
    let row = "12,".repeat(1000) + "3\n";
    let text = row.repeat(1500) + &row.replacen("12,12", "12,1x2", 1) + &row.repeat(1500);
    let said = refused(&bouton(&["matrix", "-"], text.as_bytes()));
    assert!(said.contains("`1x2` is not a number") && said.contains("-:1501:4"), "{said}");
}

#[test]
fn a_matrix_that_is_no_text_is_refused() {
    assert!(refused(&bouton(&["matrix", "-"], b"1 2\n3 \xff\n")).contains("not valid UTF-8: line 2, byte 6"));
}

#[test]
fn a_matrix_that_would_fill_any_memory_is_refused_before_it_does() {
    let row = "1e-10000 ".repeat(1000) + "1\n";
    refused(&bouton(&["matrix", "-"], row.repeat(4000).as_bytes()));
}

/// A program that starts another, which holds its output open: `sleep` of a length that nobody else asks for.
#[test]
fn what_a_program_leaves_behind_ends_with_it() {
    let length = format!("{}", 100_000 + std::process::id());
    let program = format!("sh -c \"sleep {length} & echo $(({{n}} % 3))\"");
    let begun = Instant::now();
    let output = bouton(&["guess", "--run", &program, "--at", "0..30"], b"");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(begun.elapsed() < Duration::from_secs(60));
    let is_left = || {
        std::fs::read_dir("/proc").expect("processes").flatten().any(|process| {
            let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            words.split(|&byte| byte == 0).any(|word| word == length.as_bytes())
        })
    };
    // The signal is sent, and takes a moment to be obeyed.
    while is_left() {
        assert!(begun.elapsed() < Duration::from_secs(60), "sleep {length} is still there");
        std::thread::sleep(Duration::from_millis(20));
    }
}
