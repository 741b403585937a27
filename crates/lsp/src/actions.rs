//! Code actions: the changes that a diagnostic advises, and checks and proofs.

use crate::document::Document;
use crate::problems::{diagnostic, problems};
use language::ast::ItemKind;
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Diagnostic, Range, Uri, WorkspaceEdit,
};
use rules::Lang;
use serde_json::{Value, json};
use solve::Limits;
use std::time::Duration;
use words::{Phrase, editor};

/// Time for the reading of a text whose mistakes are to be mended.
const TIME: Duration = Duration::from_secs(1);

/// Name of the command that checks a text.
pub(crate) const CHECK: &str = "bouton.check";
/// Name of the command that proves the claims of a text, or one of them.
pub(crate) const PROVE: &str = "bouton.prove";

/// The actions offered at a place.
pub(crate) fn actions(document: &Document, uri: &Uri, range: Range, lang: Lang) -> Vec<CodeActionOrCommand> {
    let (start, end) = (document.byte(range.start), document.byte(range.end));
    let mut all = Vec::new();
    for problem in problems(&document.text, &Limits::none().with_time(TIME)) {
        let told = diagnostic(&problem, document, uri, lang);
        let (from, to) = (document.byte(told.range.start), document.byte(told.range.end));
        if to < start || end < from {
            continue;
        }
        let remedies = problem.remedies();
        let only = remedies.len() == 1;
        for remedy in remedies {
            let words = match remedy.span.start == remedy.span.end {
                true => editor::add(&remedy.text),
                false => editor::replace(&remedy.text),
            };
            let edits = Document::edits(uri, vec![document.edit(&remedy)]);
            all.push(fix(words.get(lang).to_owned(), told.clone(), edits, only));
        }
    }
    let file = document.file();
    if let Some((number, _)) = claim_at(document, start) {
        all.push(command(editor::PROVE_THIS, PROVE, vec![json!(uri), json!(number)], lang));
    }
    if file.items.iter().any(|item| matches!(item.kind, ItemKind::Claim(_))) {
        all.push(command(editor::PROVE, PROVE, vec![json!(uri)], lang));
    }
    all.push(command(editor::CHECK, CHECK, vec![json!(uri)], lang));
    all
}

/// The claim at a byte: its number, from 1, and its place.
pub(crate) fn claim_at(document: &Document, byte: usize) -> Option<(usize, language::Span)> {
    let ruleset = rules::parse(&document.text, &catalog::Catalog).ruleset?;
    let holds = |span: language::Span| (span.start as usize..=span.end as usize).contains(&byte);
    let claims = ruleset.claims.iter().enumerate();
    claims.map(|(index, claim)| (index + 1, claim.span)).find(|(_, span)| holds(*span))
}

fn fix(title: String, told: Diagnostic, edit: WorkspaceEdit, only: bool) -> CodeActionOrCommand {
    CodeActionOrCommand::CodeAction(CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        diagnostics: Some(vec![told]),
        edit: Some(edit),
        is_preferred: Some(only),
        ..CodeAction::default()
    })
}

fn command(title: Phrase, command: &str, arguments: Vec<Value>, lang: Lang) -> CodeActionOrCommand {
    let title = title.get(lang).to_owned();
    let command = Command { title: title.clone(), command: command.to_owned(), arguments: Some(arguments) };
    CodeActionOrCommand::CodeAction(CodeAction { title, command: Some(command), ..CodeAction::default() })
}
