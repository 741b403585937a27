//! Complaints: a mistake in the input, its place, and help. Data until printed.

use crate::speech::{lang, say};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use bouton::json::Speak;
use bouton::question::{Place, Source};
use bouton::{Lang, Problem};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::ops::Range;

use crate::window::window;

/// A mistake in the input.
#[derive(Clone, Debug, Default)]
pub(crate) struct Complaint {
    /// Stable identifier of the kind of mistake.
    pub(crate) code: Cow<'static, str>,
    /// `true` for a warning.
    pub(crate) warning: bool,
    /// `true` if the input is right, and only too large, or beyond what is known.
    pub(crate) limit: bool,
    /// Statement of the mistake.
    pub(crate) message: String,
    /// Source text.
    pub(crate) source: Option<Source>,
    /// Places in the source.
    pub(crate) labels: Vec<Label>,
    /// Suggested remedy.
    pub(crate) help: Option<String>,
    /// The library's problem that it says, if it does.
    pub(crate) problem: Option<Problem>,
}

/// A place in a source.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    /// Byte range.
    pub(crate) span: Range<usize>,
    /// `true` if it is the place of the mistake.
    pub(crate) primary: bool,
    /// Note at the place; may be empty.
    pub(crate) text: String,
}

impl Complaint {
    /// A complaint without a place.
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Complaint {
        Complaint { code: code.into(), message: message.into(), ..Complaint::default() }
    }

    /// Adds a suggestion.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Complaint {
        self.help = Some(help.into());
        self
    }

    /// Converts a problem found by the library.
    pub(crate) fn from_problem(problem: &Problem) -> Complaint {
        let label = |place: &Place| Label {
            span: place.span.clone(),
            primary: place.primary,
            text: place.note.get(lang()).to_owned(),
        };
        Complaint {
            code: problem.code().into(),
            warning: problem.is_warning(),
            limit: problem.is_limit(),
            message: problem.message(lang()),
            source: problem.source().cloned(),
            labels: problem.places().iter().map(label).collect(),
            help: problem.help(lang()),
            problem: Some(problem.clone()),
        }
    }

    /// Text for a terminal, with colours that the terminal may strip.
    pub(crate) fn render(&self) -> String {
        let level = if self.warning {
            Level::WARNING.with_name(say(phrases::problem::WARNING))
        } else {
            Level::ERROR.with_name(say(phrases::problem::ERROR))
        };
        let spans: Vec<Range<usize>> = self.labels.iter().map(|label| label.span.clone()).collect();
        let seen = self.source.as_ref().map(|source| window(&source.text, &spans));
        let mut group = Group::with_title(level.primary_title(self.message.as_str()));
        let advice = || Level::HELP.with_name(say(phrases::problem::ADVICE));
        if let (Some(source), Some((text, spans))) = (&self.source, &seen) {
            let annotations = self.labels.iter().zip(spans).map(|(label, span)| {
                let kind = if label.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
                let said = (!label.text.is_empty()).then_some(label.text.as_str());
                kind.span(span.clone()).label(said)
            });
            let path = source.name.as_deref();
            let snippet = Snippet::source(text.as_str()).path(path).line_numbering(path.is_some());
            group = group.element(snippet.annotations(annotations));
        }
        let renderer = Renderer::styled().hyperlink(false);
        match (&self.help, &self.source) {
            (Some(help), Some(_)) => renderer.render(&[group.element(advice().message(help.as_str()))]),
            (Some(help), None) => {
                let help = Group::with_title(advice().secondary_title(help.as_str()));
                format!("{}\n{}", renderer.render(&[group]), renderer.render(&[help]))
            }
            (None, _) => renderer.render(&[group]),
        }
    }

    /// Data, in the same shape as the library's problems.
    pub(crate) fn json(&self, lang: Lang) -> Value {
        if let Some(problem) = &self.problem {
            return serde_json::to_value(problem.spoken(lang)).unwrap_or_default();
        }
        let place = |label: &Label| json!({ "start": label.span.start, "end": label.span.end });
        let label = |label: &Label| {
            let Range { start, end } = label.span;
            json!({ "start": start, "end": end, "primary": label.primary, "text": label.text })
        };
        json!({
            "code": self.code,
            "message": self.message,
            "help": self.help,
            "file": self.source.as_ref().and_then(|source| source.name.as_deref()),
            "place": self.labels.iter().find(|label| label.primary).map(place),
            "labels": self.labels.iter().map(label).collect::<Vec<_>>(),
            "severity": if self.warning { "warning" } else { "error" },
        })
    }
}
