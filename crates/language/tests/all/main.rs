//! The language as text: what is read, refused and printed.

// One program for all of them: each one more takes seconds to link.

mod diagnostics;
mod format;
mod limits;
mod remedies;
mod render;
mod symbols;

use language::{Diagnostic, Problems};

/// Mistakes in the syntax of a text.
fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let mut problems = Problems::default();
    language::parse(text, &mut problems);
    problems.into_sorted()
}
