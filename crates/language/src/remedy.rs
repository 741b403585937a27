//! Changes of a text that follow the advice of a diagnostic.

use crate::problem::{Doubt, Naming, Note, Problem, Syntax};
use crate::{Diagnostic, Span, narrow};

/// A change of a text: a place, and what stands there then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// Place that is replaced; empty where something is inserted.
    pub span: Span,
    /// The text that takes its place.
    pub text: String,
}

impl Diagnostic {
    /// The change that its advice names, where there is exactly one.
    ///
    /// ```
    /// let text = "game g\n(n) -> (n - k) wher k >= 1\n";
    /// let mut problems = language::Problems::default();
    /// language::parse(text, &mut problems);
    /// let remedy = problems.into_sorted()[0].remedy(text).unwrap();
    /// assert_eq!((remedy.span.of(text), &*remedy.text), ("wher", "where"));
    /// ```
    pub fn remedy(&self, text: &str) -> Option<Remedy> {
        let span = self.span();
        let replaced = |given: &str, with: &str| {
            let fits = span.of(text) == given || spelled(span.of(text)) == given;
            fits.then(|| Remedy { span, text: with.to_owned() })
        };
        let meant = |given: &str, suggestion: &Option<String>| replaced(given, suggestion.as_deref()?);
        match self.problem() {
            Problem::Syntax(problem) => match problem {
                Syntax::Character { given, instead: Some(instead) } => replaced(&given.to_string(), instead),
                Syntax::Operator { given, instead: [only] } => replaced(given, only),
                Syntax::Expected { suggestion, .. } => meant(span.of(text), suggestion),
                Syntax::UnknownItem { given, suggestion } => meant(given, suggestion),
                // A word that is no name of a number stands in place of `where`.
                Syntax::MissingWhere { given } if crate::suggest(given, ["where"]).is_some() => {
                    replaced(given, "where")
                }
                Syntax::MissingWhere { given } if given == "if" || given == "," => replaced(given, "where"),
                Syntax::ImplicitProduct { left, right } => {
                    replaced(&format!("{left}{right}"), &format!("{left}*{right}"))
                }
                Syntax::Unclosed { .. } => {
                    let closes = |note: &Note| match note {
                        Note::ClosesHere(close) => Some(*close),
                        _ => None,
                    };
                    let (label, close) =
                        self.labels().iter().find_map(|label| Some((label, closes(label.note())?)))?;
                    let end = label.span().start;
                    Some(Remedy { span: Span { start: end, end }, text: close.to_owned() })
                }
                _ => None,
            },
            Problem::Naming(
                Naming::UnknownName { name, suggestion }
                | Naming::Undeclared { name, suggestion, .. }
                | Naming::UnknownFunction { name, suggestion }
                | Naming::UnknownPredicate { name, suggestion }
                | Naming::UnknownBoard { name, suggestion }
                | Naming::UnknownGame { name, suggestion, .. }
                | Naming::UnknownParameter { name, suggestion, .. }
                | Naming::UnknownState { name, suggestion }
                | Naming::UnknownWord { word: name, suggestion, .. },
            )
            | Problem::Doubt(Doubt::UsedOnce { name, suggestion }) => meant(name, suggestion),
            _ => None,
        }
    }
}

/// A word of the text in canonical letters.
fn spelled(word: &str) -> String {
    word.chars().map(narrow).collect()
}
