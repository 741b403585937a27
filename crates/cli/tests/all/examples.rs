//! Every example printed by `--help` works as printed, in both languages.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GAME: &str = "game my\n\n(a, b) -> (a - k, b)     where k >= 1\n(a, b) -> (a, b - k)     where k >= 1\n\nP(a, b) iff a = b\n";
const HEAP: &str = "game heap(m >= 1 default 2)\n\n(n) -> (n - k) where 1 <= k <= m\n";
const QUERIES: &str = "{\"game\": \"nim\", \"position\": \"3 4 5\"}\n{\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\", \"convention\": \"misere\"}\n";
const HOUSE: &str = "graph { 1 -- 2 -- 3 -- 4 -- 1; 2 -- 5 -- 3 }\n";
const STEPS: &str = "0 1\n1 2\n0 2\n";
const PAYOFFS: &str = ",rock,paper\nrock,0,-1\npaper,1,0\nscissors,-1,1\n";

/// Nim-values of a heap, or of two from standard input.
const BRUTE: &str =
    "#!/bin/sh\nif [ $# -gt 0 ]; then echo $(($1 % 4)); else while read a b; do echo $((a ^ b)); done; fi\n";

/// A fresh folder with the files that the examples speak of.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    std::fs::write(folder.join("my.game"), GAME).expect("a file can be written");
    std::fs::write(folder.join("heap.game"), HEAP).expect("a file can be written");
    std::fs::write(folder.join("payoffs.csv"), PAYOFFS).expect("a file can be written");
    std::fs::write(folder.join("house.dot"), HOUSE).expect("a file can be written");
    std::fs::write(folder.join("steps.txt"), STEPS).expect("a file can be written");
    std::fs::write(folder.join("queries.jsonl"), QUERIES).expect("a file can be written");
    let values: String = (0..60).map(|n| format!("{n} {}\n", n % 4)).collect();
    std::fs::write(folder.join("values.txt"), values).expect("a file can be written");
    let lost: String = (0..40).map(|k| format!("{}\n", 4 * k)).collect();
    std::fs::write(folder.join("lost.txt"), lost).expect("a file can be written");
    std::fs::write(folder.join("brute"), BRUTE).expect("a file can be written");
    let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(folder.join("brute"), runs).expect("the file is ours");
    folder
}

fn shell(line: &str, folder: &Path) -> Output {
    let bouton = Path::new(env!("CARGO_BIN_EXE_bouton")).parent().expect("it lies in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(bouton.to_owned()).chain(std::env::split_paths(&path));
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(paths).expect("paths without colons"))
        .stdin(Stdio::null())
        .output()
        .expect("a shell runs")
}

fn page(arguments: &str, folder: &Path) -> String {
    let output = shell(&format!("bouton {arguments}"), folder);
    assert!(output.status.success(), "bouton {arguments}");
    String::from_utf8(output.stdout).expect("help is text")
}

/// The commands that the overview names.
fn commands(folder: &Path) -> Vec<String> {
    let overview = page("--help --lang en", folder);
    let list = overview.split_once("Commands:\n").expect("commands are listed").1;
    let line = |line: &str| line.split_whitespace().next().map(str::to_owned);
    list.lines().take_while(|line| line.starts_with("  ")).filter_map(line).collect()
}

/// The example lines of a page, without what explains them.
fn examples(page: &str, heading: &str) -> Vec<String> {
    let part = page.split_once(heading).expect("the page has examples").1;
    let bare = |line: &str| line.trim().split("   ").next().unwrap_or_default().to_owned();
    part.lines().skip(1).take_while(|line| line.starts_with("  ")).map(bare).collect()
}

/// The example lines of the help of a command in a language.
fn told(name: &str, (lang, heading): (&str, &str), folder: &Path) -> Vec<String> {
    let lines = examples(&page(&format!("{name} --help --lang {lang}"), folder), heading);
    assert!(!lines.is_empty(), "{name} has examples");
    lines
}

const ENGLISH: (&str, &str) = ("en", "Examples:");
const CHINESE: (&str, &str) = ("zh", "示例：");

/// Runs the example of a command.
fn run(name: &str, line: &str, folder: &Path) {
    assert!(line.contains("bouton "), "{line}");
    // A server would not end, or has nobody to answer; here it only has to understand its options.
    let serves = ["serve", "mcp", "lsp"].iter().any(|server| line.starts_with(&format!("bouton {server}")));
    let line = if serves { format!("{line} --help") } else { line.to_owned() };
    let output = shell(&line, folder);
    let said = String::from_utf8_lossy(&output.stderr);
    // Many octal games are open.
    let open = name == "census" && output.status.code() == Some(3);
    assert!(output.status.success() || open, "{line}: {said}");
    let silent = line.contains(" fmt ") || line.contains("--out");
    assert!(silent || !output.stdout.is_empty(), "{line} answers");
}

#[test]
fn every_example_of_the_english_help_works() {
    let folder = folder("examples-en");
    let names = commands(&folder);
    assert!(names.len() >= 10, "{names:?}");
    for name in names.iter().map(String::as_str).chain([""]) {
        told(name, ENGLISH, &folder).iter().for_each(|line| run(name, line, &folder));
    }
}

#[test]
fn examples_of_the_chinese_help_that_are_not_those_of_the_english_work() {
    let folder = folder("examples-zh");
    for name in commands(&folder).iter().map(String::as_str).chain([""]) {
        let english = told(name, ENGLISH, &folder);
        let own = told(name, CHINESE, &folder).into_iter().filter(|line| !english.contains(line));
        own.for_each(|line| run(name, &line, &folder));
    }
}

#[test]
fn help_comes_in_the_language_of_the_locale() {
    let folder = folder("locale");
    let output = shell("LC_ALL=zh_CN.UTF-8 bouton solve --help", &folder);
    assert!(String::from_utf8_lossy(&output.stdout).contains("用法："));
    let output = shell("LC_ALL=C LANG=zh_CN.UTF-8 bouton solve --help", &folder);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Usage:"));
}
