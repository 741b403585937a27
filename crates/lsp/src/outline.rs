//! The outline of a text: the game, its rules and its claims.

use crate::document::Document;
use language::ast::ItemKind;
use lsp_types::{DocumentSymbol, SymbolKind};
use rules::Lang;
use words::editor;

/// Items of a text in order.
pub(crate) fn outline(document: &Document, lang: Lang) -> Vec<DocumentSymbol> {
    let file = document.file();
    let items = file.items.iter().filter_map(|item| {
        let kind = match &item.kind {
            ItemKind::Game { .. } => SymbolKind::MODULE,
            ItemKind::Rule { .. } | ItemKind::Together { .. } | ItemKind::Compound { .. } => {
                SymbolKind::METHOD
            }
            ItemKind::Claim(_) => SymbolKind::PROPERTY,
            ItemKind::Automaton { .. } => SymbolKind::FUNCTION,
            ItemKind::Example(_) => SymbolKind::CONSTANT,
            ItemKind::Position { .. } | ItemKind::End { .. } | ItemKind::Assume { .. } => SymbolKind::EVENT,
            _ => return None,
        };
        let name = item.span.without_comments(&document.text, &file.comments);
        let detail = matches!(item.kind, ItemKind::Rule { .. });
        #[expect(deprecated, reason = "the type has a field that the protocol has given up")]
        let symbol = DocumentSymbol {
            name,
            detail: detail.then(|| editor::RULES.get(lang).to_owned()),
            kind,
            tags: None,
            deprecated: None,
            range: document.of(item.span),
            selection_range: document.of(item.span),
            children: None,
        };
        Some(symbol)
    });
    items.collect()
}
