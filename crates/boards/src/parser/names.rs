//! Names of a text with their places, as the parser meets them.

use language::Span;
use language::symbols::{Role, Symbol};
use std::collections::HashMap;

/// Names in the order of their definitions, those of the whole text first.
#[derive(Default)]
pub(super) struct Names {
    symbols: Vec<Symbol>,
    /// The last symbol of each name: names that are known at one time are different.
    last: HashMap<String, usize>,
}

impl Names {
    pub(super) fn define(&mut self, name: &str, role: Role, definition: Span, item: Span) {
        // Nothing refers to the name of the game.
        if role != Role::Game {
            self.last.insert(name.to_owned(), self.symbols.len());
        }
        self.symbols.push(Symbol { name: name.to_owned(), role, definition, uses: Vec::new(), item });
    }

    /// Marks a place of a name that is known.
    pub(super) fn mark(&mut self, name: &str, place: Span) {
        if let Some(&symbol) = self.last.get(name) {
            self.symbols[symbol].uses.push(place);
        }
    }

    pub(super) fn into_symbols(self) -> Vec<Symbol> {
        self.symbols
    }
}
