//! A diagnostic: what is wrong, where, and what to do. Its words are made only when someone reads them.

use crate::problem::{Note, Problem, Syntax};
use crate::{Lang, Span, watch, words};

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// The text does not mean anything as it stands.
    Error,
    /// The text has a meaning, but likely not the one that was meant.
    Warning,
}

/// What is wrong with a text, as data.
///
/// ```
/// use rules::{Lang, NoLibrary, parse};
/// let parsed = parse("game nim\n(n) -> (n - k) wher k >= 1\n", &NoLibrary);
/// assert!(parsed.ruleset.is_none());
/// let diagnostic = &parsed.diagnostics[0];
/// assert_eq!(diagnostic.code(), "missing-where");
/// assert!(!diagnostic.message(Lang::Zh).is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    problem: Box<Problem>,
    labels: Vec<Label>,
}

/// A place in the text, with what there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    span: Span,
    primary: bool,
    note: Note,
}

impl Label {
    /// The place.
    pub fn span(&self) -> Span {
        self.span
    }

    /// Whether this is the place of the mistake; the others explain it.
    pub fn is_primary(&self) -> bool {
        self.primary
    }

    /// What to say at this place; may be empty.
    pub fn text(&self, lang: Lang) -> String {
        words::note(&self.note, lang)
    }
}

impl Diagnostic {
    /// A diagnostic of one place, with nothing more to say there.
    pub(crate) fn at(problem: impl Into<Problem>, span: Span) -> Diagnostic {
        Diagnostic::noted(problem, span, Note::Here)
    }

    /// A diagnostic of one place.
    pub(crate) fn noted(problem: impl Into<Problem>, span: Span, note: Note) -> Diagnostic {
        Diagnostic { problem: Box::new(problem.into()), labels: vec![Label { span, primary: true, note }] }
    }

    /// Adds another place that explains the mistake.
    pub(crate) fn with(mut self, span: Span, note: Note) -> Diagnostic {
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

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        if self.problem.is_warning() { Severity::Warning } else { Severity::Error }
    }

    /// What is wrong, in a sentence.
    pub fn message(&self, lang: Lang) -> String {
        words::message(&self.problem, lang)
    }

    /// The places, first the one of the mistake.
    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// What to do about it.
    pub fn help(&self, lang: Lang) -> Option<String> {
        words::help(&self.problem, lang)
    }

    /// Where the mistake is.
    pub fn span(&self) -> Span {
        self.labels.first().map_or(Span::default(), Label::span)
    }
}

/// The diagnostics of one text, up to a limit: a file of nonsense needs no million complaints.
#[derive(Default)]
pub(crate) struct Problems {
    found: Vec<Diagnostic>,
    errors: usize,
    stopped: bool,
}

impl Problems {
    /// How many diagnostics are kept.
    pub(crate) const LIMIT: usize = 100;

    pub(crate) fn add(&mut self, diagnostic: Diagnostic) {
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

    /// Whether there are too many to go on, or whoever waits wants no more.
    pub(crate) fn full(&mut self) -> bool {
        if !self.stopped && watch::steps(1) {
            self.stopped = true;
            self.errors += 1;
            // That is all there is to say of what was not read.
            self.found = vec![Diagnostic::at(Syntax::Stopped, Span::default())];
        }
        self.stopped || self.found.len() > Self::LIMIT
    }

    /// How many errors there are so far, also those not kept.
    pub(crate) fn errors(&self) -> usize {
        self.errors
    }

    /// All of them in the order of their places; that there are more comes last.
    pub(crate) fn into_sorted(mut self) -> Vec<Diagnostic> {
        self.found.sort_by_key(|diagnostic| {
            let more = matches!(*diagnostic.problem, Problem::Syntax(Syntax::TooMany { .. }));
            (more, diagnostic.span().start, diagnostic.span().end)
        });
        self.found
    }
}
