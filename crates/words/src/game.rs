//! Rules of games.

use super::both;
use rules::{Body, Lang, Ruleset};

/// Rules, ends and conventions of a game, as written in its text.
pub fn rules(ruleset: &Ruleset, lang: Lang) -> Vec<String> {
    let native = match ruleset.body {
        Body::Native(_) => Some(both("The moves are written in Rust.", "着法用 Rust 写成。")),
        Body::Rules(_) | Body::Compound { .. } | Body::Blocking { .. } | Body::Entailing { .. } => None,
    };
    native.iter().map(|text| text.get(lang).to_owned()).chain(ruleset.written_rules()).collect()
}
