//! One Chinese term for one thing: `book/zh/terms.list` names the terms, and what is said for them nowhere.

use crate::Outcome;
use std::path::{Path, PathBuf};

/// What is built, or not ours.
const SKIPPED: [&str; 6] = ["target", ".git", "node_modules", "dist", "shots", "corpus"];
const LIST: &str = "book/zh/terms.list";

/// Names every place where something else stands for a term.
pub(crate) fn check() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let list = std::fs::read_to_string(root.join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    let mut terms: Vec<(&str, &str)> = vec![];
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let (term, others) = line.split_once(": ").ok_or_else(|| format!("{LIST}: `{line}` has no colon"))?;
        terms.extend(others.split(' ').map(|other| (term, other)));
    }
    let mut wrong = vec![];
    let mut open = vec![root.clone()];
    while let Some(folder) = open.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            match (path.is_dir(), SKIPPED.contains(&&*name)) {
                (true, false) => open.push(path),
                (false, _) if !path.ends_with(LIST) => wrong.extend(found(&path, &root, &terms)),
                _ => {}
            }
        }
    }
    wrong.sort();
    if wrong.is_empty() { Ok(()) } else { Err(format!("terms:\n  {}", wrong.join("\n  "))) }
}

/// What stands in a text for a term; nothing if the file is no text.
fn found(path: &PathBuf, root: &Path, terms: &[(&str, &str)]) -> Vec<String> {
    let Ok(text) = std::fs::read_to_string(path) else { return vec![] };
    let place = path.strip_prefix(root).unwrap_or(path).display();
    let mut found = vec![];
    for (number, line) in (1..).zip(text.lines()) {
        for (term, other) in terms.iter().filter(|(_, other)| line.contains(other)) {
            found.push(format!("{place}:{number}: {other}, which is {term}"));
        }
    }
    found
}
