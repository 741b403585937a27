//! Mistakes in a text as diagnostics.

use crate::document::Document;
use bouton::Problem;
use bouton::ops::{Context, Envelope, Operation, Read, Session};
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Range, Uri,
};
use rules::Lang;
use solve::Limits;
use std::sync::Arc;

/// Source of diagnostics, as editors show it.
pub(crate) const SOURCE: &str = "bouton";

/// Mistakes in a text, as far as the limits allow.
pub(crate) fn problems(text: &str, limits: &Limits) -> Vec<Problem> {
    let request = Read { envelope: Envelope::default(), text: text.to_owned() };
    let mut context = Context::new(Arc::new(Session::closed()), limits.clone());
    request.run(&mut context).map(|read| read.problems).unwrap_or_default()
}

/// A mistake as a diagnostic.
pub(crate) fn diagnostic(problem: &Problem, document: &Document, uri: &Uri, lang: Lang) -> Diagnostic {
    let range = |span: &std::ops::Range<usize>| document.range(span.start, span.end);
    let primary = problem.places().iter().find(|place| place.primary);
    let related = problem.places().iter().filter(|place| !place.note.is_empty()).map(|place| {
        DiagnosticRelatedInformation {
            location: Location { uri: uri.clone(), range: range(&place.span) },
            message: place.note.get(lang).to_owned(),
        }
    });
    let message = match problem.help(lang) {
        Some(help) => format!("{}\n{help}", problem.message(lang)),
        None => problem.message(lang),
    };
    Diagnostic {
        range: primary.map_or(Range::default(), |place| range(&place.span)),
        severity: Some(match problem.is_warning() {
            true => DiagnosticSeverity::WARNING,
            false => DiagnosticSeverity::ERROR,
        }),
        code: Some(NumberOrString::String(problem.code().to_owned())),
        source: Some(SOURCE.to_owned()),
        message,
        related_information: Some(related.collect::<Vec<_>>()).filter(|all| !all.is_empty()),
        ..Diagnostic::default()
    }
}
