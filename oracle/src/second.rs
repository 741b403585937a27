//! The second checker of certificates, `tools/verify.py`.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Verdict of the second checker on each text: `accepted`, `rejected` or `undecided`. The texts become files
/// of a folder, which is made and removed.
///
/// # Panics
///
/// If the checker cannot be run, or does not see just one certificate in each text.
pub fn second_verdicts(texts: &[String], folder: &Path) -> Vec<String> {
    std::fs::create_dir_all(folder).expect("a folder");
    let paths: Vec<PathBuf> = (0..texts.len()).map(|number| folder.join(format!("{number}.cert"))).collect();
    for (path, text) in paths.iter().zip(texts) {
        std::fs::write(path, text).expect("a file");
    }
    let said = said(&paths);
    let mut lines = said.lines();
    let verdicts = paths.iter().map(|path| {
        let line = lines.next().unwrap_or_default();
        let (told, verdict) = line.split_once('\t').unwrap_or_default();
        assert_eq!(Path::new(told), path, "a verdict on each file: {line}");
        verdict.split(':').next().unwrap_or_default().to_owned()
    });
    let verdicts = verdicts.collect();
    assert_eq!(lines.next(), None, "one verdict on each file");
    std::fs::remove_dir_all(folder).expect("the folder");
    verdicts
}

/// A file has one certificate if just one line begins like one.
pub fn is_one_certificate(text: &str) -> bool {
    let begins = |line: &&str| {
        ["(certificate ", "(residues ", "(period ", "(quotient "].iter().any(|head| line.starts_with(head))
    };
    text.split('\n').filter(begins).count() == 1
}

/// Output of the checker for these files.
fn said(paths: &[PathBuf]) -> String {
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/verify.py");
    let mut command = Command::new("python3");
    command.arg("-B").arg(checker).arg("--each").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("python3");
    let list: String = paths.iter().map(|path| format!("{}\n", path.display())).collect();
    let mut input = child.stdin.take().expect("its input");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(list.as_bytes()).expect("paths are read"));
        child.wait_with_output().expect("its output")
    });
    String::from_utf8(output.stdout).expect("text")
}
