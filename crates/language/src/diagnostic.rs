//! Diagnostics: a problem, its places, and help. The sentences are made only when they are read.

use crate::problem::{Note, Problem, Syntax};
use crate::{Lang, Span, words};
use limits::watch;

/// Severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The text has no meaning.
    Error,
    /// The text has a meaning, but probably not the intended one.
    Warning,
}

/// A problem in a text, as data.
///
/// ```
/// use language::{Lang, Problems, parse};
/// let mut problems = Problems::default();
/// parse("game nim\n(n) -> (n - k) wher k >= 1\n", &mut problems);
/// let diagnostic = &problems.into_sorted()[0];
/// assert_eq!(diagnostic.code(), "missing-where");
/// assert!(!diagnostic.message(Lang::Zh).is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    problem: Box<Problem>,
    labels: Vec<Label>,
}

/// A place in the text, with a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    span: Span,
    primary: bool,
    note: Note,
}

impl Label {
    /// Place of the label.
    pub fn span(&self) -> Span {
        self.span
    }

    /// Returns `true` if this is the place of the mistake; other labels explain it.
    pub fn is_primary(&self) -> bool {
        self.primary
    }

    /// Note for this place, as data.
    pub(crate) fn note(&self) -> &Note {
        &self.note
    }

    /// Note for this place; may be empty.
    pub fn text(&self, lang: Lang) -> String {
        words::note(&self.note, lang)
    }
}

/// In English, for programs.
impl std::fmt::Display for Diagnostic {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Diagnostic {}

impl Diagnostic {
    /// A diagnostic with one place and no note.
    pub fn at(problem: impl Into<Problem>, span: Span) -> Diagnostic {
        Diagnostic::noted(problem, span, Note::Here)
    }

    /// A diagnostic with one place and a note.
    pub fn noted(problem: impl Into<Problem>, span: Span, note: Note) -> Diagnostic {
        Diagnostic { problem: Box::new(problem.into()), labels: vec![Label { span, primary: true, note }] }
    }

    /// Adds another place that explains the mistake.
    #[must_use]
    pub fn with(mut self, span: Span, note: Note) -> Diagnostic {
        self.labels.push(Label { span, primary: false, note });
        self
    }

    pub(crate) fn unclosed_text(opening: Span, end: Span) -> Diagnostic {
        Diagnostic::noted(Syntax::UnclosedText, opening, Note::OpensHere).with(end, Note::ClosesHere("\""))
    }

    /// A stable name for the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        self.problem.code()
    }

    /// The problem, as data.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Severity of the diagnostic.
    pub fn severity(&self) -> Severity {
        if self.problem.is_warning() { Severity::Warning } else { Severity::Error }
    }

    /// Statement of the problem, one sentence.
    pub fn message(&self, lang: Lang) -> String {
        words::message(&self.problem, lang)
    }

    /// Places; the first is that of the mistake.
    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// Suggested remedy.
    pub fn help(&self, lang: Lang) -> Option<String> {
        words::help(&self.problem, lang)
    }

    /// Place of the mistake.
    pub fn span(&self) -> Span {
        self.labels.first().map_or(Span::default(), Label::span)
    }
}

/// Diagnostics of one text, up to a limit, since a nonsensical file does not need a million messages.
#[derive(Default)]
pub struct Problems {
    found: Vec<Diagnostic>,
    errors: usize,
    stopped: bool,
}

impl Problems {
    /// Limit on the diagnostics kept.
    pub(crate) const LIMIT: usize = 100;

    /// Keeps a diagnostic if there is room.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        if self.stopped {
            return;
        }
        match diagnostic.severity() {
            Severity::Error => self.errors += 1,
            // warnings leave room for errors
            Severity::Warning if self.found.len() >= Self::LIMIT / 2 => return,
            Severity::Warning => {}
        }
        if self.found.len() < Self::LIMIT {
            self.found.push(diagnostic);
        } else if self.found.len() == Self::LIMIT {
            let span = diagnostic.span();
            self.found.push(Diagnostic::at(Syntax::TooMany { limit: Self::LIMIT }, span));
        }
    }

    /// Returns `true` if there are too many to go on, or the caller asked to stop.
    pub fn full(&mut self) -> bool {
        if !self.stopped && watch::steps(1) {
            self.stopped = true;
            self.errors += 1;
            // Nothing can be said about the unread rest.
            self.found = vec![Diagnostic::at(Syntax::Stopped, Span::default())];
        }
        self.stopped || self.found.len() > Self::LIMIT
    }

    /// Number of errors so far, including those not kept.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// All diagnostics sorted by place; a note that there are more comes last.
    pub fn into_sorted(mut self) -> Vec<Diagnostic> {
        self.found.sort_by_key(|diagnostic| {
            let more = matches!(*diagnostic.problem, Problem::Syntax(Syntax::TooMany { .. }));
            (more, diagnostic.span().start, diagnostic.span().end)
        });
        self.found
    }
}
