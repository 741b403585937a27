//! What a game's text says, piece by piece, as it is shown to people.

use rules::{Convention, Ruleset};
use std::sync::Arc;

/// What a proof may build on, as the text writes it.
pub fn assumptions(game: &Ruleset) -> Vec<String> {
    game.assumptions.iter().map(|assumption| game.said(assumption.span)).collect()
}

/// The conventions under which a theorem is at work for a game of the catalogue, and whose it is.
pub fn theories(game: &Arc<Ruleset>) -> Vec<(Convention, String)> {
    let Ok(instance) = game.instantiate(&[], None) else { return Vec::new() };
    let theory = |convention| {
        let theory = catalog::theory::theory(&game.name, instance.arguments(), convention)?;
        Some((convention, theory.citation().to_owned()))
    };
    [Convention::Normal, Convention::Misere].into_iter().filter_map(theory).collect()
}
