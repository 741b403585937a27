//! Reading of rule sets.

use crate::{Diagnostic, Library, Ruleset, resolve};
use language::Problems;
use std::sync::Arc;

/// Result of reading a text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The rule set; absent exactly if one of the diagnostics is an error.
    pub ruleset: Option<Arc<Ruleset>>,
    /// All errors and warnings, sorted by place.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a `.game` file.
///
/// ```
/// let text = "
///     game bash(m >= 1 default 3)
///     (n) -> (n - k) where 1 <= k <= m
///     P(n) iff n mod (m + 1) = 0
/// ";
/// let parsed = rules::parse(text, &rules::NoLibrary);
/// assert!(parsed.diagnostics.is_empty());
/// assert_eq!(parsed.ruleset.unwrap().name, "bash");
/// ```
pub fn parse(text: &str, library: &dyn Library) -> Parsed {
    let mut problems = Problems::default();
    let file = language::parse(text, &mut problems);
    let ruleset = resolve::resolve(file, text, library, &mut problems);
    let good = problems.errors() == 0;
    Parsed { ruleset: good.then(|| Arc::new(ruleset)), diagnostics: problems.into_sorted() }
}
