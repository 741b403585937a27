//! Text about a place: a name and what it stands for, a word and its meaning, a claim and what a short check says of it.

use crate::document::Document;
use crate::names;
use bouton::claims::Finding;
use bouton::ops::{Check, Context, MINE, Operation, Question, Session};
use language::ast::ItemKind;
use language::{Span, vocabulary};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};
use rules::Lang;
use solve::Limits;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use words::{Say, editor};

/// Limits on the check behind a glance at a claim.
const GLANCE: Duration = Duration::from_millis(400);
const MEMORY: u64 = 256 << 20;
const POSITIONS: u64 = 1 << 19;

/// The text about a place.
pub(crate) fn hover(
    document: &Document,
    position: Position,
    lang: Lang,
    interrupt: Arc<AtomicBool>,
) -> Option<Hover> {
    let (words, span) = match names::at(document, position) {
        Some((symbol, place)) => {
            let role = editor::role(symbol.role).get(lang);
            let line = definition(document, &symbol);
            (format!("**{}**: {role}\n\n```game\n{line}\n```", symbol.name), place)
        }
        None => word(document, position, lang)?,
    };
    let claim = claimed(document, position, lang, interrupt);
    let value = match claim {
        Some(claim) => format!("{words}\n\n---\n\n{claim}"),
        None => words,
    };
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
    Some(Hover { contents, range: Some(document.of(span)) })
}

/// The item that defines a name, or the part of it that declares a parameter.
fn definition(document: &Document, symbol: &language::symbols::Symbol) -> String {
    symbol.item.without_comments(&document.text, &document.comments())
}

/// A word of the language, or else the claim that it stands in.
fn word(document: &Document, position: Position, lang: Lang) -> Option<(String, Span)> {
    let byte = document.byte(position);
    if document.is_board() {
        let (known, span) = boards::meaning(&document.text, byte)?;
        return Some((format!("**{}**: {}", known.name, known.meaning(lang)), span));
    }
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let start = document.text[..byte].trim_end_matches(is_word).len();
    let length = document.text[byte..].find(|letter| !is_word(letter));
    let end = byte + length.unwrap_or(document.text.len() - byte);
    let span = Span { start: u32::try_from(start).ok()?, end: u32::try_from(end).ok()? };
    let item = document.file().items.into_iter().find(|item| holds(item.span, byte));
    let name = span.of(&document.text);
    let opens = item.as_ref().is_some_and(|item| item.span.start == span.start);
    // Only at the beginning of an item do these words open one.
    let known = vocabulary::meaning(name)
        .filter(|word| opens || !vocabulary::OPENINGS.iter().any(|opening| opening.name == word.name));
    if let Some(known) = known {
        return Some((format!("**{name}**: {}", known.meaning(lang)), span));
    }
    if vocabulary::reserved().any(|word| word == name) {
        return Some((format!("**{name}**: {}", editor::KEYWORD.get(lang)), span));
    }
    let item = item.filter(|item| matches!(item.kind, ItemKind::Claim(_)))?;
    Some((format!("```game\n{}\n```", item.span.of(&document.text)), item.span))
}

fn holds(span: Span, byte: usize) -> bool {
    (span.start as usize..=span.end as usize).contains(&byte)
}

/// Result of a short check of the claim at a place.
fn claimed(
    document: &Document,
    position: Position,
    lang: Lang,
    interrupt: Arc<AtomicBool>,
) -> Option<String> {
    let byte = document.byte(position);
    let file = document.file();
    let on_claim =
        |item: &language::ast::Item| matches!(item.kind, ItemKind::Claim(_)) && holds(item.span, byte);
    if !file.items.iter().any(on_claim) {
        return None;
    }
    let ruleset = rules::parse(&document.text, &catalog::Catalog).ruleset?;
    let claim = ruleset.claims.iter().find(|claim| holds(claim.span, byte))?;
    let text = ruleset.quote(claim.span);
    let limits = Limits { interrupt, ..Limits::none() };
    let limits = limits.with_time(GLANCE).with_memory(MEMORY).with_positions(POSITIONS);
    let question = Question::ask(MINE).with_rules(&*document.text);
    let mut context = Context::new(Arc::new(Session::closed()), limits);
    let report = Check::of(question).run(&mut context).ok()?.report;
    let of_it = report.findings.iter().filter(|finding| finding.text == text);
    let said: Vec<String> = of_it.map(|finding| said(finding, lang)).collect();
    Some(if said.is_empty() { editor::NOT_YET.get(lang).to_owned() } else { said.join("\n\n") })
}

/// A finding in words.
pub(crate) fn said(finding: &Finding, lang: Lang) -> String {
    finding.text().get(lang).to_owned()
}
