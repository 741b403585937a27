//! The second checker, `tools/verify.py`, says of every certificate what the first one says.

use crate::damage::damaged;
use crate::held::held;
use kernel::{Limits, Rejection};
use oracle::{Dice, sweep};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Length in bytes of the longest certificates that are damaged in a sample; whole ones are all checked.
const SHORT: usize = 3_000;

/// Verdict of the first checker.
fn first(text: &str) -> &'static str {
    match kernel::check(text, Limits::of(text.len())) {
        Ok(_) => "accepted",
        Err(Rejection::Steps | Rejection::Memory | Rejection::Large | Rejection::Stopped) => "undecided",
        Err(_) => "rejected",
    }
}

/// Verdicts of the second checker on files, in their order.
fn second(paths: &[PathBuf]) -> Vec<String> {
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/verify.py");
    let mut command = Command::new("python3");
    command.arg("-B").arg(checker).arg("--each").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("python3");
    let mut list = String::new();
    for path in paths {
        writeln!(list, "{}", path.display()).expect("text");
    }
    let mut input = child.stdin.take().expect("input");
    let said = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(list.as_bytes()).expect("paths are read"));
        child.wait_with_output().expect("output")
    });
    let said = String::from_utf8(said.stdout).expect("text");
    let mut verdicts = said.lines().map(|line| {
        let (path, verdict) = line.split_once('\t').expect("a path and a verdict");
        (path, verdict.split(':').next().unwrap_or_default().to_owned())
    });
    let verdicts = paths.iter().map(|path| {
        let (told, verdict) = verdicts.next().expect("a verdict on each file");
        assert_eq!(Path::new(told), path, "one verdict on each file");
        verdict
    });
    verdicts.collect()
}

/// A file has one certificate if one line begins like one.
fn is_one_certificate(text: &str) -> bool {
    text.split('\n').filter(|line| line.starts_with("(certificate ")).count() == 1
}

#[test]
fn the_second_checker_agrees_about_certificates_whole_and_damaged() {
    let held = held();
    let mut texts: Vec<String> = held.iter().map(|held| held.text.clone()).collect();
    let longest = sweep(SHORT, usize::MAX);
    let short: Vec<&String> =
        held.iter().map(|held| &held.text).filter(|text| text.len() <= longest).collect();
    let mut dice = Dice::seeded(19);
    let many = sweep(300, 20_000);
    while texts.len() < held.len() + many {
        let mut text = short[texts.len() % short.len()].clone();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        if is_one_certificate(&text) {
            texts.push(text);
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("second");
    std::fs::create_dir_all(&folder).expect("a folder");
    let paths: Vec<PathBuf> = (0..texts.len()).map(|number| folder.join(format!("{number}.cert"))).collect();
    for (path, text) in paths.iter().zip(&texts) {
        std::fs::write(path, text).expect("a file");
    }
    let mut verdicts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for ((path, text), second) in paths.iter().zip(&texts).zip(second(&paths)) {
        let first = first(text);
        let decided = first != "undecided" && second != "undecided";
        assert!(!decided || first == second, "{first} and {second}: {}\n{text}", path.display());
        *verdicts.entry((first, second)).or_default() += 1;
    }
    eprintln!("{verdicts:?}");
    let both = |verdict: &'static str| verdicts.get(&(verdict, verdict.to_owned())).copied().unwrap_or(0);
    assert!(both("accepted") > held.len() && both("rejected") > many / 2, "{verdicts:?}");
    std::fs::remove_dir_all(&folder).expect("the folder");
}
