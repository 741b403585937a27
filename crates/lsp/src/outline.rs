//! The outline of a text: the game, its rules and its claims.

use crate::document::Document;
use language::Span;
use language::ast::ItemKind;
use lsp_types::{DocumentSymbol, SymbolKind};
use rules::Lang;
use words::editor;

/// Items of a text in order.
pub(crate) fn outline(document: &Document, lang: Lang) -> Vec<DocumentSymbol> {
    let comments = document.comments();
    let items = match document.is_board() {
        true => of_boards(document),
        false => {
            document.file().items.iter().filter_map(|item| Some((kind(&item.kind)?, item.span))).collect()
        }
    };
    let symbol = |(kind, span): (SymbolKind, Span)| {
        let detail = kind == SymbolKind::METHOD;
        #[expect(deprecated, reason = "the type has a field that the protocol has given up")]
        DocumentSymbol {
            name: span.without_comments(&document.text, &comments),
            detail: detail.then(|| editor::RULES.get(lang).to_owned()),
            kind,
            tags: None,
            deprecated: None,
            range: document.of(span),
            selection_range: document.of(span),
            children: None,
        }
    };
    items.into_iter().map(symbol).collect()
}

/// Kind under which an item is shown.
fn kind(item: &ItemKind) -> Option<SymbolKind> {
    Some(match item {
        ItemKind::Game { .. } => SymbolKind::MODULE,
        ItemKind::Rule { .. } | ItemKind::Together { .. } | ItemKind::Compound { .. } => SymbolKind::METHOD,
        ItemKind::Claim(_) => SymbolKind::PROPERTY,
        ItemKind::Automaton { .. } => SymbolKind::FUNCTION,
        ItemKind::Example(_) => SymbolKind::CONSTANT,
        ItemKind::Position { .. } | ItemKind::End { .. } | ItemKind::Assume { .. } => SymbolKind::EVENT,
        _ => return None,
    })
}

/// Items of a game on a board, with the kinds under which they are shown.
fn of_boards(document: &Document) -> Vec<(SymbolKind, Span)> {
    let shown = |item: &boards::Item| {
        let kind = match item.opening {
            None => SymbolKind::METHOD,
            Some("game") => SymbolKind::MODULE,
            Some("on") => SymbolKind::STRUCT,
            Some("cells") => SymbolKind::ENUM,
            Some("position" | "end" | "then" | "start") => SymbolKind::EVENT,
            Some("example") => SymbolKind::CONSTANT,
            Some(_) => return None,
        };
        Some((kind, item.span))
    };
    boards::items(&document.text).iter().filter_map(shown).collect()
}
