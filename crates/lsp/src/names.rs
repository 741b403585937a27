//! Names: where they are defined, where they stand, and how they are changed.

use crate::document::Document;
use language::symbols::{Role, Symbol};
use lsp_types::{DocumentHighlight, Location, Position, Range, TextEdit, Uri};
use std::collections::HashMap;

/// The name at a place, with the place itself.
pub(crate) fn at(document: &Document, position: Position) -> Option<(Symbol, language::Span)> {
    let byte = document.byte(position);
    let touches = |span: &language::Span| (span.start as usize..=span.end as usize).contains(&byte);
    document.symbols().into_iter().find_map(|symbol| {
        let place = symbol.places().into_iter().find(touches)?;
        Some((symbol, place))
    })
}

/// The definition of the name at a place.
pub(crate) fn definition(document: &Document, uri: &Uri, position: Position) -> Option<Location> {
    let (symbol, _) = at(document, position)?;
    Some(Location { uri: uri.clone(), range: document.of(symbol.definition) })
}

/// All places of the name at a place, its definition perhaps left out.
pub(crate) fn references(document: &Document, uri: &Uri, position: Position, all: bool) -> Vec<Location> {
    let Some((symbol, _)) = at(document, position) else { return Vec::new() };
    let places = symbol.places().into_iter().filter(|place| all || *place != symbol.definition);
    places.map(|place| Location { uri: uri.clone(), range: document.of(place) }).collect()
}

/// All places of the name at a place, to be marked.
pub(crate) fn highlights(document: &Document, position: Position) -> Vec<DocumentHighlight> {
    let Some((symbol, _)) = at(document, position) else { return Vec::new() };
    let places = symbol.places().into_iter();
    places.map(|place| DocumentHighlight { range: document.of(place), kind: None }).collect()
}

/// The name at a place, if it can be changed.
pub(crate) fn renamable(document: &Document, position: Position) -> Option<(Symbol, Range)> {
    let (symbol, place) = at(document, position)?;
    symbol.is_renamable().then(|| (symbol, document.of(place)))
}

/// Changes that give the name at a place another spelling; nothing if the text would mean something else then.
pub(crate) fn renamed(document: &Document, symbol: &Symbol, name: &str) -> Option<Vec<TextEdit>> {
    let places = symbol.places();
    let mut text = document.text.to_string();
    for place in places.iter().rev() {
        text.replace_range(place.start as usize..place.end as usize, name);
    }
    if text == *document.text {
        return Some(Vec::new());
    }
    let changed = Document::new(text, document.version);
    let same = structure(document) == structure(&changed) && changed.mistakes() <= document.mistakes();
    // `a # b` is a name and a comment.
    let is_name = changed.symbols().iter().any(|known| known.definition.of(&changed.text) == name.trim());
    let edit = |place: &language::Span| TextEdit { range: document.of(*place), new_text: name.to_owned() };
    (same && is_name).then(|| places.iter().map(edit).collect())
}

/// Names of a text without their spelling: which of its places belong together, in order, and what each stands for.
fn structure(document: &Document) -> Vec<(usize, Role)> {
    let all = document.symbols();
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    let mut places: Vec<(u32, usize)> = Vec::new();
    for (number, symbol) in all.iter().enumerate() {
        places.extend(symbol.places().iter().map(|place| (place.start, number)));
    }
    places.sort_unstable();
    let number = |(_, symbol): (u32, usize)| {
        let next = numbers.len();
        (*numbers.entry(symbol).or_insert(next), all[symbol].role)
    };
    places.into_iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with all places of a symbol changed.
    fn changed(text: &str, symbol: &Symbol, name: &str) -> String {
        let mut changed = text.to_owned();
        for place in symbol.places().iter().rev() {
            changed.replace_range(place.start as usize..place.end as usize, name);
        }
        changed
    }

    #[test]
    fn every_name_of_the_catalogue_can_be_changed_and_changed_back() {
        let mut renamed_names = 0;
        let games = catalog::names().into_iter().map(|name| (name, catalog::text(name)));
        let boards = catalog::board_names().into_iter().map(|name| (name, catalog::board_text(name)));
        for (name, text) in games.chain(boards) {
            let text = text.expect("a game");
            let document = Document::new(text.into(), 0);
            for (number, symbol) in document.symbols().iter().enumerate() {
                if !symbol.is_renamable() || symbol.role == Role::Game {
                    continue;
                }
                let fresh = "quite_another_name";
                assert!(renamed(&document, symbol, fresh).is_some(), "{name}: {}", symbol.name);
                let there = Document::new(changed(text, symbol, fresh), 1);
                let again = &there.symbols()[number];
                assert_eq!((&*again.name, again.role), (fresh, symbol.role), "{name}");
                assert_eq!(changed(&there.text, again, &symbol.name), text, "{name}: {}", symbol.name);
                assert!(renamed(&there, again, &symbol.name).is_some(), "{name}: {}", symbol.name);
                renamed_names += 1;
            }
        }
        assert!(renamed_names > 200, "{renamed_names}");
    }

    /// Two names of one scope cannot become one.
    #[test]
    fn names_of_one_item_stay_apart() {
        for name in ["wythoff", "euclid", "staircase", "fibonacci-nim", "blocking-wythoff"] {
            let document = Document::new(catalog::text(name).expect("a game").into(), 0);
            let all = document.symbols();
            for symbol in all.iter().filter(|symbol| symbol.is_renamable() && symbol.role != Role::Game) {
                let others =
                    all.iter().filter(|other| other.item == symbol.item && other.name != symbol.name);
                for other in others.filter(|other| other.role != Role::Game) {
                    let both = format!("{name}: {} {}", symbol.name, other.name);
                    // Names that are bound in formulas apart from each other may be alike.
                    if symbol.role != Role::Bound || other.role != Role::Bound {
                        assert_eq!(renamed(&document, symbol, &other.name), None, "{both}");
                    }
                }
            }
        }
    }
}
