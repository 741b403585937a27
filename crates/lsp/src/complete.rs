//! Completion: words of the language, names of the text, games of the catalogue.

use crate::document::Document;
use language::complete::Candidate;
use language::vocabulary::Word;
use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, Position, TextEdit};
use rules::Lang;
use words::editor;

/// Words that may be meant at a place.
pub(crate) fn completions(document: &Document, position: Position, lang: Lang) -> Vec<CompletionItem> {
    let at = document.byte(position);
    let Some((from, all)) = document.candidates(at) else { return Vec::new() };
    let range = document.range(from, at);
    let symbols = document.symbols();
    let item = |label: &str, kind, detail: Option<String>| CompletionItem {
        label: label.to_owned(),
        kind: Some(kind),
        detail,
        text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: label.to_owned() })),
        ..CompletionItem::default()
    };
    let word = |word: &Word, kind| item(word.name, kind, Some(word.meaning(lang).to_owned()));
    let mut items = Vec::new();
    for candidate in all {
        match candidate {
            Candidate::Opening(known) | Candidate::Word(known) => {
                items.push(word(known, CompletionItemKind::KEYWORD));
            }
            Candidate::Function(function) => items.push(word(function, CompletionItemKind::FUNCTION)),
            Candidate::Keyword(name) => items.push(item(name, CompletionItemKind::KEYWORD, None)),
            Candidate::Board(name) => items.push(item(name, CompletionItemKind::ENUM_MEMBER, None)),
            Candidate::Name(name) => {
                let known = symbols.iter().find(|symbol| symbol.name == name);
                let detail = known.map(|symbol| editor::role(symbol.role).get(lang).to_owned());
                items.push(item(&name, CompletionItemKind::VARIABLE, detail));
            }
            Candidate::Game => {
                for name in catalog::names() {
                    let title = catalog::ruleset(name).map(|game| game.title.get(lang).to_owned());
                    items.push(item(name, CompletionItemKind::MODULE, title));
                }
            }
        }
    }
    items
}
