//! Consistent Chinese terms: `book/zh/terms.list` names the terms, and their forbidden synonyms.

use crate::{Outcome, files};
use std::path::Path;

/// Generated or foreign folders.
const SKIPPED: [&str; 6] = ["target", ".git", "node_modules", "dist", "shots", "corpus"];
const LIST: &str = "book/zh/terms.list";

/// Names every place with a forbidden synonym.
pub(crate) fn check() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let list = std::fs::read_to_string(root.join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    let mut terms: Vec<(&str, &str)> = vec![];
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let (term, others) = line.split_once(": ").ok_or_else(|| format!("{LIST}: `{line}` has no colon"))?;
        terms.extend(others.split(' ').map(|other| (term, other)));
    }
    let mut wrong = vec![];
    for path in files::below(&root, &SKIPPED)?.iter().filter(|path| !path.ends_with(LIST)) {
        wrong.extend(found(path, &root, &terms));
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("terms:\n  {}", wrong.join("\n  "))) }
}

/// Forbidden synonyms in a text; empty if the file is not a text.
fn found(path: &Path, root: &Path, terms: &[(&str, &str)]) -> Vec<String> {
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
