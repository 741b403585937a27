//! A plain renderer of diagnostics, for the snapshots.

use language::{Diagnostic, Lang, Severity, Span};
use std::fmt::Write;

fn width(text: &str) -> usize {
    text.chars().map(|letter| if (letter as u32) < 0x1100 { 1 } else { 2 }).sum()
}

/// The line of the text in which a place starts, its number from 1, and where in the text the line starts.
fn line_of(text: &str, span: Span) -> (usize, usize, &str) {
    let at = span.start as usize;
    let start = text[..at].rfind('\n').map_or(0, |before| before + 1);
    let end = text[at..].find('\n').map_or(text.len(), |after| at + after);
    (text[..at].matches('\n').count() + 1, start, &text[start..end])
}

/// A diagnostic with the lines it speaks of.
fn render(text: &str, diagnostic: &Diagnostic, lang: Lang) -> String {
    let severity = match diagnostic.severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let mut out = format!("{severity}[{}]: {}\n", diagnostic.code(), diagnostic.message(lang));
    for label in diagnostic.labels() {
        let (number, start, line) = line_of(text, label.span());
        let before = width(&text[start..label.span().start as usize]);
        let inside = &text[label.span().start as usize..label.span().end as usize];
        let marks = width(inside.split('\n').next().unwrap_or_default()).max(1);
        let mark = if label.is_primary() { "^" } else { "-" };
        let marked = format!("{}{} {}", " ".repeat(before), mark.repeat(marks), label.text(lang));
        let _ = writeln!(out, "{number:3} | {line}\n    | {}", marked.trim_end());
    }
    if let Some(help) = diagnostic.help(lang) {
        let _ = writeln!(out, "    = {help}");
    }
    out
}

/// Some diagnostics, each in both languages.
pub(crate) fn written(text: &str, found: &[Diagnostic]) -> String {
    let mut out = String::new();
    for diagnostic in found {
        for lang in [Lang::En, Lang::Zh] {
            out.push_str(&render(text, diagnostic, lang));
        }
        out.push('\n');
    }
    out
}
