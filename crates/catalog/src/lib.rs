//! The catalogue of known games.
//!
//! Each game is a text of the language in `games` of this crate, which the build finds; this crate knows nothing about it beyond that
//! file, and its moves in `native/` if no rule can say them. A claim in a game that ends in `by "…"` is a cited theorem,
//! and the tests check it against the rules.
#![forbid(unsafe_code)]

mod coins;
mod drawing;
mod geography;
mod native;
mod theorem;
mod unplayable;

pub mod argument;
pub mod theory;

pub use unplayable::Unplayable;

use rules::{Library, Origin, Ruleset};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Names and texts, in the order of their families and places.
const GAMES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// Names and texts of games on boards and graphs, which are written in a language of their own.
const BOARDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/boards.rs"));

/// Names of all games on boards and graphs, in order.
pub fn board_names() -> Vec<&'static str> {
    BOARDS.iter().map(|&(name, _)| name).collect()
}

/// Text of a game on a board or graph.
///
/// ```
/// assert!(catalog::board_text("cram").unwrap().contains("where u next to v"));
/// assert_eq!(catalog::board_text("nim"), None);
/// ```
pub fn board_text(name: &str) -> Option<&'static str> {
    BOARDS.iter().find(|&&(known, _)| known == name).map(|&(_, text)| text)
}

/// Names of all games, in a suitable order for newcomers.
pub fn names() -> Vec<&'static str> {
    GAMES.iter().map(|&(name, _)| name).collect()
}

/// Text of a game.
///
/// ```
/// assert!(catalog::text("wythoff").unwrap().contains("(a, b) -> (a - k, b - k)"));
/// assert_eq!(catalog::text("chess"), None);
/// ```
pub fn text(name: &str) -> Option<&'static str> {
    GAMES.iter().find(|&&(known, _)| known == name).map(|&(_, text)| text)
}

/// Rule set of a game; each text is read once.
pub fn ruleset(name: &str) -> Option<Arc<Ruleset>> {
    static READ: Mutex<BTreeMap<&str, Arc<Ruleset>>> = Mutex::new(BTreeMap::new());
    let read = || READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(ruleset) = read().get(name) {
        return Some(ruleset.clone());
    }
    let &(name, text) = GAMES.iter().find(|&&(known, _)| known == name)?;
    // Reading a compound reads its base, so the lock is not held; what is interrupted is not kept.
    let ruleset = rules::parse(text, &Catalog).ruleset?;
    Some(read().entry(name).or_insert(ruleset).clone())
}

/// The catalogue as a library of the language: the source of the game behind `upto k of nim`.
pub struct Catalog;

impl Library for Catalog {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        ruleset(name)
    }

    fn native(&self, name: &str) -> Option<Origin> {
        native::native(name)
    }

    fn names(&self) -> Vec<String> {
        names().into_iter().map(String::from).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_in_the_order_of_their_families_and_places() {
        let mut families: Vec<Option<String>> = Vec::new();
        let mut last = None;
        for name in names() {
            let ruleset = ruleset(name).expect("parses");
            if families.last() != Some(&ruleset.family) {
                assert!(!families.contains(&ruleset.family), "{name} stands apart from its family");
                families.push(ruleset.family.clone());
                last = None;
            }
            let place = (ruleset.place.is_none(), ruleset.place.clone(), name);
            assert!(last < Some(place.clone()), "{name} comes before {last:?}");
            last = Some(place);
        }
    }

    #[test]
    fn every_game_parses_without_a_word_of_complaint_and_bears_its_file_name() {
        for name in names() {
            let parsed = rules::parse(text(name).expect("listed"), &Catalog);
            assert!(parsed.diagnostics.is_empty(), "{name}: {:#?}", parsed.diagnostics);
            assert_eq!(parsed.ruleset.expect("no diagnostics").name, name);
        }
    }

    #[test]
    fn every_game_speaks_both_languages() {
        for name in names() {
            let ruleset = ruleset(name).expect("parses");
            for words in [&ruleset.title, &ruleset.about] {
                assert!(!words.en.is_empty() && !words.zh.is_empty(), "{name}: {words:?}");
            }
        }
    }

    #[test]
    fn every_play_ends_but_where_endless_play_is_a_draw() {
        for name in names() {
            let ruleset = ruleset(name).expect("parses");
            match ruleset.instantiate(&[], None) {
                Ok(game) => assert!(game.terminates() || ruleset.endless_draw, "{name}"),
                Err(_) => assert!(matches!(name, "matrix" | "sum"), "{name}"),
            }
        }
    }

    #[test]
    fn every_file_is_in_canonical_form() {
        for name in names() {
            let text = text(name).expect("listed");
            assert_eq!(rules::format(text).as_deref(), Ok(text), "{name}: run `bouton fmt`");
        }
    }
}
