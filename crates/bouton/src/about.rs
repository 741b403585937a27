//! What a game's text says, piece by piece, as it is shown to people.

use rules::{Convention, Ruleset};

/// What a proof may build on, as the text writes it.
pub fn assumptions(game: &Ruleset) -> Vec<String> {
    game.assumptions.iter().map(|assumption| game.said(assumption.span)).collect()
}

/// The conventions under which a theorem is at work for a game of the catalogue, and whose it is.
pub fn theories(game: &Ruleset) -> Vec<(Convention, String)> {
    let theory = |convention| {
        let instance = game.instantiate(&[], Some(convention)).ok()?;
        let theory = catalog::theory::theory(&game.name, instance.arguments(), convention)?;
        Some((convention, theory.citation().to_owned()))
    };
    [Convention::Normal, Convention::Misere].into_iter().filter_map(theory).collect()
}
